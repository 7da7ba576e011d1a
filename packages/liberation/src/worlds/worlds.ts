import { first, size, type CitySet } from '../cities.ts';
import { adjacency, readPlaced, rotated, MODES } from '../galaxy.ts';
import { DYNASTY, LIBERATION, NEAR_OWN, NEAR_SOURCE, OP, type MissionRule, type Op, type Table } from '../table.ts';
import type { LiberationEvent } from '../vocabulary.ts';
import {
  anyCarried,
  BASE,
  carried,
  DECK,
  DISCARD,
  gathered,
  parted,
  placed,
  PLAYED,
  someWithin,
  thinned,
  within,
  withZone,
  type Family,
  type Frame,
} from './family.ts';

type Heard<K extends LiberationEvent['kind']> = Extract<LiberationEvent, { kind: K }>;

/**
 * What a viewer's past leaves open, exactly: every deal equally likely, every hidden choice even over what was open, visible choices only possible or
 * not. Kept up event by event; nothing but the events told to the viewer goes in.
 */
export class Worlds {
  readonly #table: Table;
  readonly #most: number;
  readonly #variant: number;
  readonly #frame: Frame;
  #families: Family[];
  readonly #layout: number[] = [];
  #adjacent: readonly CitySet[] = [];
  #occupied: CitySet = 0;
  #mission: MissionRule | null = null;
  #looking = 0;
  /** Cities attacked together that have not been answered yet: where one is hit the others are missed without a word. */
  #attacked: CitySet = 0;

  /**
   * `most`: where there are more families than this, a fair choice of so many stands for them. Seats are exact without it; a spectator, to whom both
   * hands are hidden, would have millions.
   */
  constructor(table: Table, most = Infinity, variant = 0) {
    this.#table = table;
    this.#most = most;
    this.#variant = variant;
    this.#frame = { hidden: 0, sizes: [0, 0, 0, 0, 0, 0] };
    this.#families = [{ weight: 1, zones: [0, 0, 0, 0, 0, 0] }];
  }

  /** The families and their frame, after the last event. */
  get families(): readonly Family[] {
    this.#answerAttack();
    return this.#families;
  }
  get frame(): Readonly<Frame> {
    return this.#frame;
  }

  #city(id: string): number {
    return this.#table.cities.indexOf(id);
  }

  #keep(families: readonly Family[]): void {
    const all = gathered(this.#frame, families);
    this.#families = all.length > this.#most ? thinned(all, this.#most, this.#variant) : all;
  }

  #resize(zone: number, by: number): void {
    this.#frame.sizes[zone] = (this.#frame.sizes[zone] as number) + by;
  }

  #each(split: (family: Family) => readonly Family[]): void {
    const all: Family[] = [];
    for (const family of this.#families) for (const piece of split(family)) all.push(piece);
    this.#keep(all);
  }

  /** Like #each, for changes that neither split nor weigh. */
  #map(change: (zones: CitySet[]) => void): void {
    this.#families = this.#families.map(({ weight, zones }) => {
      const copy = [...zones];
      change(copy);
      return { weight, zones: copy };
    });
  }

  /** The card is in the zone, as everybody sees. */
  #find(card: number, zone: number): void {
    this.#each((family) => within(this.#frame, family, card, (at) => at === zone));
  }

  #exclude(card: number, ...zones: readonly number[]): void {
    this.#each((family) => within(this.#frame, family, card, (at) => !zones.includes(at)));
  }

  /** A card everybody who hears of it can name changes its zone. */
  #carry(card: number, from: number, to: number): void {
    this.#find(card, from);
    this.#pour(card, from, to);
  }

  #pour(card: number, from: number, to: number): void {
    this.#map((zones) => {
      zones[from] = (zones[from] as number) & ~(1 << card);
      zones[to] = (zones[to] as number) | (1 << card);
    });
    this.#resize(from, -1);
    this.#resize(to, 1);
    this.#keep(this.#families);
  }

  /** A hidden card changes its zone: any of them. */
  #carryAny(from: number, to: number): void {
    const all: Family[] = [];
    for (const family of this.#families) all.push(...anyCarried(this.#frame, family, from, to));
    this.#resize(from, -1);
    this.#resize(to, 1);
    this.#keep(all);
  }

  /** A card comes to lie open and is hidden no more. */
  #show(card: number, zone: number): void {
    this.#find(card, zone);
    this.#map((zones) => void (zones[zone] = (zones[zone] as number) & ~(1 << card)));
    this.#resize(zone, -1);
    this.#frame.hidden &= ~(1 << card);
  }

  #hide(card: number, zone: number): void {
    this.#map((zones) => void (zones[zone] = (zones[zone] as number) | (1 << card)));
    this.#resize(zone, 1);
    this.#frame.hidden |= 1 << card;
  }

  hear(event: LiberationEvent): void {
    if (event.kind !== 'hit' && event.kind !== 'missed') this.#answerAttack();
    switch (event.kind) {
      case 'laid':
        this.#lay(event);
        break;
      case 'setAside':
        this.#resize(DISCARD, event.count);
        this.#resize(DECK, -event.count);
        break;
      case 'dealt':
        if ('city' in event) this.#carry(this.#city(event.city), DECK, event.seat);
        else this.#carryAny(DECK, event.seat);
        break;
      case 'drew':
        if ('city' in event) this.#carry(this.#city(event.city), DECK, event.seat);
        else this.#carryAny(DECK, event.seat);
        this.#dropEmptySections();
        break;
      case 'based':
        if ('city' in event) this.#carry(this.#city(event.city), LIBERATION, BASE);
        else this.#carryAny(LIBERATION, BASE);
        break;
      case 'act':
        this.#map((zones) => {
          zones[DECK] = zones[DISCARD] as number;
          zones[DISCARD] = 0;
        });
        this.#frame.sizes[DECK] = this.#frame.sizes[DISCARD] as number;
        this.#frame.sizes[DISCARD] = 0;
        this.#keep(this.#families);
        break;
      case 'occupied':
        this.#occupied |= 1 << this.#city(event.city);
        this.#show(this.#city(event.city), DYNASTY);
        break;
      case 'attacked':
        this.#attack(event);
        break;
      case 'missed':
        this.#attacked &= ~(1 << this.#city(event.city));
        this.#exclude(this.#city(event.city), LIBERATION, BASE);
        break;
      case 'hit':
        this.#attacked &= ~(1 << this.#city(event.city));
        this.#show(this.#city(event.city), LIBERATION);
        break;
      case 'captured':
        if (event.occupied) this.#occupied |= 1 << this.#city(event.city);
        else this.#hide(this.#city(event.city), DISCARD);
        break;
      case 'mission':
        this.#play(event);
        break;
      case 'borrowed':
        if ('mission' in event) this.#mission = this.#missionOf(event.mission);
        break;
      case 'spent':
        if ('city' in event) this.#carry(this.#city(event.city), PLAYED, DISCARD);
        else this.#carryAny(PLAYED, DISCARD);
        break;
      case 'turn':
        this.#mission = null;
        break;
      case 'paidDiscard':
      case 'discarded':
        if ('city' in event) this.#carry(this.#city(event.city), event.seat, DISCARD);
        else this.#carryAny(event.seat, DISCARD);
        break;
      case 'sabotage':
        this.#sabotage(this.#city(event.city));
        break;
      case 'sabotaged':
        this.#carry(this.#city(event.city), DYNASTY, DISCARD);
        break;
      case 'notInHand':
        this.#exclude(this.#city(event.city), DYNASTY);
        break;
      case 'evaded':
        if ('to' in event) this.#swapBase(this.#city(event.from), this.#city(event.to));
        else this.#relocate((base, hand) => hand & (this.#adjacent[base] as number), true);
        break;
      case 'relocated':
        this.#relocated(event);
        break;
      case 'milled':
        this.#mill(event.count);
        break;
      case 'returned':
        this.#return(event.count);
        break;
      case 'looked':
        this.#looking = event.count;
        break;
      case 'saw':
        this.#see(this.#city(event.city), DECK + event.place - 1);
        break;
      case 'took':
        this.#take(event);
        break;
      case 'putBack':
        this.#putBack(event);
        break;
      case 'probed':
        this.#probe(event);
        break;
      case 'rotated': {
        const card = this.#table.atlas.maps.indexOf(event.map);
        const cell = this.#layout.findIndex((at) => at >> 2 === card);
        this.#layout[cell] = rotated(this.#layout[cell] as number, MODES.indexOf(event.mode));
        this.#adjacent = adjacency(this.#table.atlas, this.#layout);
        break;
      }
      case 'shown':
        this.#find(this.#city(event.city), event.seat);
        break;
      default:
        break;
    }
  }

  #lay(event: Heard<'laid'>): void {
    const card = this.#table.atlas.maps.indexOf(event.map);
    const cities = this.#table.atlas.mapCities[card] as number;
    this.#layout.push(readPlaced(this.#table.atlas, `${event.map}${event.face}${event.turned ? 'r' : ''}`));
    this.#frame.hidden |= cities;
    this.#resize(DECK, size(cities));
    if (this.#layout.length === 4) this.#adjacent = adjacency(this.#table.atlas, this.#layout);
  }

  #missionOf(id: string): MissionRule {
    return this.#table.missions.find((mission) => mission.id === id) as MissionRule;
  }

  #operation(code: number): Op | undefined {
    return this.#mission?.effect.find((op) => op.code === code);
  }

  #play(event: Heard<'mission'>): void {
    this.#mission = this.#missionOf(event.mission);
    if ('city' in event) {
      const city = this.#city(event.city);
      // A mission on an occupied city moves no card.
      if (!((this.#occupied >> city) & 1)) this.#carry(city, event.seat, PLAYED);
      return;
    }
    const { seat } = event;
    const missionOf = seat === DYNASTY ? this.#table.dynastyMission : this.#table.liberationMission;
    const fitting = this.#table.cities.reduce(
      (set, _, c) => (this.#table.missions[missionOf[c] as number] === this.#mission ? set | (1 << c) : set),
      0,
    );
    const all: Family[] = [];
    for (const family of this.#families) {
      let pieces: Family[] = [family];
      for (let rest = fitting & this.#frame.hidden; rest !== 0; rest &= rest - 1)
        pieces = pieces.flatMap((each) => within(this.#frame, each, first(rest), () => true));
      for (const piece of pieces) {
        const open = (piece.zones[seat] as number) & fitting;
        for (let rest = open; rest !== 0; rest &= rest - 1) all.push(carried(piece, first(rest), seat, PLAYED, piece.weight / size(open)));
      }
    }
    this.#resize(seat, -1);
    this.#resize(PLAYED, 1);
    this.#keep(all);
  }

  #attack(event: Heard<'attacked'>): void {
    if ('city' in event) {
      // A fleet bound to the place of a card nobody sees tells something about that card.
      if (this.#operation(OP.attackCity)?.near === NEAR_SOURCE && (this.#frame.sizes[PLAYED] as number) > 0)
        this.#each((family) =>
          someWithin(this.#frame, family, this.#adjacent[this.#city(event.city)] as number, (zone) => zone === PLAYED),
        );
      return;
    }
    const { atlas, planets, planetCities } = this.#table;
    const area = 'map' in event ? atlas.mapCities[atlas.maps.indexOf(event.map)] : planetCities[planets.indexOf(event.planet)];
    this.#attacked = (area as number) & ~this.#occupied;
  }

  #answerAttack(): void {
    const missed = this.#attacked;
    this.#attacked = 0;
    for (let rest = missed & this.#frame.hidden; rest !== 0; rest &= rest - 1) this.#exclude(first(rest), LIBERATION, BASE);
  }

  /** LIB-SABOTAGE-2: a neighbour is in the hand or is the base, unless the mission asks for none. */
  #sabotage(city: number): void {
    const op = this.#operation(OP.repeat);
    if (op && op.near !== NEAR_OWN) return;
    const near = this.#adjacent[city] as number;
    this.#each((family) => someWithin(this.#frame, family, near, (zone) => zone === LIBERATION || zone === BASE));
  }

  #swapBase(from: number, to: number): void {
    if (from !== to)
      this.#map((zones) => {
        zones[LIBERATION] = ((zones[LIBERATION] as number) | (1 << from)) & ~(1 << to);
        zones[BASE] = 1 << to;
      });
  }

  /** The base stays or is exchanged for a hand card, evenly over what was open. */
  #relocate(open: (base: number, hand: CitySet) => CitySet, mayStay: boolean): void {
    this.#each((family) =>
      placed(this.#frame, family, BASE).flatMap((based) =>
        placed(this.#frame, based, LIBERATION).flatMap((piece) => {
          const base = piece.zones[BASE] as number;
          const hand = piece.zones[LIBERATION] as number;
          const moves = open(first(base), hand);
          const choices = mayStay || moves === 0 ? moves | base : moves;
          const weight = piece.weight / size(choices);
          const pieces: Family[] = [];
          for (let rest = choices; rest !== 0; rest &= rest - 1) {
            const to = rest & -rest;
            pieces.push(withZone(withZone(piece, LIBERATION, (hand | base) & ~to, weight), BASE, to));
          }
          return pieces;
        }),
      ),
    );
  }

  #relocated(event: Heard<'relocated'>): void {
    if ('to' in event) {
      this.#swapBase(this.#city(event.from), this.#city(event.to));
      return;
    }
    const op = this.#operation(OP.relocate) as Op;
    if (op.near === NEAR_OWN || !op.flag) {
      this.#relocate((base, hand) => (op.near === NEAR_OWN ? hand & (this.#adjacent[base] as number) : hand), op.flag);
      return;
    }
    // Base and hand are mixed: the base is any of them.
    const hand = this.#frame.sizes[LIBERATION] as number;
    this.#each((family) => {
      const base = family.zones[BASE] as number;
      const cards = (family.zones[LIBERATION] as number) | base;
      const pieces: Family[] = [];
      for (let rest = cards; rest !== 0; rest &= rest - 1) {
        const to = rest & -rest;
        pieces.push(withZone(withZone(family, LIBERATION, cards & ~to, family.weight / (hand + 1)), BASE, to));
      }
      const open = hand + 1 - size(cards);
      if (open > 0) pieces.push(withZone(withZone(family, LIBERATION, cards, (family.weight * open) / (hand + 1)), BASE, 0));
      return pieces;
    });
  }

  #dropEmptySections(): void {
    while (this.#frame.sizes.length > DECK + 1 && this.#frame.sizes[DECK] === 0) {
      this.#frame.sizes.splice(DECK, 1);
      this.#map((zones) => void zones.splice(DECK, 1));
    }
  }

  /** Makes sections end after the top `count` cards. */
  #cut(count: number): void {
    const { sizes } = this.#frame;
    let zone = DECK;
    let left = count;
    while (left > 0 && (sizes[zone] as number) <= left) left -= sizes[zone++] as number;
    if (left === 0) return;
    const all: Family[] = [];
    for (const family of this.#families)
      for (const { family: piece, part } of parted(this.#frame, family, zone, left)) {
        const zones = [...piece.zones];
        zones.splice(zone, 1, part, (zones[zone] as number) & ~part);
        all.push({ weight: piece.weight, zones });
      }
    sizes.splice(zone, 1, left, (sizes[zone] as number) - left);
    this.#keep(all);
  }

  /** A card that was looked at lies on top of the section that begins here; it becomes a section of its own. */
  #see(card: number, zone: number): void {
    this.#find(card, zone);
    const rest = (this.#frame.sizes[zone] as number) - 1;
    if (rest === 0) return;
    this.#map((zones) => zones.splice(zone, 1, 1 << card, (zones[zone] as number) & ~(1 << card)));
    this.#frame.sizes.splice(zone, 1, 1, rest);
    this.#keep(this.#families);
  }

  #mill(count: number): void {
    this.#cut(count);
    let left = count;
    while (left > 0) {
      const cards = this.#frame.sizes[DECK] as number;
      left -= cards;
      this.#map((zones) => {
        zones[DISCARD] = (zones[DISCARD] as number) | (zones[DECK] as number);
        zones[DECK] = 0;
      });
      this.#resize(DISCARD, cards);
      this.#frame.sizes[DECK] = 0;
      if (this.#frame.sizes.length === DECK + 1) break;
      this.#dropEmptySections();
    }
    this.#keep(this.#families);
  }

  #return(count: number): void {
    if (count === 0) return;
    const all: Family[] = [];
    for (const family of this.#families)
      for (const { family: piece, part } of parted(this.#frame, family, DISCARD, count)) {
        const zones = [...piece.zones];
        zones[DISCARD] = (zones[DISCARD] as number) & ~part;
        zones.splice(DECK, 0, part);
        all.push({ weight: piece.weight, zones });
      }
    this.#resize(DISCARD, -count);
    this.#frame.sizes.splice(DECK, 0, count);
    // An empty deck had one empty section, which the returned cards replace.
    if (this.#frame.sizes[DECK + 1] === 0) {
      this.#frame.sizes.splice(DECK + 1, 1);
      for (const family of all) (family.zones as number[]).splice(DECK + 1, 1);
    }
    this.#keep(all);
  }

  #take(event: Heard<'took'>): void {
    const { sizes } = this.#frame;
    if ('city' in event) {
      const card = this.#city(event.city);
      const zone = sizes.findIndex((_, at) => at >= DECK && this.#families.every((family) => ((family.zones[at] as number) >> card) & 1));
      this.#pour(card, zone, event.seat);
      this.#removeSection(zone);
      return;
    }
    if (event.count === 0) return;
    // Within one section any card is as likely as another.
    if ((sizes[DECK] as number) >= this.#looking) {
      this.#carryAny(DECK, event.seat);
      this.#dropEmptySections();
      this.#looking--;
      return;
    }
    // Else each of the cards is a section of its own, and any of them goes.
    for (let i = 1; i <= this.#looking; i++) this.#cut(i);
    const all: Family[] = [];
    for (const family of this.#families)
      for (let i = 0; i < this.#looking; i++) {
        const zones = [...family.zones];
        zones[event.seat] = (zones[event.seat] as number) | (zones[DECK + i] as number);
        zones.splice(DECK + i, 1);
        all.push({ weight: family.weight / this.#looking, zones });
      }
    this.#looking--;
    sizes.splice(DECK, 1);
    this.#resize(event.seat, 1);
    if (sizes.length === DECK) {
      sizes.push(0);
      for (const family of all) (family.zones as number[]).push(0);
    }
    this.#keep(all);
  }

  /** An empty section goes; the deck keeps one, be it empty. */
  #removeSection(zone: number): void {
    if (this.#frame.sizes.length === DECK + 1) return;
    this.#frame.sizes.splice(zone, 1);
    this.#map((zones) => void zones.splice(zone, 1));
  }

  #putBack(event: Heard<'putBack'>): void {
    if ('place' in event) {
      const card = this.#city(event.city);
      const zone = DECK + event.place - 1;
      this.#map((zones) => void (zones[zone] = 1 << card));
      return;
    }
    // Who put them back chose the order: for everybody else they are one section.
    if ((this.#frame.sizes[DECK] as number) >= event.count) return;
    this.#cut(event.count);
    let sections = 0;
    for (let left = event.count; left > 0; sections++) left -= this.#frame.sizes[DECK + sections] as number;
    this.#map((zones) =>
      zones.splice(
        DECK,
        sections,
        zones.slice(DECK, DECK + sections).reduce((all, zone) => all | zone, 0),
      ),
    );
    this.#frame.sizes.splice(DECK, sections, event.count);
    this.#keep(this.#families);
  }

  #probe(event: Heard<'probed'>): void {
    const { atlas, planets, planetCities, categories, categoryCities } = this.#table;
    const area =
      'map' in event
        ? atlas.mapCities[atlas.maps.indexOf(event.map)]
        : 'planet' in event
          ? planetCities[planets.indexOf(event.planet)]
          : categoryCities[categories.indexOf(event.category)];
    const there = event.yes ? (area as number) : ~(area as number);
    this.#each((family) => placed(this.#frame, family, BASE).filter((piece) => (piece.zones[BASE] as number) & there));
  }
}
