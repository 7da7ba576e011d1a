/** A house whose processes reach their database through PgBouncer, which lends connections for one transaction each. */
import { spawn } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { storeContract } from '@orrery/store/contract';
import { openPostgres } from '@orrery/store/postgres';
import { endWithThisProcess, freePort, newDatabase, startPostgres, type PrivatePostgres } from '@orrery/store/private';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findProgram } from '../../../scripts/programs.mjs';
import { Guest, deal, playOut } from './testing/guest.ts';
import { house } from './testing/house.ts';

const NOBODY = 65_534;
/** Fewer connections than one process holds to the pooler. */
const LENT = 3;

let postgres: PrivatePostgres;
let pooled = '';
let end = (): void => {};
beforeAll(async () => {
  const program = findProgram(['pgbouncer']);
  if (program === null) throw new Error('Install the Debian package "pgbouncer".');
  postgres = await startPostgres({ settings: ['fsync=off'] });
  const folder = mkdtempSync(join(tmpdir(), 'orrery-pooler-'));
  const port = await freePort();
  const settings = join(folder, 'pgbouncer.ini');
  writeFileSync(
    settings,
    `[databases]
* = host=127.0.0.1 port=${postgres.port} user=orrery
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${LENT}
max_client_conn = 200
`,
  );
  const root = process.getuid?.() === 0;
  if (root) for (const path of [folder, settings]) chownSync(path, NOBODY, NOBODY);
  const pooler = spawn(program, ['-q', settings], { stdio: 'ignore', ...(root ? { uid: NOBODY, gid: NOBODY } : {}) });
  const unwatch = endWithThisProcess(pooler.pid, folder);
  end = () => {
    unwatch();
    pooler.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
  pooled = `postgres://orrery@127.0.0.1:${port}/postgres`;
  for (const until = performance.now() + 10_000; performance.now() < until;)
    try {
      return await (await openPostgres(pooled)).close();
    } catch {
      await new Promise((again) => setTimeout(again, 50));
    }
  throw new Error('the pooler did not begin');
});
afterAll(async () => {
  end();
  await postgres.end();
});

/** A new database, by its address at the pooler. */
async function newPooled(): Promise<string> {
  const { pathname } = new URL(await newDatabase(postgres.url));
  const url = new URL(pooled);
  url.pathname = pathname;
  return url.href;
}

storeContract('PostgreSQL behind a pooler', () => {
  let url = '';
  return {
    async open() {
      url ||= await newPooled();
      return openPostgres(url);
    },
    remove() {},
  };
});

test('a game between three processes is played to its end, everybody shown the same', async () => {
  const here = await house(postgres.url, { address: await newPooled() });
  const guests = await Promise.all(Array.from({ length: 3 }, () => Guest.arrive(here.url)));
  const match = await deal('conclave', guests);
  await playOut(match, guests, ([first = 0]) => first);
  for (const guest of guests) await guest.until(() => guest.tables.get(match)?.status === 'ended', 'the end');
  expect(new Set(guests.map((guest) => JSON.stringify(guest.tables.get(match)?.end))).size).toBe(1);
  await here.end();
});
