/** Recorded games of every game, verified in a browser by the very sources of kernel and games: served with their types left out, over plain http. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { stripTypeScriptTypes } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join, normalize } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { context } from './stage.ts';

const root = join(import.meta.dirname, '..');
const names = ['duel', 'conclave', 'liberation', 'rex', 'gravity'] as const;
const imports = {
  '@orrery/kernel': '/packages/kernel/src/index.ts',
  ...Object.fromEntries(['liberation', 'rex', 'gravity'].map((name) => [`@orrery/${name}`, `/packages/${name}/src/index.ts`])),
};
/** The page: one function that says of a replay its id, or what is wrong with it. */
const html = `<!doctype html>
<script type="importmap">${JSON.stringify({ imports })}</script>
<script type="module">
  import { readReplay, replayId, verifyReplay } from '@orrery/kernel';
  globalThis.verify = async (name, text) => {
    const from = name === 'duel' || name === 'conclave' ? '/packages/kernel/fixtures/index.ts' : '@orrery/' + name;
    const { [name]: game } = await import(from);
    const replay = readReplay(text);
    const wrong = 'code' in replay ? replay : verifyReplay(game, replay);
    return wrong ? wrong.problem : replayId(replay);
  };
</script>`;

let server: Server;
let page: Page;

beforeAll(async () => {
  server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://site').pathname);
    const file = join(root, path);
    if (path === '/') response.writeHead(200, { 'content-type': 'text/html' }).end(html);
    else if (!path.startsWith('/packages/') || !existsSync(file)) response.writeHead(404).end();
    else if (path.endsWith('.json')) response.writeHead(200, { 'content-type': 'application/json' }).end(readFileSync(file));
    else response.writeHead(200, { 'content-type': 'text/javascript' }).end(stripTypeScriptTypes(readFileSync(file, 'utf8')));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  page = await (await context({})).newPage();
  // Without its own hash the kernel would fail here, as on any page of a local network.
  await page.addInitScript(() => Object.defineProperty(globalThis, 'crypto', { value: undefined }));
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
});

afterAll(async () => {
  await page?.context().close();
  server?.closeAllConnections();
  await new Promise((closed) => server?.close(closed));
});

type Verify = (game: string, text: string) => Promise<string>;
const verify: Verify = (game, text) =>
  page.evaluate(([name, source]) => (globalThis as unknown as { verify: Verify }).verify(name, source), [game, text] as const);

test.each(names)('recorded games of the %s verify in a browser', async (game) => {
  const files = globSync(`replays/${game}/*.json`, { cwd: root }).toSorted();
  expect(files.length).toBeGreaterThan(0);
  const { replayId } = await import('@orrery/kernel');
  for (const file of files) {
    const text = readFileSync(join(root, file), 'utf8');
    expect(await verify(game, text), file).toBe(replayId(JSON.parse(text) as Parameters<typeof replayId>[0]));
  }
});

test('a replay tampered with is refused there with the reason', async () => {
  const text = readFileSync(join(root, 'replays/duel/draw.json'), 'utf8');
  expect(await verify('duel', text.replace(/"choices":\[\d+/, '"choices":[60'))).toBe('choice 0 by seat 0 was not open: 60');
  expect(await verify('duel', text.replace(/"secret":"./, '"secret":"-'))).toMatch('/seed/secret is not 64 hexadecimal digits');
  expect(await verify('duel', text.replace('"rules":"1"', '"rules":"2"'))).toMatch('played by rules version 2; this program has version 1');
});
