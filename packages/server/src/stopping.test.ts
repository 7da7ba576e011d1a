/** Whoever started a server can stop it, whatever stands between and whatever is connected. */
import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { startProcess } from './bench/process.ts';
import { Guest } from './testing/guest.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'orrery-stopping-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const upgrade = (path: string): string =>
  `GET ${path} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`;

/** Sockets of every kind that keep their own end open for as long as they like. */
async function clingTo(port: number): Promise<void> {
  const raw = (text: string): void => {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    socket.on('error', () => {});
    socket.write(text);
  };
  for (let i = 0; i < 100; i++) raw(upgrade('/elsewhere'));
  raw('');
  raw('GET / HT');
  raw('GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: keep-alive\r\n\r\n');
  raw(upgrade('/socket'));
  raw(`${upgrade('/socket')}\x81\xfe`);
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

/** The server behind the launcher behind a shell, as npm starts it. */
async function behindShell(): Promise<{ readonly shell: ChildProcessByStdio<null, Readable, null>; readonly port: number }> {
  const launcher = fileURLToPath(new URL('../../../scripts/run.mjs', import.meta.url));
  const main = fileURLToPath(new URL('main.ts', import.meta.url));
  const shell = spawn('sh', ['-c', `"${process.execPath}" "${launcher}" "${main}"; true`], {
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
  while (!/localhost:\d+/.test(said)) said += String(((await once(shell.stdout, 'data')) as [Buffer])[0]);
  return { shell, port: Number(/localhost:(\d+)/.exec(said)?.[1]) };
}

test.each(['SIGTERM', 'SIGKILL'] as const)('a shell that %s ends leaves no server behind', async (signal) => {
  const { shell, port } = await behindShell();
  await clingTo(port);
  // Its output is open for as long as anything of it runs.
  const silence = once(shell.stdout, 'close');
  shell.kill(signal);
  await silence;
  expect(await answers(port)).toBe(false);
});
