/** A back-up, a restored one, and a standby that takes over while people play. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAMES } from '@orrery/games/list';
import { games } from '@orrery/games';
import { quick } from '@orrery/kernel';
import { readWhole, type Store } from '@orrery/store';
import { openPostgres } from '@orrery/store/postgres';
import { newDatabase, postgresPrograms, startPostgres } from '@orrery/store/private';
import { expect, test } from 'vitest';
import { faultsIn } from './testing/checker.ts';
import { Guest, deal, playOut } from './testing/guest.ts';
import { link } from './testing/link.ts';
import { testServer } from './testing/place.ts';
import { Wanderer } from './testing/wanderer.ts';

const pause = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

test('every acknowledged move is at a standby that is promoted, and the game goes on there', async () => {
  const primary = await startPostgres({ settings: ['fsync=off', 'synchronous_commit=on'] });
  const standby = await startPostgres({ settings: ['fsync=off', 'hot_standby=on'], standbyOf: primary });
  // From now on a write counts when the standby has it.
  const admin = await openPostgres(primary.url);
  await admin.close();
  execFileSync(join(postgresPrograms(), 'psql'), [
    primary.url,
    '-c',
    "ALTER SYSTEM SET synchronous_standby_names = '*'",
    '-c',
    'SELECT pg_reload_conf()',
  ]);
  const way = await link(primary.port);
  const server = await testServer({ games }, { ORRERY_STORE: `postgres://orrery@127.0.0.1:${way.port}/postgres` });
  const guests = await Promise.all([Guest.arrive(server.url), Guest.arrive(server.url)]);
  const match = await deal(GAMES[0], guests);
  for (const guest of guests) await guest.leave();
  const wanderers = guests.map(({ token }, seat) => new Wanderer(`s${seat}`, token, match, () => [server.url], quick(seat)));
  const wandering = Promise.all(wanderers.map((wanderer) => wanderer.wander()));
  const count = (): number => wanderers.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  const playOn = async (): Promise<void> => {
    for (const enough = count() + 15; count() < enough && wanderers.some(({ ended }) => !ended);) await pause(5);
  };
  await playOn();
  await primary.kill();
  await standby.promote();
  way.leadTo(standby.port);
  await playOn();
  for (const wanderer of wanderers) wanderer.stopped = true;
  await wandering;
  for (const wanderer of wanderers) await wanderer.lookBack(server.url);
  const store = await openPostgres(standby.url);
  const rows = (await readWhole(store, match))?.rows ?? [];
  await store.close();
  expect(
    faultsIn(
      match,
      rows,
      wanderers.map(({ acknowledged, wrongs, shown }, seat) => ({ seat, acknowledged, wrongs, shown })),
    ),
  ).toEqual([]);
  expect(count()).toBeGreaterThan(20);
  await server.end();
  await way.close();
  await standby.end();
  await primary.end();
});

test('a back-up taken while people play is whole, and a server goes on from it', async () => {
  const postgres = await startPostgres({ settings: ['fsync=off'] });
  const folder = mkdtempSync(join(tmpdir(), 'orrery-dump-'));
  const program = (name: string, ...args: readonly string[]): void =>
    void execFileSync(join(postgresPrograms(), name), args, { stdio: 'pipe' });
  const server = await testServer({ games }, { ORRERY_STORE: postgres.url });
  const guests = await Promise.all([Guest.arrive(server.url), Guest.arrive(server.url)]);
  const match = await deal(GAMES[0], guests);
  const playing = playOut(match, guests, ([first = 0]) => first, 30);
  program('pg_dump', '-Fc', '-f', join(folder, 'dump'), postgres.url);
  await playing;
  await server.close();
  const restored = await newDatabase(postgres.url);
  program('pg_restore', '-d', restored, join(folder, 'dump'));
  const rowsOf = async (store: Store): Promise<readonly unknown[]> => (await readWhole(store, match))?.rows ?? [];
  const [before, after] = [await openPostgres(postgres.url), await openPostgres(restored)];
  const [all, some] = [await rowsOf(before), await rowsOf(after)];
  // What the copy has is how the match began.
  expect(some.length).toBeGreaterThan(7);
  expect(all.slice(0, some.length)).toEqual(some);
  await Promise.all([before.close(), after.close()]);
  const again = await testServer({ games }, { ORRERY_STORE: restored });
  const returned = await Promise.all(guests.map(({ token }) => Guest.arrive(again.url, { token })));
  for (const guest of returned) await guest.must({ do: 'watch', match });
  await playOut(match, returned, ([first = 0]) => first, 5);
  await again.end();
  await server.end();
  await postgres.end();
  rmSync(folder, { recursive: true });
});
