/** Faults that really happen: a disk that fills up, one that can no longer be written, one that never could; a port, a setting. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { once } from 'node:events';

import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openSqlite } from '@orrery/store';
import { describe, expect, test } from 'vitest';
import { startProcess, type ServerProcess } from './bench/process.ts';
import { ConfigError, readConfig } from './config.ts';
import { forbiddenPlace, limitFiles, smallDisk } from './testing/disk.ts';
import { Guest, deal, type Answered } from './testing/guest.ts';
import { testServer } from './testing/place.ts';

const code = (answered: Answered): string => ('no' in answered ? answered.no.code : 'ok');
const health = async (server: ServerProcess): Promise<number> => (await fetch(`${server.http}/healthz`)).status;
const generous = { ORRERY_BURST: '100000', ORRERY_PER_SECOND: '100000', ORRERY_BUDGETS: '1000' };

/** Whoever is asked moves. */
const move = async (guests: readonly [Guest, Guest], match: string, id: string): Promise<Answered> => {
  const asked = (guest: Guest): boolean => (guest.updates.get(match)?.open.length ?? 0) > 0;
  await guests[0].until(() => guests.some(asked), 'a question');
  const mover = guests.find(asked);
  const update = mover?.updates.get(match);
  if (!mover || !update) throw new Error('nobody is asked');
  const answered = await mover.ask({ do: 'answer', match, n: update.n, choice: update.open[0] ?? 0 }, id);
  if ('ok' in answered) await mover.until(() => (mover.updates.get(match)?.n ?? 0) > update.n, 'the own answer');
  return answered;
};

type Change = (server: ServerProcess) => void;

/** Nothing may be acknowledged or shown that is not stored, everything acknowledged is kept, and afterwards the game goes on as if nothing had been. */
async function survives(folder: string, breakIt: Change, mendIt: Change): Promise<void> {
  const server = await startProcess(folder, generous);
  try {
    const { match, acknowledged } = await playThrough(server, breakIt, mendIt);
    await server.kill('SIGKILL');
    const store = await openSqlite(folder);
    const rows = (await store.read(match))?.rows ?? [];
    await store.close();
    expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, i) => i));
    const commands = rows.map(({ body }) => (JSON.parse(body) as { cmd?: string }).cmd?.split('/')[1]);
    for (const id of acknowledged) expect(commands.filter((command) => command === id)).toEqual([id]);
  } finally {
    await server.kill('SIGKILL');
  }
}

async function playThrough(server: ServerProcess, breakIt: Change, mendIt: Change): Promise<{ match: string; acknowledged: string[] }> {
  const guests = [await Guest.arrive(server.url), await Guest.arrive(server.url)] as const;
  const match = await deal('liberation', guests);
  let said = 0;
  const acknowledged: string[] = [];
  for (const id of ['before-1', 'before-2']) {
    expect(code(await move(guests, match, id))).toBe('ok');
    acknowledged.push(id);
  }
  breakIt(server);
  // What the files still have room for is stored and acknowledged; then nothing is any more.
  for (let last = 'ok'; last === 'ok' && said < 3000; said++) {
    last = code(await guests[0].ask({ do: 'chat', match, room: 'table', text: 'x'.repeat(400) }, `talk-${said}`));
    if (last === 'ok') acknowledged.push(`talk-${said}`);
    else expect(last).toBe('not-stored');
  }
  expect(said).toBeLessThan(3000);
  const shown = guests.map((guest) => guest.updates.get(match)?.at);
  for (let i = 0; i < 3; i++) expect(code(await move(guests, match, 'during'))).toBe('not-stored');
  expect(await health(server)).toBe(503);
  expect(guests.map((guest) => guest.updates.get(match)?.at)).toEqual(shown);
  mendIt(server);
  expect(await health(server)).toBe(200);
  // The same command again, without a restart or a repair.
  for (const id of ['during', 'after-1', 'after-2']) {
    expect(code(await move(guests, match, id))).toBe('ok');
    acknowledged.push(id);
  }
  return { match, acknowledged };
}

test('a disk that fills up: nothing is acknowledged or shown that is not stored, and with room again all goes on without repair', async () => {
  const disk = smallDisk(4);
  try {
    await survives(disk.folder, disk.fill, disk.clear);
  } finally {
    disk.remove();
  }
}, 60_000);

test('a disk that can no longer be written at all, and then can again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-locked-'));
  try {
    await survives(
      folder,
      (server) => limitFiles(server, 0),
      (server) => limitFiles(server, 'unlimited'),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}, 60_000);

describe('a start that cannot succeed ends with one line that says why', () => {
  const main = fileURLToPath(new URL('main.ts', import.meta.url));
  const started = (environment: Readonly<Record<string, string>>, as: readonly string[] = []): { status: number | null; said: string } => {
    const [program, ...rest] = [...as, process.execPath, main];
    const { status, stderr } = spawnSync(program ?? process.execPath, rest, {
      env: { ...process.env, ORRERY_LOG: 'silent', ORRERY_HOST: '127.0.0.1', PORT: '0', ...environment },
      encoding: 'utf8',
      timeout: 30_000,
    });
    return { status, said: stderr };
  };
  const oneLine = (said: string): string => {
    expect(said.trim().split('\n')).toHaveLength(1);
    return said;
  };

  test('a folder on a disk that may not be written', () => {
    const place = forbiddenPlace();
    const { status, said } = started({ ORRERY_DATA: place.folder }, place.as);
    place.remove();
    expect(status).toBe(1);
    expect(oneLine(said)).toContain(place.folder);
  });

  test('a folder whose name belongs to a file', () => {
    const folder = mkdtempSync(join(tmpdir(), 'orrery-file-'));
    writeFileSync(join(folder, 'file'), '');
    const { status, said } = started({ ORRERY_DATA: join(folder, 'file') });
    rmSync(folder, { recursive: true });
    expect(status).toBe(1);
    expect(oneLine(said)).toContain(join(folder, 'file'));
  });

  test('a folder another server uses, which goes on', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'orrery-twice-'));
    const first = await startProcess(folder);
    const { status, said } = started({ ORRERY_DATA: folder });
    expect(status).toBe(1);
    expect(oneLine(said)).toContain(`another server is using the data in ${folder}`);
    expect(await health(first)).toBe(200);
    await first.kill('SIGTERM');
    rmSync(folder, { recursive: true });
  });

  test('a disk that is full already', () => {
    const disk = smallDisk(1);
    disk.fillUp();
    const { status, said } = started({ ORRERY_DATA: disk.folder }, disk.as);
    disk.remove();
    expect(status).toBe(1);
    expect(oneLine(said)).toContain(disk.folder);
    expect(said).toMatch(/make room and start again|File too large|disk/);
  });

  test('a port in use', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'orrery-port-'));
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    const { status, said } = started({ ORRERY_DATA: folder, PORT: String(port) });
    other.close();
    rmSync(folder, { recursive: true });
    expect(status).toBe(1);
    expect(oneLine(said)).toContain(`Port ${port} is in use`);
  });

  test('a host that is none', () => {
    const folder = mkdtempSync(join(tmpdir(), 'orrery-host-'));
    const { status, said } = started({ ORRERY_DATA: folder, ORRERY_HOST: 'not a host' });
    rmSync(folder, { recursive: true });
    expect(status).toBe(1);
    expect(oneLine(said)).toMatch(/ORRERY_HOST.*not a host/);
  });
});

test('data whose log was cut are served, and what is missing is said', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-cut-'));
  const first = await startProcess(folder, generous);
  await deal('liberation', [await Guest.arrive(first.url), await Guest.arrive(first.url)]);
  await first.kill('SIGKILL');
  rmSync(join(folder, 'orrery.db-wal'));
  const again = await startProcess(folder);
  let said = '';
  again.child.stderr?.on('data', (data: Buffer) => (said += data.toString()));
  expect(await health(again)).toBe(200);
  await again.kill('SIGTERM');
  rmSync(folder, { recursive: true });
  expect(said).toMatch(/lack the last \d+ writes/);
});

/** Once it is told to, the thread of the database dies, and so does every one in its place; however long that takes, it is one minute. */
const NO_THREAD_LIVES = `
  const threads = [];
  let lives = true;
  process.on('worker', (thread) => thread.once('message', (said) => {
    if (!('downtimes' in said)) return;
    threads.push(thread);
    if (!lives) void thread.terminate();
  }));
  process.on('SIGUSR2', () => {
    const now = performance.now();
    performance.now = () => now;
    lives = false;
    void threads.at(-1).terminate();
  });
`;

test('a database that cannot be kept running ends the process with one clear line, for whoever starts it anew', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-broken-'));
  const server = await startProcess(folder, {
    ORRERY_LOG: 'silent',
    NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(NO_THREAD_LIVES)}`,
  });
  const guests = [await Guest.arrive(server.url), await Guest.arrive(server.url)] as const;
  const match = await deal('liberation', guests);
  let said = '';
  server.child.stderr?.on('data', (data: Buffer) => (said += data.toString()));
  const silence = once(server.child, 'close');
  server.child.kill('SIGUSR2');
  await silence;
  expect(said.trim().split('\n')).toHaveLength(1);
  expect(said).toMatch(/the database cannot be kept running: .*The server ends; started again it takes up every game where it was stored/);
  expect(server.child.exitCode).toBe(1);
  const again = await startProcess(folder);
  const ada = await Guest.arrive(again.url, { token: guests[0].token });
  await ada.must({ do: 'watch', match });
  await ada.until(() => ada.updates.has(match), 'the game as it was');
  await again.kill('SIGTERM');
  rmSync(folder, { recursive: true });
}, 60_000);

test('a start that fails leaves no thread of the database behind', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-port-'));
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as { port: number };
  const store = await openSqlite(folder);
  await expect(testServer({ store }, { PORT: String(port) }, folder)).rejects.toThrow(/EADDRINUSE/);
  await expect(store.due()).rejects.toMatchObject({ code: 'closed' });
  other.close();
  rmSync(folder, { recursive: true });
});

test.each([
  ['PORT', 'http'],
  ['PORT', '70000'],
  ['ORRERY_BURST', '-1'],
  ['ORRERY_LOG', 'loud'],
  ['ORRERY_WEB', '/no/such/folder'],
  ['ORRERY_ORIGINS', 'https://club.example,club.example'],
  ['ORRERY_ORIGIN', 'http://club.example'],
  ['ORRERY_ORIGIN', 'https://192.168.0.7'],
  ['ORRERY_ORIGIN', 'https://club.example/games'],
  ['ORRERY_PROXY', 'yes'],
])('a setting that makes no sense is named: %s=%s', (key, value) => {
  let said = '';
  try {
    readConfig({ [key]: value });
  } catch (error) {
    said = error instanceof ConfigError ? error.message : '';
  }
  expect(said).toContain(`${key} is "`);
  expect(said).toContain(value.split(',').at(-1));
  expect(said).not.toContain('\n');
});
