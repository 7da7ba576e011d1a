/** What an argument is called outside: an id, a number, yes or no. */
export type Value = string | number | boolean;

/**
 * The number by which rules call one thing of a kind. A flavour, not a brand: any plain number is accepted, so `1 - seat`, −1 and JSON need no cast,
 * but the number of a thing of another kind is not, so arguments in the wrong order do not compile.
 */
export type Index<K extends string> = number & { readonly noun?: K };

/** A kind of thing that words speak of, and under which name one word does: `from` and `to` are both cities. */
export interface Noun<K extends string = string, T extends Value = Value, A extends string = string> {
  readonly kind: K;
  readonly name: A;
  readonly values: readonly T[];
  /** The number by which rules call the first value. */
  readonly from: number;
}

/** Things by their ids; rules call them by their place in the list. */
export const noun = <const K extends string, const T extends Value>(kind: K, values: readonly T[]): Noun<K, T, K> => ({
  kind,
  name: kind,
  values,
  from: 0,
});

/** Numbers from the first to the last; rules write and read them as they are. */
export const numeral = <const K extends string>(kind: K, first: number, last: number): Noun<K, number, K> => ({
  kind,
  name: kind,
  values: Array.from({ length: last - first + 1 }, (_, i) => first + i),
  from: first,
});

/** Yes or no; rules write 1 or 0. */
export const flag = <const K extends string>(kind: K): Noun<K, boolean, K> => noun(kind, [false, true]);

/** The same kind of thing under another name: `as('from', city)`. */
export const as = <const A extends string, K extends string, T extends Value>(
  name: A,
  { kind, values, from }: Noun<K, T>,
): Noun<K, T, A> => ({
  kind,
  name,
  values,
  from,
});
