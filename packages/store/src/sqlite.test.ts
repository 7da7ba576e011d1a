import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test, vi } from 'vitest';
import { backup, restore } from './backup.ts';
import { storeContract } from './contractSuite.ts';
import { dataFile, openSqlite } from './sqlite.ts';
import { readWhole } from './store.ts';

const folder = (): string => mkdtempSync(join(tmpdir(), 'orrery-store-'));
const away = (path: string): void => rmSync(path, { recursive: true, force: true });

storeContract('SQLite', () => {
  const path = folder();
  return { open: () => openSqlite(path), remove: () => away(path) };
});

test('a full disk refuses clearly, keeps what was acknowledged, and works again once there is room', async () => {
  const path = folder();
  const small = await openSqlite(path, { limit: 1 });
  const body = 'x'.repeat(20_000);
  let stored = 0;
  const fill = async (): Promise<void> => {
    for (; stored < 200; stored++) await small.append({ match: 'a', seq: stored, rows: [{ time: 1, body }] });
  };
  await expect(fill()).rejects.toMatchObject({ code: 'disk-full' });
  expect(stored).toBeGreaterThan(5);
  expect((await readWhole(small, 'a'))?.rows.length).toBe(stored);
  await small.close();
  const roomy = await openSqlite(path);
  expect(await roomy.append({ match: 'a', seq: stored, rows: [{ time: 1, body }] })).toBe('stored');
  expect((await readWhole(roomy, 'a'))?.rows.length).toBe(stored + 1);
  await roomy.close();
  away(path);
});

test('two stores over one folder: a seq belongs to whoever wrote it first, and both read everything', async () => {
  const path = folder();
  const [here, there] = [await openSqlite(path), await openSqlite(path)];
  const append = (store: typeof here, seq: number, body: string): Promise<string> =>
    store.append({ match: 'a', seq, rows: [{ time: 1, body }] });
  for (let seq = 0; seq < 6; seq++) {
    const [winner, loser] = seq % 2 === 0 ? [here, there] : [there, here];
    expect(await append(winner, seq, `row ${seq}`)).toBe('stored');
    expect(await append(loser, seq, 'too late')).toBe('conflict');
  }
  for (const store of [here, there])
    expect((await store.read('a'))?.rows.map(({ body }) => body)).toEqual([0, 1, 2, 3, 4, 5].map((seq) => `row ${seq}`));
  await Promise.all([here.close(), there.close()]);
  away(path);
});

test('what is acknowledged is in the file at once, however long the journal, and whoever opens it next', async () => {
  const path = folder();
  const copy = folder();
  const store = await openSqlite(path);
  const matches = Array.from({ length: 100 }, (_, i) => `m${i}`);
  const rows = 50;
  // Enough to be sorted into the log once, with more waiting after it.
  for (let seq = 0; seq < rows; seq++)
    await Promise.all(matches.map((match) => store.append({ match, seq, rows: [{ time: seq, body: `"${match}" ${seq}` }] })));
  // As a process finds it that was killed at this moment.
  for (const file of ['', '-wal']) cpSync(`${dataFile(path)}${file}`, `${dataFile(copy)}${file}`);
  const found = await openSqlite(copy);
  for (const match of matches) {
    const expected = Array.from({ length: rows }, (_, seq) => ({ seq, time: seq, body: `"${match}" ${seq}` }));
    expect((await store.read(match))?.rows).toEqual(expected);
    expect((await found.read(match))?.rows).toEqual(expected);
    expect(await found.append({ match, seq: rows - 1, rows: [{ time: 0, body: 'again' }] })).toBe('conflict');
    expect(await found.append({ match, seq: rows, rows: [{ time: 0, body: 'on' }] })).toBe('stored');
  }
  await Promise.all([store.close(), found.close()]);
  away(path);
  away(copy);
});

test('a journal far longer than the disk has room for is sorted in, a part at a time', async () => {
  const path = folder();
  const store = await openSqlite(path);
  const matches = Array.from({ length: 4 }, (_, i) => `m${i}`);
  for (const match of matches) await store.append({ match, seq: 0, rows: [{ time: 0, body: 'first' }] });
  await store.close();
  // Twenty megabytes of it, as they are found where a disk was full for long.
  const database = new DatabaseSync(dataFile(path));
  const add = database.prepare('INSERT INTO journal VALUES (?, ?)');
  const last = Number(database.prepare(`SELECT value FROM settings WHERE key = 'sorted'`).get()?.['value']);
  const [groups, each] = [80, 250_000];
  for (let seq = 1; seq <= groups; seq++)
    add.run(last + seq, JSON.stringify(matches.flatMap((match) => [match, seq, seq, `${seq} `.padEnd(each / 4, 'x')])));
  const size = Number(database.prepare('PRAGMA page_count').get()?.['page_count']) * 4096;
  database.close();
  const again = await openSqlite(path, { limit: Math.ceil(size / 2 ** 20) + 8 });
  for (const match of matches) {
    const rows = (await readWhole(again, match))?.rows ?? [];
    expect(rows.map(({ seq, body }) => `${seq} ${body.split(' ')[0]}`).slice(1)).toEqual(
      Array.from({ length: groups }, (_, i) => `${i + 1} ${i + 1}`),
    );
  }
  await again.close();
  const sorted = new DatabaseSync(dataFile(path));
  expect(sorted.prepare('SELECT count(*) AS waiting FROM journal').get()?.['waiting']).toBe(0);
  expect(sorted.prepare('SELECT count(*) AS rows FROM log').get()?.['rows']).toBe(matches.length * (groups + 1));
  sorted.close();
  away(path);
});

test('data of the first version are taken over, and people with them', async () => {
  const path = folder();
  const store = await openSqlite(path);
  await store.append({ match: 'a', seq: 0, rows: [{ time: 1, body: 'old' }] });
  await store.people.add({ id: 'p', name: 'Ada', tokenHash: 'hash-of-ada', device: '', time: 3 });
  await store.close();
  const database = new DatabaseSync(dataFile(path));
  const first = ['matches', 'log', 'snapshots', 'people', 'seats', 'settings', 'downtimes'];
  for (const { name } of database.prepare(`SELECT name FROM sqlite_schema WHERE type = 'table'`).all())
    if (!first.includes(String(name))) database.exec(`DROP TABLE ${String(name)}`);
  database.exec(
    'DROP INDEX people_leaving; ALTER TABLE people DROP COLUMN leaving; ALTER TABLE matches DROP COLUMN maker; PRAGMA user_version = 1',
  );
  database.close();
  const again = await openSqlite(path);
  expect(await again.append({ match: 'a', seq: 1, rows: [{ time: 2, body: 'new' }] })).toBe('stored');
  expect((await again.read('a'))?.rows.map(({ body }) => body)).toEqual(['old', 'new']);
  expect(await again.people.find('hash-of-ada')).toEqual({ id: 'p', name: 'Ada', seen: null });
  await again.people.saw('hash-of-ada', 'firefox linux', 9);
  expect(await again.people.find('hash-of-ada')).toEqual({ id: 'p', name: 'Ada', seen: 9 });
  await again.close();
  away(path);
});

test('a folder that cannot hold data is named', async () => {
  const path = folder();
  writeFileSync(join(path, 'file'), '');
  await expect(openSqlite(join(path, 'file', 'data'))).rejects.toThrow(/data folder/);
  await expect(openSqlite('/proc/orrery/data')).rejects.toThrow(/data folder/);
  writeFileSync(dataFile(path), 'this is no database, and long enough to be read as one: '.repeat(40));
  await expect(openSqlite(path)).rejects.toThrow(/cannot be opened/);
  away(path);
});

test('data of a later program are refused, not guessed at', async () => {
  const path = folder();
  await (await openSqlite(path)).close();
  const database = new DatabaseSync(dataFile(path));
  database.exec('PRAGMA user_version = 99');
  database.close();
  await expect(openSqlite(path)).rejects.toThrow(/later version/);
  away(path);
});

test('a back-up taken while the store writes opens as a whole store; restoring puts it back', async () => {
  const path = folder();
  const store = await openSqlite(path);
  const write = async (from: number, to: number): Promise<void> => {
    for (let seq = from; seq < to; seq++) await store.append({ match: 'a', seq, rows: [{ time: 1, body: String(seq) }] });
  };
  await write(0, 20);
  const writing = write(20, 40);
  backup(path, join(path, 'copy.db'));
  await writing;
  expect(() => backup(path, join(path, 'copy.db'))).toThrow(/there already/);
  expect(() => backup(join(path, 'nowhere'), join(path, 'other.db'))).toThrow(/no data/);
  expect(() => restore(join(path, 'nowhere.db'), path)).toThrow(/no copy/);
  // Whoever restores under a running server would lose what it writes from then on.
  expect(() => restore(join(path, 'copy.db'), path)).toThrow(/stop it first/);
  await write(40, 42);
  await store.close();
  restore(join(path, 'copy.db'), path);
  const again = await openSqlite(path);
  const kept = (await again.read('a'))?.rows.length ?? 0;
  expect(kept).toBeGreaterThanOrEqual(20);
  expect(await again.append({ match: 'a', seq: kept, rows: [{ time: 1, body: 'on' }] })).toBe('stored');
  await again.close();
  away(path);
});

test('time in which no server ran is known', async () => {
  const path = folder();
  const [left, back] = [1_800_000_000_000, 1_800_003_600_000];
  vi.spyOn(Date, 'now').mockReturnValue(left);
  await (await openSqlite(path)).close();
  vi.spyOn(Date, 'now').mockReturnValue(back);
  const store = await openSqlite(path);
  vi.restoreAllMocks();
  expect(store.downtimes).toHaveLength(1);
  const [from = 0, to = 0] = store.downtimes[0] ?? [];
  // It ran for some part of the hour.
  expect(from).toBeGreaterThanOrEqual(left);
  expect(from).toBeLessThan(back);
  expect(to).toBe(back);
  await store.close();
  away(path);
});
