import { set } from '@orrery/kernel';
import { adjacency, cardOf, MODES, placedAs, rotated, type Placed } from '../galaxy.ts';
import type { Cities, City } from '../cities.ts';
import { FACES } from '../pack/schema.ts';
import { LIBERATION } from '../sides.ts';
import type { Table } from '../table.ts';
import type { LiberationEvent } from '../words.ts';

/** A city the Liberation has named, and when: its base or a card in its hand was adjacent. LIB-SABOTAGE-2 */
export interface Clue {
  readonly city: City;
  readonly turn: number;
}

/** What the Dynasty learns from the cities that Sabotage names: of some neighbours one at least is the base or in the hand. */
export class Clues {
  readonly #table: Table;
  readonly #layout: Placed[] = [];
  #adjacent: Cities[] = [];
  /** A mission of the Liberation runs: its sabotage may name any city. */
  #mission = false;
  /** Of each of these sets one card at least is with the Liberation. */
  #open: (Clue & { readonly among: Cities })[] = [];

  constructor(table: Table) {
    this.#table = table;
  }

  hear(event: LiberationEvent, turn: number): void {
    const { atlas, cities } = this.#table;
    switch (event.kind) {
      case 'laid':
        this.#layout.push(placedAs(atlas.maps.indexOf(event.map), FACES.indexOf(event.face), event.turned));
        if (this.#layout.length === 4) this.#adjacent = adjacency(atlas, this.#layout);
        break;
      case 'rotated': {
        const map = atlas.maps.indexOf(event.map);
        this.#layout.forEach((placed, cell) => {
          if (cardOf(placed) === map) this.#layout[cell] = rotated(placed, MODES.indexOf(event.mode));
        });
        this.#adjacent = adjacency(atlas, this.#layout);
        break;
      }
      case 'turn':
        this.#mission = false;
        break;
      case 'sabotage': {
        const city = cities.indexOf(event.city);
        if (!this.#mission) this.#open.push({ city, turn, among: this.#adjacent[city] ?? 0 });
        break;
      }
      case 'mission':
        if (event.seat !== LIBERATION) break;
        this.#mission = true;
        this.#left('city' in event ? event.city : null);
        break;
      case 'hit':
        this.#left(event.city);
        break;
      case 'paidDiscard':
      case 'discarded':
        if (event.seat === LIBERATION) this.#left('city' in event ? event.city : null);
        break;
      default:
    }
  }

  /** A card has left the Liberation: if it may have been the reason, nothing follows any more. */
  #left(id: string | null): void {
    const card = id === null ? null : this.#table.cities.indexOf(id);
    this.#open = this.#open.filter(({ among }) => card !== null && !set.has(among, card));
  }

  /** Cards that cannot be with the Liberation are no reason; a card that certainly is needs none. `found` hears of a single reason left. */
  narrow(possible: Cities, certain: Cities, found: (card: City, clue: Clue) => void): void {
    this.#open = this.#open.flatMap((clue) => {
      const among = set.both(clue.among, possible);
      if (set.both(among, certain) !== 0 || among === 0) return [];
      if (set.rest(among) !== 0) return [{ ...clue, among }];
      found(set.first(among), clue);
      return [];
    });
  }

  get open(): readonly (Clue & { readonly among: Cities })[] {
    return this.#open;
  }
}
