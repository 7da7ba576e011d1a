/** A house is renewed one process after the other: for a while two versions of the program stand side by side. */
import { duel } from '@orrery/kernel/fixtures';
import type { AnyGame } from '@orrery/games';
import { openPostgres } from '@orrery/store/postgres';
import { newDatabase } from '@orrery/store/private';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { Guest, deal, playOut } from '../testing/guest.ts';
import { HandTime, testServer, type TestServer } from '../testing/place.ts';
import { MemoryBus } from './bus.ts';

const first = (open: readonly number[]): number => open[0] ?? 0;
/** The next version of the program has another version of the duel, and still the one before. */
const renewed: AnyGame = { ...duel, rules: '99', earlier: [duel] };

let store = '';
let time: HandTime;
let hub: MemoryBus;
let old: TestServer;
let young: TestServer;
const serve = (version: string, game: AnyGame): Promise<TestServer> =>
  testServer({ games: { duel: game }, version, bus: hub.join(), beat: 20, time }, { ORRERY_STORE: store });
beforeEach(async () => {
  store = await newDatabase(inject('postgres'));
  time = new HandTime();
  hub = new MemoryBus();
  old = await serve('1', duel);
  young = await serve('2', renewed);
});
afterEach(async () => {
  await Promise.all([old.end(), young.end()]);
});

test('a match goes on under the rules it began with, wherever its people are', async () => {
  const guests = [await Guest.arrive(old.url), await Guest.arrive(young.url)];
  const match = await deal('duel', guests);
  expect(guests.map((guest) => guest.tables.get(match)?.rules)).toEqual([duel.rules, duel.rules]);
  await playOut(match, guests, first, 6);
  // The old process leaves, and who was there goes on at the new one.
  await old.close();
  const again = await Promise.all(guests.map(({ token }) => Guest.arrive(young.url, { token })));
  for (const guest of again) await guest.must({ do: 'watch', match });
  await playOut(match, again, first);
  expect(again.map((guest) => guest.tables.get(match)?.status)).toEqual(['ended', 'ended']);
});

/** How many processes one of them knows of. */
const processes = async ({ metrics }: TestServer): Promise<string> =>
  (await (await fetch(metrics)).text()).match(/^orrery_processes \d/m)?.[0] ?? '';

test('a process that stood still itself has lost nobody by it', async () => {
  for (const server of [old, young]) await expect.poll(() => processes(server)).toBe('orrery_processes 2');
  for (let stalls = 0; stalls < 5; stalls++) {
    const until = performance.now() + 200;
    while (performance.now() < until);
    expect([await processes(old), await processes(young)]).toEqual(['orrery_processes 2', 'orrery_processes 2']);
  }
});

test('as long as two versions stand side by side, logs name people as both read them; after it they name nobody', async () => {
  for (const server of [old, young]) await expect.poll(() => processes(server)).toBe('orrery_processes 2');
  const guests = [await Guest.arrive(old.url), await Guest.arrive(young.url)];
  await deal('duel', guests);
  const database = await openPostgres(store);
  const { path } = (await guests[1]?.must({ do: 'export' })) ?? {};
  const { person } = (await (await fetch(`${young.http}${String(path)}`)).json()) as { person: string };
  expect(await database.people.departures.aliasedIn(person, '')).toEqual([]);
  await old.close();
  await expect.poll(() => processes(young)).toBe('orrery_processes 1');
  const again = await Promise.all(guests.map(({ token }) => Guest.arrive(young.url, { token })));
  const match = await deal('duel', again);
  expect(await database.people.departures.aliasedIn(person, '')).toEqual([match]);
  await database.close();
});

test('a match by rules the old process does not have is left alone by it', async () => {
  const [ada, bob] = [await Guest.arrive(young.url), await Guest.arrive(young.url)];
  const guests = [ada, bob];
  const match = await deal('duel', guests);
  expect(ada.tables.get(match)?.rules).toBe('99');
  const elsewhere = await Guest.arrive(old.url, { token: ada.token });
  expect(await elsewhere.ask({ do: 'watch', match })).toMatchObject({ no: { code: 'rules-gone' } });
  await playOut(match, guests, first);
  expect(guests.map((guest) => guest.tables.get(match)?.status)).toEqual(['ended', 'ended']);
});

test('what such a match does by itself the new process sees to, whosever it would be', async () => {
  const guests = [await Guest.arrive(young.url), await Guest.arrive(young.url)];
  for (let i = 0; i < 6; i++) await deal('duel', guests, { clock: { kind: 'move', seconds: 10 }, timeout: 'resign' });
  for (const guest of guests) await guest.leave();
  // Whoever has them in memory forgets them.
  await young.close();
  young = await serve('2', renewed);
  const database = await openPostgres(store);
  expect(await database.due()).toHaveLength(6);
  await time.pass(11_000, () => young.tables.settled());
  await expect.poll(async () => (await database.due()).length).toBe(0);
  await database.close();
});
