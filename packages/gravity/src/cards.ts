/**
 * Sets of cards. Identical cards are one choice, so a set says how many of each kind it holds; written as one small integer (mixed radix,
 * one digit a kind) it is an index for choices and events.
 */
export interface CardSets {
  /** Kinds of cards in a deck; kind k bears the number numbers[k]. */
  readonly kinds: number;
  readonly numbers: readonly number[];
  readonly copies: readonly number[];
  /** Value of one card of kind k in a key. */
  readonly weight: readonly number[];
  /** Keys are below this. */
  readonly keys: number;
  /** Number of cards by key. */
  readonly size: readonly number[];
  /** '1 1 3' by key, 'none' for the empty set. */
  readonly text: readonly string[];
}

export function cardSets(cards: readonly { readonly number: number; readonly copies: number }[]): CardSets {
  const weight: number[] = [];
  let keys = 1;
  for (const card of cards) {
    weight.push(keys);
    keys *= card.copies + 1;
  }
  const size: number[] = [];
  const text: string[] = [];
  for (let key = 0; key < keys; key++) {
    const numbers: number[] = [];
    cards.forEach((card, kind) => {
      const count = Math.floor(key / (weight[kind] as number)) % (card.copies + 1);
      for (let i = 0; i < count; i++) numbers.push(card.number);
    });
    size.push(numbers.length);
    text.push(numbers.length === 0 ? 'none' : numbers.join(' '));
  }
  return {
    kinds: cards.length,
    numbers: cards.map((card) => card.number),
    copies: cards.map((card) => card.copies),
    weight,
    keys,
    size,
    text,
  };
}

/** How many cards of a kind a set holds. */
export function countIn(sets: CardSets, key: number, kind: number): number {
  return Math.floor(key / (sets.weight[kind] as number)) % ((sets.copies[kind] as number) + 1);
}

/** The key of counts[offset … offset + kinds − 1]. */
export function keyOf(sets: CardSets, counts: readonly number[], offset: number): number {
  let key = 0;
  for (let kind = 0; kind < sets.kinds; kind++) key += (counts[offset + kind] as number) * (sets.weight[kind] as number);
  return key;
}

/** The card numbers of counts[offset …], ascending, each as often as it is held. */
export function numbersIn(sets: CardSets, counts: readonly number[], offset: number): number[] {
  const numbers: number[] = [];
  for (let kind = 0; kind < sets.kinds; kind++)
    for (let i = 0; i < (counts[offset + kind] as number); i++) numbers.push(sets.numbers[kind] as number);
  return numbers;
}

/** Sets of bounded size as the values of an argument: a dense index for a codec, and the way back from a key. */
export interface SetRange {
  readonly values: readonly string[];
  readonly keys: readonly number[];
  /** Index by key, −1 outside the range. */
  readonly index: readonly number[];
  /** Indices of all subsets in the range, by the key of the whole: filled in when they are first asked for. */
  readonly subsets: (readonly number[] | undefined)[];
}

export function setRange(sets: CardSets, least: number, most: number): SetRange {
  const keys: number[] = [];
  const index = new Array<number>(sets.keys).fill(-1);
  for (let size = least; size <= most; size++)
    for (let key = 0; key < sets.keys; key++)
      if (sets.size[key] === size) {
        index[key] = keys.length;
        keys.push(key);
      }
  return { values: keys.map((key) => sets.text[key] as string), keys, index, subsets: new Array<undefined>(sets.keys).fill(undefined) };
}

/** Writes base + index of every subset of counts[offset …] that lies in the range, and returns how many there are. */
export function listSubsets(
  sets: CardSets,
  range: SetRange,
  counts: readonly number[],
  offset: number,
  base: number,
  out: number[],
): number {
  const key = keyOf(sets, counts, offset);
  const subsets = (range.subsets[key] ??= findSubsets(sets, range, key));
  for (let i = 0; i < subsets.length; i++) out[i] = base + (subsets[i] as number);
  return subsets.length;
}

function findSubsets(sets: CardSets, range: SetRange, whole: number): readonly number[] {
  let keys = [0];
  for (let kind = 0; kind < sets.kinds; kind++) {
    const counts = Array.from({ length: countIn(sets, whole, kind) + 1 }, (_, count) => count * (sets.weight[kind] as number));
    keys = counts.flatMap((cards) => keys.map((key) => key + cards));
  }
  return keys.map((key) => range.index[key] as number).filter((index) => index >= 0);
}
