import { first, size, type CitySet, type State, type Table } from '@orrery/liberation';

/** What an event says of the base, by its code. */
const OTHER = 0;
const BASED = 1;
const DREW = 2;
const LOST = 3;
const SHOWED = 4;
const EVADED = 5;
const RELOCATED = 6;
const SABOTAGE = 7;
const NOWHERE = 8;
const HIT = 9;
const OCCUPIED = 10;
const GONE = 11;
const PROBED = 12;
const SHUFFLED = 13;

interface Named {
  readonly kind: string;
  readonly seat?: number;
  readonly city?: string;
  readonly map?: string;
  readonly yes?: boolean;
  readonly occupied?: boolean;
  readonly count?: number;
}

/** What every event says, looked up by its code. */
interface Sense {
  readonly kind: Uint8Array;
  readonly city: Int8Array;
  /** Cities a probe leaves. */
  readonly left: Int32Array;
}

function kindOf({ kind, seat, city, occupied, count }: Named): number {
  switch (kind) {
    case 'based':
      return BASED;
    case 'drew':
      return seat === 1 ? DREW : OTHER;
    case 'took':
      return seat === 1 && count !== 0 ? DREW : OTHER;
    case 'discarded':
    case 'paidDiscard':
      return seat === 1 ? LOST : city === undefined ? OTHER : GONE;
    case 'spent':
      return city === undefined ? (seat === 1 ? LOST : OTHER) : GONE;
    case 'mission':
      return seat === 1 && city !== undefined ? SHOWED : OTHER;
    case 'evaded':
      return EVADED;
    case 'relocated':
      return RELOCATED;
    case 'sabotage':
      return SABOTAGE;
    case 'missed':
      return NOWHERE;
    case 'hit':
      return HIT;
    case 'captured':
      return occupied ? OCCUPIED : GONE;
    case 'occupied':
      return OCCUPIED;
    case 'sabotaged':
      return GONE;
    case 'probed':
      return PROBED;
    case 'act':
    case 'returned':
      return SHUFFLED;
    default:
      return OTHER;
  }
}

const senses = new WeakMap<Table, Sense>();

function senseOf(table: Table): Sense {
  const known = senses.get(table);
  if (known) return known;
  const { codec } = table.events;
  const sense = { kind: new Uint8Array(codec.size), city: new Int8Array(codec.size).fill(-1), left: new Int32Array(codec.size).fill(-1) };
  for (let code = 0; code < codec.size; code++) {
    const named = codec.name(code) as unknown as Named;
    sense.kind[code] = kindOf(named);
    if (named.city !== undefined) sense.city[code] = table.cities.indexOf(named.city);
    if (named.kind === 'probed' && named.map !== undefined) {
      const there = table.atlas.mapCities[table.atlas.maps.indexOf(named.map)] as number;
      sense.left[code] = named.yes ? there : ~there;
    }
  }
  senses.set(table, sense);
  return sense;
}

/**
 * Where everybody takes the base to be, city by city: a rough belief that is kept up in a moment, for the seats of imagined games. It follows what the Dynasty
 * is told, and treats cities as if they had nothing to do with each other.
 */
export class Trail {
  readonly #sense: Sense;
  readonly #cities: number;
  /** Chance that the base is here, and that the Liberation holds the card. */
  readonly base: Float64Array;
  readonly hand: Float64Array;
  /** Discards the Dynasty knows. */
  gone: CitySet = 0;
  occupied: CitySet = 0;
  readonly #next: Float64Array;

  constructor(table: Table) {
    this.#sense = senseOf(table);
    this.#cities = table.cities.length;
    this.base = new Float64Array(this.#cities);
    this.hand = new Float64Array(this.#cities);
    this.#next = new Float64Array(this.#cities);
  }

  clear(): void {
    this.base.fill(0);
    this.hand.fill(0);
    this.gone = 0;
    this.occupied = 0;
  }

  /** The state tells which cards the Dynasty holds and how cities lie. */
  hear(state: State, event: number): void {
    const kind = this.#sense.kind[event] as number;
    if (kind === OTHER) return;
    const city = this.#sense.city[event] as number;
    switch (kind) {
      case BASED:
        this.start(state);
        return;
      case DREW:
        this.#draw(state);
        return;
      case LOST:
        this.#shrink(-1);
        return;
      case SHOWED:
        this.#exclude(city);
        this.#shrink(city);
        return;
      case HIT:
        this.#exclude(city);
        this.#shrink(city);
        return;
      case EVADED:
        this.#move(state, true);
        return;
      case RELOCATED:
        this.#move(state, false);
        return;
      case SABOTAGE:
        this.#point(state.adjacent[city] as number);
        return;
      case NOWHERE:
        this.#exclude(city);
        this.hand[city] = 0;
        return;
      case OCCUPIED:
        this.occupied |= 1 << city;
        this.gone &= ~(1 << city);
        this.#exclude(city);
        this.hand[city] = 0;
        return;
      case GONE:
        if ((this.hand[city] as number) > 0) this.#shrink(city);
        this.gone |= 1 << city;
        this.#exclude(city);
        return;
      case PROBED:
        this.#keep(this.#sense.left[event] as number);
        return;
      case SHUFFLED:
        this.gone = 0;
        return;
      default:
    }
  }

  /** The base is set, out of reach rather than within. */
  start(state: State): void {
    const open = state.inPlay & ~this.occupied & ~state.dynasty;
    const near = around(state, this.occupied);
    const count = Math.max(1, size(open));
    this.base.fill(0);
    this.hand.fill(0);
    for (let rest = open; rest !== 0; rest &= rest - 1) {
      const city = first(rest);
      this.base[city] = (near >> city) & 1 ? 1 : 2.5;
      this.hand[city] = 2 / count;
    }
    this.#even();
  }

  #draw(state: State): void {
    const { base, hand } = this;
    let rests = 0;
    const open = state.inPlay & ~this.occupied & ~this.gone & ~state.dynasty;
    for (let rest = open; rest !== 0; rest &= rest - 1) {
      const city = first(rest);
      rests += Math.max(0, 1 - (base[city] as number) - (hand[city] as number));
    }
    if (rests < 1) return;
    for (let rest = open; rest !== 0; rest &= rest - 1) {
      const city = first(rest);
      hand[city] = (hand[city] as number) + Math.max(0, 1 - (base[city] as number) - (hand[city] as number)) / rests;
    }
  }

  /** A card leaves the hand: this one, or any. */
  #shrink(card: number): void {
    const { hand } = this;
    let total = 0;
    for (let city = 0; city < this.#cities; city++) total += hand[city] as number;
    const held = card < 0 ? 0 : (hand[card] as number);
    if (card >= 0) hand[card] = 0;
    const factor = total - held < 1e-6 ? 0 : Math.max(0, Math.min(1, (total - 1) / (total - held)));
    for (let city = 0; city < this.#cities; city++) hand[city] = (hand[city] as number) * factor;
  }

  #exclude(city: number): void {
    if ((this.base[city] as number) === 0) return;
    this.base[city] = 0;
    this.#even();
  }

  #keep(cities: CitySet): void {
    for (let city = 0; city < this.#cities; city++) if (!((cities >> city) & 1)) this.base[city] = 0;
    this.#even();
  }

  /** A sabotage shows that a neighbour is the base or held. */
  #point(near: CitySet): void {
    let none = 1;
    for (let rest = near; rest !== 0; rest &= rest - 1) none *= 1 - Math.min(1, this.hand[first(rest)] as number);
    const otherwise = Math.max(0.05, 1 - none);
    for (let city = 0; city < this.#cities; city++) if (!((near >> city) & 1)) this.base[city] = (this.base[city] as number) * otherwise;
    this.#even();
  }

  /** The base stays or is exchanged for a held card: a neighbour, or any. Safe places draw it. */
  #move(state: State, nearby: boolean): void {
    const { base, hand } = this;
    const next = this.#next;
    const near = around(state, state.occupied);
    next.fill(0);
    for (let from = 0; from < this.#cities; from++) {
      const mass = base[from] as number;
      if (mass === 0) continue;
      const stay = (near >> from) & 1 ? 1.3 : 3;
      const to = (nearby ? (state.adjacent[from] as number) : state.inPlay) & ~state.occupied & ~(1 << from);
      let total = stay;
      for (let rest = to; rest !== 0; rest &= rest - 1) {
        const city = first(rest);
        total += (hand[city] as number) * ((near >> city) & 1 ? 1 : 2.5);
      }
      next[from] = (next[from] as number) + (mass * stay) / total;
      for (let rest = to; rest !== 0; rest &= rest - 1) {
        const city = first(rest);
        next[city] = (next[city] as number) + (mass * (hand[city] as number) * ((near >> city) & 1 ? 1 : 2.5)) / total;
      }
    }
    // What was the base may lie in the hand now.
    for (let city = 0; city < this.#cities; city++) {
      const left = Math.max(0, (base[city] as number) - (next[city] as number));
      const came = Math.max(0, (next[city] as number) - (base[city] as number));
      hand[city] = Math.max(0, Math.min(1, (hand[city] as number) + left - came));
      base[city] = next[city] as number;
    }
  }

  #even(): void {
    const { base } = this;
    let total = 0;
    for (let city = 0; city < this.#cities; city++) total += base[city] as number;
    if (total <= 0) return;
    for (let city = 0; city < this.#cities; city++) base[city] = (base[city] as number) / total;
  }
}

/** All neighbours of these cities. */
export function around(state: State, set: CitySet): CitySet {
  let near = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) near |= state.adjacent[first(rest)] as number;
  return near;
}
