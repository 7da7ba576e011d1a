/** A table in memory, with the people who look at it and the bots who think for it. */
import { SPECTATOR, type SeatSet, type Viewer } from '@orrery/kernel';
import type { AnyRules } from '@orrery/games';
import type { Command } from '@orrery/protocol';
import { Audiences, type Listener } from './audiences.ts';
import type { BotPool } from './bots/pool.ts';
import type { ThoughtQueue } from './bots/queue.ts';
import { Attendance } from './live/attendance.ts';
import { Clerk, type Around, type ClerkEnv } from './live/clerk.ts';
import type { Loaded } from './live/copy.ts';
import type { Presence } from './live/elsewhere.ts';
import { botsAlone } from './live/minutes.ts';
import { glance, type Task } from './live/task.ts';
import { Thoughts } from './live/thoughts.ts';
import { dueAt } from './table/automatic.ts';
import type { Outcome } from './table/commands.ts';
import type { Table } from './table/table.ts';

export interface LiveEnv extends ClerkEnv {
  readonly bots: BotPool;
  readonly thoughts: ThoughtQueue;
  /** The house's own secret. */
  readonly key: string;
  /** Puts the table's alarm; NEVER takes it away. */
  alarm(id: string, when: number): void;
  /** Calls the table's `beat` in a moment. */
  hold(live: Live): void;
}

export class Live implements Around {
  readonly id: string;
  readonly rules: AnyRules;
  readonly #env: LiveEnv;
  readonly #clerk: Clerk;
  readonly #audiences: Audiences;
  readonly #attendance: Attendance;
  readonly #thoughts: Thoughts;
  #beating = false;
  /** Parts of the house that let this match play, whoever looks on. */
  attended = 0;

  /** `due` is when the store would have it woken, where that is known. */
  constructor(id: string, loaded: Loaded, env: LiveEnv, due?: number | null) {
    this.id = id;
    this.rules = loaded.table.rules;
    this.#env = env;
    this.#clerk = new Clerk(id, loaded, due, env, this);
    this.#audiences = new Audiences(loaded.table);
    this.#attendance = new Attendance(id, this.#audiences, env, () => this.do(glance(() => (this.#audiences.infoChanged = true))));
    const { bots, thoughts, time, key } = env;
    this.#thoughts = new Thoughts({ bots, thoughts, time, key, pauses: () => this.#pauses(), do: (task) => this.do(task) });
  }

  get idle(): boolean {
    return !this.busy && !this.deferring && this.#audiences.empty && this.#thoughts.none && !this.#attendance.waiting;
  }

  /** Seats whose people are connected, here or elsewhere. */
  get here(): SeatSet {
    return this.#audiences.here;
  }

  /** Rows there are, as it stands; null where it has to be read again. */
  get seq(): number | null {
    return this.#clerk.table?.seq ?? null;
  }

  get busy(): boolean {
    return this.#clerk.busy;
  }

  /** Whether somebody's command waits until the table may let it be known that it was heard. */
  get deferring(): boolean {
    return this.#clerk.deferring;
  }

  /** When something was last done at it. */
  get touched(): number {
    return this.#clerk.touched;
  }

  do(task: Task): void {
    this.#clerk.do(task);
  }

  /** Looks at the table when all that is under way is stored; null where it cannot be read. */
  look<T>(see: (table: Table, now: number) => T): Promise<T | null> {
    return new Promise((keep) => {
      let seen: T | null = null;
      this.do({
        as: null,
        run(table, now) {
          seen = see(table, now);
          return { ok: {} };
        },
        done: () => keep(seen),
      });
    });
  }

  // -- what becomes of what is done

  goesOn(table: Table, now: number): void {
    this.#audiences.tellOpening(table, now);
  }

  seated(table: Table): void {
    this.#audiences.seat(table);
  }

  stored(table: Table, info: boolean): void {
    if (info) this.#audiences.infoChanged = true;
    this.#audiences.tellTalk(table);
  }

  show(table: Table, now: number, mover: Viewer | null): void {
    this.#audiences.tellOpening(table, now);
    if (this.#audiences.publish(table, now, mover) && !this.#beating) {
      this.#beating = true;
      this.#env.hold(this);
    }
    this.#env.alarm(this.id, dueAt(table, now));
  }

  /** What could wait a moment has waited. */
  beat(): void {
    this.#beating = false;
    this.do(glance());
  }

  // -- who listens

  attach(listener: Listener, have: Command<'watch'>['have'], done: (outcome: Outcome) => void): void {
    // Whoever comes may have been shown more elsewhere than has been heard of here.
    if (this.#env.company) this.#clerk.lookForMore();
    this.do({
      as: (table) => table.seatOf(listener.person) ?? SPECTATOR,
      run: (table, now) => {
        if (!this.#audiences.attach(table, listener, have, now)) return { no: { code: 'no-spectators' } };
        if (listener.closed) return { ok: {} };
        this.#attendance.changed();
        return { ok: { viewer: table.seatOf(listener.person) ?? SPECTATOR } };
      },
      done,
    });
  }

  /** Somebody wants to hear others than before. */
  retell(listener: Listener): void {
    this.do({
      as: null,
      run: (table) => {
        this.#audiences.retell(table, listener);
        return { ok: {} };
      },
      done: () => {},
    });
  }

  detach(listener: Listener): void {
    if (this.#audiences.detach(listener)) this.#attendance.changed();
  }

  // -- other processes

  /** They have stored rows below this seq. */
  hear(seq: number): void {
    this.#clerk.hear(seq);
  }

  /** From time to time: whatever was said may have been lost. */
  pulse(now: number): void {
    this.#clerk.lookForMore();
    this.#attendance.pulse(now);
  }

  /** Who is connected through another process. */
  isElsewhere(process: string, presence: Presence, now: number): void {
    this.#attendance.hear(process, presence, now);
  }

  /** Processes came or went. */
  lookAround(): void {
    this.#attendance.lookAround();
    // Perhaps this one is to act now.
    this.do(glance());
  }

  /** Whether this process acts for the table by itself. */
  get leads(): boolean {
    return this.#attendance.leads(this.attended > 0);
  }

  // -- bots

  /** Bots among themselves play while somebody looks on, or the house lets them. */
  #pauses(): boolean {
    const { table } = this.#clerk;
    return table === null || (this.#audiences.empty && this.attended === 0 && botsAlone(table));
  }

  think(now: number): void {
    const { table } = this.#clerk;
    this.#thoughts.clear(table, now);
    if (table?.match && table.places.some((_, seat) => table.botAsked(seat, now)) && !this.#pauses() && this.leads)
      this.#thoughts.put(table, table.match, now, this.#audiences.empty && this.attended > 0);
  }
}
