import { once } from 'node:events';
import { connect } from 'node:net';
import { SPECTATOR, quick } from '@orrery/kernel';
import { FRAME_BYTES } from '@orrery/protocol';
import { openSqlite } from '@orrery/store';
import { afterEach, expect, test, vi } from 'vitest';
import { Guest, deal, playOut, type Answered } from './testing/guest.ts';
import { hostileFrame } from './testing/hostile.ts';
import { testServer, type TestServer } from './testing/place.ts';

let server: TestServer;
afterEach(async () => {
  vi.useRealTimers();
  await server.end();
});
const code = (answered: Answered): string => ('no' in answered ? answered.no.code : 'ok');
const first = (open: readonly number[]): number => open[0] ?? 0;
const guests = (count: number): Promise<Guest[]> =>
  Promise.all(Array.from({ length: count }, (_, i) => Guest.arrive(server.url, { name: `G${i}` })));

test('generated nonsense is answered with codes; the process stays up and others play on', async () => {
  server = await testServer({}, { ORRERY_BURST: '1000000', ORRERY_PER_SECOND: '1000000' });
  const [ada, bob, eve] = (await guests(3)) as [Guest, Guest, Guest];
  const match = await deal('duel', [ada, bob]);
  const chance = quick(5);
  const sound = { match, seat: 0, n: 0, nonce: '0'.repeat(32), seal: '0'.repeat(64), token: eve.token, room: 'table', choice: 3 };
  const before = eve.frames.length;
  const sent = 1500;
  const playing = playOut(match, [ada, bob], first, 30);
  for (let i = 0; i < sent; i++) {
    eve.sendText(hostileFrame(chance, sound));
    if (i % 100 === 99) await eve.until(() => eve.frames.length - before > i - 50 || eve.closed !== null, 'answers');
  }
  await eve.must({ do: 'ping' });
  await playing;
  expect(ada.updates.get(match)?.at).toBeGreaterThan(10);
  const answers = eve.frames.slice(before).map((frame) => JSON.parse(frame) as { re?: string | null; no?: { code: string } });
  expect(answers.filter(({ no }) => no?.code === 'internal')).toEqual([]);
  expect(answers.filter(({ no }) => no !== undefined).length).toBeGreaterThan(sent / 2);
  expect(eve.closed).toBeNull();
});

test('wrong types, unknown fields, binary frames and unknown commands have their codes', async () => {
  server = await testServer();
  const eve = await Guest.raw(server.url);
  const said = async (text: string): Promise<string> => {
    const before = eve.frames.length;
    eve.sendText(text);
    await eve.until(() => eve.frames.length > before);
    return (JSON.parse(eve.frames.at(-1) ?? '') as { no: { code: string } }).no.code;
  };
  expect(await said('{"id":"a","do":"list"}')).toBe('say-hello');
  expect(await said('{"id":"a","do":"hello","v":99,"new":1}')).toBe('other-protocol');
  expect(await said('nonsense')).toBe('not-json');
  expect(await said('[1]')).toBe('not-a-command');
  expect(await said('{"id":"a","do":"fly"}')).toBe('unknown-command');
  expect(await said('{"id":"a","do":"ping","more":1}')).toBe('wrong-fields');
  expect(await said('{"id":"../x","do":"ping"}')).toBe('wrong-fields');
  expect(await said('{"id":"a","do":"join","match":["x"]}')).toBe('wrong-fields');
  const before = eve.frames.length;
  eve.sendBytes(new Uint8Array([1, 2, 3]));
  await eve.until(() => eve.frames.length > before);
  expect(eve.frames.at(-1)).toContain('not-text');
});

test('a frame that is too large ends its connection and no other', async () => {
  server = await testServer();
  const [ada, eve] = (await guests(2)) as [Guest, Guest];
  eve.sendText('x'.repeat(FRAME_BYTES + 1));
  await eve.until(() => eve.closed !== null);
  expect(eve.closed?.code).toBe(1009);
  await ada.must({ do: 'ping' });
});

test('a flood is slowed down, then cut off; others are answered all the same', async () => {
  server = await testServer({}, { ORRERY_BURST: '20', ORRERY_PER_SECOND: '10' });
  const [ada, eve] = (await guests(2)) as [Guest, Guest];
  for (let i = 0; i < 25; i++) eve.sendText('{"id":"a","do":"ping"}');
  await eve.until(() => eve.frames.some((frame) => frame.includes('slow-down')), 'a warning');
  for (let i = 0; i < 400; i++) eve.sendText('{"id":"a","do":"ping"}');
  await eve.until(() => eve.closed !== null, 'the flood to be cut off');
  await ada.must({ do: 'ping' });
});

test('pages of other origins may not connect; the own ones and programs may', async () => {
  server = await testServer({}, { ORRERY_ORIGINS: 'https://club.example' });
  await expect(Guest.raw(server.url, { origin: 'https://evil.example' })).rejects.toThrow(/403/);
  await expect(Guest.raw(server.url, { origin: 'null' })).rejects.toThrow(/403/);
  for (const origin of [server.http, 'https://club.example']) await (await Guest.raw(server.url, { origin })).leave();
  await expect(Guest.raw(server.url.replace('/socket', '/other'))).rejects.toThrow(/404/);
});

test('nobody moves for a seat that is not theirs; replayed and reordered commands change nothing', async () => {
  server = await testServer();
  const [ada, bob, eve] = (await guests(3)) as [Guest, Guest, Guest];
  const match = await deal('duel', [ada, bob]);
  await eve.must({ do: 'watch', match });
  const update = ada.updates.get(match);
  const choice = first(update?.open ?? []);
  expect(code(await eve.ask({ do: 'answer', match, n: 0, choice }))).toBe('no-seat');
  expect(code(await bob.ask({ do: 'answer', match, n: 0, choice }))).not.toBe('ok');
  for (const request of [
    { do: 'resign', match },
    { do: 'takeback', match },
    { do: 'undo', match, n: 0, answers: 1 },
  ] as const)
    expect(code(await eve.ask(request))).toBe('no-seat');
  await ada.must({ do: 'answer', match, n: 0, choice }, 'one');
  expect(code(await ada.ask({ do: 'answer', match, n: 0, choice }, 'two'))).toBe('stale');
  expect(code(await ada.ask({ do: 'answer', match, n: 5, choice }, 'three'))).toBe('stale');
  // The same id from somebody else is another command.
  expect(code(await eve.ask({ do: 'answer', match, n: 0, choice }, 'one'))).toBe('no-seat');
});

test('a slow reader is let go, comes back and has missed nothing', async () => {
  server = await testServer({}, { ORRERY_BURST: '100000', ORRERY_PER_SECOND: '100000' });
  const [ada, bob, eve] = (await guests(3)) as [Guest, Guest, Guest];
  const match = await deal('duel', [ada, bob]);
  for (let i = 0; i < 100; i++) await ada.must({ do: 'chat', match, room: 'table', text: 'x'.repeat(480) });
  // Every look at the table is sixty thousand bytes of talk, and none of them is read.
  eve.pause();
  for (let i = 0; i < 250; i++) eve.sendText(JSON.stringify({ id: `w${i}`, do: 'watch', match }));
  const { metrics } = server;
  await expect.poll(async () => (await fetch(metrics)).text()).toMatch(/dropped_total\{reason="slow"\} 1\n/);
  const again = await Guest.arrive(server.url, { token: eve.token });
  await again.must({ do: 'watch', match });
  expect(again.updates.get(match)?.at).toBe(0);
  expect(again.updates.get(match)?.view).toMatchObject({ viewer: SPECTATOR, asked: 1 });
});

test('a half-open socket is noticed, and whoever answers stays', async () => {
  // Beats of the heart by hand: how long an answer takes on its way is no matter.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  server = await testServer({ heartbeat: 20 });
  const [ada] = (await guests(1)) as [Guest];
  const raw = connect(Number(new URL(server.http).port), '127.0.0.1');
  raw.write(
    'GET /socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  );
  const gone = once(raw, 'close');
  await once(raw, 'data');
  const { metrics } = server;
  const sockets = async (): Promise<string | undefined> => /^orrery_sockets (\d+)/m.exec(await (await fetch(metrics)).text())?.[1];
  /** The heart beats, and what ada has said to it has come before what she asks then. */
  const beat = async (): Promise<void> => {
    vi.advanceTimersByTime(20_000);
    for (let i = 0; i < 2; i++) await ada.must({ do: 'ping' });
  };
  await beat();
  expect(await sockets()).toBe('2');
  await beat();
  expect(await sockets()).toBe('1');
  await gone;
  await beat();
  await ada.must({ do: 'ping' });
});

test('many connections beyond the limit are turned away at the door', async () => {
  server = await testServer({}, { ORRERY_SOCKETS: '2' });
  await guests(2);
  await expect(Guest.raw(server.url)).rejects.toThrow(/503/);
});

test('nobody can fill a match: talk and orders stop, the game goes on, and whoever comes later reads it', async () => {
  server = await testServer({}, { ORRERY_BURST: '100000', ORRERY_PER_SECOND: '100000' });
  const [ada, bob] = (await guests(2)) as [Guest, Guest];
  const match = await deal('duel', [ada, bob]);
  const plays = [{ verb: 'x', card: 'y'.repeat(60) }];
  const orders = Array.from({ length: 30 }, () => ({ decision: 'never', order: 'play' as const, plays }));
  const said = await Promise.all(Array.from({ length: 900 }, () => ada.ask({ do: 'orders', match, orders })));
  expect(said.map(code).findIndex((one) => one === 'table-full')).toBeGreaterThan(100);
  expect(said.map(code).at(-1)).toBe('table-full');
  for (const request of [
    { do: 'chat', match, room: 'table', text: 'x' },
    { do: 'takeback', match },
  ] as const)
    expect(code(await bob.ask(request))).toBe('table-full');
  await playOut(match, [ada, bob], first, 12);
  server = await server.restart();
  const eve = await Guest.arrive(server.url);
  await eve.must({ do: 'watch', match });
  expect(eve.updates.get(match)?.at).toBeGreaterThan(8);
});

test('nobody can fill a match with little things: after five thousand of them there is room for the game alone', async () => {
  server = await testServer({}, { ORRERY_BURST: '100000', ORRERY_PER_SECOND: '100000' });
  const [ada, bob] = (await guests(2)) as [Guest, Guest];
  const match = await deal('duel', [ada, bob]);
  const said = await Promise.all(Array.from({ length: 5001 }, () => ada.ask({ do: 'orders', match, orders: [] })));
  // Two have sat down, promised a number and opened it.
  expect(said.map(code).indexOf('table-full')).toBe(4994);
  expect(code(await bob.ask({ do: 'chat', match, room: 'table', text: 'x' }))).toBe('table-full');
  await playOut(match, [ada, bob], first, 12);
  expect(bob.updates.get(match)?.at).toBeGreaterThan(8);
});

const [ROWS, LETTERS] = [40_000, 4 * 1024 * 1024];
/** What is written into a match beside the server, so that so much of it is left for the game: in rows, or in letters. */
const FILLINGS = {
  rows: (rows: number) => Array.from({ length: ROWS - rows - 1 }, () => JSON.stringify({ k: 'declined' })),
  letters: (_: number, letters: number) => {
    const row = JSON.stringify({ k: 'declined', why: 'x'.repeat(200_000) });
    const last = JSON.stringify({ k: 'declined', why: '' });
    const whole = Math.floor((LETTERS - letters - 1000) / row.length);
    const rest = LETTERS - letters - whole * row.length - 50;
    return [...Array.from({ length: whole }, () => row), last.replace('""', `"${'x'.repeat(rest - last.length)}"`)];
  },
} as const;

test.each(['rows', 'letters'] as const)('a game that fills its match ends without a result: as much as it may have of %s', async (what) => {
  server = await testServer();
  const [ada, bob] = (await guests(2)) as [Guest, Guest];
  const match = await deal('duel', [ada, bob]);
  const other = await openSqlite(server.folder);
  const rows = (await other.read(match))?.rows ?? [];
  const bodies = FILLINGS[what](
    rows.length,
    rows.reduce((sum, { body }) => sum + body.length, 0),
  );
  await other.append({ match, seq: rows.length, rows: bodies.map((body) => ({ time: Date.now(), body })) });
  await other.close();
  const asked = (): Guest | undefined => [ada, bob].find((one) => (one.updates.get(match)?.open.length ?? 0) > 0);
  const over = (): boolean => [ada, bob].every((one) => one.tables.get(match)?.status === 'ended');
  let moves = 0;
  for (let guest = asked(); guest; moves++) {
    const mover = guest;
    const { n = 0, open = [] } = mover.updates.get(match) ?? {};
    await mover.must({ do: 'answer', match, n, choice: open[0] ?? 0 });
    await ada.until(() => over() || (mover.updates.get(match)?.n ?? 0) > n);
    await ada.until(() => over() || asked() !== undefined);
    guest = over() ? undefined : asked();
  }
  expect(moves).toBe(2);
  for (const guest of [ada, bob]) expect(guest.tables.get(match)?.end).toEqual({ ended: 'unfinished' });
});

test('a game called by a word every object knows is no game', async () => {
  server = await testServer();
  const [eve] = (await guests(1)) as [Guest];
  for (const game of ['constructor', 'valueof', 'to-string'])
    expect(code(await eve.ask({ do: 'create', game, seats: [{ kind: 'me' }, { kind: 'open' }] }))).toBe('no-such-game');
});

test('names are what one sees, and at one table no two look the same', async () => {
  server = await testServer();
  const ada = await Guest.arrive(server.url, { name: 'A\u200bda\u202e' });
  const made = await ada.must({ do: 'create', game: 'duel', seats: [{ kind: 'me' }, { kind: 'open' }] });
  const match = String(made['match']);
  await ada.must({ do: 'watch', match });
  expect(ada.tables.get(match)?.seats[0]?.name).toBe('Ada');
  const eve = await Guest.arrive(server.url, { name: 'Аdа' });
  expect(code(await eve.ask({ do: 'join', match }))).toBe('name-taken');
  expect(code(await eve.ask({ do: 'chat', match, room: 'watchers', text: 'I am Ada' }))).toBe('name-taken');
  for (const name of ['\u200b\u200d', '\u3164', ' \u2800 ']) expect(code(await eve.ask({ do: 'rename', name }))).toBe('wrong-fields');
  await eve.must({ do: 'rename', name: 'Ｅｖｅ' });
  await eve.must({ do: 'join', match });
  await ada.until(() => ada.tables.get(match)?.seats[1]?.name === 'Eve', 'Eve');
});
