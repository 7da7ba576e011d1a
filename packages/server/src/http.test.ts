import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { testServer, type TestServer } from './testing/place.ts';

let folder: string;
let web: string;
let server: TestServer;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'orrery-web-'));
  web = join(folder, 'web');
  mkdirSync(join(web, 'assets'), { recursive: true });
  writeFileSync(join(web, 'index.html'), '<!doctype html><title>Orrery</title>');
  writeFileSync(join(web, 'assets', 'a-1.js'), 'export {};');
  server = await testServer({}, { ORRERY_WEB: web });
});
afterEach(async () => {
  await server.end();
  rmSync(folder, { recursive: true, force: true });
});

test('pages come with strict headers, assets are kept, unknown paths of the client are its page', async () => {
  const page = await fetch(`${server.http}/`);
  expect(page.status).toBe(200);
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(page.headers.get('content-security-policy')).not.toContain('unsafe-inline');
  expect(page.headers.get('content-security-policy')).not.toContain('upgrade-insecure-requests');
  expect(page.headers.get('x-content-type-options')).toBe('nosniff');
  expect(page.headers.get('cache-control')).toBe('no-cache');
  expect((await fetch(`${server.http}/assets/a-1.js`)).headers.get('cache-control')).toContain('immutable');
  expect(await (await fetch(`${server.http}/some/table`)).text()).toContain('<title>Orrery');
  expect((await fetch(`${server.http}/missing.js`)).status).toBe(404);
  expect(await (await fetch(`${server.http}/..%2f..%2fetc/passwd`)).text()).not.toContain('root');
  expect((await fetch(`${server.http}/api/matches/none-such-match/replay`)).status).toBe(404);
  expect((await fetch(`${server.http}/api/matches/%00/replay`)).status).toBe(404);
  expect((await fetch(`${server.http}/`, { method: 'POST', body: 'x' })).status).toBeGreaterThanOrEqual(400);
});

test('without documents whoever asks for them is led to the rules', async () => {
  for (const path of ['/docs', '/docs/', '/docs/de/']) {
    const answer = await fetch(`${server.http}${path}`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')], path).toEqual([302, '/#/rules']);
  }
});

test('the documents stand at /docs, under the same headers', async () => {
  const docs = join(folder, 'docs');
  mkdirSync(docs);
  writeFileSync(join(docs, 'index.html'), '<!doctype html><title>Documents</title>');
  writeFileSync(join(docs, 'host.html'), '<!doctype html><title>For hosts</title>');
  const other = await testServer({}, { ORRERY_WEB: web, ORRERY_DOCS: docs });
  try {
    for (const [path, title] of [
      ['/docs', 'Documents'],
      ['/docs/', 'Documents'],
      ['/docs/host.html', 'For hosts'],
      ['/', 'Orrery'],
    ]) {
      const page = await fetch(`${other.http}${path}`);
      expect([page.status, page.headers.get('content-security-policy')?.includes('unsafe-inline')], path).toEqual([200, false]);
      expect(await page.text(), path).toContain(`<title>${title}`);
    }
    expect((await fetch(`${other.http}/docs/nothing.html`)).status).toBe(404);
  } finally {
    await other.end();
  }
  expect(() => readConfig({ ORRERY_DOCS: '/no/such/folder' })).toThrow(ConfigError);
});

test('what is worth it travels compressed; a copy made with the build is sent as it is', async () => {
  writeFileSync(join(web, 'assets', 'b-2.js'), `export const word = '${'word '.repeat(2000)}';`);
  writeFileSync(join(web, 'assets', 'c-3.js'), 'export {}; // plain');
  writeFileSync(join(web, 'assets', 'c-3.js.br'), brotliCompressSync('export {}; // beside it'));
  const got = async (path: string, accepted: string): Promise<readonly [string | null, number, string]> => {
    const answer = await fetch(`${server.http}${path}`, { headers: { 'accept-encoding': accepted } });
    return [answer.headers.get('content-encoding'), Number(answer.headers.get('content-length') ?? 0), await answer.text()];
  };
  const [encoding, , text] = await got('/assets/b-2.js', 'br, gzip');
  expect([encoding, text.length]).toEqual(['br', 10_023]);
  expect((await got('/assets/b-2.js', 'gzip'))[0]).toBe('gzip');
  expect(await got('/assets/b-2.js', 'identity')).toEqual([null, 10_023, text]);
  expect(await got('/assets/c-3.js', 'br')).toEqual(['br', expect.any(Number), 'export {}; // beside it']);
});

test('files whose names begin with a dot are nobody else’s', async () => {
  mkdirSync(join(web, '.git'));
  writeFileSync(join(web, '.git', 'config'), 'secret');
  writeFileSync(join(web, '.env'), 'secret');
  for (const path of ['/.env', '/.git/config', '/%2eenv', '/assets/..%2f.env']) {
    const answer = await fetch(`${server.http}${path}`);
    expect([path, await answer.text()]).not.toEqual([path, 'secret']);
  }
  expect((await fetch(`${server.http}/.env`)).status).toBe(404);
});

/** Asks for a path exactly as given: `fetch` would tidy it up first. */
const ask = (path: string): Promise<{ readonly status: number; readonly body: string }> =>
  new Promise((answered, failed) => {
    request({ port: server.port, path }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (text: string) => (body += text));
      response.on('end', () => answered({ status: response.statusCode ?? 0, body }));
    })
      .on('error', failed)
      .end();
  });

test.each(['/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/assets/..%2f..%2fsecret.txt', '/%00', '/%', '//secret.txt'])(
  'nothing beside the client’s files is reached by %s',
  async (path) => {
    writeFileSync(join(folder, 'secret.txt'), 'not for everybody');
    const { status, body } = await ask(path);
    expect(body).not.toContain('not for everybody');
    expect([200, 400, 403, 404]).toContain(status);
  },
);

test('health and numbers are there for the host', async () => {
  expect(await (await fetch(`${server.http}/healthz`)).json()).toMatchObject({ status: 'ok' });
  const metrics = await (await fetch(server.metrics)).text();
  for (const name of ['orrery_sockets', 'orrery_tables', 'orrery_rows_total', 'process_cpu_seconds_total']) expect(metrics).toContain(name);
  // They count what no visitor may know of, so visitors do not see them.
  expect(await (await fetch(`${server.http}/metrics`)).text()).not.toContain('orrery_');
  // Whoever comes by any other address than the one a machine has for itself finds nobody there.
  const { port } = new URL(server.metrics);
  for (const address of ['127.0.0.2', '[::1]']) await expect(fetch(`http://${address}:${port}/metrics`)).rejects.toThrow('fetch failed');
});

test('settings that make no sense are named', () => {
  expect(() => readConfig({ PORT: 'abc' })).toThrow(ConfigError);
  expect(() => readConfig({ PORT: '70000' })).toThrow(/PORT/);
  expect(() => readConfig({ ORRERY_LOG: 'loud' })).toThrow(/ORRERY_LOG/);
  expect(readConfig({})).toMatchObject({ port: 4700, host: '::', metricsHost: '127.0.0.1', log: 'info' });
  expect(readConfig({ ORRERY_ORIGINS: 'https://a, https://b' }).origins).toEqual(['https://a', 'https://b']);
});
