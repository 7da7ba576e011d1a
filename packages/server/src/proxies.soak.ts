/** The server behind nginx and Caddy, with the files of `deploy/` but for ports and certificates: pages, and a socket that stays open. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROTOCOL } from '@orrery/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { findProgram } from '../../../scripts/programs.mjs';
import { type TestServer, testServer } from './testing/place.ts';

const deploy = join(import.meta.dirname, '../../../deploy');
const SITE = 'club.example';

let folder: string;
let server: TestServer;
let proxy: ChildProcess | null = null;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'orrery-proxy-'));
  const web = join(folder, 'web');
  mkdirSync(web);
  writeFileSync(join(web, 'index.html'), '<!doctype html><title>Orrery</title>');
  server = await testServer({}, { ORRERY_WEB: web, ORRERY_PROXY: 'loopback' });
});
afterEach(async () => {
  if (proxy && proxy.exitCode === null) {
    proxy.kill('SIGTERM');
    await once(proxy, 'exit');
  }
  proxy = null;
  await server.end();
  rmSync(folder, { recursive: true, force: true });
});

/** A program of a Debian package. */
function found(name: string): string {
  const program = findProgram([name, `/usr/sbin/${name}`]);
  if (program === null) throw new Error(`this campaign needs the Debian package "${name}"`);
  return program;
}

/** A port nobody has. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** The page of the site, asked for by its name. */
const page = (port: number): Promise<{ readonly status: number | undefined; readonly text: string; readonly sealed: string | undefined }> =>
  new Promise((resolve, reject) => {
    const asked = request(
      { host: '127.0.0.1', port, servername: SITE, headers: { host: `${SITE}:${port}` }, rejectUnauthorized: false },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (part: string) => (text += part));
        answer.on('end', () => resolve({ status: answer.statusCode, text, sealed: answer.headers['strict-transport-security'] }));
      },
    );
    asked.on('error', reject).end();
  });

/** What a page of the site hears when it greets. */
async function greeted(url: string, origin: string, host: string): Promise<string> {
  const socket = new WebSocket(url, { headers: { host, origin }, rejectUnauthorized: false });
  await once(socket, 'open');
  socket.send(JSON.stringify({ do: 'hello', id: 'one', v: PROTOCOL }));
  const [said] = (await once(socket, 'message')) as [Buffer];
  socket.close();
  return said.toString('utf8');
}

test('nginx: the file is sound, plain http is sent to TLS, pages and sockets come through', async () => {
  const nginx = found('nginx');
  const [plain, tls] = [await freePort(), await freePort()];
  const made = spawnSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-days',
      '2',
      '-subj',
      `/CN=${SITE}`,
      '-keyout',
      'privkey.pem',
      '-out',
      'fullchain.pem',
    ],
    { cwd: folder },
  );
  expect(made.status).toBe(0);
  const site = readFileSync(join(deploy, 'nginx.conf'), 'utf8')
    .replaceAll(/listen (\[::\]:)?80;/g, (_, six: string | undefined) => (six ? '' : `listen 127.0.0.1:${plain};`))
    .replaceAll(/listen (\[::\]:)?443 /g, (_, six: string | undefined) => (six ? `listen [::1]:${tls} ` : `listen 127.0.0.1:${tls} `))
    .replaceAll(`/etc/letsencrypt/live/${SITE}`, folder)
    .replaceAll('127.0.0.1:4700', `127.0.0.1:${new URL(server.http).port}`);
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ');
  const whole = `daemon off; pid ${folder}/pid; error_log stderr; events {} http { access_log off; ${temp}\n${site}\n}`;
  writeFileSync(join(folder, 'nginx.conf'), whole);
  const args = ['-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf')];
  const checked = spawnSync(nginx, ['-t', ...args], { encoding: 'utf8' });
  expect([checked.status, checked.stderr]).toEqual([0, expect.stringContaining('test is successful')]);
  proxy = spawn(nginx, args, { stdio: 'ignore' });
  await expect
    .poll(() => page(tls).catch(() => null), { timeout: 60_000 })
    .toMatchObject({ status: 200, text: expect.stringContaining('Orrery') as string, sealed: 'max-age=31536000' });
  const sent = await fetch(`http://127.0.0.1:${plain}/some/table`, { redirect: 'manual' });
  expect([sent.status, sent.headers.get('location')]).toEqual([301, expect.stringMatching(/^https:\/\/.*\/some\/table$/)]);
  const { pathname } = new URL(server.url);
  expect(await greeted(`wss://127.0.0.1:${tls}${pathname}`, `https://${SITE}:${tls}`, `${SITE}:${tls}`)).toContain('"ok"');
});

test('Caddy: the file is sound, pages and sockets come through', async () => {
  const caddy = found('caddy');
  const port = await freePort();
  const env = {
    PATH: process.env['PATH'],
    HOME: folder,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
    CADDY_ADMIN: `unix/${folder}/admin`,
    // Without TLS: certificates are Caddy's own business, and it would ask for them elsewhere.
    ORRERY_SITE: `http://127.0.0.1:${port}`,
    ORRERY_SERVER: `127.0.0.1:${new URL(server.http).port}`,
  };
  const args = ['--config', join(deploy, 'Caddyfile'), '--adapter', 'caddyfile'];
  const checked = spawnSync(caddy, ['validate', ...args], { encoding: 'utf8', env });
  expect([checked.status, checked.stdout + checked.stderr]).toEqual([0, expect.stringContaining('Valid configuration')]);
  proxy = spawn(caddy, ['run', ...args], { stdio: 'ignore', env });
  const text = (): Promise<string> =>
    fetch(`http://127.0.0.1:${port}/`).then(
      (answer) => answer.text(),
      () => '',
    );
  await expect.poll(text, { timeout: 60_000 }).toContain('Orrery');
  const { pathname } = new URL(server.url);
  expect(await greeted(`ws://127.0.0.1:${port}${pathname}`, `http://127.0.0.1:${port}`, `127.0.0.1:${port}`)).toContain('"ok"');
});
