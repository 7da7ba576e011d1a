import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type Server } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from './root.mjs';
import { serveFiles } from './static.mjs';
import { serveWelcome } from './welcome.mjs';

interface Answer {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

/** Asks for a path exactly as given: `fetch` would tidy it up first. */
function ask(server: Server, path: string, method = 'GET'): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const sent = request({ port, path, method }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (text: string) => (body += text));
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body }));
    });
    sent.on('error', reject).end();
  });
}

const listening = (server: Server): Promise<void> => new Promise((resolve) => void server.listen(0, resolve));

function guarded({ headers }: Answer): void {
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['content-security-policy']).not.toMatch(/unsafe-inline|unsafe-eval'(?<!wasm-unsafe-eval')|upgrade-insecure-requests/);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['x-frame-options']).toBe('DENY');
  expect(headers['referrer-policy']).toBe('no-referrer');
}

describe('the built client as static files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-static-'));
  const dist = join(folder, 'dist');
  const server = serveFiles(dist);
  beforeAll(async () => {
    mkdirSync(join(dist, 'assets'), { recursive: true });
    writeFileSync(join(folder, 'secret.txt'), 'secret');
    writeFileSync(join(dist, 'index.html'), '<!doctype html>page');
    writeFileSync(join(dist, 'assets/main-1a2b.js'), 'export {};');
    await listening(server);
  });
  afterAll(() => {
    server.close();
    rmSync(folder, { recursive: true });
  });

  test('files have their type, and names with a hash are kept for ever', async () => {
    const script = await ask(server, '/assets/main-1a2b.js');
    expect([script.status, script.body, script.headers['content-type']]).toEqual([200, 'export {};', 'text/javascript; charset=utf-8']);
    expect(script.headers['cache-control']).toContain('immutable');
    guarded(script);
  });

  test('every path of the client gets its page; a missing file is missing', async () => {
    for (const path of ['/', '/table/7?seat=1']) {
      const page = await ask(server, path);
      expect([page.status, page.body, page.headers['cache-control']]).toEqual([200, '<!doctype html>page', 'no-cache']);
      guarded(page);
    }
    const missing = await ask(server, '/assets/gone.js');
    expect(missing.status).toBe(404);
    guarded(missing);
  });

  test.each(['/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/assets/..%2f..%2fsecret.txt', '/%00', '/%', '//secret.txt'])(
    'nothing outside is reached by %s',
    async (path) => {
      const { status, body } = await ask(server, path);
      expect(body).not.toContain('secret');
      expect([200, 400, 404]).toContain(status);
    },
  );

  test('HEAD has no body, other methods are refused', async () => {
    const head = await ask(server, '/', 'HEAD');
    expect([head.status, head.body, head.headers['content-length']]).toEqual([200, '', '19']);
    expect((await ask(server, '/', 'POST')).status).toBe(405);
  });
});

describe('the page before there is a client', () => {
  const server = serveWelcome();
  beforeAll(() => listening(server));
  afterAll(() => void server.close());

  test('names the version and the documents, and shows them', async () => {
    const page = await ask(server, '/');
    expect(page.body).toMatch(/<h1>Orrery \d+\.\d+\.\d+<\/h1>/);
    expect(page.body).toContain('href="/README.md"');
    guarded(page);
    const readme = await ask(server, '/README.md');
    expect([readme.status, readme.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(readme.body).toContain('npm start');
  });

  test('shows nothing but the documents', async () => {
    for (const path of ['/package.json', '/../README.md/../package.json', '/scripts/run.mjs'])
      expect((await ask(server, path)).status).toBe(404);
  });
});

describe('npm start', () => {
  const start = (port: string): string[] => {
    const env = { ...process.env, PORT: port };
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'scripts/run.mjs'), 'start'], {
      encoding: 'utf8',
      env,
      timeout: 30_000,
    });
    return [String(status), stdout, stderr];
  };

  test.each(['abc', '-1', '65536', '4700.5', '0x10', ' 80'])('PORT=%j gets one clear line', (port) => {
    expect(start(port)).toEqual(['1', '', `PORT is "${port}", which is not a number from 0 to 65535.\n`]);
  });

  test('a busy port gets one clear line', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => void other.listen(0, resolve));
    const { port } = other.address() as AddressInfo;
    const [status, , errors] = start(String(port));
    other.close();
    expect([status, errors]).toEqual(['1', expect.stringMatching(new RegExp(`^Port ${port} is in use\\. .*npm start\\n$`))]);
  });
});
