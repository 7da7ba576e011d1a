import { size } from '../cities.ts';
import { entry } from './entries.ts';

/**
 * Ways to lie of one base, h hand cards and x hidden discards among the s = 1 + h + x cards that are out of the deck, by their places 0 … s−1 in letter order.
 * The same for every set of cards, so that whole sets change at once.
 */
export interface Arrangements {
  readonly hands: number;
  readonly discards: number;
  readonly places: number;
  readonly count: number;
  /** By arrangement: place of the base, places of the hand and of the discards as bits. */
  readonly base: Int32Array;
  readonly hand: Int32Array;
  readonly gone: Int32Array;
  /** By base << places | discards. */
  readonly number: Int32Array;
}

const made = new Map<number, Arrangements>();

export function arrangements(hands: number, discards: number): Arrangements {
  const key = hands * 32 + discards;
  const known = made.get(key);
  if (known) return known;
  const places = 1 + hands + discards;
  const found: [number, number][] = [];
  const number = new Int32Array(places << places).fill(-1);
  for (let base = 0; base < places; base++)
    for (let gone = 0; gone < 1 << places; gone++) {
      if ((gone >> base) & 1 || size(gone) !== discards) continue;
      number[(base << places) | gone] = found.length;
      found.push([base, gone]);
    }
  const all = (1 << places) - 1;
  const fresh: Arrangements = {
    hands,
    discards,
    places,
    count: found.length,
    base: Int32Array.from(found, ([base]) => base),
    hand: Int32Array.from(found, ([base, gone]) => all & ~gone & ~(1 << base)),
    gone: Int32Array.from(found, ([, gone]) => gone),
    number,
  };
  made.set(key, fresh);
  return fresh;
}

/** A set with a place opened (empty) or closed at one position. */
export const opened = (set: number, at: number): number => ((set >> at) << (at + 1)) | (set & ((1 << at) - 1));
export const closed = (set: number, at: number): number => ((set >> (at + 1)) << at) | (set & ((1 << at) - 1));

/** For every arrangement what it becomes when a hand card comes in at a place. */
export function withHand(from: Arrangements, at: number): Int32Array {
  const to = arrangements(from.hands + 1, from.discards);
  return Int32Array.from({ length: from.count }, (_, a) => {
    const base = entry(from.base, a);
    return entry(to.number, ((base >= at ? base + 1 : base) << to.places) | opened(entry(from.gone, a), at));
  });
}

/** For every arrangement what it becomes when the hand card at a place goes away; −1 where something else lies there. */
export function withoutHand(from: Arrangements, at: number): Int32Array {
  const to = arrangements(from.hands - 1, from.discards);
  return Int32Array.from({ length: from.count }, (_, a) => {
    if (!((entry(from.hand, a) >> at) & 1)) return -1;
    const base = entry(from.base, a);
    return entry(to.number, ((base > at ? base - 1 : base) << to.places) | closed(entry(from.gone, a), at));
  });
}

/** Sets of so many out of n, ascending, and the number of each. */
export interface Subsets {
  readonly sets: Int32Array;
  readonly number: Int32Array;
}

const listed = new Map<number, Subsets>();

export function subsetsOf(n: number, count: number): Subsets {
  const key = n * 32 + count;
  const known = listed.get(key);
  if (known) return known;
  const number = new Int32Array(1 << n).fill(-1);
  const sets: number[] = [];
  for (let set = 0; set < 1 << n; set++)
    if (size(set) === count) {
      number[set] = sets.length;
      sets.push(set);
    }
  const fresh = { sets: Int32Array.from(sets), number };
  listed.set(key, fresh);
  return fresh;
}
