import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { lockFolder } from './lock.ts';
import { moveToPostgres } from './move.ts';
import { newDatabase } from './postgres/private.ts';
import { openPostgres } from './postgres/store.ts';
import { openSqlite } from './sqlite.ts';
import { readWhole, type Store } from './store.ts';

let folder = '';
let url = '';
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'orrery-move-'));
  url = await newDatabase(inject('postgres'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const MATCHES = 40;

async function fill(store: Store): Promise<void> {
  await store.setting('key', 'the key of the house');
  await store.people.add({ id: 'ada', name: 'Ada', tokenHash: 'h1', device: 'firefox linux', time: 5 });
  await store.people.add({ id: 'bob', name: 'Боб', tokenHash: 'h2', device: '', time: 6 });
  await store.people.rename('ada', 'Ada Łovelace ☃', 7);
  await store.people.setRecovery('ada', ['r1', 'r2'], 8);
  await store.people.takeRecovery('r1', 9);
  await store.people.addPasskey({
    id: 'pass',
    person: 'ada',
    key: 'k',
    counter: 3,
    transports: '[]',
    device: '',
    synced: true,
    made: 9,
    used: 10,
  });
  for (let i = 0; i < MATCHES; i++) {
    const rows = Array.from({ length: 1 + (i % 7) }, (_, j) => ({
      time: 1000 * i + j,
      body: JSON.stringify({ i, j, text: 'naïve \u0000 ☃' }),
    }));
    await store.append({
      match: i % 2 === 0 ? `M${i}` : `m-${i}`,
      seq: 0,
      rows,
      card: { status: i % 3 === 0 ? 'ended' : 'running', public: i % 5 !== 0, maker: 'ada', summary: `{"i":${i}}` },
      due: i % 4 === 0 ? 9000 + i : null,
      people: i % 2 === 0 ? ['ada', 'bob'] : ['bob'],
      ...(i % 6 === 0 ? { snapshot: `snapshot ${i}` } : {}),
      ...(i % 9 === 0 ? { aliases: [{ alias: `word ${i}`, person: 'ada', text: 'Ada ☃' }] } : {}),
    });
  }
  await store.people.departures.visited('ada', 'm-1');
  await store.people.seeks.miss('ada', 'm-1', 16, 0);
  await store.people.departures.announce('bob', 77);
  const { tournaments, friends, invites } = store.people;
  await friends.say('ada', 'bob', 14);
  await invites.add('ABCD2345', 'm-1', 15, 0);
  await tournaments.make({ id: 't', name: 'T', game: 'duel', kind: 'robin', maker: 'ada', made: 1, starts: 2, plan: '{}' }, ['1']);
  await tournaments.enter('t', 'ada', 8);
  await tournaments.pair('t', 0, [{ seats: '[0,1]', match: 'm-1', points: '' }]);
  await store.people.conduct.ignore('ada', 'bob', 'block', 11);
  await store.people.conduct.report({ id: 'r', about: 'bob', by: 'ada', match: 'm-1', made: 12, reason: 'rude', lines: '[]' });
  const act = { time: 13, by: '', what: 'ban', whom: 'bob', match: '', until: 99, reason: 'rude', address: true } as const;
  await store.people.conduct.act(act);
  await store.people.conduct.act({ ...act, what: 'role', whom: 'ada' });
  await store.people.lessons.add('ada', ['rex R1', 'gravity G2']);
  await store.people.holidays.begin('ada', 4, 9);
  await store.people.notices.wish('ada', '{"turn":true}');
  await store.people.notices.setAddress('bob', 'bob@club.example');
  await store.people.notices.subscribe({ endpoint: 'https://push.example/1', person: 'ada', key: 'k', auth: 'a', device: '', made: 3 });
  await store.people.notices.tell('ada', 'push', [{ match: 'm-1', question: 4, kind: 'turn' }], 12);
}

test('everything in a folder is in the database afterwards, as it was', async () => {
  const source = await openSqlite(folder);
  await fill(source);
  const kept = async (store: Store): Promise<unknown> => ({
    matches: await Promise.all(Array.from({ length: MATCHES }, (_, i) => readWhole(store, i % 2 === 0 ? `M${i}` : `m-${i}`))),
    lists: [await store.list('running', 99), await store.list('ended', 99), await store.listOf('ada', 99), await store.listOf('bob', 99)],
    due: (await store.due()).toSorted((a, b) => (a.match < b.match ? -1 : 1)),
    people: [await store.people.find('h1'), await store.people.find('h2'), await store.people.formerNames('ada')],
    signs: [await store.people.sessionsOf('ada'), await store.people.passkeysOf('ada'), await store.people.recoveryOf('ada')],
    lessons: await store.people.lessons.of('ada'),
    notices: [
      await store.people.notices.wishedBy('ada'),
      await store.people.notices.browsersOf('ada'),
      await store.people.notices.toldTo('ada'),
      await store.people.holidays.of('ada'),
    ],
    leaving: [await store.people.departures.matchesOf('ada', ''), await store.people.departures.due(99)],
    key: await store.setting('key', 'another'),
  });
  const before = await kept(source);
  await source.close();
  const moved = await moveToPostgres(folder, url);
  expect(moved.map(({ name, rows }) => [name, rows])).toEqual([
    ['people', 2],
    ['sessions', 2],
    ['names', 1],
    ['passkeys', 1],
    ['recovery', 2],
    ['matches', MATCHES],
    ['seats', 60],
    ['ratings', 0],
    ['results', 0],
    ['wishes', 2],
    ['browsers', 1],
    ['notices', 1],
    ['holidays', 1],
    ['visits', 1],
    ['lessons', 2],
    ['ignored', 1],
    ['reports', 1],
    ['measures', 1],
    ['moderators', 1],
    ['acts', 2],
    ['tournaments', 1],
    ['entrants', 2],
    ['boards', 1],
    ['friends', 1],
    ['invites', 1],
    ['missed', 1],
    ['aliases', Math.ceil(MATCHES / 9)],
    ['log', Array.from({ length: MATCHES }, (_, i) => 1 + (i % 7)).reduce((sum, rows) => sum + rows)],
    ['snapshots', 7],
    ['downtimes', expect.any(Number)],
    ['settings', 2],
  ]);
  const target = await openPostgres(url);
  expect(await kept(target)).toEqual(before);
  await target.close();
});

test('a move into a database with games, from a folder in use or from none, changes nothing', async () => {
  const source = await openSqlite(folder);
  await fill(source);
  await source.close();
  const unlock = lockFolder(folder);
  await expect(moveToPostgres(folder, url)).rejects.toThrow('another server is using the data');
  unlock();
  await expect(moveToPostgres(join(folder, 'none'), url)).rejects.toThrow('there are no data in');
  await moveToPostgres(folder, url);
  await expect(moveToPostgres(folder, url)).rejects.toThrow('a move needs an empty one');
  const target = await openPostgres(url);
  expect((await target.listOf('bob', 99)).length).toBe(MATCHES);
  await target.close();
});
