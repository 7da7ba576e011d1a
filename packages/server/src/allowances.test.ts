/**
 * Every budget is spent once by a person and once by an address, to the last of it, while all others are ample: then the next is refused, whoever else there is
 * notices nothing, and as much comes back as time brings.
 */
import { request } from 'node:http';
import { packHash } from '@orrery/kernel';
import type { Request } from '@orrery/protocol';
import { afterEach, describe, expect, test } from 'vitest';
import { ALLOWANCES, WORK, type Allowances } from './budgets.ts';
import { Guest, type Answered } from './testing/guest.ts';
import { HandTime, testServer, type TestServer } from './testing/place.ts';

let server: TestServer;
let time: HandTime;
afterEach(async () => {
  await server.end();
});

type Scope = keyof Allowances;
type Kind<S extends Scope> = string & keyof Allowances[S];
const AMPLE = [1e12, 0] as const;

/** A house in which only one budget can be used up. */
async function houseOf<S extends Scope>(scope: S, kind: Kind<S>): Promise<void> {
  const all = Object.fromEntries(
    Object.entries(ALLOWANCES).map(([of, kinds]) => [
      of,
      Object.fromEntries(Object.keys(kinds).map((one) => [one, of === scope && one === kind ? ALLOWANCES[scope][kind] : AMPLE])),
    ]),
  ) as unknown as Allowances;
  time = new HandTime();
  const messages = scope === 'person' && kind === 'messages' ? '' : '1000000';
  const settings = { ORRERY_BUDGETS: '1', ORRERY_SOCKETS: '1000000', ORRERY_BURST: messages, ORRERY_PER_SECOND: messages };
  server = await testServer({ time, allowances: all }, settings);
}

/** Something a guest does for the so-many-th time; false where it was refused for haste. */
type Act = (guest: Guest, i: number) => Promise<boolean>;
const may = (answered: Answered): boolean => 'ok' in answered || answered.no.code !== 'slow-down';
const asks =
  (what: (i: number) => Request): Act =>
  async (guest, i) =>
    may(await guest.ask(what(i), `a${String(i).padStart(8, '0')}`));

const clock = { kind: 'bank', seconds: 600, increment: 10 } as const;
const nobodys = (i: number): string => `nobodys-${i}`;
const of = 'nobodysplace';
/** A message, and by its thirty bytes a little more. */
const PING = 1 + 30 / 4096;
const ping = asks(() => ({ do: 'ping' }));
const create = asks(() => ({ do: 'create', game: 'duel', seats: [{ kind: 'me' }, { kind: 'open' }] }));
const withBot = asks(() => ({ do: 'create', game: 'duel', seats: [{ kind: 'me' }, { kind: 'bot' }] }));
const hold = (bots?: number): Act =>
  asks(() => ({
    do: 'hold',
    name: 'Evening',
    game: 'duel',
    kind: 'swiss',
    seats: 2,
    rounds: 1,
    clock,
    most: 16,
    starts: 3600,
    pause: 0,
    abandoned: 'bot',
    ...(bots === undefined ? {} : { bots }),
  }));
const rematch = asks((i) => ({ do: 'rematch', match: nobodys(i) }));
const enter = asks(() => ({ do: 'enter', of }));
const seek = asks(() => ({ do: 'seek', game: 'duel', seats: 2, clock }));
const orders = asks((i) => ({ do: 'orders', match: nobodys(i), orders: [] }));
const challenge = asks(() => ({ do: 'challenge', for: 'signin' }));
const mail = asks((i) => ({ do: 'address', address: `ada${i}@club.example` }));
const watch = asks((i) => ({ do: 'watch', match: nobodys(i) }));
const takeAlong = asks(() => ({ do: 'export' }));
/** A pack nobody has played by: it is looked through, and found wanting. */
const newPack = asks((i) => ({ do: 'create', game: 'duel', pack: { id: packHash(`${i}`) }, seats: [{ kind: 'me' }, { kind: 'open' }] }));

const fetched = (path: string): Promise<boolean> =>
  new Promise((keep) => {
    const { hostname, port } = new URL(server.http);
    request({ hostname, port, path, agent: false }, (response) => {
      response.resume().on('end', () => keep(response.statusCode !== 429));
    })
      .on('error', () => keep(false))
      .end();
  });
/** What is done from an address, whoever is there; one after another. */
const page: Act = () => fetched('/healthz');
const record: Act = (_, i) => fetched(`/api/matches/${nobodys(i)}/replay`);
const greeting: Act = async () =>
  Guest.arrive(server.url).then(
    async (guest) => {
      await guest.leave();
      return true;
    },
    (error: Error) => {
      expect(error.message).toBe('slow-down');
      return false;
    },
  );
const socket: Act = async () =>
  Guest.raw(server.url).then(
    async (guest) => {
      await guest.leave();
      return true;
    },
    () => false,
  );

/** So often it may be done at once; what it costs; and how much comes back in a second. */
type Row<S extends Scope> = readonly [kind: Kind<S>, how: string, act: Act, often: number, cost: number, perSecond: number];

const OF_PERSON: readonly Row<'person'>[] = [
  ['messages', 'anything', ping, 119, PING, 30],
  ['tables', 'create', create, 20, 1, 1 / 30],
  ['tables', 'hold', hold(), 20, 1, 1 / 30],
  ['tables', 'rematch', rematch, 20, 1, 1 / 30],
  ['tables', 'enter', enter, 20, 1, 1 / 30],
  ['tables', 'seek', seek, 20, 1, 1 / 30],
  ['bots', 'create', withBot, 60, 1, 0.1],
  ['bots', 'hold', hold(10), 6, 10, 0.1],
  ['orders', 'orders', orders, 60, 1, 1],
  ['accounts', 'challenge', challenge, 30, 1, 1 / 20],
  ['mails', 'address', mail, 3, 1, 1 / 200],
  ['work', 'new rules', newPack, 20, WORK.rules, 20],
  ['work', 'watch', watch, 200, WORK.load, 20],
  ['work', 'export', takeAlong, 4, WORK.export, 20],
];
const OF_ADDRESS: readonly Row<'address'>[] = [
  ['messages', 'anything', ping, 2976, PING, 600],
  ['tables', 'create', create, 100, 1, 1 / 6],
  ['bots', 'create', withBot, 300, 1, 0.5],
  ['bots', 'hold', hold(10), 30, 10, 0.5],
  ['orders', 'orders', orders, 300, 1, 5],
  ['accounts', 'challenge', challenge, 100, 1, 1 / 6],
  ['mails', 'address', mail, 10, 1, 1 / 60],
  ['work', 'new rules', newPack, 60, WORK.rules, 50],
  ['work', 'watch', watch, 600, WORK.load, 50],
  ['work', 'export', takeAlong, 12, WORK.export, 50],
];
const AT_THE_DOOR: readonly Row<'address'>[] = [
  ['arrivals', 'pages', page, 600, 1, 30],
  ['arrivals', 'sockets', socket, 600, 1, 30],
  ['upgrades', 'sockets', socket, 300, 1, 5],
  ['requests', 'pages', page, 600, 1, 30],
  ['people', 'newcomers', greeting, 100, 1, 1 / 6],
  ['work', 'records', record, 150, WORK.replay, 50],
];

/** So many at once, one more than there is enough for, and what a while brings: what was refused has cost as much, and a little is left over. */
async function spends(
  act: (i: number) => Promise<boolean>,
  often: number,
  cost: number,
  perSecond: number,
  atOnce: boolean,
): Promise<void> {
  let begun = 0;
  const done = async (count: number): Promise<number> => {
    const from = begun;
    begun += count;
    const numbers = Array.from({ length: count }, (_, i) => from + i);
    if (atOnce) return (await Promise.all(numbers.map(act))).filter(Boolean).length;
    let did = 0;
    for (const i of numbers) if (await act(i)) did++;
    return did;
  };
  expect(await done(often + 1)).toBe(often);
  await time.pass((3500 * cost) / perSecond, async () => {});
  expect(await done(4)).toBe(2);
}

describe('a person has, whatever others at the same address do', () => {
  test.each(OF_PERSON)('%s, spent by %s', async (kind, _, act, often, cost, perSecond) => {
    await houseOf('person', kind);
    const [ada, bob] = [await Guest.arrive(server.url), await Guest.arrive(server.url)];
    await spends((i) => act(ada, i), often, cost, perSecond, true);
    expect(await act(bob, 1e6)).toBe(true);
  });
});

describe('an address has, whatever those at others do', () => {
  test.each(OF_ADDRESS)('%s, spent by %s', async (kind, _, act, often, cost, perSecond) => {
    await houseOf('address', kind);
    const here = [await Guest.arrive(server.url, { from: '127.0.4.1' }), await Guest.arrive(server.url, { from: '127.0.4.1' })];
    const there = await Guest.arrive(server.url, { from: '127.0.4.2' });
    // Two people take turns: it is theirs together.
    await spends((i) => act(here[i % 2] ?? there, i), often, cost, perSecond, true);
    expect(await act(there, 1e6)).toBe(true);
  });

  test.each(AT_THE_DOOR)('%s, spent by %s', async (kind, _, act, often, cost, perSecond) => {
    await houseOf('address', kind);
    const there = await Guest.arrive(server.url, { from: '127.0.4.2' });
    await spends((i) => act(there, i), often, cost, perSecond, false);
    expect(await ping(there, 1e6)).toBe(true);
    await (await Guest.arrive(server.url, { from: '127.0.4.2' })).leave();
  });
});

test('an address has so many bytes, whatever others send; then its connections are a flood, and a while later it may come again', async () => {
  await houseOf('address', 'bytes');
  const from = '127.0.4.1';
  const there = await Guest.arrive(server.url, { from: '127.0.4.2' });
  const page = { id: 'a', do: 'ping', padding: '' };
  // With a head of eight bytes a frame of 16 KiB, of which an address may send 512.
  const text = JSON.stringify({ ...page, padding: 'x'.repeat(16_384 - 8 - JSON.stringify(page).length) });
  const heard = async (eve: Guest): Promise<number> => {
    const { length } = eve.frames;
    for (let i = 0; i < 600 && !eve.closed; i++) {
      const before = eve.frames.length;
      eve.sendText(text);
      await eve.until(() => eve.closed !== null || eve.frames.length > before, 'an answer');
    }
    expect(eve.closed?.code).toBe(4002);
    return eve.frames.length - length;
  };
  // One less, for who it is was to be said first.
  expect(await heard(await Guest.arrive(server.url, { from }))).toBe(511);
  expect(await ping(there, 1)).toBe(true);
  await time.pass(1000, async () => {});
  expect(await heard(await Guest.arrive(server.url, { from }))).toBeGreaterThan(25);
});

test('everybody together has so many packs nobody plays by yet', async () => {
  await houseOf('everybody', 'rules');
  const eves = await Promise.all(Array.from({ length: 5 }, (_, i) => Guest.arrive(server.url, { from: `127.0.5.${i + 1}` })));
  const act = (i: number): Promise<boolean> => newPack(eves[i % 5] as Guest, i);
  // The plain rules are the first of forty.
  expect(await create(eves[0] as Guest, 1e6)).toBe(true);
  await spends(act, 39, 1, 4, true);
  // What is known is open to all.
  expect(await create(eves[1] as Guest, 1e6)).toBe(true);
});
