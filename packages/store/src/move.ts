/** Takes an installation over: everything in a folder goes into an empty PostgreSQL database, whole or not at all, and hashes of both sides say that it is there. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { PoolClient } from 'pg';
import { lockFolder } from './lock.ts';
import { withDatabase } from './postgres/store.ts';
import { dataFile, openSqlite } from './sqlite.ts';

type Value = string | number | boolean | null;
type Line = readonly Value[];

/** A table of both: its columns with their types in PostgreSQL, the first ones its key. */
interface Moved {
  readonly name: string;
  readonly key: readonly string[];
  readonly columns: Readonly<Record<string, 'text' | 'integer' | 'bigint' | 'boolean' | 'double precision'>>;
  /** What of it is this installation's own, whichever store it lies in. */
  readonly where?: string;
}

const tables: readonly Moved[] = [
  { name: 'people', key: ['id'], columns: { id: 'text', name: 'text', token: 'text', made: 'bigint', leaving: 'bigint' } },
  {
    name: 'sessions',
    key: ['token'],
    columns: { token: 'text', person: 'text', device: 'text', made: 'bigint', seen: 'bigint' },
  },
  { name: 'names', key: ['person', 'until'], columns: { person: 'text', until: 'bigint', name: 'text' } },
  {
    name: 'passkeys',
    key: ['id'],
    columns: {
      id: 'text',
      person: 'text',
      key: 'text',
      counter: 'bigint',
      transports: 'text',
      device: 'text',
      synced: 'integer',
      made: 'bigint',
      used: 'bigint',
    },
  },
  { name: 'recovery', key: ['hash'], columns: { hash: 'text', person: 'text', made: 'bigint', used: 'bigint' } },
  {
    name: 'matches',
    key: ['id'],
    columns: { id: 'text', status: 'text', public: 'boolean', made: 'bigint', due: 'bigint', summary: 'text', maker: 'text' },
  },
  { name: 'seats', key: ['person', 'match'], columns: { person: 'text', match: 'text' } },
  {
    name: 'ratings',
    key: ['person', 'game', 'side'],
    columns: {
      person: 'text',
      game: 'text',
      side: 'text',
      handle: 'text',
      mu: 'double precision',
      sigma: 'double precision',
      games: 'bigint',
    },
  },
  {
    name: 'results',
    key: ['match'],
    columns: { match: 'text', game: 'text', number: 'bigint', ended: 'bigint', body: 'text', stamp: 'text' },
  },
  { name: 'wishes', key: ['person'], columns: { person: 'text', wishes: 'text', address: 'text' } },
  {
    name: 'browsers',
    key: ['endpoint'],
    columns: { endpoint: 'text', person: 'text', key: 'text', auth: 'text', device: 'text', made: 'bigint' },
  },
  {
    name: 'notices',
    key: ['person', 'match', 'question', 'kind', 'way'],
    columns: { person: 'text', match: 'text', question: 'bigint', kind: 'text', way: 'text', time: 'bigint' },
  },
  { name: 'holidays', key: ['person', 'start'], columns: { person: 'text', start: 'bigint', stop: 'bigint' } },
  { name: 'visits', key: ['person', 'match'], columns: { person: 'text', match: 'text' } },
  { name: 'lessons', key: ['person', 'lesson'], columns: { person: 'text', lesson: 'text' } },
  {
    name: 'ignored',
    key: ['person', 'other'],
    columns: { person: 'text', other: 'text', how: 'text', made: 'bigint' },
  },
  {
    name: 'reports',
    key: ['id'],
    columns: {
      id: 'text',
      about: 'text',
      reporter: 'text',
      match: 'text',
      made: 'bigint',
      reason: 'text',
      body: 'text',
      closed: 'bigint',
    },
  },
  {
    name: 'measures',
    key: ['kind', 'whom'],
    columns: { kind: 'text', whom: 'text', until: 'bigint', reason: 'text', address: 'integer', cause: 'text' },
  },
  { name: 'moderators', key: ['person'], columns: { person: 'text' } },
  {
    name: 'acts',
    key: ['number'],
    columns: {
      number: 'bigint',
      time: 'bigint',
      author: 'text',
      what: 'text',
      whom: 'text',
      match: 'text',
      until: 'bigint',
      reason: 'text',
      address: 'integer',
    },
  },
  {
    name: 'tournaments',
    key: ['id'],
    columns: {
      id: 'text',
      name: 'text',
      game: 'text',
      kind: 'text',
      maker: 'text',
      made: 'bigint',
      starts: 'bigint',
      state: 'text',
      round: 'integer',
      next: 'bigint',
      plan: 'text',
      stamp: 'text',
    },
  },
  {
    name: 'entrants',
    key: ['tournament', 'number'],
    columns: { tournament: 'text', number: 'integer', person: 'text', level: 'text', gone: 'integer' },
  },
  {
    name: 'boards',
    key: ['tournament', 'round', 'board'],
    columns: { tournament: 'text', round: 'integer', board: 'integer', seats: 'text', match: 'text', points: 'text' },
  },
  {
    name: 'friends',
    key: ['person', 'other'],
    columns: { person: 'text', other: 'text', made: 'bigint', shows: 'integer' },
  },
  { name: 'invites', key: ['code'], columns: { code: 'text', match: 'text', made: 'bigint' } },
  { name: 'missed', key: ['person', 'match'], columns: { person: 'text', match: 'text', time: 'bigint' } },
  { name: 'aliases', key: ['match', 'alias'], columns: { match: 'text', alias: 'text', person: 'text', text: 'text' } },
  { name: 'log', key: ['match', 'seq'], columns: { match: 'text', seq: 'integer', time: 'bigint', body: 'text' } },
  { name: 'snapshots', key: ['match'], columns: { match: 'text', seq: 'integer', body: 'text' } },
  { name: 'downtimes', key: ['start'], columns: { start: 'bigint', stop: 'bigint' } },
  { name: 'settings', key: ['key'], columns: { key: 'text', value: 'text' }, where: `key NOT IN ('alive', 'ahead', 'sorted', 'data')` },
];

/** Rows that travel together. */
const PAGE = 5000;

export interface MovedTable {
  readonly name: string;
  readonly rows: number;
  /** SHA-256 over its rows in the order of their keys, the same on both sides. */
  readonly hash: string;
}

/** Counts lines and hashes them as they pass. */
class Seal {
  readonly #hash = createHash('sha256');
  rows = 0;

  add(line: Line): void {
    this.rows++;
    this.#hash.update(`${JSON.stringify(line)}\n`);
  }

  get sum(): string {
    return this.#hash.digest('hex');
  }
}

const asBoolean = (value: unknown): boolean => value === true || value === 1;

function valueOf(value: unknown, type: Moved['columns'][string]): Value {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' && type === 'text') return value;
  return type === 'boolean' ? asBoolean(value) : Number(value);
}

const lineOf = ({ columns }: Moved, row: Readonly<Record<string, unknown>>): Line =>
  Object.entries(columns).map(([column, type]) => valueOf(row[column], type));

function* stored(database: DatabaseSync, table: Moved): Generator<Line> {
  const { name, key, columns, where = 'true' } = table;
  const rows = database.prepare(`SELECT ${Object.keys(columns).join(', ')} FROM ${name} WHERE ${where} ORDER BY ${key.join(', ')}`);
  for (const row of rows.iterate()) yield lineOf(table, row);
}

async function write(client: PoolClient, { name, columns }: Moved, lines: readonly Line[]): Promise<void> {
  const names = Object.keys(columns);
  const given = Object.values(columns).map((type, i) => `$${i + 1}::${type}[]`);
  await client.query(
    `INSERT INTO orrery.${name} (${names.join(', ')}) SELECT * FROM unnest(${given.join(', ')})`,
    names.map((_, i) => lines.map((line) => line[i])),
  );
}

/** What lies in the database now, page by page. */
async function* arrived(client: PoolClient, table: Moved): AsyncGenerator<Line> {
  const { name, key, columns, where = 'true' } = table;
  const order = key.map((column) => (columns[column] === 'text' ? `${column} COLLATE "C"` : column)).join(', ');
  await client.query(
    `DECLARE arrived CURSOR FOR SELECT ${Object.keys(columns).join(', ')} FROM orrery.${name} WHERE ${where} ORDER BY ${order}`,
  );
  for (;;) {
    const { rows } = await client.query<Record<string, unknown>>(`FETCH ${PAGE} FROM arrived`);
    for (const row of rows) yield lineOf(table, row);
    if (rows.length < PAGE) break;
  }
  await client.query('CLOSE arrived');
}

async function moveTable(database: DatabaseSync, client: PoolClient, table: Moved): Promise<MovedTable> {
  const [before, after] = [new Seal(), new Seal()];
  let page: Line[] = [];
  for (const line of stored(database, table)) {
    before.add(line);
    page.push(line);
    if (page.length < PAGE) continue;
    await write(client, table, page);
    page = [];
  }
  if (page.length > 0) await write(client, table, page);
  for await (const line of arrived(client, table)) after.add(line);
  const [left, right] = [before.sum, after.sum];
  if (left !== right || before.rows !== after.rows)
    throw new Error(
      `${table.name} did not arrive as it was: ${before.rows} rows (${left}) became ${after.rows} (${right}); nothing was moved`,
    );
  return { name: table.name, rows: after.rows, hash: right };
}

/** The folder stays as it is. No server may use it meanwhile, and the database must be empty. */
export async function moveToPostgres(folder: string, url: string): Promise<readonly MovedTable[]> {
  if (!existsSync(dataFile(folder))) throw new Error(`there are no data in ${folder}`);
  const unlock = lockFolder(folder);
  try {
    // Opened once, so that the data are of this version and everything is in its table.
    await (await openSqlite(folder)).close();
    const database = new DatabaseSync(dataFile(folder), { readOnly: true });
    try {
      return await withDatabase(url, async (client) => {
        const { rows } = await client.query('SELECT 1 FROM orrery.matches UNION ALL SELECT 1 FROM orrery.people LIMIT 1');
        if (rows.length > 0) throw new Error('there are games in that database already; a move needs an empty one');
        const moved: MovedTable[] = [];
        for (const table of tables) moved.push(await moveTable(database, client, table));
        // Nobody could play since the last sign of life in the folder.
        const alive = database.prepare(`SELECT value FROM settings WHERE key = 'alive'`).get()?.['value'];
        if (alive !== undefined) await client.query(`UPDATE orrery.settings SET value = $1 WHERE key = 'alive'`, [String(alive)]);
        return moved;
      });
    } finally {
      database.close();
    }
  } finally {
    unlock();
  }
}
