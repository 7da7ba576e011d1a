import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SPECTATOR } from '@orrery/kernel';
import type { Listed, Sought } from '@orrery/protocol';
import { openSqlite } from '@orrery/store';
import { afterEach, expect, test } from 'vitest';
import { Guest, openNumber, playOut, promise, shuffle, type Answered } from '../testing/guest.ts';
import { HandTime, oneServer, testServer, type TestServer } from '../testing/place.ts';

const SECOND = 1000;
const clock = { kind: 'bank', seconds: 600, increment: 10 } as const;
const duel = { do: 'seek', game: 'duel', seats: 2, clock } as const;
const trio = { do: 'seek', game: 'conclave', seats: 3, clock } as const;

let server: TestServer | null = null;
let time = new HandTime();
afterEach(async () => {
  await server?.end();
  server = null;
});

async function open(environment: Readonly<Record<string, string>> = {}): Promise<void> {
  time = new HandTime();
  server = await testServer({ time }, environment);
}
const arrive = (name: string): Promise<Guest> => Guest.arrive(server?.url ?? '', { name });
const settle = (): Promise<void> => server?.settled() ?? Promise.resolve();
const pass = (milliseconds: number): Promise<void> => time.pass(milliseconds, settle);
const codeOf = (answered: Answered): string => ('no' in answered ? answered.no.code : 'ok');
const isSeek = (one: Listed | Sought): one is Sought => 'since' in one;
const seekersIn = (guest: Guest): string[] => [...guest.lobby.values()].filter(isSeek).map(({ name }) => name);

/** Lets time go on until somebody has been shown something. */
async function shown(guest: Guest, so: () => boolean, what: string): Promise<void> {
  for (let i = 0; i < 60 && !so(); i++) {
    await pass(SECOND);
    await guest.must({ do: 'ping' });
  }
  expect(so(), what).toBe(true);
}

test('whoever looks sees open tables come and fill, without asking; who has turned away hears nothing more', async () => {
  await open();
  const [ann, bob, eve] = [await arrive('Ann'), await arrive('Bob'), await arrive('Eve')];
  const create = async (name: string, more: object = {}): Promise<string> => {
    const maker = name === 'Ann' ? ann : bob;
    return String(
      (await maker.must({ do: 'create', game: 'duel', seats: [{ kind: 'me' }, { kind: 'open' }], public: true, ...more }))['match'],
    );
  };
  const before = await create('Ann');
  await eve.must({ do: 'lobby', on: true });
  expect([...eve.lobby.keys()]).toEqual([before]);
  const hidden = await create('Ann', { public: false });
  const after = await create('Bob');
  await shown(eve, () => eve.lobby.has(after), 'the new table');
  expect(eve.lobby.get(after)).toMatchObject({ game: 'duel', seats: [{ name: 'Bob' }, { kind: 'open' }] });
  expect(eve.lobby.has(hidden)).toBe(false);
  await bob.must({ do: 'join', match: before });
  await shown(eve, () => !eve.lobby.has(before), 'a full table go');
  const frames = eve.frames.length;
  await eve.must({ do: 'lobby', on: false });
  await create('Bob');
  await pass(20 * SECOND);
  expect(eve.frames.slice(frames).filter((text) => text.includes('"lobby"'))).toEqual([]);
});

test('those who wish the same are paired, the first first, and sit at a table that begins as any other', async () => {
  await open();
  const [ann, bob, eve, flo] = [await arrive('Ann'), await arrive('Bob'), await arrive('Eve'), await arrive('Flo')];
  await flo.must({ do: 'lobby', on: true });
  await ann.must(duel);
  await eve.must({ ...duel, clock: { kind: 'move', seconds: 86400 } });
  await shown(flo, () => seekersIn(flo).length === 2, 'two who look');
  expect([...flo.lobby.values()].find((one) => isSeek(one) && one.name === 'Ann')).toMatchObject({ game: 'duel', seats: 2, clock });
  await pass(SECOND);
  await bob.must(duel);
  await Promise.all([ann, bob].map((guest) => guest.until(() => guest.found.length === 1, 'a partner')));
  const [match = ''] = ann.found;
  expect(bob.found).toEqual([match]);
  expect(eve.found).toEqual([]);
  await shown(flo, () => seekersIn(flo).join(',') === 'Eve', 'those who found each other go');
  for (const guest of [ann, bob]) await guest.must({ do: 'watch', match });
  expect(
    ann.tables
      .get(match)
      ?.seats.map(({ name }) => name)
      .toSorted(),
  ).toEqual(['Ann', 'Bob']);
  await shuffle(match, [ann, bob]);
  await playOut(match, [ann, bob], ([first = 0]) => first);
  expect(ann.tables.get(match)?.status).toBe('ended');
});

test('after the time one chose bots take what is free, and everybody who takes bots at all comes along', async () => {
  await open();
  const [ann, bob, eve] = [await arrive('Ann'), await arrive('Bob'), await arrive('Eve')];
  await eve.must({ ...trio, clock: { kind: 'move', seconds: 86400 } });
  await ann.must({ ...trio, fill: 60 });
  await pass(30 * SECOND);
  await bob.must({ ...trio, fill: 600 });
  await pass(29 * SECOND);
  expect(ann.found).toEqual([]);
  await pass(2 * SECOND);
  for (const guest of [ann, bob]) await guest.until(() => guest.found.length === 1, 'a table');
  const [match = ''] = ann.found;
  expect(bob.found).toEqual([match]);
  await ann.must({ do: 'watch', match });
  expect(
    ann.tables
      .get(match)
      ?.seats.map(({ kind }) => kind)
      .toSorted(),
  ).toEqual(['bot', 'person', 'person']);
  await pass(120 * SECOND);
  await eve.must({ do: 'ping' });
  expect(eve.found).toEqual([]);
});

test('a wish ends with the connection that made it, with the next one, or when it is taken back', async () => {
  await open();
  const [ann, bob, eve, flo] = [await arrive('Ann'), await arrive('Bob'), await arrive('Eve'), await arrive('Flo')];
  await flo.must({ do: 'lobby', on: true });
  await ann.must(duel);
  await bob.must({ ...trio });
  await eve.must({ ...trio });
  await shown(flo, () => seekersIn(flo).length === 3, 'three who look');
  await ann.leave();
  await bob.must({ do: 'unseek' });
  await eve.must({ ...duel });
  await shown(flo, () => seekersIn(flo).join(',') === 'Eve', 'one who looks');
  await flo.must({ ...duel });
  for (const guest of [eve, flo]) await guest.until(() => guest.found.length === 1, 'a partner');
  expect(eve.found).toEqual(flo.found);
});

test('who stops at once has stopped, and who wishes again at once has wished', async () => {
  await open();
  const [ann, eve] = [await arrive('Ann'), await arrive('Eve')];
  await eve.must({ do: 'lobby', on: true });
  await Promise.all([ann.must(duel), ann.must({ do: 'unseek' })]);
  await pass(2 * SECOND);
  await eve.must({ do: 'ping' });
  expect(seekersIn(eve)).toEqual([]);
  await Promise.all([ann.must(duel), ann.must({ do: 'unseek' }), ann.must(trio)]);
  await shown(eve, () => seekersIn(eve).length > 0, 'the last wish');
  expect([...eve.lobby.values()].filter(isSeek)).toMatchObject([{ game: 'conclave', name: 'Ann' }]);
});

test('what nobody can wish is refused: unknown games, wrong numbers, no clock; and whoever wishes all the time is asked to slow down', async () => {
  await open({ ORRERY_BUDGETS: '1' });
  const ann = await arrive('Ann');
  expect(codeOf(await ann.ask({ ...duel, game: 'nonsense' }))).toBe('no-such-game');
  expect(codeOf(await ann.ask({ ...duel, seats: 3 }))).toBe('wrong-seats');
  expect(codeOf(await ann.ask({ ...trio, seats: 14 }))).toBe('wrong-seats');
  expect(codeOf(await ann.ask({ ...duel, clock: { kind: 'none' } }))).toBe('needs-clock');
  const codes: string[] = [];
  for (let i = 0; i < 20; i++) codes.push(codeOf(await ann.ask(duel)));
  expect(codes.filter((code) => code === 'ok').length).toBe(16);
  expect(codes.at(-1)).toBe('slow-down');
});

test('two of one name are told apart at the table they are brought to', async () => {
  await open();
  const [one, other] = [await arrive('Ann'), await arrive('Ann')];
  await one.must(duel);
  await other.must(duel);
  await other.until(() => other.found.length === 1, 'a partner');
  const [match = ''] = other.found;
  await other.must({ do: 'watch', match });
  expect(
    other.tables
      .get(match)
      ?.seats.map(({ name }) => name)
      .toSorted(),
  ).toEqual(['Ann', 'Ann 2']);
});

/** Two who wish the same, at the table they were brought to; the first of them comes. */
async function halfCome(came: Guest, stayed: Guest): Promise<string> {
  const before = came.found.length;
  await came.must(duel);
  await stayed.must(duel);
  for (const guest of [came, stayed]) await guest.until(() => guest.found.length > before, 'a partner');
  const match = came.found.at(-1) ?? '';
  await came.must({ do: 'watch', match });
  await promise(match, came);
  return match;
}

test('whoever does not come to the table costs the other nothing but a minute, and waits longer each time before being paired again', async () => {
  await open();
  const [ann, bob, eve] = [await arrive('Ann'), await arrive('Bob'), await arrive('Eve')];
  await eve.must({ do: 'lobby', on: true });
  const began = time.now();
  const match = await halfCome(ann, bob);
  await pass(59 * SECOND);
  expect(ann.tables.get(match)?.seats.map(({ kind }) => kind)).toEqual(['person', 'person']);
  await pass(SECOND);
  await ann.until(() => ann.tables.get(match)?.viewer === SPECTATOR, 'the table given up');
  expect(ann.tables.get(match)).toMatchObject({ status: 'waiting', seats: [{ kind: 'open' }, { kind: 'open' }] });
  // She is where she was before; he is not wanted for two minutes.
  expect((await ann.must(duel))['since']).toBe(began);
  expect(await bob.ask(duel)).toMatchObject({ no: { code: 'did-not-come', data: { minutes: 2 } } });
  await pass(2 * SECOND);
  await eve.must({ do: 'ping' });
  expect([...eve.lobby.values()].map((one) => ('name' in one ? one.name : one.match))).toEqual(['Ann']);
  await ann.must({ do: 'unseek' });
  await pass(118 * SECOND);
  await halfCome(ann, bob);
  await pass(60 * SECOND);
  expect(await bob.ask(duel)).toMatchObject({ no: { data: { minutes: 4 } } });
  expect(codeOf(await ann.ask(duel))).toBe('ok');
});

test('a table to which somebody does not come is given up by whoever serves next; one at which they have met is left alone', async () => {
  await open();
  const [ann, bob] = [await arrive('Ann'), await arrive('Bob')];
  const met = await halfCome(ann, bob);
  await bob.must({ do: 'watch', match: met });
  await promise(met, bob);
  for (const guest of [ann, bob]) await openNumber(met, guest);
  await pass(2 * 60 * SECOND);
  expect(ann.tables.get(met)?.status).toBe('running');
  const match = await halfCome(ann, bob);
  server = (await server?.restart()) ?? null;
  await pass(60 * SECOND);
  const again = await Guest.arrive(server?.url ?? '', { token: ann.token });
  await again.must({ do: 'watch', match });
  expect(again.tables.get(match)).toMatchObject({ viewer: SPECTATOR, status: 'waiting' });
  const late = await Guest.arrive(server?.url ?? '', { token: bob.token });
  expect(codeOf(await late.ask(duel))).toBe('did-not-come');
});

test('whoever another process has promised a table is left to it for a while; where it never comes they look on', async () => {
  time = new HandTime();
  const folder = mkdtempSync(join(tmpdir(), 'orrery-lobby-'));
  const store = await openSqlite(folder);
  server = await oneServer({ time, store }, {}, folder);
  const [ann, bob] = [await arrive('Ann'), await arrive('Bob')];
  await ann.must(duel);
  const { seeks } = store.people;
  const people = (await seeks.list(0, 9)).map(({ person }) => person);
  expect(await seeks.take(people, 'not-made-yet', time.now())).toBe(true);
  await pass(9 * SECOND);
  expect(await seeks.paired(people)).toMatchObject([{ match: 'not-made-yet' }]);
  await pass(20 * SECOND);
  await bob.must(duel);
  for (const guest of [ann, bob]) await guest.until(() => guest.found.length === 1, 'a partner');
});
