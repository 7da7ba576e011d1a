import { size, type Cities, type City, type CitySet } from '../cities.ts';
import { DYNASTY } from '../sides.ts';
import type { Table } from '../table.ts';
import type { Seat } from '@orrery/kernel';
import { Dense } from './dense.ts';
import type { Habits } from './habits.ts';
import { baseOf, Hypotheses, meta, NONE, playedOf, slotsOf } from './hypotheses.ts';
import { Slots } from './slots.ts';
import { entry, weightAt } from './entries.ts';

/** The set of one card, empty for none. */
export const cardBit = (card: number): CitySet => (card === NONE ? 0 : 1 << card);

/** Everything a belief carries along: what the viewer sees, and its guesses at the rest, one by one or in rows. */
export class Guesses {
  readonly table: Table;
  readonly viewer: Seat;
  readonly habits: Habits | undefined;
  readonly slots = new Slots();
  /** Guesses one by one, or all of them in rows while nothing odd is known of deck and discards. */
  dense: Dense | null = null;
  /** With rows: what is known of the deck, and the discards the viewer knows. */
  order = 0;
  gone: CitySet = 0;
  now = new Hypotheses();
  next = new Hypotheses();
  all: CitySet = 0;
  /** Cards whose place the viewer sees: own hand and base, occupied, captured, in resolution. */
  seen: CitySet = 0;
  occupied: CitySet = 0;
  readonly layout: number[] = [];
  adjacent: readonly CitySet[] = [];
  /** Cities under attack, and those of them that were hit. */
  targets: CitySet = 0;
  hits: CitySet = 0;
  looking = 0;
  mission = -1;
  over = false;

  constructor(table: Table, viewer: Seat, habits?: Habits) {
    this.table = table;
    this.viewer = viewer;
    this.habits = habits;
  }

  /** Neighbours of a city as the galaxy lies now. */
  near(city: City): Cities {
    return this.adjacent[city] ?? 0;
  }

  /** Cards of a guess that nothing tells apart: in the deck, or discarded unseen. */
  rest(i: number): CitySet {
    const { hand, gone, pool, meta: codes } = this.now;
    const code = entry(codes, i);
    const placed = entry(hand, i) | entry(gone, i) | entry(pool, i) | (this.slots.cards[slotsOf(code)] ?? 0);
    return this.all & ~(this.seen | placed | cardBit(baseOf(code)) | cardBit(playedOf(code)));
  }

  swap(): void {
    [this.now, this.next] = [this.next, this.now];
    this.scale();
  }

  scale(): void {
    const { weight, count } = this.now;
    let total = 0;
    for (let i = 0; i < count; i++) total += weightAt(weight, i);
    if (total > 0) for (let i = 0; i < count; i++) weight[i] = weightAt(weight, i) / total;
  }

  /** Drops what contradicts a fact. */
  keep(fits: (base: number, hand: CitySet) => boolean): void {
    if (this.dense) {
      this.dense.keep(fits);
      return;
    }
    const now = this.now;
    let kept = 0;
    for (let i = 0; i < now.count; i++) {
      const code = entry(now.meta, i);
      if (!fits(baseOf(code), entry(now.hand, i))) continue;
      now.put(kept++, entry(now.hand, i), entry(now.gone, i), entry(now.pool, i), code, weightAt(now.weight, i));
    }
    // A table without truthful events would empty the belief: then the fact is left out.
    if (kept > 0) now.count = kept;
    this.scale();
  }

  map(changed: (hand: CitySet, gone: CitySet, pool: CitySet, code: number) => readonly [CitySet, CitySet, CitySet, number]): void {
    const { hand, gone, pool, meta: codes, weight, count } = this.now;
    this.next.clear();
    for (let i = 0; i < count; i++) {
      const [h, g, p, c] = changed(entry(hand, i), entry(gone, i), entry(pool, i), entry(codes, i));
      this.next.add(h, g, p, c, weightAt(weight, i));
    }
    this.swap();
  }

  /** From single guesses to rows, where every guess knows the same of deck and discards. */
  intoRows(): void {
    const { hand, gone, pool, meta: codes, weight, count } = this.now;
    if (this.dense || this.habits || this.viewer !== DYNASTY || count === 0) return;
    const order = slotsOf(entry(codes, 0));
    const hands = size(entry(hand, 0));
    for (let i = 0; i < count; i++) {
      const code = entry(codes, i);
      if (pool[i] !== 0 || gone[i] !== this.gone || slotsOf(code) !== order || playedOf(code) !== NONE || baseOf(code) === NONE) return;
      if (size(entry(hand, i)) !== hands) return;
    }
    const dense = new Dense(this.all & ~(this.seen | this.gone | (this.slots.cards[order] ?? 0)), hands, 0);
    for (let i = 0; i < count; i++) dense.put(baseOf(entry(codes, i)), entry(hand, i), 0, weightAt(weight, i));
    this.order = order;
    this.dense = dense;
  }

  outOfRows(): void {
    const dense = this.dense;
    if (!dense) return;
    this.now.clear();
    dense.each((base, hand, gone, weight) => {
      this.now.add(hand, gone | this.gone, 0, meta(base, NONE, this.order), weight);
    });
    this.dense = null;
    this.scale();
  }

  /** Calls for every guess: base (31 for none), hand, weight. */
  each(visit: (base: number, hand: CitySet, weight: number) => void): void {
    if (this.dense) {
      this.dense.each((base, hand, _gone, weight) => {
        visit(base, hand, weight);
      });
      return;
    }
    const { hand, meta: codes, weight, count } = this.now;
    for (let i = 0; i < count; i++) visit(baseOf(entry(codes, i)), entry(hand, i), weightAt(weight, i));
  }
}
