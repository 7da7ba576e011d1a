import { set } from '@orrery/kernel';
import { areaOf } from '../areas.ts';
import type { Cities, City } from '../cities.ts';
import { DYNASTY, LIBERATION } from '../sides.ts';
import { missionOf, ruleOf, type Table } from '../table.ts';
import type { LiberationEvent } from '../words.ts';
import { type Clue, Clues } from './clues.ts';

/** Possible places of one card as bits: the deck's positions from bit 0, then the other zones. */
export const DISCARD = 1 << 20;
export const HAND = 1 << 21;
export const BASE = 1 << 22;
export const PLAYED = 1 << 23;
export const DECK = DISCARD - 1;
/** With the opponent: in its hand or, where it is the Liberation, the base. */
export const THEIRS = HAND | BASE;
/** Without the position in the deck. */
const zonesOf = (places: number): number => (places & ~DECK) | (places & DECK ? 1 : 0);
const top = (count: number): number => set.upTo(count);

/**
 * Possible places of every card the viewer neither holds nor sees, kept up event by event from what it was told. Each rule widens or narrows a card's
 * places exactly as far as the event allows.
 */
export class Places {
  readonly #table: Table;
  readonly #me: number;
  readonly places: number[];
  readonly known: boolean[];
  readonly proved: number[];
  /** The turn in which each card came to be known to lie where it may lie now; places of the deck count as one. */
  readonly learnt: number[];
  /** Why a card nobody has seen must be with the Liberation. */
  readonly reasons: (Clue | null)[];
  readonly clues: Clues;
  turn = 0;
  deck = 0;
  #discard = 0;
  #hand = 0;
  #based = false;
  #looking = 0;
  #played = false;
  /** Cities attacked together of which nothing was said yet: whatever is not hit is missed. */
  #attacked: Cities = 0;

  constructor(table: Table, viewer: number) {
    this.#table = table;
    this.#me = viewer;
    this.places = table.cities.map(() => 0);
    this.known = table.cities.map(() => false);
    this.proved = table.cities.map(() => 0);
    this.learnt = table.cities.map(() => 0);
    this.reasons = table.cities.map(() => null);
    this.clues = new Clues(table);
  }

  /** Possible places of a card; none where the viewer holds or sees it. */
  of(card: City): number {
    return this.places[card] ?? 0;
  }

  #each(change: (places: number, card: City) => number): void {
    for (let c = 0; c < this.places.length; c++) {
      const places = this.of(c);
      if (places !== 0) this.places[c] = change(places, c);
    }
  }

  #put(id: string, places: number): void {
    const c = this.#table.cities.indexOf(id);
    this.places[c] = places;
    this.known[c] = true;
    this.learnt[c] = this.turn;
  }

  /** The card is seen or held by the viewer: it leaves the memory. */
  #gone(id: string): void {
    this.#put(id, 0);
  }

  /** One card leaves the opponent's hand unseen; only cards of `among` can be it. */
  #handTo(zone: number, among: (city: number) => boolean): void {
    this.#hand--;
    this.#each((places, c) => (places & HAND && among(c) ? places | zone : places));
  }

  /** The top cards of the deck go elsewhere. */
  #offTheTop(count: number, zone: number): void {
    this.deck -= count;
    this.#each((places) => {
      const below = (places & DECK) >> count;
      return (places & ~DECK) | below | (places & top(count) ? zone : 0);
    });
  }

  /** Cities that were attacked and not hit are not with the Liberation. */
  settle(): void {
    if (this.#attacked === 0) return;
    const before = this.places.map(zonesOf);
    this.#each((places, c) => {
      if (!set.has(this.#attacked, c)) return places;
      this.proved[c] = this.turn;
      return places & ~THEIRS;
    });
    this.#attacked = 0;
    this.#conclude();
    this.#date(before);
  }

  hear(event: LiberationEvent): void {
    const mine = 'seat' in event && event.seat === this.#me;
    if (event.kind !== 'hit') this.settle();
    if (this.#me === DYNASTY) this.clues.hear(event, this.turn);
    const before = this.places.map(zonesOf);
    switch (event.kind) {
      case 'laid':
        for (const id of this.#table.pack.maps.find((map) => map.id === event.map)?.cities ?? []) {
          this.places[this.#table.cities.indexOf(id)] = DECK;
          this.deck++;
        }
        break;
      case 'setAside':
        this.#discard = event.count;
        this.deck -= event.count;
        this.#each((places) => places | (event.count > 0 ? DISCARD : 0));
        break;
      case 'dealt':
        this.deck--;
        if ('city' in event) this.#gone(event.city);
        else {
          if (this.#hand === 0) this.#each((places) => places | HAND);
          this.#hand++;
        }
        break;
      case 'based':
        if ('city' in event) break;
        this.#hand--;
        this.#based = true;
        this.#each((places) => (places & HAND ? places | BASE : places));
        break;
      case 'turn':
        this.turn++;
        break;
      case 'drew':
        this.#offTheTop(1, mine ? 0 : HAND);
        if ('city' in event) this.#gone(event.city);
        else this.#hand++;
        break;
      case 'act':
        this.deck = this.#discard;
        this.#discard = 0;
        this.#each((places) => (places & ~(DISCARD | DECK)) | (places & DISCARD ? top(this.deck) : 0));
        break;
      case 'occupied':
        if (this.#me !== DYNASTY) this.#hand--;
        this.#gone(event.city);
        break;
      case 'attacked':
        if (this.#me === DYNASTY) this.#attacked = areaOf(this.#table, event);
        break;
      case 'hit':
        this.#attacked = set.without(this.#attacked, this.#table.cities.indexOf(event.city));
        if (this.#me === DYNASTY) this.#hand--;
        this.#gone(event.city);
        break;
      case 'captured':
        if (event.occupied) break;
        this.#discard++;
        this.#put(event.city, DISCARD);
        break;
      case 'mission':
        this.#playMission(event, mine);
        break;
      case 'spent':
        this.#played = false;
        this.#discard++;
        if ('city' in event) this.#put(event.city, DISCARD);
        else this.#each((places) => (places & PLAYED ? (places & ~PLAYED) | DISCARD : places));
        break;
      case 'paidDiscard':
      case 'discarded':
        this.#discard++;
        if ('city' in event) {
          if (!mine) this.#hand--;
          this.#put(event.city, DISCARD);
        } else this.#handTo(DISCARD, () => true);
        break;
      case 'sabotaged':
        if (this.#me !== DYNASTY) this.#hand--;
        this.#discard++;
        this.#put(event.city, DISCARD);
        break;
      case 'notInHand':
        if (this.#me === DYNASTY) break;
        this.#each((places, c) => {
          if (this.#table.cities[c] !== event.city) return places;
          this.proved[c] = this.turn;
          return places & ~HAND;
        });
        break;
      case 'evaded':
      case 'relocated':
        if (this.#me === LIBERATION) break;
        this.#each((places) => (places & THEIRS ? places | THEIRS : places));
        break;
      case 'milled':
        this.#offTheTop(event.count, DISCARD);
        this.#discard += event.count;
        break;
      case 'returned':
        this.deck += event.count;
        this.#each((places) => {
          const zones = places & ~DECK & (event.count === this.#discard ? ~DISCARD : -1);
          return zones | ((places & DECK) << event.count) | (places & DISCARD ? top(event.count) : 0);
        });
        this.#discard -= event.count;
        break;
      case 'looked':
        this.#looking = mine ? 0 : event.count;
        break;
      case 'saw':
      case 'putBack':
        if ('place' in event) this.#put(event.city, 1 << (event.place - 1));
        else this.#mixTop();
        break;
      case 'took':
        if ('city' in event) this.#takeOwn(event.city);
        else if (event.count === 0) this.#mixTop();
        else this.#takeTheirs();
        break;
      case 'probed':
        if (this.#me === DYNASTY) this.#probe(event);
        break;
      case 'won':
        // Everything is open now.
        this.#each(() => 0);
        break;
      case 'shown':
        if (!mine) this.#put(event.city, HAND);
        break;
      default:
        break;
    }
    // While the galaxy is being laid out the deck is not yet complete.
    if (event.kind !== 'laid') this.#conclude();
    this.#date(before);
  }

  #date(before: readonly number[]): void {
    this.places.forEach((places, c) => {
      if (zonesOf(places) !== before[c]) this.learnt[c] = this.turn;
    });
  }

  #playMission(event: Extract<LiberationEvent, { kind: 'mission' }>, mine: boolean): void {
    const named = 'city' in event ? event.city : null;
    // The viewer's own card is no secret to it, and a mission on an occupied city leaves the card where it is.
    if (mine || (named !== null && this.of(this.#table.cities.indexOf(named)) === 0)) return;
    this.#played = true;
    if (named !== null) {
      this.#hand--;
      this.#put(named, PLAYED);
      return;
    }
    this.#handTo(PLAYED, (card) => ruleOf(this.#table, missionOf(this.#table, event.seat, card)).id === event.mission);
  }

  /** Cards the opponent looked at lie in an order only it knows. */
  #mixTop(): void {
    const mixed = top(this.#looking);
    this.#each((places) => (places & mixed ? places | mixed : places));
  }

  #takeTheirs(): void {
    const seenByThem = top(this.#looking);
    this.#looking--;
    this.deck--;
    this.#hand++;
    this.#each((places) => {
      const within = places & seenByThem;
      const below = (places & DECK & ~seenByThem) >> 1;
      return (places & ~DECK) | below | (within ? HAND | top(this.#looking) : 0);
    });
  }

  #takeOwn(id: string): void {
    const at = this.of(this.#table.cities.indexOf(id));
    this.#gone(id);
    this.deck--;
    this.#each((places) => (places & ~DECK) | (places & DECK & (at - 1)) | ((places & DECK & ~(at - 1)) >> 1));
  }

  #probe(event: Extract<LiberationEvent, { kind: 'probed' }>): void {
    const area = areaOf(this.#table, event);
    this.#each((places, c) => (set.has(area, c) === event.yes ? places : places & ~BASE));
  }

  #conclude(): void {
    do this.#count();
    while (this.#point());
  }

  /** What Sabotage has given away, where one card alone can be the reason; whether there was such a card. */
  #point(): boolean {
    if (this.clues.open.length === 0) return false;
    let possible = 0;
    let certain = 0;
    this.places.forEach((places, c) => {
      if (places & THEIRS) possible = set.with(possible, c);
      if (places !== 0 && (places & ~THEIRS) === 0) certain = set.with(certain, c);
    });
    let found = false;
    this.clues.narrow(possible, certain, (card, clue) => {
      this.places[card] = this.of(card) & THEIRS;
      this.reasons[card] = clue;
      found = true;
    });
    return found;
  }

  /** Sizes are public: a zone whose cards are all known holds no other, and a zone with no more candidates than cards holds them all. */
  #count(): void {
    this.#each((places) => places & (top(this.deck) | ~DECK));
    const zones: [number, number][] = [
      [DISCARD, this.#discard],
      [HAND, this.#hand],
      [BASE, this.#based ? 1 : 0],
      [PLAYED, this.#played ? 1 : 0],
    ];
    for (let position = 0; position < this.deck; position++) zones.push([1 << position, 1]);
    for (let changed = true; changed;) {
      changed = false;
      for (const [zone, size] of zones) {
        let sure = 0;
        let possible = 0;
        for (const places of this.places) {
          if (places === zone) sure++;
          if (places & zone) possible++;
        }
        if (possible === sure) continue;
        if (sure !== size && possible !== size) continue;
        this.#each((places) => {
          if (!(places & zone) || places === zone) return places;
          changed = true;
          return sure === size ? places & ~zone : zone;
        });
      }
    }
  }
}
