/**
 * Holidays: whoever takes one has the clocks of all their games over days stand still. The store has the days, every table has its own note of them; what a
 * table lacks is made up for by looking again and again.
 */
import type { HolidayInfo, Listed, No } from '@orrery/protocol';
import type { Holiday, Store } from '@orrery/store';
import { Overloaded } from '../chores.ts';
import { GoneRules } from '../table/closed.ts';
import { Rounds, type RoundsEnv } from '../rounds.ts';
import type { Table } from '../table/table.ts';
import type { Tables } from '../tables.ts';

export interface LeaveEnv extends RoundsEnv {
  readonly store: Store;
  readonly tables: Tables;
  /** Whether this process looks after somebody, of all that are alive. */
  own(person: string): boolean;
}

const DAY = 86_400_000;
const YEAR = 365 * DAY;
/** Days within a year. */
const DAYS = 30;
/** Games of one person that are looked through. */
const GAMES = 1000;

/** Whole days that are left of those of the last year. */
export function daysLeft(holidays: readonly Holiday[], now: number): number {
  const used = holidays.reduce((sum, { start, stop }) => sum + Math.max(0, stop - Math.max(start, now - YEAR)), 0);
  return Math.max(0, Math.floor((DAYS * DAY - used) / DAY));
}

export class Leave {
  readonly #env: LeaveEnv;
  readonly #rounds: Rounds;

  constructor(env: LeaveEnv) {
    this.#env = env;
    this.#rounds = new Rounds(env, () => this.#look());
  }

  settled(): Promise<void> {
    return this.#rounds.settled();
  }

  close(): Promise<void> {
    return this.#rounds.close();
  }

  async of(person: string): Promise<HolidayInfo> {
    const now = this.#env.time.now();
    const holidays = await this.#env.store.people.holidays.of(person);
    const [last] = holidays;
    return { until: last && last.stop > now ? last.stop : null, left: daysLeft(holidays, now), of: DAYS };
  }

  /** No days end what there is. */
  async take(person: string, days: number): Promise<{ readonly no: No } | null> {
    const { store, time } = this.#env;
    const { holidays } = store.people;
    const now = time.now();
    const { until, left } = await this.of(person);
    if (days === 0) {
      if (until === null) return null;
      await holidays.end(person, now);
      await this.#note(person, now);
      return null;
    }
    if (until !== null) return { no: { code: 'on-holiday' } };
    if (days > left) return { no: { code: 'no-days-left', data: { left } } };
    if (!(await holidays.begin(person, now, now + days * DAY))) return { no: { code: 'on-holiday' } };
    await this.#note(person, now + days * DAY);
    return null;
  }

  /** Tables begun since, and those a process that died has not come to. */
  async #look(): Promise<void> {
    const { store, time, own } = this.#env;
    for (const { person, stop } of await store.people.holidays.since(time.now() - DAY)) {
      if (this.#rounds.closed) return;
      if (own(person)) await this.#note(person, stop);
    }
  }

  async #note(person: string, stop: number): Promise<void> {
    const games = (await this.#env.store.listOf(person, GAMES)).map(({ summary }) => JSON.parse(summary) as Listed);
    for (const { match, status, clock } of games) {
      if (status === 'ended' || clock.kind !== 'move' || clock.seconds * 1000 < DAY) continue;
      try {
        const live = await this.#env.tables.find(match);
        await new Promise<void>((keep) => {
          if (!live) return keep();
          live.do({
            as: null,
            run: (table, now) => {
              note(table, person, stop, now);
              return { ok: {} };
            },
            done: () => keep(),
          });
        });
      } catch (error) {
        if (!(error instanceof GoneRules) && !(error instanceof Overloaded)) throw error;
      }
    }
  }
}

function note(table: Table, person: string, stop: number, now: number): void {
  const seat = table.seatOf(person);
  if (seat === null || table.status === 'ended') return;
  const { people, holiday } = table.place(seat);
  if (people[0] === person && holiday !== stop && Math.max(holiday, stop) > now) table.write({ k: 'holiday', seat, until: stop }, now);
}
