/**
 * One thing at a time at a table: a task is tried, what it causes is stored, and only then anybody, the sender included, hears of it. What other processes
 * have written is taken in between.
 */
import { randomInt } from 'node:crypto';
import type { Viewer } from '@orrery/kernel';
import { StoreError, type Card, type Row, type Store } from '@orrery/store';
import type { Metrics } from '../metrics.ts';
import type { Company } from '../processes/company.ts';
import { tick } from '../table/automatic.ts';
import { faultAs } from '../requestId.ts';
import type { Outcome } from '../table/commands.ts';
import type { Table } from '../table/table.ts';
import type { Time } from '../time.ts';
import { Aliases } from './aliases.ts';
import type { Copy, Loaded } from './copy.ts';
import { Following } from './following.ts';
import { Minutes, changesInfo, changesSeats, type Entry } from './minutes.ts';
import { glance, type Task } from './task.ts';

export interface ClerkEnv {
  readonly store: Store;
  /** The secret of the house, from which the words for people follow. */
  readonly key: string;
  readonly time: Time;
  readonly metrics: Metrics;
  /** Other processes that write to the same matches; null where there are none. */
  readonly company: Company | null;
  /** Rows between two snapshots. */
  readonly snapshotEvery: number;
  /** Reads a match, of what is known already only what is new; null where there is none. */
  load(id: string, known: Copy | null): Promise<Loaded | null>;
  /** Something else wrote to this match: whoever serves it should look. */
  /** Notes a fault; the id under which it is found, where it was written down. */
  trouble(id: string, error: unknown): string | null;
  /** What lists show of a match has changed. */
  listed(match: string, card: Card): void;
}

/** What becomes of it around the table. */
export interface Around {
  /** The game is about to go on: a window that has opened is told of first. */
  goesOn(table: Table, now: number): void;
  /** People took or left seats. */
  seated(table: Table): void;
  /** Something was stored, by whomever; `info` is whether the table around the game is another by it. */
  stored(table: Table, info: boolean): void;
  /** Whatever may be shown now is shown; `mover` is who has just answered, null where nobody has. */
  show(table: Table, now: number, mover: Viewer | null): void;
  /** What is asked of bots may be something else. */
  think(now: number): void;
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
/** Where other processes write too somebody always gets on, but not always the same: whoever has lost so often tries at odd moments, so that it is not for ever. */
const TRIES_IN_COMPANY = 200;
const UNLUCKY = 8;
const ODD_MOMENT = 10;
const notStored: Outcome = { no: { code: 'not-stored' } };

export class Clerk {
  readonly #match: string;
  readonly #env: ClerkEnv;
  readonly #around: Around;
  readonly #minutes: Minutes;
  readonly #following: Following;
  readonly #aliases: Aliases;
  readonly #tasks: Task[] = [];
  /** Tasks of people who may not be heard yet. */
  #deferred: Task[] = [];
  #busy = false;
  #table: Table | null;
  #copy: Copy | null;
  touched: number;

  constructor(match: string, { table, copy }: Loaded, due: number | null | undefined, env: ClerkEnv, around: Around) {
    this.#match = match;
    this.#table = table;
    this.#copy = copy;
    this.#env = env;
    this.#around = around;
    this.#minutes = new Minutes(table, env.snapshotEvery, due);
    this.#following = new Following(match, env.company, (error) => env.trouble(match, error));
    this.#aliases = new Aliases(env.key, match);
    this.touched = env.time.now();
  }

  /** As it stands; null where it has to be read again. */
  get table(): Table | null {
    return this.#table;
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
    this.#around.goesOn(table, now);
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
      task.done({ no: faultAs('internal', this.#fault(error)) });
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
  #fault(error: unknown): string | null {
    this.#table = null;
    this.#copy = null;
    return this.#env.trouble(this.#match, error);
  }

  #finish({ task, outcome, now }: Tried, mover: Viewer | null): void {
    try {
      this.#show(now, mover);
    } catch (error) {
      this.#fault(error);
    }
    task.done(outcome);
    try {
      this.#around.think(now);
    } catch (error) {
      this.#fault(error);
    }
  }

  #show(now: number, mover: Viewer | null): void {
    const table = this.#table;
    if (!table) return;
    this.#around.show(table, now, mover);
    if (this.#deferred.length > 0 && table.timing.hearsAgain(now) === 0) this.#tasks.unshift(...this.#deferred.splice(0));
  }

  async #reload(): Promise<Table | null> {
    try {
      const loaded = await this.#env.load(this.#match, this.#copy);
      this.#table = loaded?.table ?? null;
      this.#copy = loaded?.copy ?? null;
    } catch (error) {
      this.#fault(error);
    }
    this.#minutes.readAgain();
    if (this.#table) {
      this.#around.seated(this.#table);
      // Whoever else has written may have changed anything.
      this.#around.stored(this.#table, this.#env.company !== null);
    }
    return this.#table;
  }

  /** Stores it. After a conflict or a failure the table is made anew: nothing that is not stored stays. */
  #keep(tried: Tried, entry: Entry): void {
    const began = performance.now();
    const { append, info, seats } = entry;
    const { rows, snapshot } = append;
    // Processes of an earlier version beside this one would not know whom it is about.
    const veiled =
      this.#env.company?.roster.uniform === false
        ? append
        : this.#aliases.veiled(append, (seat) => tried.table.place(seat).people[0] ?? '');
    this.#env.store.append(veiled).then(
      (outcome) => {
        if (outcome === 'conflict') return this.#again(tried, entry);
        const { table } = tried;
        this.#aliases.kept(veiled);
        this.#env.metrics.stored(rows.length, performance.now() - began);
        if (rows.length > 0) this.#env.company?.stored(this.#match, table.seq);
        this.#copy?.add(rows);
        if (snapshot !== undefined) this.#copy?.summarize(snapshot);
        this.#minutes.stored(entry, table);
        if (append.card) this.#env.listed(this.#match, append.card);
        if (seats) this.#around.seated(table);
        this.#around.stored(table, info);
        // Whether a person moves or the table for one, the others hear of it after the same moment.
        this.#finish(tried, tried.viewer ?? TABLE);
        this.#work();
      },
      (error: unknown) => {
        const request = this.#fault(error instanceof StoreError ? error.code : error);
        this.#minutes.lost(entry);
        tried.task.done({ no: faultAs('not-stored', request) });
        this.#work();
      },
    );
  }

  /** Somebody else wrote to this match: read what, and try again. */
  #again({ task, attempt }: Tried, entry: Entry): void {
    this.#env.metrics.conflict();
    this.#table = null;
    this.#minutes.lost(entry);
    const goOn = (): void => {
      if (this.#handle(task, attempt + 1)) this.#work();
    };
    if (attempt >= (this.#env.company ? TRIES_IN_COMPANY : TRIES)) {
      task.done(notStored);
      this.#work();
    } else if (attempt >= UNLUCKY) setTimeout(goOn, randomInt(ODD_MOMENT));
    else goOn();
  }

  // -- what other processes write

  /** There are rows below this seq. */
  hear(seq: number): void {
    if (!this.#following.hear(seq)) return;
    if (!this.#table) this.do(glance());
    else if (!this.#busy) this.#work();
  }

  /** Perhaps there are rows nobody has spoken of. */
  lookForMore(): void {
    if (this.#table) this.hear(this.#table.seq + 1);
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
      if (changesSeats(record)) this.#around.seated(table);
      info ||= changesInfo(record);
      this.#around.goesOn(table, now);
    }
    this.#copy?.add(rows);
    info ||= table.status !== status || table.takeback !== takeback;
    this.#minutes.followed(table, info, written);
    this.#around.stored(table, info);
    this.#show(now, TABLE);
    this.#around.think(now);
  }
}
