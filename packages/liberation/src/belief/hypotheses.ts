import type { CitySet } from '../cities.ts';
import { addWeight, entry } from './entries.ts';

/** Base (or none), hidden mission card (or none) and deck order in one number. */
export const NONE = 31;
export const meta = (base: number, played: number, slots: number): number => base | (played << 5) | (slots << 10);
export const baseOf = (code: number): number => code & 31;
export const playedOf = (code: number): number => (code >> 5) & 31;
export const slotsOf = (code: number): number => code >> 10;

/**
 * Weighted guesses at everything hidden: the opponent's hand, the discards whose faces matter, the cards among which Propaganda chose, base and
 * deck order. What is in none of them is the rest: deck and face-down discards that nothing tells apart.
 */
export class Hypotheses {
  count = 0;
  hand = new Int32Array(1 << 10);
  gone = new Int32Array(1 << 10);
  pool = new Int32Array(1 << 10);
  meta = new Int32Array(1 << 10);
  weight = new Float64Array(1 << 10);
  #table = new Int32Array(1 << 11).fill(-1);

  clear(): void {
    this.count = 0;
    this.#table.fill(-1);
  }

  /** Adds weight to a guess, which may be there already. */
  add(hand: CitySet, gone: CitySet, pool: CitySet, code: number, weight: number): void {
    const table = this.#table;
    const mask = table.length - 1;
    let hash = Math.imul(hand, 0x9e3779b1) ^ Math.imul(gone, 0x85ebca6b) ^ Math.imul(code, 0xc2b2ae35) ^ Math.imul(pool, 0x27d4eb2f);
    hash ^= hash >>> 15;
    for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
      const i = entry(table, slot);
      if (i < 0) {
        table[slot] = this.count;
        this.#append(hand, gone, pool, code, weight);
        return;
      }
      if (this.hand[i] === hand && this.gone[i] === gone && this.meta[i] === code && this.pool[i] === pool) {
        addWeight(this.weight, i, weight);
        return;
      }
    }
  }

  #append(hand: CitySet, gone: CitySet, pool: CitySet, code: number, weight: number): void {
    const i = this.count++;
    if (i === this.hand.length) this.#grow();
    this.hand[i] = hand;
    this.gone[i] = gone;
    this.pool[i] = pool;
    this.meta[i] = code;
    this.weight[i] = weight;
    if (this.count * 2 > this.#table.length) this.#rehash();
  }

  /** Overwrites a guess in place: for changes that keep different guesses different. */
  put(i: number, hand: CitySet, gone: CitySet, pool: CitySet, code: number, weight: number): void {
    this.hand[i] = hand;
    this.gone[i] = gone;
    this.pool[i] = pool;
    this.meta[i] = code;
    this.weight[i] = weight;
  }

  #grow(): void {
    const wider = (from: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> => {
      const to = new Int32Array(from.length * 2);
      to.set(from);
      return to;
    };
    this.hand = wider(this.hand);
    this.gone = wider(this.gone);
    this.pool = wider(this.pool);
    this.meta = wider(this.meta);
    const weight = new Float64Array(this.weight.length * 2);
    weight.set(this.weight);
    this.weight = weight;
  }

  #rehash(): void {
    const table = new Int32Array(this.#table.length * 2).fill(-1);
    const mask = table.length - 1;
    for (let i = 0; i < this.count; i++) {
      let hash =
        Math.imul(entry(this.hand, i), 0x9e3779b1) ^
        Math.imul(entry(this.gone, i), 0x85ebca6b) ^
        Math.imul(entry(this.meta, i), 0xc2b2ae35) ^
        Math.imul(entry(this.pool, i), 0x27d4eb2f);
      hash ^= hash >>> 15;
      let slot = hash & mask;
      while (entry(table, slot) >= 0) slot = (slot + 1) & mask;
      table[slot] = i;
    }
    this.#table = table;
  }
}
