/** The embedded store: SQLite in one thread with group commit. While one batch waits for the disk the next one gathers. */
import { join } from 'node:path';
import { makeFolder } from './folder.ts';
import { heldBy, packed, sizeOf, type Answers, type Job, type Opened, type Reply, type Setup } from './jobs.ts';
import { Registry } from './people/registry.ts';
import { StoreError, type Append, type Card, type Store } from './store.ts';
import { startThread, type Thread } from './thread.ts';

export interface SqliteOptions {
  /** Largest size of the data file in mebibytes; as large as the disk where absent. */
  readonly limit?: number;
  /** Milliseconds between signs of life, by which clocks know how long no server ran. */
  readonly heartbeat?: number;
}

export const dataFile = (folder: string): string => join(folder, 'orrery.db');

const STORED = { ok: 'stored' } as const;
/** No batch is larger, in jobs and in letters, unless it is one job. */
const BATCH_JOBS = 5000;
const BATCH_SIZE = 4 * 1024 * 1024;
/** More than that does not wait for the disk: whoever comes then is refused. */
const MOST_WAITING = 64 * 1024 * 1024;
/** A job over which the thread dies so often is given up; a thread that dies so often within a minute is not started again. */
const MOST_DEATHS = 3;
const MOST_RESTARTS = 10;
const RESTARTS_SPAN = 60_000;
const PAUSE = 500;

interface Waiting {
  readonly job: Job;
  readonly size: number;
  readonly keep: (answer: never) => void;
  readonly fail: (error: StoreError) => void;
  deaths: number;
}

class SqliteStore implements Store {
  readonly failed: Promise<StoreError>;
  readonly people = new Registry((steps, writes) => this.#do({ do: 'people', steps, writes }));
  readonly #setup: Setup;
  #fail: (error: StoreError) => void = () => {};
  #opened: Extract<Opened, { downtimes: unknown }> = { downtimes: [], missing: 0, started: 0 };
  #origin = performance.now();
  #thread: Thread | null = null;
  #waiting: Waiting[] = [];
  #size = 0;
  #held = 0;
  #running: Waiting[] | null = null;
  /** After a mishap so many jobs go one by one, so that the one it was about is found. */
  #careful = 0;
  #restarts: number[] = [];
  #closed = false;
  #broken = false;
  #soon = false;

  private constructor(setup: Setup) {
    this.#setup = setup;
    this.failed = new Promise((fail) => (this.#fail = fail));
  }

  static async open(setup: Setup): Promise<SqliteStore> {
    const store = new SqliteStore(setup);
    const opened = await store.#start(setup);
    if ('trouble' in opened) throw new StoreError(opened.trouble, opened.reason);
    store.#opened = opened;
    store.#origin = performance.now();
    return store;
  }

  get downtimes(): Store['downtimes'] {
    return this.#opened.downtimes;
  }
  /** From the clock on the wall when it was opened, or from the last sign of life where that clock has been put back since. */
  now(): number {
    return Math.floor(this.#opened.started + performance.now() - this.#origin);
  }
  get missing(): number {
    return this.#opened.missing;
  }

  async #start(setup: Setup): Promise<Opened> {
    const { opened, thread } = await startThread(setup, {
      reply: (reply) => this.#done(reply),
      died: (reason) => this.#died(reason),
    });
    if (!('trouble' in opened)) this.#thread = thread;
    return opened;
  }

  #do<D extends Job['do']>(job: Extract<Job, { do: D }>): Promise<Answers[D]> {
    if (this.#closed) return Promise.reject(new StoreError('closed', 'the store is closed'));
    const size = sizeOf(job);
    const held = heldBy(job);
    if (this.#held + held > MOST_WAITING) return Promise.reject(new StoreError('busy', 'too much waits for the disk'));
    return new Promise((keep, fail) => {
      this.#size += size;
      this.#held += held;
      this.#waiting.push({ job, size, keep, fail, deaths: 0 });
      if (!this.#running && this.#waiting.length === 1) this.#sendSoon();
    });
  }

  /** At the end of this turn of the event loop: whatever came in with it goes together. */
  #sendSoon(): void {
    if (this.#soon) return;
    this.#soon = true;
    setImmediate(() => {
      this.#soon = false;
      this.#send();
    });
  }

  #send(): void {
    if (this.#running || this.#waiting.length === 0 || !this.#thread) return;
    this.#running = this.#batch();
    this.#thread.post(packed(this.#running));
  }

  #batch(): Waiting[] {
    if (this.#careful === 0 && this.#size <= BATCH_SIZE && this.#waiting.length <= BATCH_JOBS) {
      const all = this.#waiting;
      this.#waiting = [];
      this.#size = 0;
      this.#held = 0;
      return all;
    }
    let [count, size] = [0, 0];
    const most = this.#careful > 0 ? 1 : BATCH_JOBS;
    for (const waiting of this.#waiting) {
      if (count === most || (count > 0 && size + waiting.size > BATCH_SIZE)) break;
      size += waiting.size;
      this.#held -= heldBy(waiting.job);
      count++;
    }
    if (this.#careful > 0) this.#careful--;
    this.#size -= size;
    return this.#waiting.splice(0, count);
  }

  #done(reply: Reply): void {
    const batch = this.#running ?? [];
    this.#running = null;
    if (this.#waiting.length > 0) this.#sendSoon();
    for (let i = 0; i < batch.length; i++) {
      const { keep, fail } = batch[i] as Waiting;
      const outcome = reply === true ? STORED : reply[i];
      if (outcome && 'ok' in outcome) keep(outcome.ok as never);
      else fail(new StoreError(outcome?.trouble ?? 'disk-error', outcome?.reason ?? 'no answer'));
    }
  }

  /**
   * What was under way may be stored or not: it is tried again, one by one. What had been stored is then a conflict, upon which its sender reads what there
   * is, as after any other.
   */
  #died(reason: string): void {
    this.#thread = null;
    if (this.#closed && !this.#running && this.#waiting.length === 0) return;
    const again: Waiting[] = [];
    for (const waiting of this.#running ?? []) {
      if (++waiting.deaths < MOST_DEATHS) again.push(waiting);
      else waiting.fail(new StoreError('disk-error', `the thread of the database ended over it: ${reason}`));
    }
    this.#running = null;
    this.#careful = again.length;
    for (const { job, size } of again) {
      this.#size += size;
      this.#held += heldBy(job);
    }
    this.#waiting = [...again, ...this.#waiting];
    void this.#restart(reason);
  }

  async #restart(reason: string): Promise<void> {
    const now = performance.now();
    this.#restarts = [...this.#restarts.filter((at) => now - at < RESTARTS_SPAN), now];
    if (this.#restarts.length > MOST_RESTARTS) return this.#break(reason);
    const opened = await this.#start({ ...this.#setup, now: this.now(), resumed: true });
    if (!('trouble' in opened)) return this.#send();
    await new Promise((done) => setTimeout(done, PAUSE));
    return this.#restart(opened.reason);
  }

  #break(reason: string): void {
    const error = new StoreError('closed', `the database cannot be kept running: ${reason}`);
    this.#closed = true;
    this.#broken = true;
    for (const { fail } of this.#waiting) fail(error);
    this.#waiting = [];
    this.#fail(error);
  }

  append(append: Append): Promise<'stored' | 'conflict'> {
    return this.#do({ do: 'append', append });
  }
  read(match: string, from = 0): Promise<Answers['read']> {
    return this.#do({ do: 'read', match, from });
  }
  list(status: Card['status'], most: number): Promise<Answers['list']> {
    return this.#do({ do: 'list', status, most });
  }
  listOf(person: string, most: number): Promise<Answers['listOf']> {
    return this.#do({ do: 'listOf', person, most });
  }
  due(after = ''): Promise<Answers['due']> {
    return this.#do({ do: 'due', after });
  }
  setting(key: string, first: string): Promise<string> {
    return this.#do({ do: 'setting', key, first });
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    const last = this.#do({ do: 'close' });
    this.#closed = true;
    await last.catch((error: unknown) => {
      if (!this.#broken) throw error;
    });
    const thread = this.#thread;
    this.#thread = null;
    await thread?.end();
  }
}

/** Opens, or makes, the data in a folder. Rejects with words a host understands. */
export async function openSqlite(folder: string, { limit = 0, heartbeat = 5000 }: SqliteOptions = {}): Promise<Store> {
  makeFolder(folder);
  try {
    return await SqliteStore.open({ file: dataFile(folder), pages: limit * 256, heartbeat, now: Date.now(), resumed: false });
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    const why = error.code === 'disk-full' ? 'the disk is full, or ORRERY_DATA_LIMIT is reached; make room and start again' : error.message;
    throw new StoreError(error.code, `the data in ${folder} cannot be opened: ${why}`);
  }
}
