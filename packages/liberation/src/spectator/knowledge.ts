import type { CitySet } from '../cities.ts';
import type { MissionRule, Table } from '../table.ts';
import type { LiberationEvent } from '../words.ts';
import { anyCarried, gathered, thinned, within, type Family, type Frame } from './family.ts';

export type Heard<K extends LiberationEvent['kind']> = Extract<LiberationEvent, { kind: K }>;

/** What a viewer carries along: the galaxy, the running act, and families of worlds in which cards change their zones. */
export class Knowledge {
  readonly table: Table;
  readonly #most: number;
  readonly #variant: number;
  readonly frame: Frame;
  families: Family[];
  readonly layout: number[] = [];
  adjacent: readonly CitySet[] = [];
  occupied: CitySet = 0;
  mission: MissionRule | null = null;
  looking = 0;
  /** Cities attacked together that have not been answered yet: where one is hit the others are missed without a word. */
  attacked: CitySet = 0;

  constructor(table: Table, most: number, variant: number) {
    this.table = table;
    this.#most = most;
    this.#variant = variant;
    this.frame = { hidden: 0, sizes: [0, 0, 0, 0, 0, 0] };
    this.families = [{ weight: 1, zones: [0, 0, 0, 0, 0, 0] }];
  }

  city(id: string): number {
    return this.table.cities.indexOf(id);
  }

  keep(families: readonly Family[]): void {
    const all = gathered(this.frame, families);
    this.families = all.length > this.#most ? thinned(all, this.#most, this.#variant) : all;
  }

  resize(zone: number, by: number): void {
    this.frame.sizes[zone] = (this.frame.sizes[zone] ?? 0) + by;
  }

  each(split: (family: Family) => readonly Family[]): void {
    const all: Family[] = [];
    for (const family of this.families) for (const piece of split(family)) all.push(piece);
    this.keep(all);
  }

  /** Like each, for changes that neither split nor weigh. */
  map(change: (zones: CitySet[]) => void): void {
    this.families = this.families.map(({ weight, zones }) => {
      const copy = [...zones];
      change(copy);
      return { weight, zones: copy };
    });
  }

  /** The card is in the zone, as everybody sees. */
  find(card: number, zone: number): void {
    this.each((family) => within(this.frame, family, card, (at) => at === zone));
  }

  exclude(card: number, ...zones: readonly number[]): void {
    this.each((family) => within(this.frame, family, card, (at) => !zones.includes(at)));
  }

  /** A card everybody who hears of it can name changes its zone. */
  carry(card: number, from: number, to: number): void {
    this.find(card, from);
    this.pour(card, from, to);
  }

  pour(card: number, from: number, to: number): void {
    this.map((zones) => {
      zones[from] = (zones[from] ?? 0) & ~(1 << card);
      zones[to] = (zones[to] ?? 0) | (1 << card);
    });
    this.resize(from, -1);
    this.resize(to, 1);
    this.keep(this.families);
  }

  /** A hidden card changes its zone: any of them. */
  carryAny(from: number, to: number): void {
    const all: Family[] = [];
    for (const family of this.families) all.push(...anyCarried(this.frame, family, from, to));
    this.resize(from, -1);
    this.resize(to, 1);
    this.keep(all);
  }

  /** A card comes to lie open and is hidden no more. */
  show(card: number, zone: number): void {
    this.find(card, zone);
    this.map((zones) => void (zones[zone] = (zones[zone] ?? 0) & ~(1 << card)));
    this.resize(zone, -1);
    this.frame.hidden &= ~(1 << card);
  }

  hide(card: number, zone: number): void {
    this.map((zones) => void (zones[zone] = (zones[zone] ?? 0) | (1 << card)));
    this.resize(zone, 1);
    this.frame.hidden |= 1 << card;
  }
}
