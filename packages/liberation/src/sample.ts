import { set, type Chance, type Known } from '@orrery/kernel';
import { Belief } from './belief/belief.ts';
import { worlds } from './belief/worlds-by-belief.ts';
import { first, type Cities } from './cities.ts';
import { seenState } from './seen-state.ts';
import { clone, type State } from './state.ts';
import { DYNASTY, LIBERATION } from './sides.ts';
import type { Table } from './table.ts';
import type { View } from './view.ts';
import { BASE, DECK, DISCARD, PLAYED, unplaced, vacant, type Family, type Frame } from './spectator/family.ts';
import { Families } from './spectator/families.ts';

/** Full states that could have given a viewer its past, drawn as chance would deal them. */
export type Draw = (chance: Chance) => State;

/** Families that stand for a spectator's worlds, and how many choices of them are tried before more are taken. */
const SPECTATOR_FAMILIES = 512;
const TRIES = 6;

/** Takes in a past event by event and goes on where the last one ended, when it can: bots ask again and again with a longer past. */
class Remembered<T> {
  readonly #begin: () => T;
  readonly #take: (knowledge: T, entry: number) => void;
  #past: readonly number[] = [];
  #knowledge: T;

  constructor(begin: () => T, take: (knowledge: T, entry: number) => void) {
    this.#begin = begin;
    this.#take = take;
    this.#knowledge = begin();
  }

  after(past: readonly number[]): T {
    if (!this.#continues(past)) this.#restart();
    for (let i = this.#past.length; i < past.length; i++) this.#take(this.#knowledge, past[i] as number);
    this.#past = past.slice();
    return this.#knowledge;
  }

  #restart(): void {
    this.#past = [];
    this.#knowledge = this.#begin();
  }

  #continues(past: readonly number[]): boolean {
    if (past.length < this.#past.length) return false;
    for (let i = 0; i < this.#past.length; i++) if (past[i] !== this.#past[i]) return false;
    return true;
  }
}

/** Prepares worlds for what a viewer knows: by its exact belief for a player, by families for a spectator. */
export function sampler(table: Table): (known: Known<View>) => Draw {
  const beliefs = [DYNASTY, LIBERATION].map(
    (seat) =>
      new Remembered(
        () => new Belief(table, seat),
        (belief, entry) => belief.push(entry),
      ),
  );
  const hear = (worlds: Families, entry: number): void => {
    if (entry >= 0) worlds.hear(table.events.codec.name(entry));
  };
  const watched = new Remembered(() => new Families(table, SPECTATOR_FAMILIES), hear);
  return ({ view, past }) => {
    if (view.opened) return opened(table, view);
    const belief = beliefs[view.viewer]?.after(past);
    if (belief) return worlds(table, view, belief);
    let families = watched.after(past);
    // Families chosen to stand for all may die out: others are chosen then, and in the end more.
    for (let tried = 1; families.families.length === 0; tried++) {
      families = new Families(table, SPECTATOR_FAMILIES * 4 ** Math.floor(tried / TRIES), tried);
      for (const entry of past) hear(families, entry);
    }
    return drawn(seenState(table, view), families);
  };
}

/** Families by their families' weights. */
export function drawn(shown: State, { families, frame: shared }: Families): Draw {
  const frame: Frame = { hidden: shared.hidden, sizes: [...shared.sizes] };
  const sums: number[] = [];
  let sum = 0;
  for (const family of families) sums.push((sum += family.weight));
  return (chance) => {
    const at = (chance.below(2 ** 31) / 2 ** 31) * sum;
    let low = 0;
    let high = sums.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) > at) high = middle;
      else low = middle + 1;
    }
    return deal(frame, families[low] as Family, shown, chance);
  };
}

/** The open cards of a family dealt over its open slots, and each section of the deck put in some order. */
function deal(frame: Frame, family: Family, shown: State, chance: Chance): State {
  const state = clone(shown);
  let open = unplaced(frame, family);
  const fill = (zone: number): Cities => {
    let cards = family.zones[zone] ?? 0;
    for (let slots = vacant(frame, family, zone); slots > 0; slots--) {
      const card = set.nth(open, chance.below(set.size(open)));
      open = set.without(open, card);
      cards = set.with(cards, card);
    }
    return cards;
  };
  state.dynasty = fill(DYNASTY);
  state.liberation = fill(LIBERATION);
  const base = fill(BASE);
  state.base = base === 0 ? -1 : first(base);
  state.discard = fill(DISCARD);
  const played = fill(PLAYED);
  if (played !== 0) state.played = first(played);
  const { deck } = state;
  let bottom = deck.length;
  for (let zone = DECK; zone < frame.sizes.length; zone++) {
    let cards: Cities = fill(zone);
    for (let left = frame.sizes[zone] ?? 0; left > 0; left--) {
      const card = set.nth(cards, chance.below(left));
      cards = set.without(cards, card);
      deck[--bottom] = card;
    }
  }
  return state;
}

/** After the end nothing is hidden. */
function opened(table: Table, view: View): Draw {
  const cities = (ids: readonly string[] = []): Cities => set.of(ids.map((id) => table.cities.indexOf(id)));
  const state = seenState(table, view);
  state.dynasty = cities(view.opened?.dynasty);
  state.liberation = cities(view.opened?.liberation);
  state.discard = cities(view.opened?.discard);
  state.deck = (view.opened?.deck ?? []).map((id) => table.cities.indexOf(id)).toReversed();
  return () => clone(state);
}
