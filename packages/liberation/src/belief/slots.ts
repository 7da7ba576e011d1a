import type { CitySet } from '../cities.ts';

/** A place of the deck whose card nobody could tell from the other unseen ones. */
export const REST = -1;
/** A place filled by Propaganda: one of the cards that were in the discard pile then. */
export const POOL = -2;

/** What is known of the deck, top first: a card, or where it came from. The same order always has the same number. */
export class Slots {
  readonly #orders: (readonly number[])[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #shorter = new Map<number, number>();
  readonly #permuted = new Map<number, readonly number[]>();
  readonly cards: CitySet[] = [];
  readonly rest: number[] = [];
  readonly pool: number[] = [];

  number(order: readonly number[]): number {
    const key = order.join();
    let number = this.#numbers.get(key);
    if (number === undefined) {
      number = this.#orders.length;
      this.#numbers.set(key, number);
      this.#orders.push(order);
      this.cards.push(order.reduce((set, slot) => (slot >= 0 ? set | (1 << slot) : set), 0));
      this.rest.push(order.filter((slot) => slot === REST).length);
      this.pool.push(order.filter((slot) => slot === POOL).length);
    }
    return number;
  }

  order(number: number): readonly number[] {
    return this.#orders[number] as readonly number[];
  }

  /** The order without one of its places. */
  without(number: number, place: number): number {
    const key = number * 32 + place;
    let after = this.#shorter.get(key);
    if (after === undefined) {
      after = this.number(this.order(number).toSpliced(place, 1));
      this.#shorter.set(key, after);
    }
    return after;
  }

  with(number: number, place: number, card: number): number {
    return this.number(this.order(number).with(place, card));
  }

  /** Every order the first `count` places can come to lie in, each once. */
  permuted(number: number, count: number): readonly number[] {
    const known = this.#permuted.get(number * 32 + count);
    if (known) return known;
    const order = this.order(number);
    const tail = order.slice(count);
    const found = new Set<number>();
    const place = (head: readonly number[], left: readonly number[]): void => {
      if (left.length === 0) found.add(this.number([...head, ...tail]));
      left.forEach((slot, i) => {
        place([...head, slot], left.toSpliced(i, 1));
      });
    };
    place([], order.slice(0, count));
    const orders = [...found];
    this.#permuted.set(number * 32 + count, orders);
    return orders;
  }
}
