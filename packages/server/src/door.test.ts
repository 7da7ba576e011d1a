import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { HandTime, testServer, type TestServer } from './testing/place.ts';

let server: TestServer;
beforeEach(async () => {
  server = await testServer({ time: new HandTime() }, { ORRERY_BURST: '20', ORRERY_PER_SECOND: '5' });
});
afterEach(async () => {
  await server.end();
});

const KEY = 'dGhlIHNhbXBsZSBub25jZQ==';
const asked = { Host: 'x', Upgrade: 'websocket', Connection: 'Upgrade', 'Sec-WebSocket-Version': '13', 'Sec-WebSocket-Key': KEY };
const request = (headers: Readonly<Record<string, string>>, method = 'GET'): string =>
  [`${method} /socket HTTP/1.1`, ...Object.entries(headers).map(([key, value]) => `${key}: ${value}`), '', ''].join('\r\n');

function raw(text: string): Socket {
  const socket = connect(server.port, '127.0.0.1');
  socket.on('error', () => {});
  socket.write(text);
  return socket;
}
async function firstLine(text: string): Promise<string> {
  const socket = raw(text);
  const [data] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  return data.toString().split('\r\n')[0] ?? '';
}

test('a request is answered with the key the protocol asks for, and what came with it is heard', async () => {
  const ping = Buffer.from([0x89, 0x81, 0, 0, 0, 0, 0x21]);
  const socket = raw(request(asked));
  socket.write(ping);
  let heard = '';
  while (!heard.endsWith('\x8a\x01!')) heard += ((await once(socket, 'data')) as [Buffer])[0].toString('latin1');
  expect(heard).toContain('101 Switching Protocols');
  expect(heard).toContain('Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=\r\n');
  socket.destroy();
});

test('a request that cannot become a socket is told so', async () => {
  expect(await firstLine(request({ ...asked, 'Sec-WebSocket-Version': '7' }))).toBe('HTTP/1.1 400 Bad Request');
  expect(await firstLine(request({ ...asked, 'Sec-WebSocket-Key': 'short' }))).toBe('HTTP/1.1 400 Bad Request');
  expect(await firstLine(request({ ...asked, Upgrade: 'other' }))).toBe('HTTP/1.1 400 Bad Request');
  expect(await firstLine(request(asked, 'POST'))).toBe('HTTP/1.1 400 Bad Request');
});

test('a farewell is returned', async () => {
  const socket = new WebSocket(server.url);
  await once(socket, 'open');
  socket.close(4321, 'enough');
  expect(await once(socket, 'close')).toEqual([4321, expect.anything()]);
});

test('whoever has not said hello has little to say, in however many messages', async () => {
  for (const text of ['x'.repeat(5000), 'x'.repeat(500)]) {
    const socket = new WebSocket(server.url);
    await once(socket, 'open');
    const gone = once(socket, 'close');
    for (let i = 0; i < 60; i++) socket.send(text);
    await gone;
  }
  expect(await (await fetch(server.metrics)).text()).toContain('orrery_sockets_dropped_total{reason="flood"} 2');
});

test('whoever is turned away is gone at once, and counted', async () => {
  // One that keeps its own end open, whatever it is told.
  const socket = connect({ port: server.port, host: '127.0.0.1', allowHalfOpen: true });
  socket.write(request(asked).replace('/socket', '/elsewhere'));
  const [data] = (await once(socket, 'data')) as [Buffer];
  expect(data.toString()).toContain('404 Not Found');
  const gone = new Promise((done) => void socket.on('error', () => {}).on('close', done));
  const talking = setInterval(() => socket.write('still here'), 10);
  await gone;
  clearInterval(talking);
  expect(await (await fetch(server.metrics)).text()).toContain('orrery_sockets_refused_total{status="404"} 1');
});

test('pings without end and messages in endless pieces are a flood like any other', async () => {
  for (const piece of [Buffer.from([0x89, 0x80, 0, 0, 0, 0]), Buffer.from([0x00, 0x80, 0, 0, 0, 0])]) {
    const socket = raw(request(asked));
    await once(socket, 'data');
    socket.on('data', () => {});
    if (piece[0] === 0) socket.write(Buffer.from([0x01, 0x80, 0, 0, 0, 0]));
    const gone = once(socket, 'close');
    for (let i = 0; i < 60; i++) socket.write(piece);
    await gone;
  }
  expect(await (await fetch(server.metrics)).text()).toContain('orrery_sockets_dropped_total{reason="flood"} 2');
});
