import type { Chance } from '@orrery/kernel';
import { crowdOf } from './hidden-crowd.ts';
import type { Memory } from './memory.ts';
import type { Table } from './table.ts';

/** Zones of a player's cards as kinds; the deck in its order, top last. */
export interface Cards {
  readonly hand: readonly number[];
  readonly saved: readonly number[];
  readonly drawn: readonly number[];
  readonly buried: readonly number[];
  readonly deck: readonly number[];
}

/**
 * A card whose face may be unknown: born × 16 + kind + 1, kind −1 while unknown. It is born when it is drawn from a deck; an epoch lasts from one
 * reshuffle to the next, and in every epoch the cards that live in it are together the whole deck.
 */
type Slot = number;
const kindIn = (slot: Slot): number => (slot & 15) - 1;
const bornIn = (slot: Slot): number => slot >> 4;

interface Guess {
  epoch: number;
  deck: number;
  hand: Slot[];
  saved: Slot[];
  drawn: Slot[];
  buried: Slot[];
  open: Slot[];
  /** Known cards by epoch × 16 + kind. */
  used: number[];
}

const copyOf = (g: Guess): Guess => ({
  ...g,
  hand: g.hand.slice(),
  saved: g.saved.slice(),
  drawn: g.drawn.slice(),
  buried: g.buried.slice(),
  open: g.open.slice(),
  used: g.used.slice(),
});

type Then = (g: Guess) => Cards | null;

/** So many dead ends, and the search begins anew with other guesses. */
const PATIENCE = 2000;

/** So often it begins anew before the past is too long for it. */
const BEGINNINGS = 3;

/** Deals a player's hidden cards so that everything remembered could have happened, as often as it is asked to. */
export function dealer(table: Table, memory: readonly Memory[]): (chance: Chance) => Cards {
  let crowd: ReturnType<typeof crowdOf> | null = null;
  return (chance) => {
    for (let i = 0; i < BEGINNINGS && !crowd; i++) {
      const cards = new Guesswork(table, memory, chance).deal();
      if (cards) return cards;
    }
    crowd ??= crowdOf(table, memory, chance);
    return crowd(chance);
  };
}

/** One attempt: which of several unknown cards went where is guessed at random, and guessed again where it leads nowhere. */
class Guesswork {
  readonly #table: Table;
  readonly #memory: readonly Memory[];
  readonly #chance: Chance;
  #patience = PATIENCE;

  constructor(table: Table, memory: readonly Memory[], chance: Chance) {
    this.#table = table;
    this.#memory = memory;
    this.#chance = chance;
  }

  deal(): Cards | null {
    const deck = this.#table.sets.copies.reduce((sum, copies) => sum + copies, 0);
    return this.#remember({ epoch: 0, deck, hand: [], saved: [], drawn: [], buried: [], open: [], used: new Array<number>(16).fill(0) }, 0);
  }

  /** Goes through the memories from the n-th on. */
  #remember(g: Guess, n: number): Cards | null {
    const memory = this.#memory[n];
    if (!memory) return this.#finish(g);
    const next: Then = (guess) => this.#remember(guess, n + 1);
    switch (memory.what) {
      case 'drew':
        for (let i = 0; i < memory.number; i++) g[memory.into].push(g.epoch * 16);
        g.deck -= memory.number;
        return next(g);
      case 'reshuffled':
        return this.#reshuffle(g, next);
      case 'joined':
        g.hand.push(...g.saved);
        g.saved.length = 0;
        return next(g);
      case 'laid':
        return this.#move(g, 'drawn', 'buried', memory.number, (guess) => {
          guess.hand.push(...guess.drawn);
          guess.drawn.length = 0;
          return next(guess);
        });
      case 'saved':
        return this.#move(g, 'hand', 'saved', memory.number, (guess) => {
          guess.buried.push(...guess.hand);
          guess.hand.length = 0;
          return next(guess);
        });
      case 'shown':
        return this.#show(g, memory.kinds.slice(), next);
      case 'played':
        return this.#reveal(g, 'hand', 'open', memory.kind, next);
      case 'castled':
        return g.open.some((slot) => kindIn(slot) === memory.kind) ? next(g) : this.#reveal(g, 'buried', 'open', memory.kind, next);
      case 'left':
        return memory.kinds ? this.#leave(g, memory.kinds, memory.to, next) : this.#move(g, 'hand', memory.to, memory.number, next);
    }
  }

  /** Gives a slot a face; false where too many cards of this kind are known already in an epoch it lives in. */
  #pin(g: Guess, slot: Slot, kind: number): boolean {
    const copies = this.#table.sets.copies[kind] as number;
    for (let epoch = bornIn(slot); epoch <= g.epoch; epoch++) if ((g.used[epoch * 16 + kind] as number) >= copies) return false;
    for (let epoch = bornIn(slot); epoch <= g.epoch; epoch++) g.used[epoch * 16 + kind] = (g.used[epoch * 16 + kind] as number) + 1;
    return true;
  }

  /** Tries guesses in random order, each on a copy; the last one may use the original. */
  #try(options: number[], attempt: (option: number) => Cards | null): Cards | null {
    if (options.length > 1) this.#chance.shuffle(options);
    for (const option of options) {
      const cards = attempt(option);
      if (cards) return cards;
      if (--this.#patience < 0) return null;
    }
    return null;
  }

  /** Slots that differ, each as often as it is there: guesses are weighted by number, equal ones tried once. */
  #distinct(slots: readonly Slot[]): Slot[] {
    if (slots.every((slot) => slot === slots[0])) return slots.slice(0, 1);
    return [...new Set(this.#chance.shuffle(slots.slice()))];
  }

  /** Unseen cards go from one zone to another. */
  #move(g: Guess, from: 'drawn' | 'hand', to: 'buried' | 'saved', number: number, next: Then): Cards | null {
    if (number === 0) return next(g);
    const options = this.#distinct(g[from]);
    for (const slot of options) {
      const guess = options.length > 1 ? copyOf(g) : g;
      guess[from].splice(guess[from].indexOf(slot), 1);
      guess[to].push(slot);
      const cards = this.#move(guess, from, to, number - 1, next);
      if (cards) return cards;
      if (--this.#patience < 0) return null;
    }
    return null;
  }

  /** A card of this kind leaves a zone: one known to be such, or an unknown one that could be. */
  #reveal(g: Guess, from: 'hand' | 'buried', to: 'open' | 'buried' | 'saved', kind: number, next: Then): Cards | null {
    const options = this.#distinct(g[from].filter((slot) => kindIn(slot) === kind || kindIn(slot) < 0));
    for (const slot of options) {
      const guess = options.length > 1 ? copyOf(g) : g;
      if (kindIn(slot) < 0 && !this.#pin(guess, slot, kind)) continue;
      guess[from].splice(guess[from].indexOf(slot), 1);
      guess[to].push(bornIn(slot) * 16 + kind + 1);
      const cards = next(guess);
      if (cards) return cards;
      if (--this.#patience < 0) return null;
    }
    return null;
  }

  #leave(g: Guess, kinds: readonly number[], to: 'buried' | 'saved', next: Then): Cards | null {
    const [kind, ...rest] = kinds;
    return kind === undefined ? next(g) : this.#reveal(g, 'hand', to, kind, (guess) => this.#leave(guess, rest, to, next));
  }

  /** The whole hand is seen. */
  #show(g: Guess, kinds: number[], next: Then): Cards | null {
    for (const slot of g.hand) {
      if (kindIn(slot) < 0) continue;
      const i = kinds.indexOf(kindIn(slot));
      if (i < 0) return null;
      kinds.splice(i, 1);
    }
    return this.#face(g, 'hand', kinds, next);
  }

  /** Gives the unknown cards of a zone these faces, one to one. */
  #face(g: Guess, zone: 'hand', kinds: readonly number[], next: Then): Cards | null {
    const i = g[zone].findIndex((slot) => kindIn(slot) < 0);
    if (i < 0) return kinds.length === 0 ? next(g) : null;
    const slot = g[zone][i] as Slot;
    return this.#try([...new Set(kinds)], (kind) => {
      const guess = copyOf(g);
      if (!this.#pin(guess, slot, kind)) return null;
      guess[zone][i] = bornIn(slot) * 16 + kind + 1;
      const rest = kinds.slice();
      rest.splice(rest.indexOf(kind), 1);
      return this.#face(guess, zone, rest, next);
    });
  }

  /** Unknown cards that have lived in several epochs get a face that fits them all. */
  #settle(g: Guess, zone: 'buried' | 'hand' | 'saved' | 'drawn', next: Then): Cards | null {
    const i = g[zone].findIndex((slot) => kindIn(slot) < 0 && bornIn(slot) < g.epoch);
    if (i < 0) return next(g);
    const slot = g[zone][i] as Slot;
    return this.#try(
      Array.from({ length: this.#table.sets.kinds }, (_, kind) => kind),
      (kind) => {
        const guess = copyOf(g);
        if (!this.#pin(guess, slot, kind)) return null;
        guess[zone][i] = bornIn(slot) * 16 + kind + 1;
        return this.#settle(guess, zone, next);
      },
    );
  }

  /** The discard pile becomes a deck of unknown order; what lies elsewhere lives on. */
  #reshuffle(g: Guess, next: Then): Cards | null {
    return this.#settle(g, 'buried', (guess) => {
      guess.deck += guess.buried.length + guess.open.length;
      guess.buried.length = 0;
      guess.open.length = 0;
      guess.epoch++;
      const used = new Array<number>(16).fill(0);
      for (const zone of [guess.hand, guess.saved, guess.drawn])
        for (const slot of zone) if (kindIn(slot) >= 0) used[kindIn(slot)] = (used[kindIn(slot)] as number) + 1;
      guess.used.push(...used);
      return next(guess);
    });
  }

  /** What nothing speaks about is dealt as chance would. */
  #finish(g: Guess): Cards | null {
    const settled: Then = (guess) => {
      const rest: number[] = [];
      this.#table.sets.copies.forEach((copies, kind) => {
        for (let i = copies - (guess.used[guess.epoch * 16 + kind] as number); i > 0; i--) rest.push(kind);
      });
      this.#chance.shuffle(rest);
      const faces = (slots: readonly Slot[]): number[] => slots.map((slot) => (kindIn(slot) < 0 ? (rest.pop() as number) : kindIn(slot)));
      return { hand: faces(guess.hand), saved: faces(guess.saved), drawn: faces(guess.drawn), buried: faces(guess.buried), deck: rest };
    };
    const zones = ['hand', 'saved', 'drawn', 'buried'] as const;
    return zones.reduceRight<Then>((then, zone) => (guess) => this.#settle(guess, zone, then), settled)(g);
  }
}
