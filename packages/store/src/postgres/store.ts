/** The store on PostgreSQL: any number of processes share it, and the key (match, seq) alone decides between them. */
import { Pool, type PoolClient, type QueryResultRow } from 'pg';
import {
  AFTER_PAGE,
  LIST_DEPTH,
  LISTED_OF_ONE,
  StoreError,
  type Append,
  type Card,
  type ListedMatch,
  type Row,
  type SharedStore,
  type StoredMatch,
} from '../store.ts';
import { readable } from '../aliases.ts';
import { PAGE_SIZE } from '../jobs.ts';
import { Registry } from '../people/registry.ts';
import { forPostgres, type Line, type Step } from '../people/steps.ts';
import { Batches } from './batches.ts';
import { SharedClock } from './clock.ts';
import { checkVersion, migrate } from './schema.ts';
import { together } from './together.ts';
import { storeError } from './trouble.ts';

export interface PostgresOptions {
  /** Connections of this process at most. */
  readonly connections?: number;
  /** Milliseconds between signs of life, by which clocks know how long no server ran. */
  readonly heartbeat?: number;
}

type Span = readonly [from: number, to: number];

/** Matches a page of `due` holds at most. */
const DUE_PAGE = 10_000;
/** Where no answer comes in this time none will: the other end of the connection is gone. */
const ANSWER_MS = 8000;
const NOW = '(extract(epoch FROM clock_timestamp()) * 1000)::bigint';

class PostgresStore implements SharedStore {
  /** The database watches over its own files. */
  readonly missing = 0;
  /** It waits for the database as long as it is told to run. */
  readonly failed = new Promise<StoreError>(() => {});
  readonly people = new Registry((steps) => this.#people(steps));
  readonly #pool: Pool;
  readonly #batches: Batches;
  readonly #clock = new SharedClock();
  readonly #heartbeat: number;
  readonly #beat: NodeJS.Timeout;
  #downtimes: readonly Span[] = [];
  #beaten = 0;
  #closed = false;

  constructor(pool: Pool, heartbeat: number) {
    this.#pool = pool;
    this.#batches = new Batches(pool, () => this.#fresh());
    this.#heartbeat = heartbeat;
    // A beat that fails is no news: whoever writes next is told.
    this.#beat = setInterval(() => void this.alive().catch(() => {}), heartbeat);
    this.#beat.unref();
  }

  get downtimes(): readonly Span[] {
    return this.#downtimes;
  }

  now(): number {
    return this.#clock.now();
  }

  async #ask<T>(work: () => Promise<T>): Promise<T> {
    if (this.#closed) throw new StoreError('closed', 'the store is closed');
    try {
      return await work();
    } catch (error) {
      throw storeError(error);
    }
  }

  #rows<R extends QueryResultRow>(text: string, values: readonly unknown[] = []): Promise<R[]> {
    return this.#ask(async () => (await this.#pool.query<R>(text, [...values])).rows);
  }

  /**
   * A sign of life by the database's own clock. Where the last one of any process is older than two beats, nobody could play in between, be it that no
   * process ran or that the database was away: the span is noted once, and clocks leave it out. Where that clock was put back, the time of the house goes on
   * from the last sign: by how much it is ahead since is noted too.
   */
  async alive(): Promise<void> {
    await this.#ask(() =>
      together(this.#pool, async (client) => {
        await client.query(`INSERT INTO orrery.settings VALUES ('alive', ${NOW}), ('ahead', '0') ON CONFLICT DO NOTHING`);
        const last = await client.query<{ value: string }>(`SELECT value FROM orrery.settings WHERE key = 'alive' FOR UPDATE`);
        const sent = performance.now();
        const { rows } = await client.query<{ now: string; ahead: string }>(
          `SELECT ${NOW} AS now, value AS ahead FROM orrery.settings WHERE key = 'ahead'`,
        );
        const received = performance.now();
        const [alive, now, ahead] = [Number(last.rows[0]?.value), Number(rows[0]?.now), Number(rows[0]?.ahead)];
        const time = Math.max(now + ahead, alive);
        if (time - alive > 2 * this.#heartbeat)
          await client.query('INSERT INTO orrery.downtimes VALUES ($1, $2) ON CONFLICT DO NOTHING', [alive, time]);
        await client.query(`UPDATE orrery.settings SET value = $1 WHERE key = 'alive'`, [time]);
        if (time !== now + ahead) await client.query(`UPDATE orrery.settings SET value = $1 WHERE key = 'ahead'`, [time - now]);
        this.#clock.heard(time, sent, received);
        const spans = await client.query<{ start: string; stop: string }>('SELECT start, stop FROM orrery.downtimes ORDER BY start');
        this.#downtimes = spans.rows.map(({ start, stop }) => [Number(start), Number(stop)]);
      }),
    );
    this.#beaten = performance.now();
  }

  /** Whether this process has heard of the database lately. Where it has not, it may not know of a time nobody could play in: it asks, then says no. */
  async #fresh(): Promise<boolean> {
    if (performance.now() - this.#beaten < 2 * this.#heartbeat) return true;
    await this.alive();
    return false;
  }

  append(append: Append): Promise<'stored' | 'conflict'> {
    return this.#batches.add(append);
  }

  async read(match: string, from = 0): Promise<StoredMatch | null> {
    const rows = await this.#rows<{
      seq: number;
      time: string;
      body: string;
      more: boolean;
      snapshot: string | null;
      at: number | null;
      texts: Texts;
    }>(
      `SELECT r.seq, r.time, r.body, r.more, s.seq AS at, s.body AS snapshot, CASE WHEN r.seq = $2 THEN ${textsOf('$1')} END AS texts FROM (
         SELECT seq, time, body, lead(seq) OVER later IS NOT NULL AS more, sum(length(body)) OVER later - length(body) AS before
         FROM orrery.log WHERE match = $1 AND seq >= $2 WINDOW later AS (ORDER BY seq)
       ) AS r LEFT JOIN orrery.snapshots AS s ON s.match = $1 AND r.seq = $2 WHERE before < $3 ORDER BY r.seq`,
      [match, from, PAGE_SIZE],
    );
    const [first] = rows;
    if (!first && from === 0) return null;
    const texts = textsIn(first?.texts);
    return {
      rows: rows.map(({ seq, time, body }) => ({ seq, time: Number(time), body: readable(body, texts) })),
      more: rows.at(-1)?.more ?? false,
      snapshot: first && first.at !== null && first.snapshot !== null ? { seq: first.at, body: first.snapshot } : null,
    };
  }

  async after(wanted: readonly { readonly match: string; readonly seq: number }[]): Promise<readonly (Row & { readonly match: string })[]> {
    const rows = await this.#rows<{ match: string; seq: number; time: string; body: string; texts: Texts }>(
      `SELECT w.match, l.seq, l.time, l.body, CASE WHEN l.seq = w.seq THEN ${textsOf('w.match')} END AS texts FROM unnest($1::text[], $2::integer[]) AS w (match, seq)
       CROSS JOIN LATERAL (SELECT seq, time, body FROM orrery.log WHERE match = w.match AND seq >= w.seq ORDER BY seq LIMIT ${AFTER_PAGE}) AS l
       ORDER BY w.match, l.seq`,
      [wanted.map(({ match }) => match), wanted.map(({ seq }) => seq)],
    );
    const texts = new Map(rows.flatMap((row) => (row.texts ? [[row.match, textsIn(row.texts)] as const] : [])));
    return rows.map(({ match, seq, time, body }) => ({ match, seq, time: Number(time), body: readable(body, texts.get(match) ?? NOBODY) }));
  }

  list(status: Card['status'], most: number): Promise<readonly ListedMatch[]> {
    return this.#rows(
      // What is shown is read of those alone that are.
      `WITH listed AS MATERIALIZED (
         SELECT id, made FROM (
           SELECT id, made, row_number() OVER (PARTITION BY coalesce(nullif(maker, ''), id) ORDER BY made DESC) AS nth
           FROM (SELECT id, made, maker FROM orrery.matches WHERE public AND status = $1 ORDER BY made DESC LIMIT ${LIST_DEPTH}) AS newest
         ) AS counted WHERE nth <= ${LISTED_OF_ONE} ORDER BY made DESC LIMIT $2
       ) SELECT id AS match, m.summary FROM listed JOIN orrery.matches AS m USING (id) ORDER BY listed.made DESC`,
      [status, most],
    );
  }

  listOf(person: string, most: number): Promise<readonly ListedMatch[]> {
    return this.#rows(
      `SELECT m.id AS match, m.summary FROM orrery.seats s JOIN orrery.matches m ON m.id = s.match WHERE s.person = $1
       ORDER BY m.status = 'ended', m.made DESC LIMIT $2`,
      [person, most],
    );
  }

  async due(after = ''): Promise<readonly { readonly match: string; readonly due: number }[]> {
    const rows = await this.#rows<{ match: string; due: string }>(
      'SELECT id AS match, due FROM orrery.matches WHERE due IS NOT NULL AND id > $1 ORDER BY id LIMIT $2',
      [after, DUE_PAGE],
    );
    return rows.map(({ match, due }) => ({ match, due: Number(due) }));
  }

  async overdue(time: number, after: string): Promise<readonly { readonly match: string; readonly due: number; readonly head: number }[]> {
    const rows = await this.#rows<{ match: string; due: string; head: number | null }>(
      // Found by their time first: of a million matches few are late.
      `WITH late AS MATERIALIZED (SELECT id, due FROM orrery.matches WHERE due <= $1)
       SELECT id AS match, due, (SELECT max(seq) FROM orrery.log WHERE match = id) AS head FROM late WHERE id > $2 ORDER BY id LIMIT $3`,
      [time, after, DUE_PAGE],
    );
    return rows.map(({ match, due, head }) => ({ match, due: Number(due), head: head ?? 0 }));
  }

  async #people(steps: readonly Step[]): Promise<readonly Line[]> {
    const [only, ...more] = steps.map(forPostgres);
    if (only && more.length === 0) return this.#rows(only.text, only.values);
    return this.#ask(() =>
      together(this.#pool, async (client) => {
        let found: readonly Line[] = [];
        for (const step of steps) {
          const { text, values } = forPostgres(step);
          found = (await client.query<Line>(text, [...values])).rows;
        }
        return found;
      }),
    );
  }

  async setting(key: string, first: string): Promise<string> {
    await this.#rows('INSERT INTO orrery.settings VALUES ($1, $2) ON CONFLICT DO NOTHING', [key, first]);
    const [row] = await this.#rows<{ value: string }>('SELECT value FROM orrery.settings WHERE key = $1', [key]);
    return row?.value ?? first;
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    clearInterval(this.#beat);
    await this.#batches.close();
    await this.alive().catch(() => {});
    this.#closed = true;
    await this.#pool.end();
  }
}

/** What the words in the rows of a match stand for; with the first row of each match. */
type Texts = Readonly<Record<string, string>> | null;
const NOBODY: ReadonlyMap<string, string> = new Map();
const textsOf = (match: string): string => `(SELECT json_object_agg(alias, text) FROM orrery.aliases WHERE match = ${match})`;
const textsIn = (texts: Texts | undefined): ReadonlyMap<string, string> => (texts ? new Map(Object.entries(texts)) : NOBODY);

/** What a host may read of the address: never its password. */
const spoken = (url: string): string => url.replace(/\/\/[^@/]*@/, '//');

function connect(url: string, connections: number, patience = ANSWER_MS): Pool {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 10_000,
    application_name: 'orrery',
    keepAlive: true,
    query_timeout: patience,
  });
  // A connection that breaks between two questions is replaced; whoever asks the next one is told if there is none.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** Opens, or makes, the data in a PostgreSQL database. Rejects with words a host understands. */
export async function openPostgres(url: string, { connections = 6, heartbeat = 5000 }: PostgresOptions = {}): Promise<SharedStore> {
  const pool = connect(url, connections);
  try {
    await checkVersion(pool);
    await migrate(pool);
    const store = new PostgresStore(pool, heartbeat);
    await store.alive();
    return store;
  } catch (error) {
    await pool.end();
    const { code, message } = storeError(error);
    throw new StoreError(code, `the data in ${spoken(url)} cannot be opened: ${message}`);
  }
}

/** An hour: whoever works on everything takes that long where there is much. */
const WHOLE_MS = 3_600_000;

/** Does something to the data as a whole, in one transaction; nothing of it stays where it fails. */
export async function withDatabase<T>(url: string, work: (client: PoolClient) => Promise<T>): Promise<T> {
  await (await openPostgres(url)).close();
  const pool = connect(url, 1, WHOLE_MS);
  try {
    return await together(pool, work);
  } finally {
    await pool.end();
  }
}
