/**
 * Whoever is paired has a while to come to the table. Who does not costs the others nothing: the table is given up and they look on from where they were; and
 * waits before being paired again, the longer the more often it has happened in a day.
 */
import type { Clock } from '@orrery/protocol';
import type { Store } from '@orrery/store';
import { ByTurns } from '../byTurns.ts';
import type { Live } from '../live.ts';
import { GoneRules } from '../table/closed.ts';
import { absentees } from '../table/place.ts';
import { stop } from '../table/stop.ts';
import type { Tables } from '../tables.ts';
import type { Time } from '../time.ts';

export interface MeetingsEnv {
  readonly store: Store;
  readonly tables: Tables;
  readonly time: Time;
  trouble(error: unknown): void;
}

/** Whoever has not been seen for so many milliseconds is gone. */
export const ABSENT = 25_000;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const FIRST_PAUSE = 2 * MINUTE;
const LONGEST_PAUSE = 60 * MINUTE;
/** A match that is not there so long after it was promised never will be. */
export const PROMISED = 10_000;

/** How long everybody has to come. At a table over days as long as for a decision, a day at most. */
const within = (clock: Clock): number => (clock.kind === 'move' ? Math.min(DAY, Math.max(MINUTE, clock.seconds * 1000)) : MINUTE);

/** Who came to a table that has been given up, and who did not; `due`: their time is not over before then. */
interface Closed {
  readonly due: number | null;
  readonly came: readonly string[];
  readonly absent: readonly string[];
}

const nobody: Closed = { due: null, came: [], absent: [] };

export class Meetings {
  readonly #env: MeetingsEnv;
  readonly #turns: ByTurns;
  readonly #alarms = new Map<string, () => void>();
  /** Matches that were not there at the first look. */
  readonly #missing = new Set<string>();

  constructor(env: MeetingsEnv) {
    this.#env = env;
    this.#turns = new ByTurns((error) => env.trouble(error));
  }

  /** Until when somebody is not paired; null where they may be now. */
  async pausedUntil(person: string): Promise<number | null> {
    const now = this.#env.time.now();
    const { count, last } = await this.#env.store.people.seeks.missedBy(person, now - DAY);
    const until = last + Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (count - 1));
    return count > 0 && until > now ? until : null;
  }

  /** A table has been made for people who were paired. */
  expect(match: string, clock: Clock): void {
    this.#at(match, this.#env.time.now() + within(clock));
  }

  #at(match: string, when: number): void {
    this.#alarms.get(match)?.();
    this.#alarms.set(
      match,
      this.#env.time.at(when, () => {
        this.#alarms.delete(match);
        this.#turns.do(match, () => this.#meet(match));
      }),
    );
  }

  /** Tables nobody here looks after: whoever did may have been cut off. */
  async look(): Promise<void> {
    for (const match of await this.#env.store.people.seeks.meeting(this.#env.time.now()))
      if (!this.#alarms.has(match)) this.#turns.do(match, () => this.#meet(match));
  }

  async #meet(match: string): Promise<void> {
    const { seeks } = this.#env.store.people;
    const live = await this.#find(match);
    if (live === null) return this.#await(match);
    this.#missing.delete(match);
    const { due, came, absent } = live === 'gone' ? nobody : await this.#close(live);
    if (due !== null) return this.#at(match, due);
    const now = this.#env.time.now();
    for (const person of absent) await seeks.miss(person, match, now, now - DAY);
    // Nobody is paired with them before they have asked again.
    await seeks.part(match, came, now - ABSENT - 1);
  }

  /** The table, null where there is none yet, gone where nobody will ever play. */
  async #find(match: string): Promise<Live | 'gone' | null> {
    try {
      return await this.#env.tables.find(match);
    } catch (error) {
      if (error instanceof GoneRules) return 'gone';
      throw error;
    }
  }

  /** Whoever has promised a match may be about to make it; where it does not come, those it was promised look on. */
  async #await(match: string): Promise<void> {
    if (this.#missing.delete(match)) return this.#env.store.people.seeks.release(match);
    this.#missing.add(match);
    this.#at(match, this.#env.time.now() + PROMISED);
  }

  /** Gives a table up to which not everybody has come. */
  async #close(live: Live): Promise<Closed> {
    const { tables, time } = this.#env;
    let found: Closed = nobody;
    const done = await new Promise<boolean>((keep) =>
      live.do({
        as: null,
        run: (table, now) => {
          found = nobody;
          if (table.status !== 'waiting') return { ok: {} };
          const until = table.madeAt + within(table.made.clock);
          if (now < until) {
            found = { ...nobody, due: until };
            return { ok: {} };
          }
          const missing = new Set(absentees(table.places));
          const seated = [...table.places.entries()].filter(([, { kind }]) => kind === 'person');
          found = {
            due: null,
            came: seated.flatMap(([seat, { people }]) => (missing.has(seat) ? [] : people)),
            absent: seated.flatMap(([seat, { people }]) => (missing.has(seat) ? people : [])),
          };
          stop(table, now, () => tables.secret());
          return { ok: {} };
        },
        done: (outcome) => keep('ok' in outcome),
      }),
    );
    return done ? found : { ...nobody, due: time.now() + MINUTE };
  }

  settled(): Promise<void> {
    return this.#turns.settled();
  }

  async close(): Promise<void> {
    for (const end of this.#alarms.values()) end();
    this.#alarms.clear();
    await this.#turns.close();
  }
}
