import { first, members, size, type CitySet } from '../cities.ts';
import { arrangements, closed, opened, subsetsOf, withHand, withoutHand, type Arrangements } from './arrangements.ts';
import { addWeight, entry, weightAt } from './entries.ts';

/**
 * The belief of the Dynasty while nothing odd is known of the deck: a weight for every set of cards that are not in it and every way they lie. Rows are sets,
 * entries of a row arrangements; a million of them change in some milliseconds, for whole rows change alike.
 */
export class Dense {
  /** The cards whose place is unknown, ascending: bit k of a row's set is the k-th of them. */
  #cards: readonly number[];
  #ways: Arrangements;
  #weight: Float64Array;

  constructor(unknown: CitySet, hands: number, discards: number) {
    this.#cards = members(unknown);
    this.#ways = arrangements(hands, discards);
    this.#weight = new Float64Array(this.#rows().sets.length * this.#ways.count);
  }

  get hands(): number {
    return this.#ways.hands;
  }

  #rows(count = this.#ways.places) {
    return subsetsOf(this.#cards.length, count);
  }

  #inside(cards: CitySet): number {
    return this.#cards.reduce((set, card, k) => ((cards >> card) & 1 ? set | (1 << k) : set), 0);
  }

  /** Puts a weight on one guess. */
  put(base: number, hand: CitySet, gone: CitySet, weight: number): void {
    const row = this.#inside((1 << base) | hand | gone);
    const place = (card: number): number => size(row & ((1 << this.#cards.indexOf(card)) - 1));
    const discards = members(gone).reduce((set, card) => set | (1 << place(card)), 0);
    const way = entry(this.#ways.number, (place(base) << this.#ways.places) | discards);
    const at = entry(this.#rows().number, row) * this.#ways.count + way;
    addWeight(this.#weight, at, weight);
  }

  /** Calls for every guess that has weight: base, hand, hidden discards. */
  each(visit: (base: number, hand: CitySet, gone: CitySet, weight: number) => void): void {
    const { count, places, base, hand, gone } = this.#ways;
    const { sets } = this.#rows();
    const bit = new Int32Array(places);
    for (let row = 0; row < sets.length; row++) {
      this.#bits(entry(sets, row), bit);
      for (let a = 0; a < count; a++) {
        const weight = weightAt(this.#weight, row * count + a);
        if (weight > 0)
          visit(31 - Math.clz32(entry(bit, entry(base, a))), gathered(entry(hand, a), bit), gathered(entry(gone, a), bit), weight);
      }
    }
  }

  /** The cards of a row as bits, by place. */
  #bits(row: number, bit: Int32Array): void {
    let place = 0;
    for (let rest = row; rest !== 0; rest &= rest - 1) bit[place++] = 1 << (this.#cards[first(rest)] ?? 0);
  }

  /** The opponent gets a card nobody knows: any of the rest. */
  draws(): void {
    const from = this.#ways;
    const { sets } = this.#rows();
    const to = arrangements(from.hands + 1, from.discards);
    const target = this.#rows(to.places).number;
    const out = new Float64Array(this.#rows(to.places).sets.length * to.count);
    const turned = Array.from({ length: to.places }, (_, at) => withHand(from, at));
    const all = (1 << this.#cards.length) - 1;
    const weight = this.#weight;
    for (let row = 0; row < sets.length; row++) {
      const set = entry(sets, row);
      const start = row * from.count;
      for (let rest = all & ~set; rest !== 0; rest &= rest - 1) {
        const card = rest & -rest;
        const ways = turned[size(set & (card - 1))] ?? NONE;
        const end = entry(target, set | card) * to.count;
        for (let a = 0; a < from.count; a++) {
          const at = end + entry(ways, a);
          addWeight(out, at, weightAt(weight, start + a));
        }
      }
    }
    this.#become(to, out);
  }

  /** A card that was known to lie on the deck comes to the opponent's hand. */
  gains(card: number): void {
    const from = this.#ways;
    const { sets } = this.#rows();
    const to = arrangements(from.hands + 1, from.discards);
    const k = this.#cards.filter((other) => other < card).length;
    const cards = this.#cards.toSpliced(k, 0, card);
    const { number, sets: after } = subsetsOf(cards.length, to.places);
    const out = new Float64Array(after.length * to.count);
    for (let row = 0; row < sets.length; row++) {
      const set = opened(entry(sets, row), k);
      const ways = withHandCached(from, size(set & ((1 << k) - 1)));
      const end = entry(number, set | (1 << k)) * to.count;
      for (let a = 0; a < from.count; a++) out[end + entry(ways, a)] = weightAt(this.#weight, row * from.count + a);
    }
    this.#cards = cards;
    this.#become(to, out);
  }

  /** The opponent discards a card nobody sees: any of its hand. */
  discards(): void {
    const from = this.#ways;
    const to = arrangements(from.hands - 1, from.discards + 1);
    const rows = this.#rows().sets.length;
    const out = new Float64Array(rows * to.count);
    const turned = new Int32Array(from.count * from.hands);
    for (let a = 0, i = 0; a < from.count; a++)
      for (let rest = entry(from.hand, a); rest !== 0; rest &= rest - 1)
        turned[i++] = entry(to.number, (entry(from.base, a) << to.places) | entry(from.gone, a) | (rest & -rest));
    for (let row = 0; row < rows; row++)
      for (let a = 0, i = 0; a < from.count; a++) {
        const weight = weightAt(this.#weight, row * from.count + a);
        for (let k = 0; k < from.hands; k++, i++) {
          const at = row * to.count + entry(turned, i);
          addWeight(out, at, weight);
        }
      }
    this.#become(to, out);
  }

  /** The base may go to a hand card: any, or only neighbours of where it is. It may stay, unless `leaves` and there is somewhere to go. */
  moves(adjacent: readonly CitySet[] | null, leaves: boolean): void {
    const { count, places, base, hand, gone, number } = this.#ways;
    const { sets } = this.#rows();
    const out = new Float64Array(this.#weight.length);
    const bit = new Int32Array(places);
    const near = new Int32Array(places).fill((1 << places) - 1);
    for (let row = 0; row < sets.length; row++) {
      if (adjacent) {
        this.#bits(entry(sets, row), bit);
        for (let p = 0; p < places; p++) {
          const around = adjacent[31 - Math.clz32(entry(bit, p))] ?? 0;
          let set = 0;
          for (let q = 0; q < places; q++) if (around & entry(bit, q)) set |= 1 << q;
          near[p] = set;
        }
      }
      const start = row * count;
      for (let a = 0; a < count; a++) {
        const weight = weightAt(this.#weight, start + a);
        if (weight === 0) continue;
        const open = entry(hand, a) & entry(near, entry(base, a));
        const stays = !leaves || open === 0;
        const share = weight / (size(open) + (stays ? 1 : 0));
        if (stays) addWeight(out, start + a, share);
        for (let rest = open; rest !== 0; rest &= rest - 1) {
          const at = start + entry(number, (first(rest) << places) | entry(gone, a));
          addWeight(out, at, share);
        }
      }
    }
    this.#weight = out;
  }

  /** Drops what contradicts a fact. */
  keep(fits: (base: number, hand: CitySet) => boolean): void {
    const { count, places, base, hand } = this.#ways;
    const { sets } = this.#rows();
    const bit = new Int32Array(places);
    for (let row = 0; row < sets.length; row++) {
      this.#bits(entry(sets, row), bit);
      for (let a = 0; a < count; a++) {
        const at = row * count + a;
        if (this.#weight[at] === 0) continue;
        const held = entry(hand, a);
        if (!fits(31 - Math.clz32(entry(bit, entry(base, a))), gathered(held, bit))) this.#weight[at] = 0;
      }
    }
    this.#scale();
  }

  /** The place of a card of the deck or of an unseen discard is known from now on. */
  sees(card: number): void {
    const k = this.#cards.indexOf(card);
    const { sets } = this.#rows();
    const cards = this.#cards.toSpliced(k, 1);
    const { number, sets: after } = subsetsOf(cards.length, this.#ways.places);
    const { count } = this.#ways;
    const out = new Float64Array(after.length * count);
    for (let row = 0; row < sets.length; row++) {
      const set = entry(sets, row);
      if (!((set >> k) & 1)) out.set(this.#weight.subarray(row * count, (row + 1) * count), entry(number, closed(set, k)) * count);
    }
    this.#cards = cards;
    this.#become(this.#ways, out);
  }

  /** A card that was in the opponent's hand goes where everybody sees it. */
  leaves(card: number): void {
    const k = this.#cards.indexOf(card);
    const from = this.#ways;
    const { sets } = this.#rows();
    const to = arrangements(from.hands - 1, from.discards);
    const cards = this.#cards.toSpliced(k, 1);
    const { number, sets: after } = subsetsOf(cards.length, to.places);
    const out = new Float64Array(after.length * to.count);
    for (let row = 0; row < sets.length; row++) {
      const set = entry(sets, row);
      if (!((set >> k) & 1)) continue;
      const ways = withoutHandCached(from, size(set & ((1 << k) - 1)));
      const end = entry(number, closed(set, k)) * to.count;
      for (let a = 0; a < from.count; a++) {
        const way = entry(ways, a);
        if (way >= 0) addWeight(out, end + way, weightAt(this.#weight, row * from.count + a));
      }
    }
    this.#cards = cards;
    this.#become(to, out);
  }

  /** All discards go into the deck; these cards are unknown from now on. */
  reshuffles(unknown: CitySet): void {
    const from = this.#ways;
    const { sets } = this.#rows();
    const cards = members(unknown);
    const to = arrangements(from.hands, 0);
    const { number, sets: after } = subsetsOf(cards.length, to.places);
    const out = new Float64Array(after.length * to.count);
    const where = this.#cards.map((card) => 1 << cards.indexOf(card));
    const bit = new Int32Array(from.places);
    for (let row = 0; row < sets.length; row++) {
      let place = 0;
      for (let rest = entry(sets, row); rest !== 0; rest &= rest - 1) bit[place++] = where[first(rest)] ?? 0;
      for (let a = 0; a < from.count; a++) {
        const weight = weightAt(this.#weight, row * from.count + a);
        if (weight === 0) continue;
        const base = entry(bit, entry(from.base, a));
        const set = gathered(entry(from.hand, a), bit) | base;
        const at = entry(number, set) * to.count + entry(to.number, size(set & (base - 1)) << to.places);
        addWeight(out, at, weight);
      }
    }
    this.#cards = cards;
    this.#become(to, out);
  }

  #become(ways: Arrangements, weight: Float64Array): void {
    this.#ways = ways;
    this.#weight = weight;
    this.#scale();
  }

  #scale(): void {
    const weight = this.#weight;
    let total = 0;
    for (let i = 0; i < weight.length; i++) total += weightAt(weight, i);
    if (total <= 0) return;
    const factor = 1 / total;
    for (let i = 0; i < weight.length; i++) weight[i] = weightAt(weight, i) * factor;
  }
}

/** The cards at these places. */
function gathered(places: number, bit: Int32Array): CitySet {
  let set = 0;
  for (let rest = places; rest !== 0; rest &= rest - 1) set |= entry(bit, 31 - Math.clz32(rest & -rest));
  return set;
}

const NONE = new Int32Array();
const comings = new Map<number, Int32Array>();
const goings = new Map<number, Int32Array>();
const cached =
  (cache: Map<number, Int32Array>, make: (from: Arrangements, at: number) => Int32Array) => (from: Arrangements, at: number) => {
    const key = (from.hands * 32 + from.discards) * 32 + at;
    let ways = cache.get(key);
    if (!ways) {
      ways = make(from, at);
      cache.set(key, ways);
    }
    return ways;
  };
const withHandCached = cached(comings, withHand);
const withoutHandCached = cached(goings, withoutHand);
