/** The embedded store: SQLite in one thread with group commit. While one batch waits for the disk the next one gathers. */
import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { packed, type Answers, type Job, type Opened, type Reply, type Setup } from './jobs.ts';
import { StoreError, type Append, type Card, type Person, type Store } from './store.ts';

export interface SqliteOptions {
  /** Largest size of the data file in mebibytes; as large as the disk where absent. */
  readonly limit?: number;
  /** Milliseconds between signs of life, by which clocks know how long no server ran. */
  readonly heartbeat?: number;
}

export const dataFile = (folder: string): string => join(folder, 'orrery.db');

const STORED = { ok: 'stored' } as const;

interface Waiting {
  readonly job: Job;
  readonly keep: (answer: never) => void;
  readonly fail: (error: StoreError) => void;
}

class SqliteStore implements Store {
  readonly downtimes: Store['downtimes'];
  readonly #worker: Worker;
  #waiting: Waiting[] = [];
  #running: Waiting[] | null = null;
  #closed = false;
  #soon = false;

  constructor(worker: Worker, opened: Opened) {
    this.#worker = worker;
    this.downtimes = opened.downtimes;
    worker.on('message', (reply: Reply) => this.#done(reply));
    worker.on('error', (error) => this.#break(error.message));
    worker.on('exit', () => this.#break('the thread of the database has ended'));
  }

  #do<D extends Job['do']>(job: Extract<Job, { do: D }>): Promise<Answers[D]> {
    if (this.#closed) return Promise.reject(new StoreError('closed', 'the store is closed'));
    return new Promise((keep, fail) => {
      this.#waiting.push({ job, keep, fail });
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
    if (this.#running || this.#waiting.length === 0) return;
    this.#running = this.#waiting;
    this.#waiting = [];
    this.#worker.postMessage(packed(this.#running));
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

  #break(reason: string): void {
    this.#closed = true;
    for (const { fail } of [...(this.#running ?? []), ...this.#waiting]) fail(new StoreError('closed', reason));
    this.#running = null;
    this.#waiting = [];
  }

  append(append: Append): Promise<'stored' | 'conflict'> {
    return this.#do({ do: 'append', append });
  }
  read(match: string): Promise<Answers['read']> {
    return this.#do({ do: 'read', match });
  }
  list(status: Card['status'], most: number): Promise<Answers['list']> {
    return this.#do({ do: 'list', status, most });
  }
  listOf(person: string, most: number): Promise<Answers['listOf']> {
    return this.#do({ do: 'listOf', person, most });
  }
  due(): Promise<Answers['due']> {
    return this.#do({ do: 'due' });
  }
  async addPerson(person: Person & { readonly tokenHash: string; readonly time: number }): Promise<void> {
    await this.#do({ do: 'addPerson', person });
  }
  findPerson(tokenHash: string): Promise<Person | null> {
    return this.#do({ do: 'findPerson', tokenHash });
  }
  async renamePerson(id: string, name: string): Promise<void> {
    await this.#do({ do: 'renamePerson', id, name });
  }
  setting(key: string, first: string): Promise<string> {
    return this.#do({ do: 'setting', key, first });
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    const last = this.#do({ do: 'close' });
    this.#closed = true;
    await last;
    await this.#worker.terminate();
  }
}

/** With the folders above it. (The platform's own way never ends where a file system takes no folders at all.) */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder, { recursive: false });
}

/** Opens, or makes, the data in a folder. Rejects with words a host understands. */
export async function openSqlite(folder: string, { limit = 0, heartbeat = 5000 }: SqliteOptions = {}): Promise<Store> {
  try {
    makeFolder(folder);
  } catch (error) {
    throw new StoreError(
      'read-only',
      `the data folder ${folder} cannot be made: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
  const setup: Setup = { file: dataFile(folder), pages: limit * 256, heartbeat };
  const worker = new Worker(new URL('./writer.ts', import.meta.url), {
    workerData: setup,
    name: 'store',
    resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 8 },
  });
  return new Promise((keep, fail) => {
    const early = (error: Error): void => fail(new StoreError('disk-error', `the data in ${folder} cannot be opened: ${error.message}`));
    worker.once('error', early);
    worker.once('message', (opened: Opened) => {
      worker.off('error', early);
      keep(new SqliteStore(worker, opened));
    });
  });
}
