import type { Chance, Seat } from '@orrery/kernel';
import { first, nth, size, type CitySet } from '../cities.ts';
import { adjacency, citiesOf, rotated } from '../galaxy.ts';
import { ANYWHERE, DYNASTY, LIBERATION, NEAR_OWN, OP, type Op, type Table } from '../table.ts';
import type { LiberationEvent } from '../vocabulary.ts';
import { baseOf, Hypotheses, meta, NONE, playedOf, slotsOf } from './hypotheses.ts';
import { Dense } from './dense.ts';
import type { Habits } from './habits.ts';
import { POOL, REST, Slots } from './slots.ts';

/** One possible pair of base and hand; the base is −1 where the viewer hunts nobody. */
export interface Guess {
  readonly base: number;
  readonly hand: CitySet;
  readonly weight: number;
}

/** Everything hidden, as it may be: what a world needs beyond the view. */
export interface Deal {
  readonly base: number;
  readonly hand: CitySet;
  readonly discard: CitySet;
  /** Top card last, as the state has it. */
  readonly deck: number[];
  readonly played: number;
}

/**
 * What a player can infer from its past by the rules alone: every deal equally likely, every hidden choice of the other uniform over what was open to it,
 * its visible choices weighing nothing. Kept up event by event and exact: unseen cards that nothing tells apart are counted together, all others are enumerated.
 * With `habits` hidden and visible choices weigh as they say instead.
 */
export class Belief {
  readonly #table: Table;
  readonly viewer: Seat;
  readonly #habits: Habits | undefined;
  readonly #slots = new Slots();
  /** Guesses one by one, or all of them in rows while nothing odd is known of deck and discards. */
  #dense: Dense | null = null;
  /** With rows: what is known of the deck, and the discards the viewer knows. */
  #order = 0;
  #gone: CitySet = 0;
  #now = new Hypotheses();
  #next = new Hypotheses();
  #all: CitySet = 0;
  /** Cards whose place the viewer sees: own hand and base, occupied, captured, in resolution. */
  #seen: CitySet = 0;
  #occupied: CitySet = 0;
  readonly #layout: number[] = [];
  #adjacent: readonly CitySet[] = [];
  /** Cities under attack, and those of them that were hit. */
  #targets: CitySet = 0;
  #hits: CitySet = 0;
  #looking = 0;
  #mission = -1;
  #over = false;

  constructor(table: Table, viewer: Seat, habits?: Habits) {
    this.#table = table;
    this.viewer = viewer;
    this.#habits = habits;
  }

  /** Takes in the next entry of the viewer's past. Its own choices (negative) say nothing that events do not. */
  push(entry: number): void {
    if (entry >= 0 && !this.#over) this.#take(this.#table.events.codec.name(entry));
  }

  #take(event: LiberationEvent): void {
    const opponent = 1 - this.viewer;
    const city = 'city' in event ? this.#table.cities.indexOf(event.city) : -1;
    const bit = city < 0 ? 0 : 1 << city;
    if (event.kind !== 'hit' && event.kind !== 'missed') this.#settle();
    switch (event.kind) {
      case 'laid':
        this.#lay(event.map, event.face, event.turned);
        return;
      case 'setAside':
        this.#mill(event.count);
        return;
      case 'dealt':
      case 'drew':
        if (event.seat === opponent) this.#opponentGains(0, 1);
        else this.#see(city, 0, true);
        return;
      case 'based':
        if (this.viewer === DYNASTY) this.#place((_base, hand) => hand);
        this.#intoRows();
        return;
      case 'occupied':
        this.#occupied |= bit;
        if (opponent === DYNASTY) this.#leaves(bit);
        this.#seen |= bit;
        return;
      case 'attacked':
        this.#targets = this.#area(event) & ~this.#occupied & this.#all;
        this.#hits = 0;
        return;
      case 'missed':
        if (this.viewer === DYNASTY) this.#keep((base, hand) => (((1 << base) | hand) & bit) === 0);
        return;
      case 'hit':
        this.#hits |= bit;
        if (this.viewer === DYNASTY) this.#leaves(bit);
        this.#seen |= bit;
        return;
      case 'captured':
        if (event.occupied) this.#occupied |= bit;
        else this.#discards(bit);
        return;
      case 'baseHit':
        if (this.viewer === DYNASTY) this.#keep((base) => base === city);
        return;
      case 'mission':
        this.#mission = this.#table.missions.findIndex((mission) => mission.id === event.mission);
        if (event.seat === opponent) this.#plays(bit);
        return;
      case 'borrowed':
        if ('mission' in event) this.#mission = this.#table.missions.findIndex((mission) => mission.id === event.mission);
        return;
      case 'paidDiscard':
      case 'discarded':
        this.#throws(event.seat === opponent, bit);
        return;
      case 'spent':
        if (bit) this.#spends(city);
        else if (event.seat === opponent)
          this.#map((hand, gone, pool, code) => [hand, gone | cardBit(playedOf(code)), pool, meta(baseOf(code), NONE, slotsOf(code))]);
        return;
      case 'evaded':
        if (this.viewer === DYNASTY) {
          this.#weigh('evade', -1);
          if (this.#dense) this.#dense.moves(this.#adjacent, false);
          else this.#place((base, hand) => (1 << base) | (hand & (this.#adjacent[base] as number)));
        }
        return;
      case 'relocated':
        if (this.viewer === DYNASTY) this.#relocated();
        return;
      case 'sabotage':
        if (this.viewer === DYNASTY) this.#sabotage(city);
        return;
      case 'sabotaged':
        if (opponent === DYNASTY) this.#leaves(bit);
        this.#discards(bit);
        return;
      case 'notInHand':
        if (opponent === DYNASTY) this.#keep((_base, hand) => (hand & bit) === 0);
        return;
      case 'milled':
        this.#mill(event.count);
        return;
      case 'returned':
        if (event.count > 0) this.#returned(event.count);
        return;
      case 'looked':
        this.#looking = event.count;
        return;
      case 'saw':
        this.#see(city, event.place - 1, false);
        return;
      case 'took':
        this.#took(event.seat === opponent, city, 'count' in event ? event.count : 1);
        return;
      case 'putBack':
        if ('count' in event) this.#shuffled(event.count);
        else if (this.#dense) this.#order = this.#slots.with(this.#order, event.place - 1, city);
        else
          this.#map((hand, gone, pool, code) => [
            hand,
            gone,
            pool,
            meta(baseOf(code), playedOf(code), this.#slots.with(slotsOf(code), event.place - 1, city)),
          ]);
        return;
      case 'probed':
        if (this.viewer === DYNASTY) {
          const area = this.#area(event);
          this.#keep((base) => ((area >> base) & 1) === (event.yes ? 1 : 0));
        }
        return;
      case 'rotated': {
        const map = this.#table.atlas.maps.indexOf(event.map);
        const mode = ['half-turn', 'flip-short', 'flip-long'].indexOf(event.mode);
        this.#layout.forEach((placed, cell) => {
          if (placed >> 2 === map) this.#layout[cell] = rotated(placed, mode);
        });
        this.#adjacent = adjacency(this.#table.atlas, this.#layout);
        return;
      }
      case 'act':
        this.#reshuffle();
        this.#intoRows();
        return;
      case 'shown':
        if (event.seat === opponent) this.#keep((_base, hand) => (hand & bit) !== 0);
        return;
      case 'turn':
        this.#mission = -1;
        return;
      case 'passed':
        if (event.seat === opponent) this.#weigh('pass', -1);
        return;
      case 'won':
        this.#over = true;
        return;
      default:
    }
  }

  // -- the start

  #lay(map: string, face: 'A' | 'B', turned: boolean): void {
    this.#layout.push(this.#table.atlas.maps.indexOf(map) * 4 + (face === 'B' ? 2 : 0) + (turned ? 1 : 0));
    if (this.#layout.length < 4) return;
    this.#all = citiesOf(this.#table.atlas, this.#layout);
    this.#adjacent = adjacency(this.#table.atlas, this.#layout);
    this.#now.clear();
    this.#now.add(0, 0, 0, meta(NONE, NONE, this.#slots.number(new Array<number>(size(this.#all)).fill(REST))), 1);
  }

  #area(event: object): CitySet {
    const { atlas, cities, planets, planetCities, categories, categoryCities } = this.#table;
    if ('city' in event) return 1 << cities.indexOf(event.city as string);
    if ('map' in event) return atlas.mapCities[atlas.maps.indexOf(event.map as string)] as number;
    if ('planet' in event) return planetCities[planets.indexOf(event.planet as string)] as number;
    return 'category' in event ? (categoryCities[categories.indexOf(event.category as string)] as number) : 0;
  }

  // -- ways in which guesses change

  /** Cards of a guess that nothing tells apart: in the deck, or discarded unseen. */
  #rest(i: number): CitySet {
    const { hand, gone, pool, meta: codes } = this.#now;
    const code = codes[i] as number;
    const placed = (hand[i] as number) | (gone[i] as number) | (pool[i] as number) | (this.#slots.cards[slotsOf(code)] as number);
    return this.#all & ~(this.#seen | placed | cardBit(baseOf(code)) | cardBit(playedOf(code)));
  }

  #swap(): void {
    [this.#now, this.#next] = [this.#next, this.#now];
    this.#scale();
  }

  #scale(): void {
    const { weight, count } = this.#now;
    let total = 0;
    for (let i = 0; i < count; i++) total += weight[i] as number;
    if (total > 0) for (let i = 0; i < count; i++) weight[i] = (weight[i] as number) / total;
  }

  /** Drops what contradicts a fact. */
  #keep(fits: (base: number, hand: CitySet) => boolean): void {
    if (this.#dense) {
      this.#dense.keep(fits);
      return;
    }
    const now = this.#now;
    let kept = 0;
    for (let i = 0; i < now.count; i++) {
      const code = now.meta[i] as number;
      if (!fits(baseOf(code), now.hand[i] as number)) continue;
      now.put(kept++, now.hand[i] as number, now.gone[i] as number, now.pool[i] as number, code, now.weight[i] as number);
    }
    // A table without truthful events would empty the belief: then the fact is left out.
    if (kept > 0) now.count = kept;
    this.#scale();
  }

  #map(changed: (hand: CitySet, gone: CitySet, pool: CitySet, code: number) => readonly [CitySet, CitySet, CitySet, number]): void {
    const { hand, gone, pool, meta: codes, weight, count } = this.#now;
    this.#next.clear();
    for (let i = 0; i < count; i++) {
      const [h, g, p, c] = changed(hand[i] as number, gone[i] as number, pool[i] as number, codes[i] as number);
      this.#next.add(h, g, p, c, weight[i] as number);
    }
    this.#swap();
  }

  /** A card known to have been in the opponent's hand leaves it. */
  #leaves(bit: CitySet): void {
    if (this.#dense) {
      this.#dense.leaves(first(bit));
      return;
    }
    this.#keep((_base, hand) => (hand & bit) !== 0);
    const { hand, count } = this.#now;
    for (let i = 0; i < count; i++) hand[i] = (hand[i] as number) & ~bit;
  }

  /** A card everybody at this seat knows lies in the discard pile now. */
  #discards(bit: CitySet): void {
    this.#seen &= ~bit;
    this.#gone |= bit;
    if (this.#dense) return;
    const { gone, count } = this.#now;
    for (let i = 0; i < count; i++) gone[i] = (gone[i] as number) | bit;
  }

  // -- cards on the move

  /** The viewer sees the card at a place of the deck, and takes it away if it has drawn it. */
  #see(card: number, place: number, takes: boolean): void {
    const now = this.#now;
    const slots = this.#slots;
    if (this.#dense) {
      if ((slots.order(this.#order)[place] ?? REST) === REST) this.#dense.sees(card);
      this.#order = takes ? slots.without(this.#order, place) : slots.with(this.#order, place, card);
      if (takes) this.#seen |= 1 << card;
      return;
    }
    this.#next.clear();
    for (let i = 0; i < now.count; i++) {
      const code = now.meta[i] as number;
      const order = slotsOf(code);
      const slot = slots.order(order)[place] ?? REST;
      let pool = now.pool[i] as number;
      let weight = now.weight[i] as number;
      if (slot === REST) {
        const rest = this.#rest(i);
        if (!((rest >> card) & 1)) continue;
        weight /= size(rest);
      } else if (slot === POOL) {
        if (!((pool >> card) & 1)) continue;
        weight /= size(pool);
        pool &= ~(1 << card);
      } else if (slot !== card) continue;
      const after = takes ? slots.without(order, place) : slot === card ? order : slots.with(order, place, card);
      this.#next.add(now.hand[i] as number, now.gone[i] as number, pool, meta(baseOf(code), playedOf(code), after), weight);
    }
    if (takes) this.#seen |= 1 << card;
    this.#swap();
  }

  /** The opponent gets one of the first `count` cards of the deck, each as likely. */
  #opponentGains(from: number, count: number): void {
    if (this.#dense && this.#gainsInRows(from, count)) return;
    const now = this.#now;
    const slots = this.#slots;
    const next = this.#next;
    next.clear();
    for (let i = 0; i < now.count; i++) {
      const code = now.meta[i] as number;
      const order = slotsOf(code);
      const [hand, gone, pool] = [now.hand[i] as number, now.gone[i] as number, now.pool[i] as number];
      const weight = (now.weight[i] as number) / count;
      for (let place = from; place < from + count; place++) {
        const slot = slots.order(order)[place] ?? REST;
        const after = meta(baseOf(code), playedOf(code), slots.without(order, place));
        if (slot >= 0) {
          next.add(hand | (1 << slot), gone, pool, after, weight);
          continue;
        }
        const among = slot === REST ? this.#rest(i) : pool;
        const each = weight / size(among);
        for (let left = among; left !== 0; left &= left - 1) {
          const card = left & -left;
          next.add(hand | card, gone, slot === POOL ? pool & ~card : pool, after, each);
        }
      }
    }
    this.#swap();
  }

  /** The same with rows; where the cards it may be are of different kinds, rows cannot tell. */
  #gainsInRows(from: number, count: number): boolean {
    const slots = this.#slots;
    const places = slots.order(this.#order).slice(from, from + count);
    const [slot = REST] = places;
    if (slot === REST && places.every((other) => other === REST)) this.#dense?.draws();
    else if (count === 1) this.#dense?.gains(slot);
    else {
      this.#outOfRows();
      return false;
    }
    this.#order = slots.without(this.#order, from);
    return true;
  }

  #mill(count: number): void {
    const slots = this.#slots;
    if (this.#dense) {
      const order = slots.order(this.#order);
      for (const slot of order.slice(0, count)) if (slot >= 0) this.#gone |= 1 << slot;
      this.#order = slots.number(order.slice(count));
      return;
    }
    const after = new Map<number, readonly [CitySet, number]>();
    this.#map((hand, gone, pool, code) => {
      const order = slotsOf(code);
      let milled = after.get(order);
      if (!milled) {
        const top = slots.order(order).slice(0, count);
        milled = [top.reduce((set, slot) => (slot >= 0 ? set | (1 << slot) : set), 0), slots.number(slots.order(order).slice(count))];
        after.set(order, milled);
      }
      return [hand, gone | milled[0], pool, meta(baseOf(code), playedOf(code), milled[1])];
    });
  }

  /** A discard from the opponent's hand: the card where it was shown, else any. */
  #throws(opponents: boolean, bit: CitySet): void {
    if (!opponents) this.#discards(bit);
    else if (bit) {
      this.#leaves(bit);
      this.#discards(bit);
    } else if (this.#dense) this.#dense.discards();
    else {
      const now = this.#now;
      const habits = this.#habits;
      this.#next.clear();
      for (let i = 0; i < now.count; i++) {
        const hand = now.hand[i] as number;
        const code = now.meta[i] as number;
        let total = 0;
        if (habits)
          for (let left = hand; left !== 0; left &= left - 1) total += habits.discards(baseOf(code), hand, first(left), this.#adjacent);
        for (let left = hand; left !== 0; left &= left - 1) {
          const card = left & -left;
          const share = habits ? habits.discards(baseOf(code), hand, first(card), this.#adjacent) / total : 1 / size(hand);
          this.#next.add(hand & ~card, (now.gone[i] as number) | card, now.pool[i] as number, code, (now.weight[i] as number) * share);
        }
      }
      this.#swap();
    }
  }

  /** A mission card goes to the discard pile and everybody sees it, though it may have been hidden before. */
  #spends(card: number): void {
    if (!this.#dense) {
      const { meta: codes, count } = this.#now;
      const hidden = (code: number): boolean => playedOf(code) !== NONE;
      let kept = 0;
      for (let i = 0; i < count; i++) {
        const code = codes[i] as number;
        if (hidden(code) && playedOf(code) !== card) continue;
        const { hand, gone, pool, weight } = this.#now;
        const after = meta(baseOf(code), NONE, slotsOf(code));
        this.#now.put(kept++, hand[i] as number, gone[i] as number, pool[i] as number, after, weight[i] as number);
      }
      if (kept > 0) this.#now.count = kept;
      this.#scale();
    }
    this.#discards(1 << card);
  }

  /** A mission from the opponent's hand: the card where it is shown, else one of that mission. A city that performs its own is no card of the hand. */
  #plays(bit: CitySet): void {
    if (bit & this.#occupied) return;
    if (bit) {
      this.#leaves(bit);
      this.#seen |= bit;
      this.#weigh('mission', first(bit));
      return;
    }
    this.#outOfRows();
    const missions = this.viewer === DYNASTY ? this.#table.liberationMission : this.#table.dynastyMission;
    let fitting = 0;
    for (let c = 0; c < missions.length; c++) if (missions[c] === this.#mission) fitting |= 1 << c;
    const now = this.#now;
    this.#next.clear();
    for (let i = 0; i < now.count; i++) {
      const code = now.meta[i] as number;
      const hand = now.hand[i] as number;
      for (let left = hand & fitting; left !== 0; left &= left - 1) {
        const card = left & -left;
        const after = meta(baseOf(code), first(card), slotsOf(code));
        const weight = (now.weight[i] as number) / size(hand & fitting);
        this.#next.add(hand & ~card, now.gone[i] as number, now.pool[i] as number, after, weight);
      }
    }
    this.#swap();
  }

  /** LIB-MISSION-PROPAGANDA-5: cards of the whole discard pile come to lie on top, nobody knows which. */
  #returned(count: number): void {
    this.#outOfRows();
    const now = this.#now;
    const slots = this.#slots;
    this.#next.clear();
    for (let i = 0; i < now.count; i++) {
      const code = now.meta[i] as number;
      const order = slotsOf(code);
      const rest = this.#rest(i);
      const unseen = subsets(rest, size(rest) - (slots.rest[order] as number));
      const filled = fillings(slots.order(order), now.pool[i] as number);
      const weight = (now.weight[i] as number) / (unseen.length * filled.length);
      for (const set of unseen)
        for (const [left, deck] of filled) {
          const after = slots.number([...new Array<number>(count).fill(POOL), ...deck]);
          const pile = (now.gone[i] as number) | set | left;
          this.#next.add(now.hand[i] as number, 0, pile, meta(baseOf(code), playedOf(code), after), weight);
        }
    }
    this.#swap();
  }

  #took(opponents: boolean, card: number, count: number): void {
    if (count === 0) return;
    if (opponents) this.#opponentGains(0, this.#looking);
    else if (this.#dense) {
      this.#order = this.#slots.without(this.#order, this.#slots.order(this.#order).indexOf(card));
      this.#seen |= 1 << card;
    } else {
      const slots = this.#slots;
      this.#map((hand, gone, pool, code) => {
        const order = slotsOf(code);
        return [hand, gone, pool, meta(baseOf(code), playedOf(code), slots.without(order, slots.order(order).indexOf(card)))];
      });
      this.#seen |= 1 << card;
    }
    this.#looking--;
  }

  /** The opponent has put back the first cards of the deck in an order of its own. */
  #shuffled(count: number): void {
    const slots = this.#slots;
    if (
      this.#dense &&
      slots
        .order(this.#order)
        .slice(0, count)
        .every((slot) => slot === REST)
    )
      return;
    this.#outOfRows();
    const now = this.#now;
    this.#next.clear();
    for (let i = 0; i < now.count; i++) {
      const code = now.meta[i] as number;
      const orders = slots.permuted(slotsOf(code), count);
      for (const order of orders)
        this.#next.add(
          now.hand[i] as number,
          now.gone[i] as number,
          now.pool[i] as number,
          meta(baseOf(code), playedOf(code), order),
          (now.weight[i] as number) / orders.length,
        );
    }
    this.#swap();
  }

  /** LIB-ACT-4, LIB-ACT-10: all discards are the new deck, and nothing is known of its order. */
  #reshuffle(): void {
    this.#gone = 0;
    if (this.#dense) {
      const unknown = this.#all & ~this.#seen;
      this.#dense.reshuffles(unknown);
      this.#order = this.#slots.number(new Array<number>(size(unknown) - 1 - this.#dense.hands).fill(REST));
      return;
    }
    this.#map((hand, _gone, _pool, code) => {
      const cards = this.#all & ~(this.#seen | hand | cardBit(baseOf(code)) | cardBit(playedOf(code)));
      const order = this.#slots.number(new Array<number>(size(cards)).fill(REST));
      return [hand, 0, 0, meta(baseOf(code), playedOf(code), order)];
    });
  }

  // -- the base

  /** A base is chosen among these cards, each as likely; the old one goes to the hand. */
  #place(among: (base: number, hand: CitySet) => CitySet): void {
    const now = this.#now;
    const habits = this.#habits;
    this.#next.clear();
    for (let i = 0; i < now.count; i++) {
      const code = now.meta[i] as number;
      const base = baseOf(code);
      const held = (now.hand[i] as number) | cardBit(base);
      const open = among(base, now.hand[i] as number);
      let total = 0;
      if (habits)
        for (let left = open; left !== 0; left &= left - 1) total += habits.places(first(left), base, held, this.#occupied, this.#adjacent);
      for (let left = open; left !== 0; left &= left - 1) {
        const to = first(left);
        const share = habits ? habits.places(to, base, held, this.#occupied, this.#adjacent) / total : 1 / size(open);
        const after = meta(to, playedOf(code), slotsOf(code));
        this.#next.add(held & ~(1 << to), now.gone[i] as number, now.pool[i] as number, after, (now.weight[i] as number) * share);
      }
    }
    this.#swap();
  }

  #operation(code: number): Op | undefined {
    return this.#table.missions[this.#mission]?.effect.find((op) => op.code === code);
  }

  #relocated(): void {
    const op = this.#operation(OP.relocate);
    if (this.#dense) {
      this.#dense.moves(op?.near === NEAR_OWN ? this.#adjacent : null, op?.flag === false);
      return;
    }
    this.#place((base, hand) => {
      const open = op?.near === NEAR_OWN ? hand & (this.#adjacent[base] as number) : hand;
      return op?.flag === false && open !== 0 ? open : open | (1 << base);
    });
  }

  /** LIB-SABOTAGE-2: something near the named city must be the base or in the hand; LIB-MISSION-DESIGN-FLAW-3: unless a mission names it. */
  #sabotage(city: number): void {
    const near = this.#mission < 0 ? NEAR_OWN : (this.#operation(OP.repeat)?.near ?? ANYWHERE);
    if (near !== NEAR_OWN) return;
    const around = this.#adjacent[city] as number;
    this.#keep((base, hand) => ((hand | (1 << base)) & around) !== 0);
    this.#weigh('sabotage', city);
  }

  /** After an attack on an area with a hit, every other city of it is a miss. */
  #settle(): void {
    if (this.#hits !== 0 && this.viewer === DYNASTY) {
      const missed = this.#targets & ~this.#hits;
      if (missed !== 0) this.#keep((base, hand) => (((1 << base) | hand) & missed) === 0);
    }
    this.#targets = 0;
    this.#hits = 0;
  }

  /** How likely a visible act was, where habits are given. */
  #weigh(act: 'sabotage' | 'evade' | 'mission' | 'pass', city: number): void {
    const habits = this.#habits;
    if (!habits || this.viewer !== DYNASTY) return;
    const { hand, meta: codes, weight, count } = this.#now;
    for (let i = 0; i < count; i++) {
      const likely = habits.acts(act, city, baseOf(codes[i] as number), hand[i] as number, this.#occupied, this.#adjacent);
      weight[i] = (weight[i] as number) * likely;
    }
    this.#scale();
  }

  // -- rows

  /** From single guesses to rows, where every guess knows the same of deck and discards. */
  #intoRows(): void {
    const { hand, gone, pool, meta: codes, weight, count } = this.#now;
    if (this.#dense || this.#habits || this.viewer !== DYNASTY || count === 0) return;
    const order = slotsOf(codes[0] as number);
    const hands = size(hand[0] as number);
    for (let i = 0; i < count; i++) {
      const code = codes[i] as number;
      if (pool[i] !== 0 || gone[i] !== this.#gone || slotsOf(code) !== order || playedOf(code) !== NONE || baseOf(code) === NONE) return;
      if (size(hand[i] as number) !== hands) return;
    }
    const dense = new Dense(this.#all & ~(this.#seen | this.#gone | (this.#slots.cards[order] as number)), hands, 0);
    for (let i = 0; i < count; i++) dense.put(baseOf(codes[i] as number), hand[i] as number, 0, weight[i] as number);
    this.#order = order;
    this.#dense = dense;
  }

  #outOfRows(): void {
    const dense = this.#dense;
    if (!dense) return;
    this.#now.clear();
    dense.each((base, hand, gone, weight) => {
      this.#now.add(hand, gone | this.#gone, 0, meta(base, NONE, this.#order), weight);
    });
    this.#dense = null;
    this.#scale();
  }

  /** Calls for every guess: base (31 for none), hand, weight. */
  #each(visit: (base: number, hand: CitySet, weight: number) => void): void {
    this.#settle();
    if (this.#dense) {
      this.#dense.each((base, hand, _gone, weight) => {
        visit(base, hand, weight);
      });
      return;
    }
    const { hand, meta: codes, weight, count } = this.#now;
    for (let i = 0; i < count; i++) visit(baseOf(codes[i] as number), hand[i] as number, weight[i] as number);
  }

  // -- what is asked of it

  /** How many different guesses are carried. */
  get guesses(): number {
    let count = 0;
    this.#each(() => count++);
    return count;
  }

  /** Probability that each city is the base, by city index. */
  bases(): Float64Array {
    const chances = new Float64Array(this.#table.cities.length);
    this.#each((base, _hand, weight) => {
      if (base !== NONE) chances[base] = (chances[base] as number) + weight;
    });
    return chances;
  }

  /** Probability that each city is in the opponent's hand, by city index. */
  hands(): Float64Array {
    const chances = new Float64Array(this.#table.cities.length);
    this.#each((_base, hand, weight) => {
      for (let left = hand; left !== 0; left &= left - 1) {
        const card = first(left);
        chances[card] = (chances[card] as number) + weight;
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
    this.#settle();
    this.#outOfRows();
    const { count } = this.#now;
    const now = new Hypotheses();
    now.hand = this.#now.hand.slice(0, count);
    now.gone = this.#now.gone.slice(0, count);
    now.pool = this.#now.pool.slice(0, count);
    now.meta = this.#now.meta.slice(0, count);
    const rests = Int32Array.from({ length: count }, (_, i) => this.#rest(i));
    const upTo = new Float64Array(count);
    let total = 0;
    for (let i = 0; i < count; i++) {
      total += this.#now.weight[i] as number;
      upTo[i] = total;
    }
    const slots = this.#slots;
    return (chance) => {
      const mark = (chance.below(2 ** 30) / 2 ** 30) * total;
      let [low, high] = [0, count - 1];
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((upTo[middle] as number) > mark) high = middle;
        else low = middle + 1;
      }
      const code = now.meta[low] as number;
      let [rest, pool] = [rests[low] as number, now.pool[low] as number];
      const order = slots.order(slotsOf(code));
      const deck = new Array<number>(order.length);
      for (let place = 0; place < order.length; place++) {
        let card = order[place] as number;
        if (card === REST) {
          card = nth(rest, chance.below(size(rest)));
          rest &= ~(1 << card);
        } else if (card === POOL) {
          card = nth(pool, chance.below(size(pool)));
          pool &= ~(1 << card);
        }
        deck[order.length - 1 - place] = card;
      }
      const base = baseOf(code);
      const played = playedOf(code);
      return {
        base: base === NONE ? -1 : base,
        hand: now.hand[low] as number,
        discard: (now.gone[low] as number) | rest | pool,
        deck,
        played: played === NONE ? -1 : played,
      };
    };
  }
}

const cardBit = (card: number): CitySet => (card === NONE ? 0 : 1 << card);

/** All subsets of a set with so many members. */
function subsets(set: CitySet, count: number): CitySet[] {
  if (count === 0) return [0];
  if (size(set) < count) return [];
  const card = set & -set;
  return [...subsets(set & ~card, count - 1).map((rest) => rest | card), ...subsets(set & ~card, count)];
}

/** Every way to put cards of the pool into its places of the deck, with what stays in the pile. */
function fillings(order: readonly number[], pool: CitySet): (readonly [CitySet, readonly number[]])[] {
  const place = order.indexOf(POOL);
  if (place < 0) return [[pool, order]];
  const found: (readonly [CitySet, readonly number[]])[] = [];
  for (let left = pool; left !== 0; left &= left - 1) found.push(...fillings(order.with(place, first(left)), pool & ~(left & -left)));
  return found;
}

/** The belief a viewer has after all it knows. */
export function beliefOf(table: Table, viewer: Seat, past: readonly number[], habits?: Habits): Belief {
  if (viewer !== DYNASTY && viewer !== LIBERATION) throw new RangeError('only the two players have a belief');
  const belief = new Belief(table, viewer, habits);
  for (const entry of past) belief.push(entry);
  return belief;
}
