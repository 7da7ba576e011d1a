import type { CitySet } from '@orrery/liberation';
import { Chances, CITIES, IN_BASE, IN_DECK, IN_DISCARD, IN_DYNASTY, IN_LIBERATION, NOWHERE } from './chances.ts';

/** The zone of a side's hand. */
export const handOf = (seat: number): number => (seat === 0 ? IN_DYNASTY : IN_LIBERATION);
const EITHER = (1 << IN_LIBERATION) | (1 << IN_BASE);

/** What somebody knows who sees neither hand: how each side looks to the other. */
export class OpenKnowledge {
  readonly chances = new Chances();
  /** Zones each card may be in, as bits. */
  readonly zones = new Uint8Array(CITIES).fill(1 << IN_DECK);
  readonly hand: [number, number] = [0, 0];
  #deck = CITIES;
  #discard = 0;
  #based = 0;

  copy(other: OpenKnowledge): void {
    this.chances.copy(other.chances);
    this.zones.set(other.zones);
    [this.hand[0], this.hand[1]] = other.hand;
    this.#deck = other.#deck;
    this.#discard = other.#discard;
    this.#based = other.#based;
  }

  /** Forgets everything but what lies open and how many cards are where. */
  forget(): void {
    const sizes = [this.#deck, this.#discard, this.hand[1], this.#based, this.hand[0]];
    const anywhere = sizes.reduce((zones, cards, zone) => (cards > 0 ? zones | (1 << zone) : zones), 0);
    for (let c = 0; c < CITIES; c++) if (this.zones[c] !== 0) this.zones[c] = anywhere;
    this.chances.p.fill(1);
    this.#fit();
  }

  #fit(): void {
    this.chances.fit(this.zones, [this.#deck, this.#discard, this.hand[1], this.#based, this.hand[0]]);
  }

  #widen(from: number, to: number): void {
    for (let c = 0; c < CITIES; c++) if (((this.zones[c] as number) >> from) & 1) this.zones[c] = (this.zones[c] as number) | (1 << to);
  }

  #only(city: number, zone: number): void {
    this.zones[city] = zone === NOWHERE ? 0 : 1 << zone;
    this.chances.only(city, zone);
  }

  setAside(count: number): void {
    if (count > 0) this.#widen(IN_DECK, IN_DISCARD);
    this.chances.shift(IN_DECK, IN_DISCARD, count);
    this.#deck -= count;
    this.#discard += count;
  }

  drew(seat: number): void {
    this.#widen(IN_DECK, handOf(seat));
    this.chances.shift(IN_DECK, handOf(seat), 1);
    this.#deck--;
    this.hand[seat as 0 | 1]++;
    this.#fit();
  }

  based(): void {
    this.#widen(IN_LIBERATION, IN_BASE);
    this.chances.shift(IN_LIBERATION, IN_BASE, 1);
    this.hand[1]--;
    this.#based = 1;
    this.#fit();
  }

  act(): void {
    for (let c = 0; c < CITIES; c++) {
      const zones = (this.zones[c] as number) & ~((1 << IN_DECK) | (1 << IN_DISCARD));
      this.zones[c] = ((this.zones[c] as number) >> IN_DISCARD) & 1 ? zones | (1 << IN_DECK) : zones;
    }
    this.chances.all(IN_DISCARD, IN_DECK);
    this.#deck = this.#discard;
    this.#discard = 0;
    this.#fit();
  }

  excluded(set: CitySet, what: number): void {
    for (let c = 0; c < CITIES; c++) if ((set >> c) & 1) this.zones[c] = (this.zones[c] as number) & ~what;
    this.#fit();
  }

  /** A card of this hand lies open. */
  shown(seat: number, city: number): void {
    this.#only(city, NOWHERE);
    this.hand[seat as 0 | 1]--;
    this.#fit();
  }

  discarded(city: number): void {
    this.#only(city, IN_DISCARD);
    this.#discard++;
    this.#fit();
  }

  hidden(seat: number): void {
    this.#widen(handOf(seat), IN_DISCARD);
    this.chances.shift(handOf(seat), IN_DISCARD, 1);
    this.hand[seat as 0 | 1]--;
    this.#discard++;
    this.#fit();
  }

  moved(adjacent: readonly CitySet[] | null): void {
    for (let c = 0; c < CITIES; c++) if ((this.zones[c] as number) & EITHER) this.zones[c] = (this.zones[c] as number) | EITHER;
    if (adjacent) this.chances.evade(adjacent);
    else this.chances.relocate(this.hand[1]);
    this.#fit();
  }

  sabotage(near: CitySet): void {
    this.chances.sabotage(near);
    this.#fit();
  }

  milled(count: number): void {
    if (count > 0) this.#widen(IN_DECK, IN_DISCARD);
    this.chances.shift(IN_DECK, IN_DISCARD, count);
    this.#deck -= count;
    this.#discard += count;
    this.#fit();
  }

  returned(count: number): void {
    if (count > 0) this.#widen(IN_DISCARD, IN_DECK);
    this.chances.shift(IN_DISCARD, IN_DECK, count);
    this.#deck += count;
    this.#discard -= count;
    this.#fit();
  }
}
