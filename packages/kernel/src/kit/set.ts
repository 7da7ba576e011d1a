/** Sets of up to 31 things as bits of a number, so that a state stays one JSON value of small integers. Imported as `set`: `set.has(hand, card)`. */
import type { Index } from './noun.ts';

/** A set of things of one kind. A flavour like `Index`: plain numbers are accepted, sets of another kind are not. */
export type SetOf<K extends string> = number & { readonly members?: K };

export const has = <K extends string>(members: SetOf<K>, index: NoInfer<Index<K>>): boolean => ((members >> index) & 1) !== 0;

const plus = <K extends string>(members: SetOf<K>, index: NoInfer<Index<K>>): SetOf<K> => members | (1 << index);
export { plus as with };

export const without = <K extends string>(members: SetOf<K>, index: NoInfer<Index<K>>): SetOf<K> => members & ~(1 << index);

export const union = <K extends string>(some: SetOf<K>, others: NoInfer<SetOf<K>>): SetOf<K> => some | others;

export const both = <K extends string>(some: SetOf<K>, others: NoInfer<SetOf<K>>): SetOf<K> => some & others;

export const minus = <K extends string>(some: SetOf<K>, others: NoInfer<SetOf<K>>): SetOf<K> => some & ~others;

/** The set of one thing. */
export const only = <K extends string>(index: Index<K>): SetOf<K> => 1 << index;

/** The set of one thing, or of none where there is no such thing (−1). */
export const maybe = <K extends string>(index: Index<K>): SetOf<K> => (index < 0 ? 0 : 1 << index);

/** The first so many things of their kind. */
export const upTo = <K extends string>(count: number): SetOf<K> => (1 << count) - 1;

/** The lowest member of a set that is not empty. With `rest` it makes the loop: `for (let rest = cities; rest !== 0; rest = set.rest(rest)) … set.first(rest)`. */
export const first = <K extends string>(members: SetOf<K>): Index<K> => 31 - Math.clz32(members & (~members + 1));

/** The set without its lowest member. */
export const rest = <K extends string>(members: SetOf<K>): SetOf<K> => members & (members - 1);

/** The member at a place, the lowest at 0: what chance picks from a set. */
export function nth<K extends string>(members: SetOf<K>, place: number): Index<K> {
  let left = members;
  for (let skipped = 0; skipped < place; skipped++) left = rest(left);
  return first(left);
}

export function size(members: SetOf<string>): number {
  let n = members - ((members >> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >> 2) & 0x33333333);
  return (((n + (n >> 4)) & 0x0f0f0f0f) * 0x01010101) >> 24;
}

/** The members in order, as a list. For views, tests and texts: where rules run in search, loop by `first` and `rest`. */
export function list<K extends string>(members: SetOf<K>): Index<K>[] {
  const all: Index<K>[] = [];
  for (let left = members; left !== 0; left = rest(left)) all.push(first(left));
  return all;
}

/** The set of some things. For set-up, views and tests. */
export const of = <K extends string>(members: Iterable<Index<K>>): SetOf<K> => {
  let all: SetOf<K> = 0;
  for (const member of members) all |= 1 << member;
  return all;
};
