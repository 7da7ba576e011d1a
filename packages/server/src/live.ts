/**
 * A table in memory. One thing happens at a time: a command is tried, what it causes is stored, and only then anybody, the sender included, hears of it.
 */
import { SPECTATOR, type Viewer } from '@orrery/kernel';
import type { AnyRules } from '@orrery/games';
import type { Command } from '@orrery/protocol';
import { StoreError, type Row, type Store } from '@orrery/store';
import { Audiences, type Listener } from './audiences.ts';
import type { BotPool } from './bots/pool.ts';
import type { ThoughtQueue } from './bots/queue.ts';
import type { Presence } from './live/elsewhere.ts';
import { Following } from './live/following.ts';
import { Minutes, botsAlone, changesInfo, changesSeats, type Entry } from './live/minutes.ts';
import { glance, type Task } from './live/task.ts';
import { Thoughts } from './live/thoughts.ts';
import type { Metrics } from './metrics.ts';
import type { Company } from './processes/company.ts';
import { dueAt, tick } from './table/automatic.ts';
import type { Outcome } from './table/commands.ts';
import type { Table } from './table/table.ts';
import type { Time } from './time.ts';

export interface LiveEnv {
  readonly store: Store;
  readonly time: Time;
  readonly bots: BotPool;
  readonly thoughts: ThoughtQueue;
  readonly metrics: Metrics;
  /** Other processes that write to the same matches; null where there are none. */
  readonly company: Company | null;
  /** The house's own secret. */
  readonly key: string;
  /** Rows between two snapshots. */
  readonly snapshotEvery: number;
  load(id: string): Promise<Table | null>;
  /** Puts the table's alarm; NEVER takes it away. */
  alarm(id: string, when: number): void;
  /** Calls the table's `beat` in a moment. */
  hold(live: Live): void;
  /** Something else wrote to this match: whoever serves it should look. */
  trouble(id: string, error: unknown): void;
}

/** What a task came to, before it is stored. */
interface Tried {
  readonly task: Task;
  readonly attempt: number;
  readonly table: Table;
  readonly outcome: Outcome;
  readonly viewer: Viewer | null;
  readonly now: number;
}

/** The viewer of a task that belongs to nobody in particular. */
const TABLE = -1;
const TRIES = 5;
/** Where other processes write too somebody always gets on, but not always the same. */
const TRIES_IN_COMPANY = 50;
/** Comings and goings are told together. */
const PRESENCE = 400;
const notStored: Outcome = { no: { code: 'not-stored' } };

export class Live {
  readonly id: string;
  readonly rules: AnyRules;
  readonly #env: LiveEnv;
  readonly #audiences: Audiences;
  #table: Table | null;
  readonly #tasks: Task[] = [];
  #busy = false;
  /** Tasks of people who may not be heard yet. */
  #deferred: Task[] = [];
  readonly #minutes: Minutes;
  readonly #thoughts: Thoughts;
  readonly #following: Following;
  #presence: (() => void) | null = null;
  #beating = false;
  /** Lines of talk that everybody has been told. */
  #talked = 0;
  /** The window whose opening everybody has been told of, or could have been. */
  #told: readonly number[] | null = null;
  touched: number;
  /** Parts of the house that let this match play, whoever looks on. */
  attended = 0;

  constructor(id: string, table: Table, env: LiveEnv, stored: { readonly due?: number | null }) {
    this.id = id;
    this.rules = table.rules;
    this.#table = table;
    this.#env = env;
    this.#audiences = new Audiences(id);
    this.#minutes = new Minutes(table, env.snapshotEvery, stored.due);
    this.#following = new Following(id, env.company, (error) => env.trouble(id, error));
    const { bots, thoughts, key } = env;
    this.#thoughts = new Thoughts({ bots, thoughts, key, pauses: () => this.#pauses(), do: (task) => this.do(task) });
    this.#talked = table.talked;
    this.touched = env.time.now();
  }

  get idle(): boolean {
    return !this.busy && this.#deferred.length === 0 && this.#audiences.empty && this.#thoughts.none && !this.#presence;
  }

  /** Rows there are, as it stands; null where it has to be read again. */
  get seq(): number | null {
    return this.#table?.seq ?? null;
  }

  get busy(): boolean {
    return this.#busy || this.#tasks.length > 0;
  }

  /** Whether somebody's command waits until the table may let it be known that it was heard. */
  get deferring(): boolean {
    return this.#deferred.length > 0;
  }

  do(task: Task): void {
    this.#tasks.push(task);
    if (!this.#busy) this.#work();
  }

  /** One task after another, until one has to wait for the disk. */
  #work(): void {
    this.#busy = true;
    for (;;) {
      if (this.#table && this.#following.beyond(this.#table.seq)) return void this.#follow().then(() => this.#work());
      const task = this.#tasks.shift();
      if (!task) break;
      if (!this.#handle(task, 1)) return;
    }
    this.#busy = false;
  }

  /** False where it goes on later, and the next task with it. */
  #handle(task: Task, attempt: number): boolean {
    const table = this.#table;
    if (!table) {
      void this.#reload().then((read) => {
        if (!read) task.done(notStored);
        else if (!this.#handle(task, attempt)) return;
        this.#work();
      });
      return false;
    }
    const now = this.#env.time.now();
    this.touched = now;
    const viewer = typeof task.as === 'function' ? task.as(table) : task.as;
    if (viewer !== null && !table.hears(viewer, now)) {
      this.#deferred.push(task);
      return true;
    }
    this.#tellOpening(table, now);
    const { status, takeback } = table;
    let outcome: Outcome;
    let entry: Entry | null;
    try {
      outcome = task.run(table, now);
      // A window that is answered for everybody at once is over before anybody could be shown it, or be quick enough to answer in it.
      if (table.timing.gate?.never) tick(table, now);
      const changed = table.status !== status || table.takeback !== takeback;
      entry = table.dirty || this.#minutes.owes(table, now) ? this.#minutes.entry(table, changed, now) : null;
    } catch (error) {
      this.#fault(error);
      task.done({ no: { code: 'internal' } });
      return true;
    }
    const tried: Tried = { task, attempt, table, outcome, viewer, now };
    if (!entry) {
      if ('no' in outcome && this.#env.company && attempt === 1) {
        this.#makeSure(tried);
        return false;
      }
      this.#finish(tried, viewer);
      return true;
    }
    this.#keep(tried, entry);
    return false;
  }

  /** Only who knows everything that was written says no: another process may have taken what this one has not heard of. */
  #makeSure(tried: Tried): void {
    void this.#follow().then((more) => {
      if (!more) this.#finish(tried, tried.viewer);
      else if (!this.#handle(tried.task, tried.attempt + 1)) return;
      this.#work();
    });
  }

  /** A fault in rules or table must not take other tables with it: what it left half done is thrown away. */
  #fault(error: unknown): void {
    this.#env.trouble(this.id, error);
    this.#table = null;
  }

  /** `mover` is who has just answered, null where nobody has. */
  #finish({ task, outcome, now }: Tried, mover: Viewer | null): void {
    try {
      this.#publish(now, mover);
    } catch (error) {
      this.#fault(error);
    }
    task.done(outcome);
    try {
      this.#think(now);
    } catch (error) {
      this.#fault(error);
    }
  }

  async #reload(): Promise<Table | null> {
    try {
      this.#table = await this.#env.load(this.id);
    } catch (error) {
      this.#fault(error);
    }
    this.#minutes.readAgain();
    if (this.#table) {
      this.#audiences.seat(this.#table);
      // Whoever else has written may have changed anything.
      if (this.#env.company) this.#audiences.infoChanged = true;
      this.#tellTalk(this.#table);
    }
    return this.#table;
  }

  /** Stores it. After a conflict or a failure the table is read again: nothing that is not stored stays. */
  #keep(tried: Tried, entry: Entry): void {
    const began = performance.now();
    const { append, info, seats } = entry;
    this.#env.store.append(append).then(
      (outcome) => {
        if (outcome === 'conflict') return this.#again(tried, entry);
        const { table } = tried;
        this.#env.metrics.stored(append.rows.length, performance.now() - began);
        if (append.rows.length > 0) this.#env.company?.stored(this.id, table.seq);
        this.#minutes.stored(entry, table);
        if (seats) this.#audiences.seat(table);
        if (info) this.#audiences.infoChanged = true;
        this.#tellTalk(table);
        // Whether a person moves or the table for one, the others hear of it after the same moment.
        this.#finish(tried, tried.viewer ?? TABLE);
        this.#work();
      },
      (error: unknown) => {
        this.#fault(error instanceof StoreError ? error.code : error);
        this.#minutes.lost(entry);
        tried.task.done(notStored);
        this.#work();
      },
    );
  }

  /** Somebody else wrote to this match: read what, and try again. */
  #again({ task, attempt }: Tried, entry: Entry): void {
    this.#env.metrics.conflict();
    this.#table = null;
    this.#minutes.lost(entry);
    if (attempt >= (this.#env.company ? TRIES_IN_COMPANY : TRIES)) task.done(notStored);
    else if (!this.#handle(task, attempt + 1)) return;
    this.#work();
  }

  // -- what other processes write

  /** There are rows below this seq. */
  hear(seq: number): void {
    if (!this.#following.hear(seq)) return;
    if (!this.#table) this.do(glance());
    else if (!this.#busy) this.#work();
  }

  /** Perhaps there are rows nobody has spoken of. */
  #lookForMore(): void {
    if (this.#table) this.hear(this.#table.seq + 1);
  }

  /** From time to time: whatever was said may have been lost. */
  pulse(now: number): void {
    this.#lookForMore();
    this.sayPresence();
    if (this.#audiences.elsewhere.forget(now)) this.#presenceSoon();
  }

  /** Takes in what others have stored; whether there was anything. */
  async #follow(): Promise<boolean> {
    const table = this.#table;
    if (!table) return false;
    const rows = await this.#following.rows(table.seq);
    const last = rows.at(-1);
    if (!last) return false;
    try {
      this.#takeIn(table, rows, last.time);
    } catch (error) {
      this.#fault(error);
    }
    return true;
  }

  /** What others have written is shown as if it had been written here. */
  #takeIn(table: Table, rows: readonly Row[], written: number): void {
    const now = this.#env.time.now();
    const { status, takeback } = table;
    let info = false;
    for (const row of rows) {
      const record = table.follow(row);
      if (changesSeats(record)) this.#audiences.seat(table);
      info ||= changesInfo(record);
      this.#tellOpening(table, now);
    }
    info ||= table.status !== status || table.takeback !== takeback;
    if (info) this.#audiences.infoChanged = true;
    this.#minutes.followed(table, info, written);
    this.#tellTalk(table);
    this.#publish(now, TABLE);
    this.#think(now);
  }

  /** Of the processes that show this table one acts for it by itself; the others would, were that one to go. */
  get leads(): boolean {
    const { company } = this.#env;
    return !company || company.roster.leads(this.id, this.#audiences.elsewhere.processes, !this.#audiences.empty || this.attended > 0);
  }

  /** Who is connected through another process. */
  isElsewhere(process: string, presence: Presence, now: number): void {
    const { fresh, changed } = this.#audiences.elsewhere.heard(process, presence, now);
    // Whoever has just come does not know who is here.
    if (fresh) this.sayPresence();
    if (changed) this.#presenceSoon();
  }

  /** Processes came or went: those that are gone show nothing any more. */
  lookAround(): void {
    const { company } = this.#env;
    if (company && this.#audiences.elsewhere.keep(company.roster)) this.#presenceSoon();
    // Perhaps this one is to act now.
    this.do(glance());
  }

  /** Tells the others who is connected here. */
  sayPresence(): void {
    if (this.#audiences.empty && !this.#said) return;
    this.#said = !this.#audiences.empty;
    const { seats, watchers } = this.#audiences.own;
    this.#env.company?.here(this.id, seats, watchers);
  }
  #said = false;

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

  /** Tells what has been said since the last time. */
  #tellTalk(table: Table): void {
    const fresh = table.talked - this.#talked;
    this.#talked = table.talked;
    if (fresh > 0) this.#audiences.tellChat(table, Math.max(0, table.chat.length - fresh));
  }

  // -- who listens

  attach(listener: Listener, have: Command<'watch'>['have'], done: (outcome: Outcome) => void): void {
    // Whoever comes may have been shown more elsewhere than has been heard of here.
    if (this.#env.company) this.#lookForMore();
    this.do({
      as: (table) => table.seatOf(listener.person) ?? SPECTATOR,
      run: (table, now) => {
        if (!this.#audiences.attach(table, listener, have, now)) return { no: { code: 'no-spectators' } };
        if (listener.closed) return { ok: {} };
        this.#presenceSoon();
        return { ok: { viewer: table.seatOf(listener.person) ?? SPECTATOR } };
      },
      done,
    });
  }

  detach(listener: Listener): void {
    if (this.#audiences.detach(listener)) this.#presenceSoon();
  }

  #presenceSoon(): void {
    this.#presence ??= this.#env.time.at(this.#env.time.now() + PRESENCE, () => {
      this.#presence = null;
      this.sayPresence();
      this.do(glance(() => (this.#audiences.infoChanged = true)));
    });
  }

  /** What could wait a moment has waited. */
  beat(): void {
    this.#beating = false;
    this.do(glance());
  }

  /**
   * How a window opens everybody is told at once, before anything can be answered in it: told a moment later, those who wait would learn from what they are
   * shown how fast it was.
   */
  #tellOpening(table: Table, now: number): void {
    const { gate, held } = table.timing;
    // One that is answered for everybody at once nobody needs to see.
    if (!gate || gate.never || gate.opened === this.#told || now < held) return;
    this.#told = gate.opened;
    this.#audiences.publish(table, now, null);
  }

  #publish(now: number, mover: Viewer | null): void {
    const table = this.#table;
    if (!table) return;
    this.#tellOpening(table, now);
    if (this.#audiences.publish(table, now, mover) && !this.#beating) {
      this.#beating = true;
      this.#env.hold(this);
    }
    this.#env.alarm(this.id, dueAt(table, now));
    if (this.#deferred.length > 0 && table.timing.hearsAgain(now) === 0) {
      const heard = this.#deferred;
      this.#deferred = [];
      this.#tasks.unshift(...heard);
    }
  }

  // -- bots

  /** Bots among themselves play while somebody looks on, or the house lets them. */
  #pauses(): boolean {
    return this.#table === null || (this.#audiences.empty && this.attended === 0 && botsAlone(this.#table));
  }

  #think(now: number): void {
    const table = this.#table;
    this.#thoughts.clear(table, now);
    if (table?.match && !this.#pauses() && this.leads)
      this.#thoughts.put(table, table.match, now, this.#audiences.empty && this.attended > 0);
  }
}
