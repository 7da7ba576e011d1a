import type { CardKey, CardKind } from './words.ts';

/**
 * Sets of cards. Identical cards are one choice, so a set says how many of each kind it holds; written as one small integer (mixed radix,
 * one digit a kind) it is an index for choices and events.
 */
export interface CardSets {
  /** Kinds of cards in a deck; kind k bears the number numbers[k]. */
  readonly kinds: number;
  readonly numbers: readonly number[];
  readonly copies: readonly number[];
  /** The key of one card of kind k alone. */
  readonly single: readonly CardKey[];
  /** Keys are below this. */
  readonly keys: number;
  /** Number of cards by key. */
  readonly size: readonly number[];
  /** '1 1 3' by key, 'none' for the empty set. */
  readonly text: readonly string[];
}

export function cardSets(cards: readonly { readonly number: number; readonly copies: number }[]): CardSets {
  const single: CardKey[] = [];
  let keys = 1;
  for (const card of cards) {
    single.push(keys);
    keys *= card.copies + 1;
  }
  const size: number[] = [];
  const text: string[] = [];
  for (let key = 0; key < keys; key++) {
    const numbers = cards.flatMap(({ number, copies }, kind) =>
      new Array<number>(Math.floor(key / (single[kind] ?? 1)) % (copies + 1)).fill(number),
    );
    size.push(numbers.length);
    text.push(numbers.length === 0 ? 'none' : numbers.join(' '));
  }
  const numbers = cards.map((card) => card.number);
  return { kinds: cards.length, numbers, copies: cards.map((card) => card.copies), single, keys, size, text };
}

/** The key of one card. */
export const keyOfOne = (sets: CardSets, kind: CardKind): CardKey => sets.single[kind] as CardKey;

/** How many cards a set holds, and how many of a kind. */
export const sizeOf = (sets: CardSets, key: CardKey): number => sets.size[key] as number;
export const countIn = (sets: CardSets, key: CardKey, kind: CardKind): number =>
  Math.floor(key / keyOfOne(sets, kind)) % (copiesOf(sets, kind) + 1);

/** How many cards of a kind each player has. */
export const copiesOf = (sets: CardSets, kind: CardKind): number => sets.copies[kind] as number;

/** The number printed on cards of a kind. */
export const numberOn = (sets: CardSets, kind: CardKind): number => sets.numbers[kind] as number;

/** Cards of one player in one place, counted by kind. */
export type Counts = number[];

export const countOf = (cards: Readonly<Counts>, kind: CardKind): number => cards[kind] as number;

export function putCards(cards: Counts, kind: CardKind, number: number): void {
  cards[kind] = countOf(cards, kind) + number;
}

export function keyOf(sets: CardSets, cards: Readonly<Counts>): CardKey {
  let key = 0;
  for (let kind = 0; kind < sets.kinds; kind++) key += countOf(cards, kind) * keyOfOne(sets, kind);
  return key;
}

/** The card numbers, ascending, each as often as it is held. */
export function numbersIn(sets: CardSets, cards: Readonly<Counts>): number[] {
  const numbers: number[] = [];
  for (let kind = 0; kind < sets.kinds; kind++) for (let i = countOf(cards, kind); i > 0; i--) numbers.push(numberOn(sets, kind));
  return numbers;
}

/** Sets of bounded size as the values of an argument: a dense index for words, and the way back from a key. */
export interface SetRange {
  readonly values: readonly string[];
  readonly keys: readonly CardKey[];
  /** Index by key, −1 outside the range. */
  readonly index: readonly number[];
  /** Indices of all subsets in the range, by the key of the whole: filled in when they are first asked for. */
  readonly subsets: (readonly number[] | undefined)[];
}

export function setRange(sets: CardSets, least: number, most: number): SetRange {
  const keys: CardKey[] = [];
  const index = new Array<number>(sets.keys).fill(-1);
  for (let size = least; size <= most; size++)
    sets.size.forEach((cards, key) => {
      if (cards !== size) return;
      index[key] = keys.length;
      keys.push(key);
    });
  return { values: keys.map((key) => sets.text[key] ?? ''), keys, index, subsets: new Array<undefined>(sets.keys).fill(undefined) };
}

/** The key of the set with an index in the range. */
export const keyAt = (range: SetRange, index: number): CardKey => range.keys[index] as CardKey;

/** Indices of every subset of the cards that lies in the range. */
export function subsetsOf(sets: CardSets, range: SetRange, cards: Readonly<Counts>): readonly number[] {
  const key = keyOf(sets, cards);
  return (range.subsets[key] ??= findSubsets(sets, range, key));
}

function findSubsets(sets: CardSets, range: SetRange, whole: CardKey): readonly number[] {
  let keys: CardKey[] = [0];
  for (let kind = 0; kind < sets.kinds; kind++) {
    const counts = Array.from({ length: countIn(sets, whole, kind) + 1 }, (_, count) => count * keyOfOne(sets, kind));
    keys = counts.flatMap((cards) => keys.map((key) => key + cards));
  }
  return keys.map((key) => range.index[key] ?? -1).filter((index) => index >= 0);
}
