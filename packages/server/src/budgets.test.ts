/** What one address or one person may use, whatever they connect with; others notice nothing. Addresses of 127.0.0.0/8 are all loopback and none is exempt. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { PROTOCOL } from '@orrery/protocol';
import { afterEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { grouped } from './address.ts';
import { Guest, deal, playOut, type Answered } from './testing/guest.ts';
import { HandTime, testServer, type TestServer } from './testing/place.ts';

let server: TestServer;
afterEach(async () => {
  await server.end();
});
const strict = { ORRERY_BUDGETS: '1', ORRERY_BURST: '120', ORRERY_PER_SECOND: '30' };
const code = (answered: Answered): string => ('no' in answered ? answered.no.code : 'ok');

test('many tokens of one address are soon refused, other addresses are welcome, and a known person always is', async () => {
  server = await testServer({ time: new HandTime() }, strict);
  const { token } = await Guest.arrive(server.url, { from: '127.0.0.2' });
  let refused = '';
  for (let i = 0; i < 150 && refused === ''; i++)
    await Guest.arrive(server.url, { from: '127.0.0.2' }).then(
      (guest) => guest.vanish(),
      (error: Error) => (refused = error.message),
    );
  expect(refused).toBe('slow-down');
  await Guest.arrive(server.url, { from: '127.0.0.2', token });
  await Guest.arrive(server.url, { from: '127.0.0.3' });
});

test('a person has one budget over all connections, and coming back brings no new one', async () => {
  server = await testServer({ time: new HandTime() }, { ...strict, ORRERY_BURST: '30', ORRERY_PER_SECOND: '1' });
  const { token } = await Guest.arrive(server.url);
  let done = 0;
  for (let i = 0; i < 6; i++) {
    const tab = await Guest.arrive(server.url, { token });
    const said = await Promise.all(Array.from({ length: 10 }, () => tab.ask({ do: 'ping' })));
    done += said.filter((answered) => 'ok' in answered).length;
    tab.vanish();
  }
  expect(done).toBeLessThan(40);
  const other = await Guest.arrive(server.url);
  expect(code(await other.ask({ do: 'ping' }))).toBe('ok');
});

test('what is refused for its haste is refused by its id', async () => {
  server = await testServer({ time: new HandTime() }, { ...strict, ORRERY_BURST: '10', ORRERY_PER_SECOND: '1' });
  const eve = await Guest.arrive(server.url);
  const said = await Promise.all(Array.from({ length: 15 }, () => eve.ask({ do: 'ping' })));
  expect(said.map(code)).toContain('slow-down');
});

test('whoever does not say who it is has to go, and takes no place from others', async () => {
  const time = new HandTime();
  server = await testServer({ time }, { ...strict, ORRERY_SOCKETS: '40' });
  const silent = async (): Promise<WebSocket | null> => {
    const socket = new WebSocket(server.url, { localAddress: '127.0.0.6' });
    return new Promise((keep) => {
      socket.on('open', () => keep(socket)).on('error', () => keep(null));
    });
  };
  const sockets = (await Promise.all(Array.from({ length: 30 }, silent))).filter((socket) => socket !== null);
  expect(sockets.length).toBe(10);
  // A quarter of the room at most, so there is room for others at once.
  const ada = await Guest.arrive(server.url, { from: '127.0.0.7' });
  await time.pass(9000, async () => {});
  expect(sockets.every((socket) => socket.readyState === WebSocket.OPEN)).toBe(true);
  await time.pass(2000, async () => {});
  for (const socket of sockets) if (socket.readyState !== WebSocket.CLOSED) await once(socket, 'close');
  expect(code(await ada.ask({ do: 'ping' }))).toBe('ok');
});

test('of whoever has not said who it is, a few thousand bytes are read', async () => {
  server = await testServer({ time: new HandTime() }, strict);
  const eve = await Guest.raw(server.url);
  for (let i = 0; i < 3; i++) eve.sendText(JSON.stringify({ id: `${i}`, do: 'ping', padding: 'x'.repeat(2000) }));
  await eve.until(() => eve.closed !== null, 'the stranger to be cut off');
  expect(eve.closed?.code).toBe(4002);
});

test('a house full of those who have not said who they are has room for whoever does', async () => {
  server = await testServer({ time: new HandTime() }, { ...strict, ORRERY_SOCKETS: '8' });
  const strangers: WebSocket[] = [];
  for (let i = 0; i < 8; i++) {
    const stranger = new WebSocket(server.url, { localAddress: `127.0.1.${1 + i}` });
    await once(stranger, 'open');
    strangers.push(stranger);
  }
  const first = once(strangers[0] as WebSocket, 'close');
  const guests: Guest[] = [];
  for (let i = 0; i < 8; i++) guests.push(await Guest.arrive(server.url, { from: `127.0.2.${1 + i}` }));
  await first;
  // Those who have said it stay; then the house is full indeed.
  for (const guest of guests) expect(code(await guest.ask({ do: 'ping' }))).toBe('ok');
  await expect(Guest.arrive(server.url, { from: '127.0.2.99' })).rejects.toThrow('503');
});

test('a message that is too long for what it is about is cut off before it is there; a pack may be long', async () => {
  server = await testServer({ time: new HandTime() }, strict);
  const eve = new WebSocket(server.url);
  await once(eve, 'open');
  eve.send(JSON.stringify({ id: 'a', do: 'hello', v: PROTOCOL }));
  await once(eve, 'message');
  // No more of it is sent than how long it will be and what it is about.
  const head = Buffer.alloc(14);
  head.set([0x81, 0xff]);
  head.writeBigUInt64BE(200_000n, 2);
  const { _socket: wire } = eve as unknown as { readonly _socket: Socket };
  wire.write(Buffer.concat([head, Buffer.from('{"id":"b","do":"orders","match":"abcdefgh",')]));
  await expect.poll(() => eve.readyState).toBeGreaterThan(WebSocket.OPEN);
  eve.terminate();
  const ada = await Guest.arrive(server.url);
  const pack = { id: 'long', cards: 'x'.repeat(200_000) };
  expect(code(await ada.ask({ do: 'create', game: 'duel', pack, seats: [{ kind: 'me' }, { kind: 'open' }] }))).toBe('bad-options');
});

test('everybody together has so many bytes of long messages, and of messages that are not finished', async () => {
  server = await testServer({ time: new HandTime() }, strict);
  const ada = await Guest.arrive(server.url);
  const many = (from: number, send: (eve: Guest) => void): Promise<Guest[]> =>
    Promise.all(
      Array.from({ length: 160 }, async (_, i) => {
        const eve = await Guest.arrive(server.url, { from: `127.0.${from}.${1 + (i % 100)}` });
        send(eve);
        return eve;
      }),
    );
  const cutOff = async (eves: readonly Guest[]): Promise<void> => {
    await ada.until(() => eves.some(({ closed }) => closed?.code === 4002), 'somebody to be cut off');
    expect(code(await ada.ask({ do: 'ping' }))).toBe('ok');
    for (const eve of eves) eve.vanish();
  };
  const long = JSON.stringify({ id: 'a', do: 'create', game: 'duel', seats: [], pack: { id: 'x'.repeat(240_000) } });
  await cutOff(await many(3, (eve) => eve.sendText(long)));
  await cutOff(
    await many(4, (eve) => {
      for (let piece = 0; piece < 15; piece++) eve.sendPiece('x'.repeat(16_000));
    }),
  );
});

test('messages that are never finished are let go', async () => {
  server = await testServer({ heartbeat: 0.2 }, strict);
  const socket = new WebSocket(server.url);
  await once(socket, 'open');
  socket.send(JSON.stringify({ id: 'a', do: 'hello', v: PROTOCOL }));
  await once(socket, 'message');
  const gone = once(socket, 'close');
  socket.send('{"id":"b","do":"create",', { fin: false });
  await gone;
});

test('raw sockets of one address are bounded', async () => {
  server = await testServer({}, { ...strict, ORRERY_SOCKETS: '40' });
  const raws = Array.from({ length: 60 }, () => connect({ port: server.port, host: '127.0.0.1', localAddress: '127.0.0.10' }));
  let closed = 0;
  for (const raw of raws)
    raw
      .on('error', () => {})
      .on('data', () => {})
      .on('close', () => closed++);
  const ada = await Guest.arrive(server.url, { from: '127.0.0.11' });
  await ada.until(() => closed >= 40, 'the surplus to be turned away');
  await ada.must({ do: 'ping' });
  expect(closed).toBe(40);
  for (const raw of raws) raw.destroy();
});

test('reading a record is counted as work; a record asked for again costs nothing', async () => {
  server = await testServer({ time: new HandTime() }, { ...strict, ORRERY_BURST: '100000', ORRERY_PER_SECOND: '100000' });
  const guests = [await Guest.arrive(server.url, { from: '127.0.0.12' }), await Guest.arrive(server.url, { from: '127.0.0.12' })];
  const match = await deal('duel', guests);
  await playOut(match, guests, (open) => open[0] ?? 0);
  const status = async (path: string): Promise<number> => (await fetch(`${server.http}${path}`)).status;
  for (let i = 0; i < 300; i++) expect(await status(`/api/matches/${match}/replay`)).toBe(200);
  let last = 200;
  for (let i = 0; i < 200 && last !== 429; i++) last = await status('/api/matches/nobody-knows-this/replay');
  expect(last).toBe(429);
});

test('a trusted proxy says who asks; nobody else does', async () => {
  server = await testServer({}, { ...strict, ORRERY_PROXY: '127.0.0.13' });
  const arrive = async (from: string, named: string): Promise<number> => {
    const answer = await new Promise<number>((keep) => {
      const socket = new WebSocket(server.url, { localAddress: from, headers: { 'x-forwarded-for': named } });
      socket.on('open', () => keep(101)).on('error', () => keep(429));
    });
    return answer;
  };
  const many = (from: string, name: (i: number) => string): Promise<number[]> =>
    Promise.all(Array.from({ length: 230 }, (_, i) => arrive(from, name(i))));
  expect((await many('127.0.0.13', (i) => `10.0.0.${i}`)).every((status) => status === 101)).toBe(true);
  expect((await many('127.0.0.14', (i) => `10.0.0.${i}`)).filter((status) => status === 101).length).toBeLessThanOrEqual(200);
});

test('a household is one address, however it is written', () => {
  expect(grouped('::ffff:10.1.2.3')).toBe(grouped('10.1.2.3'));
  expect(grouped('2001:db8:1:2:aaaa::1')).toBe(grouped('2001:0db8:1:2:bbbb:cccc:dddd:eeee'));
  expect(grouped('2001:db8:1:2::1')).not.toBe(grouped('2001:db8:1:3::1'));
  expect(grouped('::1')).toBe('0:0:0:0');
});
