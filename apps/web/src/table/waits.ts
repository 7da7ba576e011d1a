/**
 * How long a person waits for computer players: how long a move stays in view before the next, how long a bot may think, and when the answers given in a
 * window are let go. No wait depends on what anybody holds.
 */
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

/** The longest and the shortest time a bot may think; weaker levels stop much sooner by themselves. */
const LONGEST = 2500;
const SHORTEST = 60;
/** How much of what is left of a round's thinking a decision gets for each doubling of its choices. */
const SHARE = 0.02;
/** From this level on bots have something to think about in a window. */
const THOUGHTFUL = 6;
const WINDOW = { hasty: 120, thoughtful: 400 } as const;

/** A window that is open: which, and when its answers are let go, whoever has given them by then. */
export interface OpenWindow {
  readonly moment: string;
  readonly release: number;
}

export class Waits {
  readonly #clock: Clock;
  readonly #customs: Customs;
  readonly #record: TableRecord;
  #window: OpenWindow | null = null;
  /** When something was last shown, and how many moves of others have been since the person was asked. */
  #shownAt = 0;
  #moves = 0;
  /** How much of a moment is due to what was shown last. */
  #moment = 1;
  #round = '';
  #spent = 0;

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

  #span(): number {
    const strongest = Math.max(0, ...this.#record.seats.map(({ kind, level }) => (kind === 'bot' ? level : 0)));
    return strongest < THOUGHTFUL ? WINDOW.hasty : WINDOW.thoughtful;
  }

  /** The window that is open now; null where the present decision is none. Asked once more after its time, it lasts as long again. */
  window(match: Match): OpenWindow | null {
    const moment = this.#momentOf(match);
    if (moment === null) return (this.#window = null);
    const now = this.#clock.now();
    if (this.#window?.moment !== moment || this.#window.release <= now) this.#window = { moment, release: now + this.#span() };
    return this.#window;
  }

  isOpen({ moment }: OpenWindow, match: Match): boolean {
    return this.#momentOf(match) === moment;
  }

  /** What is answered in a window tells the public nothing before it closes. */
  #momentOf(match: Match): string | null {
    const { decision } = match.view(SPECTATOR);
    const isWindow = match.asked !== 0 && this.#customs.window?.(decision, this.#record.options, false);
    return isWindow ? `${decision} ${match.at(SPECTATOR)}` : null;
  }

  /** Milliseconds for a thought about so many choices. */
  thought(view: TableView, choices: number): number {
    if (this.#window) return Math.max(SHORTEST, this.#span() / this.#record.seats.length);
    const budget = this.#customs.thoughtPerRound;
    if (budget === undefined) return LONGEST;
    const { round } = momentsOf(view);
    if (round !== this.#round) [this.#round, this.#spent] = [round, 0];
    return Math.min(LONGEST, Math.max(SHORTEST, (budget - this.#spent) * SHARE * Math.log2(choices)));
  }

  thoughtFor(milliseconds: number): void {
    this.#spent += milliseconds;
  }

  until(time: number): Promise<void> {
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

  /** Waits until what was shown last has been seen; `moment` is what the next deserves. */
  async pace(pace: Pace, moment: number): Promise<void> {
    await this.until(this.#shownAt + REST[pace] * this.#moment * Math.max(LEAST, QUICKENING ** this.#moves));
    this.#moment = moment;
    this.#moves++;
    this.#shownAt = this.#clock.now();
  }
}
