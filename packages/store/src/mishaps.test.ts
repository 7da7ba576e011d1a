/** What a store comes back from: a thread that dies, rows larger than anybody should send, files that were cut, two starts at once. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, statSync, truncateSync, watch, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import type { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { backup, restore } from './backup.ts';
import { lockFolder } from './lock.ts';
import { markFile } from './mark.ts';
import { migrate } from './schema.ts';
import { dataFile, openSqlite } from './sqlite.ts';
import type { Append, Store } from './store.ts';

let path = '';
const threads: Worker[] = [];
const collect = (worker: Worker): void => void threads.push(worker);
beforeEach(() => {
  path = mkdtempSync(join(tmpdir(), 'orrery-mishap-'));
  threads.length = 0;
  process.on('worker', collect);
});
afterEach(() => {
  process.off('worker', collect);
  rmSync(path, { recursive: true, force: true });
});

const one = (match: string, seq: number, body: string): Append => ({ match, seq, rows: [{ time: 1, body }] });
const bodies = async (store: Store, match: string): Promise<string[]> => (await store.read(match))?.rows.map(({ body }) => body) ?? [];

test('a thread that dies is replaced; what was under way is stored once or known to be a conflict', async () => {
  const store = await openSqlite(path);
  const told: string[] = [];
  for (let seq = 0; seq < 12; seq++) {
    const storing = Promise.all(['a', 'b', 'c'].map((match) => store.append(one(match, seq, `${match}${seq}`))));
    const dying = seq % 4 === 2 ? threads.at(-1)?.terminate() : undefined;
    told.push(...(await storing));
    await dying;
  }
  expect(told.every((outcome) => outcome === 'stored' || outcome === 'conflict')).toBe(true);
  for (const match of ['a', 'b', 'c']) expect(await bodies(store, match)).toEqual(Array.from({ length: 12 }, (_, seq) => `${match}${seq}`));
  expect(threads.length).toBe(4);
  await store.close();
});

test('a thread that dies again and again is given up with a word, and so is whatever waits for it', async () => {
  const store = await openSqlite(path);
  // However long it takes, it is one minute.
  vi.spyOn(performance, 'now').mockReturnValue(0);
  process.on('worker', (worker) => void worker.once('message', () => void worker.terminate()));
  void threads.at(-1)?.terminate();
  const failure = await store.failed;
  process.removeAllListeners('worker');
  vi.restoreAllMocks();
  expect(failure.message).toContain('cannot be kept running');
  await expect(store.append(one('a', 0, 'x'))).rejects.toMatchObject({ code: 'closed' });
  await store.close();
}, 30_000);

test('rows of a quarter of a megabyte, in hundreds, in many matches or in one, do the thread no harm', async () => {
  const store = await openSqlite(path);
  const body = 'x'.repeat(244_000);
  await Promise.all(Array.from({ length: 250 }, (_, i) => store.append(one(`m${i}`, 0, body))));
  for (let seq = 0; seq < 40; seq++) await store.append(one('one', seq, body));
  let read = 0;
  for (let page = await store.read('one'); page; page = page.more ? await store.read('one', read) : null) read += page.rows.length;
  expect(read).toBe(40);
  expect(threads.length).toBe(1);
  await store.close();
}, 120_000);

test('more than can wait for a disk is refused, not gathered', async () => {
  const store = await openSqlite(path);
  // Rows that come too early wait as long as others and are not written.
  const outcomes = await Promise.allSettled(Array.from({ length: 120 }, (_, i) => store.append(one(`m${i}`, 1, 'x'.repeat(1_000_000)))));
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
  expect(refused.length).toBeGreaterThan(20);
  expect(refused.length).toBeLessThan(100);
  expect(refused.every(({ reason }) => (reason as { code: string }).code === 'busy')).toBe(true);
  expect(await store.append(one('later', 0, 'x'))).toBe('stored');
  // Readers hold nothing while they wait: a thousand who come back at once are all served.
  const read = await Promise.all(Array.from({ length: 1000 }, () => store.read('later')));
  expect(read.every((match) => match?.rows.length === 1)).toBe(true);
  await store.close();
});

test('a write-ahead log that was cut is noticed, once', async () => {
  const cut = mkdtempSync(join(tmpdir(), 'orrery-cut-'));
  const store = await openSqlite(path, { heartbeat: 3_600_000 });
  for (let seq = 0; seq < 20; seq++) await store.append(one('a', seq, `row ${seq}`));
  for (const file of [dataFile(path), `${dataFile(path)}-wal`, markFile(dataFile(path))]) copyFileSync(file, join(cut, basename(file)));
  await store.close();
  const log = `${dataFile(cut)}-wal`;
  truncateSync(log, Math.floor(statSync(log).size / 2));
  const found = await openSqlite(cut);
  expect((await found.read('a'))?.rows.length ?? 0).toBeLessThan(20);
  expect(found.missing).toBeGreaterThan(0);
  await found.close();
  const again = await openSqlite(cut);
  expect(again.missing).toBe(0);
  await again.close();
  rmSync(cut, { recursive: true });
});

test('a folder belongs to one server at a time, and to the next when that one is gone, however it went', async () => {
  const unlock = lockFolder(path);
  const lock = fileURLToPath(new URL('lock.ts', import.meta.url));
  const holder = `const { lockFolder } = await import(${JSON.stringify(lock)}); lockFolder(process.argv[1]); console.log('held'); setInterval(() => {}, 1000);`;
  const hold = (): ReturnType<typeof spawn> =>
    spawn(process.execPath, ['--input-type=module', '-e', holder, path], { stdio: ['ignore', 'pipe', 'pipe'] });
  const refused = hold();
  let complaint = '';
  refused.stderr?.on('data', (data: Buffer) => (complaint += data.toString()));
  await once(refused, 'exit');
  expect(complaint).toContain('another server is using the data');
  unlock();
  const other = hold();
  if (!other.stdout) throw new Error('no output');
  await once(other.stdout, 'data');
  expect(() => lockFolder(path)).toThrow(/another server/);
  other.kill('SIGKILL');
  await once(other, 'exit');
  lockFolder(path)();
});

/** What comes and goes by a name in a folder while something is done; on Linux, a file that is replaced comes once, one that is removed goes first. */
async function changes(folder: string, name: string, act: () => void): Promise<number> {
  const seen: string[] = [];
  const watcher = watch(folder, (event, file) => void (event === 'rename' && seen.push(file ?? '')));
  act();
  // Changes are told in their order.
  writeFileSync(join(folder, 'last'), '');
  while (!seen.includes('last')) await once(watcher, 'change');
  watcher.close();
  return seen.filter((file) => file === name).length;
}

test('restoring never leaves a moment without data', async () => {
  const store = await openSqlite(path);
  await store.append(one('a', 0, 'kept'));
  backup(path, join(path, 'copy.db'));
  await store.append(one('a', 1, 'newer'));
  await store.close();
  // The file is replaced, never removed: its folder always has one of that name.
  const before = statSync(dataFile(path)).ino;
  const times = await changes(path, basename(dataFile(path)), () => restore(join(path, 'copy.db'), path));
  expect(times).toBe(1);
  expect(statSync(dataFile(path)).ino).not.toBe(before);
  const again = await openSqlite(path);
  expect([await bodies(again, 'a'), again.missing]).toEqual([['kept'], 0]);
  await again.close();
});

test('a damaged copy touches nothing', async () => {
  const store = await openSqlite(path);
  await store.append(one('a', 0, 'kept'));
  await store.close();
  const before = readFileSync(dataFile(path));
  const broken = join(path, 'broken.db');
  copyFileSync(dataFile(path), broken);
  truncateSync(broken, 6000);
  expect(() => restore(broken, path)).toThrow();
  expect(readFileSync(dataFile(path)).equals(before)).toBe(true);
});

test('a start that finds data brought up to date by another, after it has looked, leaves them alone', () => {
  const file = dataFile(path);
  const other = new DatabaseSync(file);
  /** Another start comes and goes whenever this one is about to be alone with the file. */
  class Overtaken extends DatabaseSync {
    override exec(sql: string): void {
      if (sql.startsWith('BEGIN')) migrate(other);
      super.exec(sql);
    }
  }
  const database = new Overtaken(file);
  migrate(database);
  expect(database.prepare('PRAGMA user_version').get()).toEqual(other.prepare('PRAGMA user_version').get());
  database.close();
  other.close();
});

test('four starts at once bring data up to date once', async () => {
  const schema = fileURLToPath(new URL('schema.ts', import.meta.url));
  const program = `
    const { migrate } = await import(${JSON.stringify(schema)});
    const { DatabaseSync } = await import('node:sqlite');
    const { readSync } = await import('node:fs');
    const database = new DatabaseSync(process.argv[1], { timeout: 60_000 });
    console.log('ready');
    readSync(0, Buffer.alloc(1));
    migrate(database);
    database.close();`;
  const file = dataFile(path);
  const children = Array.from({ length: 4 }, () =>
    spawn(process.execPath, ['--input-type=module', '-e', program, file], { stdio: ['pipe', 'pipe', 'inherit'] }),
  );
  await Promise.all(children.map(({ stdout }) => once(stdout, 'data')));
  const ending = Promise.all(children.map(async (child) => ((await once(child, 'exit')) as [number])[0]));
  for (const { stdin } of children) stdin.write('!');
  const ends = await ending;
  expect(ends).toEqual([0, 0, 0, 0]);
  const database = new DatabaseSync(file);
  expect(Number(database.prepare('PRAGMA user_version').get()?.['user_version'])).toBeGreaterThan(1);
  database.close();
});
