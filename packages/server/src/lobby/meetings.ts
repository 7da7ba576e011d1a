/**
 * Whoever is paired has a while to come to the table. Who does not costs the others nothing: the table is given up and they look on from where they were; and
 * waits before being paired again, the longer the more often it has happened in a day.
 */
import type { Clock } from '@orrery/protocol';
import type { Store } from '@orrery/store';
import { ByTurns } from '../byTurns.ts';
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

/** How long everybody has to come. At a table over days as long as for a decision, a day at most. */
const within = (clock: Clock): number => (clock.kind === 'move' ? Math.min(DAY, Math.max(MINUTE, clock.seconds * 1000)) : MINUTE);

export class Meetings {
  readonly #env: MeetingsEnv;
  readonly #turns: ByTurns;
  readonly #alarms = new Map<string, () => void>();

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
    const { now, due, came, absent } = await this.#close(match);
    if (due !== null) return this.#at(match, due);
    for (const person of absent) await seeks.miss(person, match, now, now - DAY);
    // Nobody is paired with them before they have asked again.
    await seeks.part(match, came, now - ABSENT - 1);
  }

  /** Gives a table up to which not everybody has come. `due`: their time is not over yet. */
  async #close(match: string): Promise<{
    readonly now: number;
    readonly due: number | null;
    readonly came: readonly string[];
    readonly absent: readonly string[];
  }> {
    const { tables, time } = this.#env;
    const [came, absent]: [string[], string[]] = [[], []];
    let due: number | null = null;
    try {
      const live = await tables.find(match);
      const closed = await new Promise<boolean>((keep) => {
        if (!live) return keep(true);
        live.do({
          as: null,
          run: (table, now) => {
            [due, came.length, absent.length] = [null, 0, 0];
            if (table.status !== 'waiting') return { ok: {} };
            const until = table.madeAt + within(table.made.clock);
            if (now < until) {
              due = until;
              return { ok: {} };
            }
            const missing = new Set(absentees(table.places));
            for (const [seat, { kind, people }] of table.places.entries())
              if (kind === 'person') (missing.has(seat) ? absent : came).push(...people);
            stop(table, now, () => tables.secret());
            return { ok: {} };
          },
          done: (outcome) => keep('ok' in outcome),
        });
      });
      if (!closed) due = time.now() + MINUTE;
    } catch (error) {
      // Nobody will ever play there.
      if (!(error instanceof GoneRules)) throw error;
    }
    return { now: time.now(), due, came, absent };
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
