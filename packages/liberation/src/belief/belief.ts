import type { Chance, Seat } from '@orrery/kernel';
import { first, type CitySet } from '../cities.ts';
import { DYNASTY, LIBERATION } from '../sides.ts';
import type { Table } from '../table.ts';
import { settles } from './acts.ts';
import { deals, type Deal } from './deals.ts';
import { Guesses } from './guesses.ts';
import type { Habits } from './habits.ts';
import { hear } from './hearing.ts';
import { NONE } from './hypotheses.ts';
import { addWeight } from './entries.ts';

/** One possible pair of base and hand; the base is −1 where the viewer hunts nobody. */
export interface Guess {
  readonly base: number;
  readonly hand: CitySet;
  readonly weight: number;
}

/**
 * What a player can infer from its past by the rules alone: every deal equally likely, every hidden choice of the other uniform over what was open to it,
 * its visible choices weighing nothing. Kept up event by event and exact: unseen cards that nothing tells apart are counted together, all others are enumerated.
 * With `habits` hidden and visible choices weigh as they say instead.
 */
export class Belief {
  readonly viewer: Seat;
  readonly #guesses: Guesses;

  constructor(table: Table, viewer: Seat, habits?: Habits) {
    this.viewer = viewer;
    this.#guesses = new Guesses(table, viewer, habits);
  }

  /** Takes in the next entry of the viewer's past. Its own choices (negative) say nothing that events do not. */
  push(entry: number): void {
    const guesses = this.#guesses;
    if (entry >= 0 && !guesses.over) hear(guesses, guesses.table.events.codec.name(entry));
  }

  /** Calls for every guess: base (31 for none), hand, weight. */
  #each(visit: (base: number, hand: CitySet, weight: number) => void): void {
    settles(this.#guesses);
    this.#guesses.each(visit);
  }

  /** How many different guesses are carried. */
  get guesses(): number {
    let count = 0;
    this.#each(() => count++);
    return count;
  }

  /** Probability that each city is the base, by city index. */
  bases(): Float64Array {
    const chances = new Float64Array(this.#guesses.table.cities.length);
    this.#each((base, _hand, weight) => {
      if (base !== NONE) addWeight(chances, base, weight);
    });
    return chances;
  }

  /** Probability that each city is in the opponent's hand, by city index. */
  hands(): Float64Array {
    const chances = new Float64Array(this.#guesses.table.cities.length);
    this.#each((_base, hand, weight) => {
      for (let left = hand; left !== 0; left &= left - 1) {
        const card = first(left);
        addWeight(chances, card, weight);
      }
    });
    return chances;
  }

  /** Every possible pair of base and hand with its probability. */
  pairs(): Guess[] {
    const sums = new Map<number, number>();
    this.#each((base, hand, weight) => {
      const key = hand * 32 + base;
      sums.set(key, (sums.get(key) ?? 0) + weight);
    });
    return [...sums].map(([key, sum]) => ({ base: key % 32 === NONE ? -1 : key % 32, hand: Math.floor(key / 32), weight: sum }));
  }

  /** Draws everything hidden in proportion to its probability. Prepared once, drawn often; later events do not change it. */
  deals(): (chance: Chance) => Deal {
    return deals(this.#guesses);
  }
}

/** The belief a viewer has after all it knows. */
export function beliefOf(table: Table, viewer: Seat, past: readonly number[], habits?: Habits): Belief {
  if (viewer !== DYNASTY && viewer !== LIBERATION) throw new RangeError('only the two players have a belief');
  const belief = new Belief(table, viewer, habits);
  for (const entry of past) belief.push(entry);
  return belief;
}
