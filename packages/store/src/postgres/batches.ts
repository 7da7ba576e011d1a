import type { Pool } from 'pg';
import { StoreError, type Append } from '../store.ts';
import { isGone, mayRepeat, storeError } from './trouble.ts';

interface Waiting {
  readonly append: Append;
  readonly keep: (outcome: 'stored' | 'conflict') => void;
  readonly fail: (error: StoreError) => void;
}

/** Batches under way at the same time at most; each waits for the disk of its own accord. */
const LANES = 3;
/** The more go together the less each of them costs: one begins beside another where so many wait, or one has waited for so many milliseconds. */
const WORTH_A_LANE = 64;
const LONG_MS = 20;
/** So many appends go into one batch at most. */
const MOST = 256;
/** How long an append whose fate nobody knows is looked for before its writer is told so. */
const SEARCH_MS = 5000;
const PAUSE_MS = 100;

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** Appends of one turn of the event loop go to the database together and are one transaction: one wait for the disk for all of them. */
export class Batches {
  readonly #pool: Pool;
  /** False where what the writers thought of the time may be wrong: nothing of theirs is written. */
  readonly #fresh: () => Promise<boolean>;
  #waiting: Waiting[] = [];
  #lanes = 0;
  /** Matches in the batches that wait for their answer. */
  readonly #underWay = new Set<string>();
  #soon = false;
  #late: NodeJS.Timeout | null = null;
  #closed = false;
  #rest: (() => void)[] = [];

  constructor(pool: Pool, fresh: () => Promise<boolean>) {
    this.#pool = pool;
    this.#fresh = fresh;
  }

  add(append: Append): Promise<'stored' | 'conflict'> {
    if (this.#closed) return Promise.reject(new StoreError('closed', 'the store is closed'));
    return new Promise((keep, fail) => {
      this.#waiting.push({ append, keep, fail });
      this.#sendSoon();
    });
  }

  #sendSoon(): void {
    if (this.#soon || this.#lanes >= LANES || this.#waiting.length === 0) return;
    if (this.#lanes > 0 && this.#waiting.length < WORTH_A_LANE) {
      this.#late ??= setTimeout(() => this.#sendAll(), LONG_MS);
      return;
    }
    this.#soon = true;
    setImmediate(() => {
      this.#soon = false;
      this.#sendAll();
    });
  }

  #sendAll(): void {
    if (this.#late) clearTimeout(this.#late);
    this.#late = null;
    for (let batch = this.#next(); batch.length > 0; batch = this.#next()) void this.#send(batch);
  }

  /** The next batch, in the order of matches. A second append to a match waits until the first has its answer: who came first is first. */
  #next(): Waiting[] {
    if (this.#lanes >= LANES) return [];
    const batch: Waiting[] = [];
    const later: Waiting[] = [];
    for (const each of this.#waiting)
      if (batch.length < MOST && !this.#underWay.has(each.append.match)) {
        this.#underWay.add(each.append.match);
        batch.push(each);
      } else later.push(each);
    this.#waiting = later;
    return batch.sort((a, b) => (a.append.match < b.append.match ? -1 : 1));
  }

  async #send(batch: readonly Waiting[]): Promise<void> {
    this.#lanes++;
    try {
      const stored = (await this.#fresh()) ? await this.#store(batch.map(({ append }) => append)) : [];
      for (const [i, { keep }] of batch.entries()) keep(stored[i] ? 'stored' : 'conflict');
    } catch (error) {
      if (isGone(error)) await Promise.all(batch.map((each) => this.#find(each)));
      else for (const { fail } of batch) fail(storeError(error));
    }
    this.#lanes--;
    for (const { append } of batch) this.#underWay.delete(append.match);
    this.#sendSoon();
    if (this.#lanes === 0 && this.#waiting.length === 0) for (const resolve of this.#rest.splice(0)) resolve();
  }

  async #store(batch: readonly Append[]): Promise<readonly boolean[]> {
    for (let attempt = 0; ; attempt++)
      try {
        const { rows } = await this.#pool.query<{ stored: boolean[] }>('SELECT orrery.append_all($1::jsonb) AS stored', [
          JSON.stringify(batch),
        ]);
        return rows[0]?.stored ?? [];
      } catch (error) {
        if (attempt >= 3 || !mayRepeat(error)) throw error;
      }
  }

  /** The connection broke before the answer came: what is in the log tells whether it was stored. */
  async #find({ append, keep, fail }: Waiting): Promise<void> {
    const until = performance.now() + SEARCH_MS;
    for (;;)
      try {
        const { match, seq } = append;
        const { rows } = await this.#pool.query<{ time: string; body: string }>(
          'SELECT time, body FROM orrery.log WHERE match = $1 AND seq >= $2 AND seq < $3 ORDER BY seq',
          [match, seq, seq + append.rows.length],
        );
        if (rows.length === 0) return keep(await this.#again(append));
        const ours =
          rows.length === append.rows.length &&
          append.rows.every(({ body, time }, i) => rows[i]?.body === body && Number(rows[i]?.time) === time);
        return keep(ours ? 'stored' : 'conflict');
      } catch (error) {
        if (!isGone(error) || performance.now() > until) return fail(storeError(error));
        await pause(PAUSE_MS);
      }
  }

  /** Nothing of it is there, so it may be written: the key decides, should the first attempt still be on its way. */
  async #again(append: Append): Promise<'stored' | 'conflict'> {
    const [stored] = await this.#store([append]);
    return stored ? 'stored' : 'conflict';
  }

  /** Resolves when everything under way has its answer. */
  async close(): Promise<void> {
    this.#closed = true;
    if (this.#lanes === 0 && this.#waiting.length === 0) return;
    await new Promise<void>((resolve) => this.#rest.push(resolve));
  }
}
