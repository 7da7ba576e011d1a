import { DatabaseSync } from 'node:sqlite';
import type { Listing, Notices, Wishes } from '@orrery/protocol';
import { dataFile } from '@orrery/store';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Guest, deal, type Answered } from '../testing/guest.ts';
import { HandTime, testServer, type TestServer } from '../testing/place.ts';
import { PushService } from '../testing/pushService.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const clock = { kind: 'move', seconds: 86_400 } as const;

const wishes: Wishes = {
  turn: { push: true, mail: false },
  soon: { push: false, mail: false },
  quiet: null,
  digest: null,
  language: 'en',
  zone: 'UTC',
};

let service: PushService;
let server: TestServer | null = null;
let time = new HandTime();
beforeEach(async () => {
  service = await PushService.open();
  time = new HandTime();
  server = await testServer({ time }, { ORRERY_PUSH: service.origin, ORRERY_LOOK_SECONDS: '60' });
});
afterEach(async () => {
  await server?.end();
  await service.close();
});

const arrive = (given: { readonly token?: string; readonly name?: string } = {}): Promise<Guest> => Guest.arrive(server?.url ?? '', given);
const pass = (milliseconds: number): Promise<void> => time.pass(milliseconds, () => server?.settled() ?? Promise.resolve());
const codeOf = (answered: Answered): string => ('no' in answered ? answered.no.code : 'ok');
const noticesOf = async (guest: Guest): Promise<Notices> => (await guest.must({ do: 'notices' })) as unknown as Notices;

/** Somebody with a browser that shows notices. */
async function told(guest: Guest, name: string, more: Partial<Wishes> = {}): Promise<void> {
  const { pushKey } = await noticesOf(guest);
  await guest.must({ do: 'subscribe', ...service.browser(name, pushKey).subscription });
  await guest.must({ do: 'wish', wishes: { ...wishes, ...more } });
}

/** Two at a duel over days: the first is asked first. */
async function over(days: number): Promise<{ readonly match: string; readonly asked: Guest; readonly other: Guest }> {
  const [asked, other] = [await arrive({ name: 'Ann' }), await arrive({ name: 'Bob' })];
  const match = await deal('duel', [asked, other], { clock: { kind: 'move', seconds: days * 86_400 } });
  return { match, asked, other };
}

const answer = async (guest: Guest, match: string): Promise<void> => {
  const { n = 0, open = [] } = guest.updates.get(match) ?? {};
  await guest.must({ do: 'answer', match, n, choice: open[0] ?? 0 });
};

test('whoever is away is told within a minute that it is their turn, once; who looks at the table is not', async () => {
  const { match, asked } = await over(1);
  await told(asked, 'desk');
  await pass(3 * MINUTE);
  expect(service.shown).toEqual([]);
  await asked.leave();
  await pass(2 * MINUTE);
  expect(service.shown).toEqual([
    { browser: 'desk', title: 'Duel', body: 'It is your turn. 23 hours left.', tag: match, path: `#/match/${match}` },
  ]);
  await pass(HOUR);
  expect(service.shown.length).toBe(1);
});

test('nothing is told to those who have not asked for it, whose turn it is not, or who play by the minute', async () => {
  const { match, asked, other } = await over(1);
  await told(other, 'other');
  const [quick, quicker] = [await arrive({ name: 'Eve' }), await arrive({ name: 'Flo' })];
  for (const guest of [quick, quicker]) await told(guest, guest === quick ? 'quick' : 'quicker');
  await deal('duel', [quick, quicker], { clock: { kind: 'bank', seconds: 600, increment: 10 } });
  for (const guest of [asked, other, quick, quicker]) await guest.leave();
  await pass(5 * MINUTE);
  expect(service.shown).toEqual([]);
  const again = await arrive({ token: asked.token });
  await again.must({ do: 'watch', match });
  await again.until(() => (again.updates.get(match)?.open.length ?? 0) > 0, 'the question');
  await answer(again, match);
  await pass(5 * MINUTE);
  expect(service.shown.map(({ browser }) => browser)).toEqual(['other']);
});

test('it is written down before it is sent: whoever is cut off in between has told it, and nobody is told twice', async () => {
  const { asked } = await over(1);
  await told(asked, 'desk');
  await asked.leave();
  const found: unknown[] = [];
  service.came = () => {
    const database = new DatabaseSync(dataFile(server?.folder ?? ''), { readOnly: true });
    found.push(...database.prepare('SELECT kind, way FROM notices').all());
    database.close();
  };
  // Never answers: as far as the server knows it may have been lost.
  service.status = null;
  const passing = pass(2 * MINUTE);
  await expect.poll(() => service.shown.length).toBe(1);
  expect(found).toEqual([{ kind: 'turn', way: 'push' }]);
  service.status = 201;
  service.dropAll();
  await passing;
  server = (await server?.restart()) ?? null;
  await pass(HOUR);
  expect(service.shown.length).toBe(1);
});

test('what is asked while nobody serves is told by whoever serves next', async () => {
  const { asked } = await over(2);
  await told(asked, 'desk');
  await asked.leave();
  server = (await server?.restart()) ?? null;
  expect(service.shown).toEqual([]);
  await pass(2 * MINUTE);
  expect(service.shown.map(({ browser }) => browser)).toEqual(['desk']);
});

test('in quiet hours nothing is told; what has come waits for their end and is told together', async () => {
  const { asked } = await over(3);
  await deal('duel', [asked, await arrive({ name: 'Eve' })], { clock });
  const minutes = Math.floor((time.now() % DAY) / MINUTE);
  await told(asked, 'desk', { quiet: { from: minutes, to: (minutes + 120) % 1440 } });
  await asked.leave();
  await pass(119 * MINUTE);
  expect(service.shown).toEqual([]);
  await pass(3 * MINUTE);
  expect(service.shown).toEqual([
    {
      browser: 'desk',
      title: 'Orrery',
      body: '2 games wait for you. The first needs you within 22 hours.',
      tag: 'several',
      path: '#/online',
    },
  ]);
});

test('who wants it is told once more when two hours are left, in their own language', async () => {
  const { asked } = await over(1);
  await told(asked, 'desk', { turn: { push: false, mail: false }, soon: { push: true, mail: false }, language: 'ru' });
  await asked.leave();
  await pass(21 * HOUR);
  expect(service.shown).toEqual([]);
  await pass(2 * HOUR);
  expect(service.shown.map(({ title, body }) => [title, body])).toEqual([['Дуэль', 'Время на решение истекает, осталось: 2 часа.']]);
  await pass(30 * MINUTE);
  expect(service.shown.length).toBe(1);
});

test('a full table that has not begun tells those it waits for', async () => {
  const [ann, bob] = [await arrive({ name: 'Ann' }), await arrive({ name: 'Bob' })];
  await told(ann, 'desk', { language: 'de' });
  const { match } = (await ann.must({ do: 'create', game: 'duel', seats: [{ kind: 'me' }, { kind: 'open' }], clock })) as { match: string };
  await ann.leave();
  await pass(5 * MINUTE);
  expect(service.shown).toEqual([]);
  await bob.must({ do: 'join', match });
  const { mine } = (await bob.must({ do: 'list' })) as unknown as Listing;
  expect(mine.map(({ turn }) => turn)).toEqual([{ seat: 1, waits: 0b11 }]);
  await pass(2 * MINUTE);
  expect(service.shown.map(({ body }) => body)).toEqual(['Alle sind da. Es geht los, sobald du kommst.']);
});

test('several browsers of one person are told; one that is gone is forgotten, one with a key that is none too', async () => {
  const { asked } = await over(1);
  await told(asked, 'desk');
  await told(asked, 'phone');
  await told(asked, 'gone');
  await asked.must({ do: 'subscribe', endpoint: `${service.origin}/bent`, key: 'A'.repeat(87), auth: 'B'.repeat(22) });
  service.forget('gone');
  await asked.leave();
  await pass(2 * MINUTE);
  expect(service.shown.map(({ browser }) => browser).toSorted()).toEqual(['desk', 'phone']);
  const again = await arrive({ token: asked.token });
  expect((await noticesOf(again)).browsers.map(({ endpoint }) => endpoint)).toEqual([`${service.origin}/desk`, `${service.origin}/phone`]);
  await again.must({ do: 'unsubscribe', endpoint: `${service.origin}/desk` });
  expect((await noticesOf(again)).browsers.length).toBe(1);
});

test('nobody makes the house call whom they like, or takes notices from another', async () => {
  const [ann, bob] = [await arrive({ name: 'Ann' }), await arrive({ name: 'Bob' })];
  await told(ann, 'desk');
  const { pushKey } = await noticesOf(ann);
  const { key, auth } = service.browser('x', pushKey).subscription;
  for (const endpoint of ['http://127.0.0.1:1/x', 'https://intranet.example/x', `${service.origin.replace('127.0.0.1', 'u@127.0.0.1')}/x`])
    expect(codeOf(await ann.ask({ do: 'subscribe', endpoint, key, auth })), endpoint).toBe('unknown-push-service');
  await bob.must({ do: 'unsubscribe', endpoint: `${service.origin}/desk` });
  expect((await noticesOf(ann)).browsers.length).toBe(1);
  expect(codeOf(await ann.ask({ do: 'wish', wishes: { ...wishes, zone: 'Nowhere/None' } }))).toBe('no-such-zone');
  expect(codeOf(await ann.ask({ do: 'address', address: 'ann@club.example' }))).toBe('no-mail');
  expect((await noticesOf(bob)).pushKey).toBe(pushKey);
});
