import { first, members, size, type CitySet } from '../cities.ts';
import { arrangements, closed, opened, subsetsOf, withHand, withoutHand, type Arrangements } from './arrangements.ts';

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
    const entry = this.#ways.number[(place(base) << this.#ways.places) | discards] as number;
    const at = (this.#rows().number[row] as number) * this.#ways.count + entry;
    this.#weight[at] = (this.#weight[at] as number) + weight;
  }

  /** Calls for every guess that has weight: base, hand, hidden discards. */
  each(visit: (base: number, hand: CitySet, gone: CitySet, weight: number) => void): void {
    const { count, places, base, hand, gone } = this.#ways;
    const { sets } = this.#rows();
    const bit = new Int32Array(places);
    for (let row = 0; row < sets.length; row++) {
      this.#bits(sets[row] as number, bit);
      for (let a = 0; a < count; a++) {
        const weight = this.#weight[row * count + a] as number;
        if (weight > 0)
          visit(
            31 - Math.clz32(bit[base[a] as number] as number),
            gathered(hand[a] as number, bit),
            gathered(gone[a] as number, bit),
            weight,
          );
      }
    }
  }

  /** The cards of a row as bits, by place. */
  #bits(row: number, bit: Int32Array): void {
    let place = 0;
    for (let rest = row; rest !== 0; rest &= rest - 1) bit[place++] = 1 << (this.#cards[first(rest)] as number);
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
      const set = sets[row] as number;
      const start = row * from.count;
      for (let rest = all & ~set; rest !== 0; rest &= rest - 1) {
        const card = rest & -rest;
        const ways = turned[size(set & (card - 1))] as Int32Array;
        const end = (target[set | card] as number) * to.count;
        for (let a = 0; a < from.count; a++) {
          const at = end + (ways[a] as number);
          out[at] = (out[at] as number) + (weight[start + a] as number);
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
      const set = opened(sets[row] as number, k);
      const ways = withHandCached(from, size(set & ((1 << k) - 1)));
      const end = (number[set | (1 << k)] as number) * to.count;
      for (let a = 0; a < from.count; a++) out[end + (ways[a] as number)] = this.#weight[row * from.count + a] as number;
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
      for (let rest = from.hand[a] as number; rest !== 0; rest &= rest - 1)
        turned[i++] = to.number[((from.base[a] as number) << to.places) | (from.gone[a] as number) | (rest & -rest)] as number;
    for (let row = 0; row < rows; row++)
      for (let a = 0, i = 0; a < from.count; a++) {
        const weight = this.#weight[row * from.count + a] as number;
        for (let k = 0; k < from.hands; k++, i++) {
          const at = row * to.count + (turned[i] as number);
          out[at] = (out[at] as number) + weight;
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
        this.#bits(sets[row] as number, bit);
        for (let p = 0; p < places; p++) {
          const around = adjacent[31 - Math.clz32(bit[p] as number)] as number;
          let set = 0;
          for (let q = 0; q < places; q++) if (around & (bit[q] as number)) set |= 1 << q;
          near[p] = set;
        }
      }
      const start = row * count;
      for (let a = 0; a < count; a++) {
        const weight = this.#weight[start + a] as number;
        if (weight === 0) continue;
        const open = (hand[a] as number) & (near[base[a] as number] as number);
        const stays = !leaves || open === 0;
        const share = weight / (size(open) + (stays ? 1 : 0));
        if (stays) out[start + a] = (out[start + a] as number) + share;
        for (let rest = open; rest !== 0; rest &= rest - 1) {
          const at = start + (number[(first(rest) << places) | (gone[a] as number)] as number);
          out[at] = (out[at] as number) + share;
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
      this.#bits(sets[row] as number, bit);
      for (let a = 0; a < count; a++) {
        const at = row * count + a;
        if (this.#weight[at] === 0) continue;
        const held = hand[a] as number;
        if (!fits(31 - Math.clz32(bit[base[a] as number] as number), gathered(held, bit))) this.#weight[at] = 0;
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
      const set = sets[row] as number;
      if (!((set >> k) & 1)) out.set(this.#weight.subarray(row * count, (row + 1) * count), (number[closed(set, k)] as number) * count);
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
      const set = sets[row] as number;
      if (!((set >> k) & 1)) continue;
      const ways = withoutHandCached(from, size(set & ((1 << k) - 1)));
      const end = (number[closed(set, k)] as number) * to.count;
      for (let a = 0; a < from.count; a++) {
        const way = ways[a] as number;
        if (way >= 0) out[end + way] = (out[end + way] as number) + (this.#weight[row * from.count + a] as number);
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
      for (let rest = sets[row] as number; rest !== 0; rest &= rest - 1) bit[place++] = where[first(rest)] as number;
      for (let a = 0; a < from.count; a++) {
        const weight = this.#weight[row * from.count + a] as number;
        if (weight === 0) continue;
        const base = bit[from.base[a] as number] as number;
        const set = gathered(from.hand[a] as number, bit) | base;
        const at = (number[set] as number) * to.count + (to.number[size(set & (base - 1)) << to.places] as number);
        out[at] = (out[at] as number) + weight;
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
    for (let i = 0; i < weight.length; i++) total += weight[i] as number;
    if (total <= 0) return;
    const factor = 1 / total;
    for (let i = 0; i < weight.length; i++) weight[i] = (weight[i] as number) * factor;
  }
}

/** The cards at these places. */
function gathered(places: number, bit: Int32Array): CitySet {
  let set = 0;
  for (let rest = places; rest !== 0; rest &= rest - 1) set |= bit[31 - Math.clz32(rest & -rest)] as number;
  return set;
}

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
