import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { backup, restore } from './backup.ts';
import { storeContract } from './contractSuite.ts';
import { dataFile, openSqlite } from './sqlite.ts';

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
  expect((await small.read('a'))?.rows.length).toBe(stored);
  await small.close();
  const roomy = await openSqlite(path);
  expect(await roomy.append({ match: 'a', seq: stored, rows: [{ time: 1, body }] })).toBe('stored');
  expect((await roomy.read('a'))?.rows.length).toBe(stored + 1);
  await roomy.close();
  away(path);
});

test('a folder that cannot hold data is named', async () => {
  const path = folder();
  writeFileSync(join(path, 'file'), '');
  await expect(openSqlite(join(path, 'file', 'data'))).rejects.toThrow(/data folder/);
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
  await (await openSqlite(path)).close();
  const before = Date.now();
  await new Promise((done) => setTimeout(done, 30));
  const store = await openSqlite(path);
  const [from = 0, to = 0] = store.downtimes.at(-1) ?? [];
  expect(from).toBeLessThanOrEqual(before);
  expect(to - from).toBeGreaterThanOrEqual(30);
  await store.close();
  away(path);
});
