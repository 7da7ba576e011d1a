import { canonical } from './canonical.ts';
import { seeded, type Source } from './chance.ts';
import type { Choice, Event, Named, Rules, Seat, SeatSet, TableView, Viewer, ViewerSet } from './contract.ts';
import { seedOf } from './fairness.ts';
import type { Replay } from './replay.ts';
import { sha256Hex } from './sha256.ts';

/** A mark of what a viewer was shown at a moment: its view, and the choices it was offered. Who has answered already is left out: it changes in silence. */
export function lookOf(view: TableView, open: readonly Choice[]): string {
  const { answered: _, ...rest } = view;
  return sha256Hex(canonical([rest, open])).slice(0, 16);
}

/** What a viewer's device kept of a game: its past, and by its length then the marks of what it was shown. */
export interface Kept {
  readonly past: readonly number[];
  readonly looks: readonly (readonly [length: number, look: string])[];
}

/** Where a game and what was kept of it part; null where they nowhere do. */
export interface Parted {
  /** The first entry of the past that is another, or that one of the two does not have. */
  readonly past: number | null;
  /** The length of the past at which something else was shown. */
  readonly look: number | null;
  /** Only the beginning of the game was kept. */
  readonly short: boolean;
  /** The record leaves out a decision that was never completed, and what was heard of it has not been explained. */
  readonly unsure: boolean;
  /** Which of the viewer's own answers had no choice, by their places among them. */
  readonly forced: ReadonlySet<number>;
}

/**
 * Plays a recorded game again before the eyes of one viewer, in the order in which that viewer heard of it: a record puts simultaneous answers into one
 * order, at the table they came in any.
 */
export function retell<S, V extends TableView, N extends Named, E extends Event>(
  rules: Rules<S, V, N, E>,
  replay: Replay,
  viewer: Viewer,
  kept: Kept,
): Parted {
  return new Retelling(rules, replay, viewer, kept).run();
}

const seatsOf = (seats: SeatSet): Seat[] => {
  const list: Seat[] = [];
  for (let seat = 0; seats >> seat; seat++) if ((seats >> seat) & 1) list.push(seat);
  return list;
};

/** How many answers of a seat are tried to explain what was heard of a decision that was never completed: a few of each first. */
const TRIES = [100, 3000];

class Retelling<S, V extends TableView, N extends Named, E extends Event> {
  readonly #rules: Rules<S, V, N, E>;
  readonly #viewer: Viewer;
  readonly #past: readonly number[];
  readonly #looks = new Map<number, Kept['looks']>();
  readonly #queues: Choice[][];
  readonly #source: Source;
  /** Answers of a decision that was never completed are not in a record, but somebody may have heard that they were given. */
  readonly #broken: boolean;
  readonly #list: Choice[] = [];
  #state: S;
  #at = 0;
  #look: number | null = null;
  #tries = 0;
  #unsure = false;
  #short = false;
  #compared = -1;
  readonly #forced = new Set<number>();
  #own = 0;

  constructor(rules: Rules<S, V, N, E>, replay: Replay, viewer: Viewer, { past, looks }: Kept) {
    this.#rules = rules;
    this.#viewer = viewer;
    this.#past = past;
    for (const look of looks) this.#looks.set(look[0], [...(this.#looks.get(look[0]) ?? []), look]);
    this.#queues = queuesOf(rules, replay);
    this.#broken = 'ended' in replay.end;
    this.#source = seeded(seedOf(replay.seed));
    const told: number[] = [];
    this.#state = rules.start(this.#source, (to, event) => void (this.#hears(to) && told.push(event)));
    this.#at = this.#agrees(told) ? told.length : -1;
  }

  run(): Parted {
    if (this.#at < 0) return { past: 0, look: null, short: false, unsure: false, forced: this.#forced };
    this.#compare();
    while (this.#step()) this.#compare();
    const told = this.#queues.every((queue) => queue.length === 0);
    if (told && this.#broken) while (this.#at < this.#past.length && this.#guess()) this.#compare();
    const whole = this.#at === this.#past.length || this.#short;
    return {
      past: whole ? null : this.#at,
      look: this.#look,
      short: whole && !told,
      unsure: !whole && told && this.#unsure,
      forced: this.#forced,
    };
  }

  #hears(to: ViewerSet): boolean {
    return ((to >> this.#viewer) & 1) === 1;
  }

  #agrees(entries: readonly number[]): boolean {
    return entries.every((entry, i) => entry === this.#past[this.#at + i]);
  }

  /** What was kept ends in the midst of these. */
  #ends(entries: readonly number[]): boolean {
    const left = this.#past.length - this.#at;
    return left < entries.length && entries.slice(0, left).every((entry, i) => entry === this.#past[this.#at + i]);
  }

  /** Who tells the next thing this viewer heard answers next; where nobody does, somebody who says nothing. */
  #step(): boolean {
    const rules = this.#rules;
    let silent: { readonly seat: Seat; readonly state: S; readonly drawn: number } | null = null;
    const { drawn } = this.#source;
    for (const seat of seatsOf(rules.asked(this.#state))) {
      const choice = this.#queues[seat]?.[0];
      if (choice === undefined) continue;
      const state = rules.clone(this.#state);
      const entries: number[] = seat === this.#viewer ? [~choice] : [];
      this.#source.windBack(drawn);
      rules.apply(state, seat, choice, this.#source, (to, event) => void (this.#hears(to) && entries.push(event)));
      if (!this.#agrees(entries)) {
        this.#short ||= this.#ends(entries);
        continue;
      }
      if (entries.length > 0) {
        this.#take(seat, state);
        this.#at += entries.length;
        return true;
      }
      silent ??= { seat, state, drawn: this.#source.drawn };
    }
    if (!silent) return false;
    this.#source.windBack(silent.drawn);
    this.#take(silent.seat, silent.state);
    return true;
  }

  #take(seat: Seat, state: S): void {
    if (seat === this.#viewer) {
      if (this.#rules.legal(this.#state, seat, this.#list) === 1) this.#forced.add(this.#own);
      this.#own++;
    }
    this.#state = state;
    this.#queues[seat]?.shift();
  }

  /** Some answer of somebody that tells what was heard next: it need not be the one that was given, only one that may have been. */
  #guess(): boolean {
    const seats = seatsOf(this.#rules.asked(this.#state));
    return TRIES.some((tries) =>
      seats.some((seat) => {
        this.#tries = tries;
        const found = this.#search(seat, this.#state);
        this.#unsure ||= this.#tries < 0;
        return found;
      }),
    );
  }

  #search(seat: Seat, from: S): boolean {
    const rules = this.#rules;
    const { drawn } = this.#source;
    const own = seat === this.#viewer;
    if (((rules.asked(from) >> seat) & 1) === 0) return false;
    const open = this.#list.slice(0, rules.legal(from, seat, this.#list));
    for (const choice of own ? open.filter((each) => ~each === this.#past[this.#at]) : open) {
      if (this.#tries-- <= 0) return false;
      const state = rules.clone(from);
      const entries: number[] = own ? [~choice] : [];
      this.#source.windBack(drawn);
      rules.apply(state, seat, choice, this.#source, (to, event) => void (this.#hears(to) && entries.push(event)));
      if (entries.length === 0 ? this.#search(seat, state) : this.#agrees(entries)) {
        if (entries.length > 0) this.#state = state;
        this.#at += entries.length;
        return true;
      }
    }
    this.#source.windBack(drawn);
    return false;
  }

  #compare(): void {
    // What others do in silence changes nothing that a viewer sees.
    const looks = this.#at === this.#compared ? undefined : this.#looks.get(this.#at);
    this.#compared = this.#at;
    if (this.#look !== null || !looks) return;
    const view = this.#rules.view(this.#state, this.#viewer);
    const open =
      (this.#rules.asked(this.#state) >> this.#viewer) & 1
        ? this.#list.slice(0, this.#rules.legal(this.#state, this.#viewer, this.#list))
        : [];
    // A game that is broken off, or that one only watches, offers nothing any more.
    const asked = lookOf(view, open);
    const others = looks.filter(([, look]) => look !== asked);
    if (others.some(([, look]) => look !== lookOf(view, []))) this.#look = this.#at;
  }
}

/** The answers of a record by the seats that gave them. */
function queuesOf<S, V extends TableView, N extends Named, E extends Event>(rules: Rules<S, V, N, E>, replay: Replay): Choice[][] {
  const queues: Choice[][] = Array.from({ length: rules.seats }, () => []);
  const source = seeded(seedOf(replay.seed));
  const state = rules.start(source);
  for (const choice of replay.choices) {
    const asked = rules.asked(state);
    const seat = 31 - Math.clz32(asked & -asked);
    queues[seat]?.push(choice);
    rules.apply(state, seat, choice, source);
  }
  return queues;
}
