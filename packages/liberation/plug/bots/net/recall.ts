import { size, type CitySet } from '@orrery/liberation';
import { Chances, CITIES, IN_BASE, IN_DECK, IN_DISCARD, IN_DYNASTY, IN_LIBERATION, NOWHERE } from './chances.ts';

/** Possible places of one card as bits: the deck's positions from bit 0, then the other zones. */
export const DISCARD = 1 << 20;
export const HAND = 1 << 21;
export const BASE = 1 << 22;
const PLAYED = 1 << 23;
export const DECK = DISCARD - 1;
const top = (count: number): number => (1 << count) - 1;

/** What one seat can conclude about every card it does not see: places by logic, and rough chances that fit them. */
export class Recall {
  readonly me: number;
  /** The zone of the other hand. */
  readonly theirs: number;
  readonly places = new Int32Array(CITIES).fill(DECK);
  /** Turn in which a card was last proved not to be the other's. */
  readonly proved = new Int32Array(CITIES);
  readonly chances = new Chances();
  turn = 0;
  looking = 0;
  #deck = CITIES;
  #discard = 0;
  #hand = 0;
  #based = 0;
  #played = 0;
  readonly #zones = new Uint8Array(CITIES);
  readonly #weight = new Float32Array(CITIES);

  constructor(viewer: number) {
    this.me = viewer;
    this.theirs = viewer === 0 ? IN_LIBERATION : IN_DYNASTY;
  }

  copy(other: Recall): void {
    this.places.set(other.places);
    this.proved.set(other.proved);
    this.chances.copy(other.chances);
    this.turn = other.turn;
    this.looking = other.looking;
    this.#deck = other.#deck;
    this.#discard = other.#discard;
    this.#hand = other.#hand;
    this.#based = other.#based;
    this.#played = other.#played;
  }

  /** What a seat holding these cards knows at least: what everybody knows, and its own cards. */
  suppose(
    zones: Uint8Array,
    open: Chances,
    own: CitySet,
    sizes: readonly [deck: number, discard: number, hand: number, based: number, played: number],
  ): void {
    [this.#deck, this.#discard, this.#hand, this.#based, this.#played] = sizes;
    this.chances.copy(open);
    for (let c = 0; c < CITIES; c++) {
      const at = zones[c] as number;
      this.places[c] =
        (own >> c) & 1
          ? 0
          : ((at >> IN_DECK) & 1 ? top(this.#deck) : 0) |
            ((at >> IN_DISCARD) & 1 ? DISCARD : 0) |
            ((at >> this.theirs) & 1 ? HAND : 0) |
            (this.me === 0 && (at >> IN_BASE) & 1 ? BASE : 0);
    }
    this.settle();
  }

  /** Forgets where cards were seen, told of or concluded to be: whatever is out of sight may be anywhere there is room. */
  forget(): void {
    const anywhere = top(this.#deck) | (this.#discard > 0 ? DISCARD : 0) | (this.#hand > 0 ? HAND : 0) | (this.#based > 0 ? BASE : 0);
    this.#each((places) => (places === PLAYED ? places : anywhere));
    this.proved.fill(0);
    this.chances.p.fill(1);
    this.settle();
  }

  #each(change: (places: number, city: number) => number): void {
    for (let c = 0; c < CITIES; c++) {
      const places = this.places[c] as number;
      if (places !== 0) this.places[c] = change(places, c);
    }
  }

  put(city: number, places: number): void {
    this.places[city] = places;
    const zone = places === 0 || places === PLAYED ? NOWHERE : places === DISCARD ? IN_DISCARD : places === HAND ? this.theirs : IN_DECK;
    this.chances.only(city, zone);
  }

  #gone(city: number): void {
    this.put(city, 0);
  }

  /** How much of each card's chance to be in the deck lies on its top cards. */
  #onTop(count: number): Float32Array {
    for (let c = 0; c < CITIES; c++) {
      const all = size((this.places[c] as number) & DECK);
      this.#weight[c] = all > 0 ? size((this.places[c] as number) & top(count)) / all : 0;
    }
    return this.#weight;
  }

  #offTheTop(count: number, zone: number): void {
    this.#deck -= count;
    this.#each((places) => (places & ~DECK) | ((places & DECK) >> count) | (places & top(count) ? zone : 0));
  }

  /** Sizes are public: a zone whose cards are all known holds no other, and a zone with no more candidates than cards holds them all. */
  #conclude(): void {
    const { places } = this;
    const limit = top(this.#deck) | ~DECK;
    for (let c = 0; c < CITIES; c++) places[c] = (places[c] as number) & limit;
    for (let changed = true; changed;) {
      changed = false;
      for (let i = 0; i < 4 + this.#deck; i++) {
        const zone = i < 4 ? DISCARD << i : 1 << (i - 4);
        const cards = i === 0 ? this.#discard : i === 1 ? this.#hand : i === 2 ? this.#based : i === 3 ? this.#played : 1;
        let sure = 0;
        let possible = 0;
        for (let c = 0; c < CITIES; c++) {
          const at = places[c] as number;
          if (at === zone) sure++;
          if (at & zone) possible++;
        }
        if (possible === sure || (sure !== cards && possible !== cards)) continue;
        for (let c = 0; c < CITIES; c++) {
          const at = places[c] as number;
          if (!(at & zone) || at === zone) continue;
          changed = true;
          places[c] = sure === cards ? at & ~zone : zone;
        }
      }
    }
  }

  settle(): void {
    this.#conclude();
    for (let c = 0; c < CITIES; c++) {
      const at = this.places[c] as number;
      this.#zones[c] =
        (at & DECK ? 1 << IN_DECK : 0) |
        (at & DISCARD ? 1 << IN_DISCARD : 0) |
        (at & HAND ? 1 << this.theirs : 0) |
        (at & BASE ? 1 << IN_BASE : 0);
    }
    const held = this.#hand;
    this.chances.fit(this.#zones, [this.#deck, this.#discard, this.me === 0 ? held : 0, this.#based, this.me === 0 ? 0 : held]);
  }

  setAside(count: number): void {
    this.#discard = count;
    this.#deck -= count;
    if (count > 0) this.#each((places) => places | DISCARD);
    this.chances.shift(IN_DECK, IN_DISCARD, count);
    this.#conclude();
  }

  dealtOwn(city: number): void {
    this.#deck--;
    this.#gone(city);
    this.settle();
  }

  dealtOther(): void {
    this.#deck--;
    if (this.#hand === 0) this.#each((places) => places | HAND);
    this.#hand++;
    this.chances.shift(IN_DECK, this.theirs, 1);
    this.settle();
  }

  based(): void {
    this.#hand--;
    this.#based = 1;
    this.#each((places) => (places & HAND ? places | BASE : places));
    this.chances.shift(IN_LIBERATION, IN_BASE, 1);
    this.settle();
  }

  drewOwn(city: number): void {
    this.#offTheTop(1, 0);
    this.#gone(city);
    this.settle();
  }

  drewOther(): void {
    this.chances.shift(IN_DECK, this.theirs, 1, this.#onTop(1));
    this.#offTheTop(1, HAND);
    this.#hand++;
    this.settle();
  }

  act(): void {
    this.#deck = this.#discard;
    this.#discard = 0;
    this.#each((places) => (places & ~(DISCARD | DECK)) | (places & DISCARD ? top(this.#deck) : 0));
    this.chances.all(IN_DISCARD, IN_DECK);
    this.settle();
  }

  occupied(city: number): void {
    if (this.me !== 0) this.#hand--;
    this.#gone(city);
    this.settle();
  }

  hit(city: number): void {
    if (this.me === 0) this.#hand--;
    this.#gone(city);
    this.settle();
  }

  missed(set: CitySet): void {
    if (this.me !== 0 || set === 0) return;
    this.#each((places, c) => {
      if (!((set >> c) & 1)) return places;
      this.proved[c] = this.turn;
      return places & ~(HAND | BASE);
    });
    this.settle();
  }

  discarded(city: number): void {
    this.#discard++;
    this.put(city, DISCARD);
    this.settle();
  }

  shownByOther(city: number): void {
    this.#hand--;
    this.discarded(city);
  }

  hiddenByOther(): void {
    this.#discard++;
    this.#hand--;
    this.#each((places) => (places & HAND ? places | DISCARD : places));
    this.chances.shift(this.theirs, IN_DISCARD, 1);
    this.settle();
  }

  playedByOther(city: number): void {
    this.#played = 1;
    this.#hand--;
    this.put(city, PLAYED);
    this.settle();
  }

  spent(city: number): void {
    this.#played = 0;
    this.discarded(city);
  }

  sabotaged(city: number): void {
    if (this.me !== 0) this.#hand--;
    this.discarded(city);
  }

  notInHand(city: number): void {
    const places = this.places[city] as number;
    if (this.me === 0 || places === 0) return;
    this.proved[city] = this.turn;
    this.places[city] = places & ~HAND;
    this.settle();
  }

  sabotage(near: CitySet): void {
    if (this.me !== 0) return;
    this.chances.sabotage(near);
    this.settle();
  }

  moved(adjacent: readonly CitySet[] | null): void {
    if (this.me !== 0) return;
    this.#each((places) => (places & (HAND | BASE) ? places | HAND | BASE : places));
    if (adjacent) this.chances.evade(adjacent);
    else this.chances.relocate(this.#hand);
    this.settle();
  }

  milled(count: number): void {
    this.chances.shift(IN_DECK, IN_DISCARD, count, this.#onTop(count));
    this.#offTheTop(count, DISCARD);
    this.#discard += count;
    this.settle();
  }

  returned(count: number): void {
    this.#deck += count;
    const emptied = count === this.#discard ? ~DISCARD : -1;
    this.#each((places) => (places & ~DECK & emptied) | ((places & DECK) << count) | (places & DISCARD ? top(count) : 0));
    this.chances.shift(IN_DISCARD, IN_DECK, count);
    this.#discard -= count;
    this.settle();
  }

  /** Cards the other looked at lie in an order only it knows. */
  mixTop(): void {
    const mixed = top(this.looking);
    if (mixed === 0) return;
    this.#each((places) => (places & mixed ? places | mixed : places));
    this.settle();
  }

  tookTheirs(): void {
    const seen = top(this.looking);
    this.chances.shift(IN_DECK, this.theirs, 1, this.#onTop(this.looking));
    this.looking--;
    this.#deck--;
    this.#hand++;
    this.#each((places) => (places & ~DECK) | ((places & DECK & ~seen) >> 1) | (places & seen ? HAND | top(this.looking) : 0));
    this.settle();
  }

  tookOwn(city: number): void {
    const below = (this.places[city] as number) - 1;
    this.#gone(city);
    this.#deck--;
    this.#each((places) => (places & ~DECK) | (places & DECK & below) | ((places & DECK & ~below) >> 1));
    this.settle();
  }

  probed(area: CitySet, yes: boolean): void {
    if (this.me !== 0) return;
    this.#each((places, c) => (((area >> c) & 1) === (yes ? 1 : 0) ? places : places & ~BASE));
    this.settle();
  }
}
