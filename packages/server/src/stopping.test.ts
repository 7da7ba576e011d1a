/** Whoever started a server can stop it, whatever stands between and whatever is connected. */
import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { startProcess } from './bench/process.ts';
import { Guest } from './testing/guest.ts';
import { testServer } from './testing/place.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'orrery-stopping-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const upgrade = (path: string): string =>
  `GET ${path} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`;

/** A socket that says something and keeps its own end open for as long as it likes. */
function cling(port: number, text: string): Socket {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  socket.on('error', () => {}).resume();
  socket.write(text);
  return socket;
}
const KINDS = [
  '',
  'GET / HT',
  'GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: keep-alive\r\n\r\n',
  upgrade('/socket'),
  `${upgrade('/socket')}\x81\xfe`,
];

/** Until the other end is gone altogether: what is sent there then comes back as an error. */
async function cutOff(socket: Socket): Promise<void> {
  const knocking = setInterval(() => socket.write('x'), 5);
  await new Promise((gone) => socket.once('error', gone).once('close', gone));
  clearInterval(knocking);
}

/** Sockets of every kind. */
async function clingTo(port: number): Promise<void> {
  for (let i = 0; i < 100; i++) cling(port, upgrade('/elsewhere'));
  for (const text of KINDS) cling(port, text);
  const silent = new WebSocket(`ws://127.0.0.1:${port}/socket`);
  await once(silent, 'open');
  silent.on('error', () => {}).pause();
  await Guest.arrive(`ws://127.0.0.1:${port}/socket`);
}

const answers = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/healthz`).then(
    () => true,
    () => false,
  );

test('SIGTERM ends it in time, with sockets of any kind open', async () => {
  const server = await startProcess(folder);
  await clingTo(server.port);
  await server.kill('SIGTERM');
  // Where something does not let go in time, the server stops all the same, but with a non-zero exit code.
  expect(server.child.exitCode).toBe(0);
});

test('whoever is refused is let go of altogether, whatever they keep open', async () => {
  const server = await testServer();
  const socket = cling(server.port, upgrade('/elsewhere'));
  await once(socket, 'end');
  await cutOff(socket);
  await server.end();
});

test('whoever clings to a server that has stopped is cut off', async () => {
  const server = await testServer();
  const gone = KINDS.map((text) => new Promise((left) => cling(server.port, text).once('error', left).once('end', left)));
  await answers(server.port);
  await server.end();
  await Promise.all(gone);
});

const launcher = fileURLToPath(new URL('../../../scripts/run.mjs', import.meta.url));
const main = fileURLToPath(new URL('main.ts', import.meta.url));
/** The server behind the launcher, and that behind a shell, as npm starts it. */
const WAYS = {
  launcher: [process.execPath, launcher, main],
  shell: ['sh', '-c', `"${process.execPath}" "${launcher}" "${main}"; true`],
} as const;

async function started(
  way: keyof typeof WAYS,
): Promise<{ readonly first: ChildProcessByStdio<null, Readable, null>; readonly port: number }> {
  const [program, ...words] = WAYS[way];
  const first = spawn(program, words, {
    env: {
      ...process.env,
      npm_lifecycle_event: 'start',
      PORT: '0',
      ORRERY_HOST: '127.0.0.1',
      ORRERY_DATA: folder,
      ORRERY_WEB: '',
      ORRERY_LOG: 'silent',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  while (!/localhost:\d+/.test(said)) said += String(((await once(first.stdout, 'data')) as [Buffer])[0]);
  return { first, port: Number(/localhost:(\d+)/.exec(said)?.[1]) };
}

test.each([
  ['shell', 'SIGTERM'],
  ['shell', 'SIGKILL'],
  // Nobody is left to pass it on: the server itself sees that its launcher is gone.
  ['launcher', 'SIGKILL'],
] as const)('a %s that %s ends leaves no server behind', async (way, signal) => {
  const { first, port } = await started(way);
  await clingTo(port);
  // Its output is open for as long as anything of it runs.
  const silence = once(first.stdout, 'close');
  first.kill(signal);
  await silence;
  expect(await answers(port)).toBe(false);
});
