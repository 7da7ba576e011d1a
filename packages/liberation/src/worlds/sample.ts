import { SPECTATOR, type Chance, type Known, type Viewer } from '@orrery/kernel';
import { first, size } from '../cities.ts';
import { seen } from '../seen.ts';
import { clone, type State } from '../state.ts';
import { DYNASTY, LIBERATION, type Table } from '../table.ts';
import type { View } from '../view.ts';
import { BASE, DECK, DISCARD, PLAYED, unplaced, vacant, type Family, type Frame } from './family.ts';
import { Worlds } from './worlds.ts';

/** Full states that could have given a viewer its past, drawn as chance would deal them. */
export type Draw = (chance: Chance) => State;

/** Families a spectator's worlds start with, and how many times more are tried when all of them die out. */
const SPECTATOR_FAMILIES = 256;
const MORE = 8;

/** Fold over a past that goes on where the last one ended, when it can: bots ask again and again with a longer past. */
export class Remembered {
  readonly #table: Table;
  #most: number;
  #past: readonly number[] = [];
  #worlds: Worlds;

  constructor(table: Table, viewer: Viewer) {
    this.#table = table;
    this.#most = viewer === SPECTATOR ? SPECTATOR_FAMILIES : Infinity;
    this.#worlds = new Worlds(table, this.#most);
  }

  after(past: readonly number[]): Worlds {
    if (!this.#continues(past)) {
      this.#past = [];
      this.#worlds = new Worlds(this.#table, this.#most);
    }
    for (let i = this.#past.length; i < past.length; i++) {
      const entry = past[i] as number;
      if (entry >= 0) this.#worlds.hear(this.#table.events.codec.name(entry));
    }
    this.#past = past.slice();
    if (this.#worlds.families.length > 0) return this.#worlds;
    if (this.#most === Infinity) throw new Error('no world has this past');
    this.#most = this.#most < 1e7 ? this.#most * MORE : Infinity;
    this.#past = [NaN];
    return this.after(past);
  }

  #continues(past: readonly number[]): boolean {
    if (past.length < this.#past.length) return false;
    for (let i = 0; i < this.#past.length; i++) if (past[i] !== this.#past[i]) return false;
    return true;
  }
}

/** Prepares worlds for what a viewer knows. */
export function sample(table: Table, remembered: Remembered, known: Known<View>): Draw {
  const { view } = known;
  const frameOfState = seen(table, view);
  if (view.opened) return opened(table, frameOfState, view);
  const worlds = remembered.after(known.past);
  const { families } = worlds;
  const frame: Frame = { hidden: worlds.frame.hidden, sizes: [...worlds.frame.sizes] };
  const sums: number[] = [];
  let sum = 0;
  for (const family of families) sums.push((sum += family.weight));
  return (chance) => {
    const at = (chance.below(2 ** 31) / 2 ** 31) * sum;
    let low = 0;
    let high = sums.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] as number) > at) high = middle;
      else low = middle + 1;
    }
    return deal(frame, families[low] as Family, frameOfState, chance);
  };
}

/** The open cards of a family dealt over its open slots, and each section of the deck put in some order. */
function deal(frame: Frame, family: Family, shown: State, chance: Chance): State {
  const state = clone(shown);
  let open = unplaced(frame, family);
  const fill = (zone: number): number => {
    let set = family.zones[zone] as number;
    for (let slots = vacant(frame, family, zone); slots > 0; slots--) {
      let skip = chance.below(size(open));
      let rest = open;
      while (skip-- > 0) rest &= rest - 1;
      const card = rest & -rest;
      open &= ~card;
      set |= card;
    }
    return set;
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
    let cards = fill(zone);
    for (let left = frame.sizes[zone] as number; left > 0; left--) {
      let skip = chance.below(left);
      let rest = cards;
      while (skip-- > 0) rest &= rest - 1;
      const card = rest & -rest;
      cards &= ~card;
      deck[--bottom] = first(card);
    }
  }
  return state;
}

/** After the end nothing is hidden. */
function opened(table: Table, shown: State, view: View): Draw {
  const set = (ids: readonly string[] = []): number => ids.reduce((all, id) => all | (1 << table.cities.indexOf(id)), 0);
  const state = clone(shown);
  state.dynasty = set(view.opened?.dynasty);
  state.liberation = set(view.opened?.liberation);
  state.discard = set(view.opened?.discard);
  state.deck = (view.opened?.deck ?? []).map((id) => table.cities.indexOf(id)).toReversed();
  return () => clone(state);
}
