/**
 * How long a person waits for computer players: how long a move stays in view before the next, how long a bot may think, and when its answer
 * is let go. No wait depends on what anybody holds.
 */
import { bearing, isStrong } from '@orrery/bots/bearing';
import type { Customs } from '@orrery/games/load';
import { momentsOf } from '@orrery/protocol/orders';
import { type Match, SPECTATOR, type TableView } from '@orrery/kernel';
import type { Pace } from '../app/settings.ts';
import type { TableRecord } from './record.ts';

export interface Clock {
  now(): number;
  rest(milliseconds: number): Promise<void>;
}
export const realTime: Clock = {
  now: () => performance.now(),
  rest: (milliseconds) => new Promise((done) => setTimeout(done, milliseconds)),
};

/** Milliseconds for which a computer player's move stays in view. */
const REST: Readonly<Record<Pace, number>> = { calm: 900, quick: 250, instant: 0 };
/** The longer others play, the shorter each of their moves stays in view, down to this share: the log and the summary have them all. */
const QUICKENING = 0.8;
const LEAST = 0.25;
/** What is only worth a glance stays in view for this share of a moment. */
const SHORT = 0.3;

/** What a bot takes over an answer at the instant pace, as a share of what it takes to the eye at the others. */
const INSTANT = 0.25;
/** However many are asked at once, nobody waits longer for them. */
const LONGEST = 1200;
/** However little time there is to the eye, a thought on a slow machine gets so much, and those in a window so much. */
const LEAST_THOUGHT = 500;
const LEAST_IN_WINDOW = 50;
/** An answer that is late all the same comes by this grain, so that little can be read from it. */
const GRAIN = 250;
/** How much of what is left of a round's thinking a decision gets at most, and of what is left of its showing a whole moment. */
const SHARE = 0.08;
/** The share of a round's thinking that is due to weak levels. */
const HASTY = 0.3;
/** However much has been shown in a round, nothing passes quicker than this. */
const GLIMPSE = 60;
/** How long a window lasts, and about how long all those of a round do together: the more there have been, the shorter they are. */
const WINDOW = { hasty: 120, strong: 300 } as const;
const WINDOWS = { hasty: 2400, strong: 8000 } as const;

export class Waits {
  readonly #clock: Clock;
  readonly #customs: Customs;
  readonly #record: TableRecord;
  /** What everybody could see when a computer player was last asked, empty where none was since; how long the window lasts that it was asked in, 0 for none. */
  #seen = '';
  #window = 0;
  /** How many were asked at once. */
  #bots = 1;
  /** When the answers given since something was last shown may be seen. */
  #due = 0;
  /** When something was last shown, and how many moves of others have been since the person was asked. */
  #shownAt = 0;
  #moves = 0;
  /** How much of a moment is due to what was shown last. */
  #moment = 1;
  /** The running round, how much of it others have thought, how long its windows have lasted, and for how long what others did was shown. */
  #round = '';
  #spent = 0;
  #windows = 0;
  #shown = 0;

  constructor(clock: Clock, customs: Customs, record: TableRecord) {
    this.#clock = clock;
    this.#customs = customs;
    this.#record = record;
  }

  /** A person has answered, and others are on. */
  begin(): void {
    this.#moves = 0;
    this.#moment = SHORT;
    this.#shownAt = this.#clock.now();
  }

  /** So many computer players are asked: what they answer is not seen before its time. Whatever is answered at one moment of the public game shares that time. */
  asked(match: Match, bots: number, pace: Pace): void {
    const view = match.view(SPECTATOR);
    const seen = `${view.decision} ${match.at(SPECTATOR)}`;
    if (seen === this.#seen) return;
    this.#seen = seen;
    const { round } = momentsOf(view);
    if (round !== this.#round) [this.#round, this.#spent, this.#windows, this.#shown] = [round, 0, 0, 0];
    this.#bots = bots;
    this.#due = Math.max(this.#due, this.#shownAt) + this.#span(view, bots, pace);
  }

  #span(view: TableView, bots: number, pace: Pace): number {
    const level = Math.max(0, ...this.#record.seats.map(({ kind, level: own }) => (kind === 'bot' ? own : 0)));
    const isWindow = (this.#customs.window?.(view.decision, this.#record.options, false) ?? null) !== null;
    const strong = isStrong(level);
    this.#window = isWindow ? this.#windowOf(strong ? 'strong' : 'hasty') : 0;
    if (isWindow) return this.#window;
    const span = Math.min(LONGEST, bots * bearing(this.#customs, view.decision, level)) * (pace === 'instant' && !strong ? INSTANT : 1);
    const budget = this.#customs.thoughtPerRound;
    if (budget === undefined) return span;
    const granted = Math.min(span, Math.max(LEAST_IN_WINDOW, (budget * (strong ? 1 : HASTY) - this.#spent) * SHARE));
    this.#spent += granted;
    return granted;
  }

  #windowOf(kind: keyof typeof WINDOW): number {
    const lasts = Math.min(WINDOW[kind], Math.max(LEAST_IN_WINDOW, (WINDOWS[kind] - this.#windows) * SHARE));
    this.#windows += lasts;
    return lasts;
  }

  /** Milliseconds for the thought about what was asked. */
  thought(): number {
    if (this.#window > 0) return Math.max(LEAST_IN_WINDOW, this.#window / this.#record.seats.length);
    return Math.max(LEAST_THOUGHT, (this.#due - this.#clock.now()) / this.#bots);
  }

  /** Waits until the answers that were given may be seen. */
  async released(): Promise<void> {
    if (this.#seen === '') return;
    this.#seen = '';
    const late = this.#clock.now() - this.#due;
    if (late > 0) this.#due += GRAIN * Math.ceil(late / GRAIN);
    await this.#until(this.#due);
  }

  #until(time: number): Promise<void> {
    const left = time - this.#clock.now();
    return left > 0 ? this.#clock.rest(left) : Promise.resolve();
  }

  /** Before the table itself gives the answer that would make an own one final. */
  chanceToTakeBack(pace: Pace): Promise<void> {
    return this.#clock.rest(REST[pace] / 3);
  }

  /** How much of a moment news deserve: none, a short one, or all of it. */
  worth(kinds: readonly string[]): number {
    const { none = [], short = [] } = this.#customs.asides ?? {};
    const told = kinds.filter((kind) => kind !== 'decided' && !none.includes(kind));
    return told.length === 0 ? 0 : told.every((kind) => short.includes(kind)) ? SHORT : 1;
  }

  /** Of so many milliseconds those that are left to it: the more has been shown in a round, the quicker passes what comes. */
  #inView(wanted: number): number {
    const { shownPerRound } = this.#customs;
    if (shownPerRound === undefined) return wanted;
    return Math.min(wanted, Math.max(GLIMPSE, (shownPerRound - this.#shown) * SHARE * this.#moment));
  }

  /** Waits until what was shown last has been seen; `moment` is what the next deserves. */
  async pace(pace: Pace, moment: number): Promise<void> {
    const rest = this.#inView(REST[pace] * this.#moment * Math.max(LEAST, QUICKENING ** this.#moves));
    this.#shown += rest;
    await this.#until(this.#shownAt + rest);
    this.#moment = moment;
    this.#moves++;
    this.#shownAt = this.#clock.now();
  }
}
