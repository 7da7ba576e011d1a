/** A game server in a process of its own and one browser, for a test file; people come to it in contexts of their own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, vi } from 'vitest';
import { buildClient } from '../scripts/client.mjs';
import { context, DESKTOP, type Settings } from './stage.ts';

interface Host {
  readonly url: () => string;
  person(name: string, settings?: Settings, options?: BrowserContextOptions): Promise<Page>;
  /** The record of an ended match, as the server hands it out. */
  replay(link: string): Promise<string>;
}

const freePort = (): Promise<number> =>
  new Promise((found) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => found(typeof address === 'object' && address ? address.port : 0));
    });
  });

export function host(): Host {
  const data = mkdtempSync(join(tmpdir(), 'orrery-online-'));
  let server: ChildProcess;
  const contexts: BrowserContext[] = [];
  let url = '';
  // A busy machine is slow, not wrong.
  vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

  beforeAll(async () => {
    const web = await buildClient();
    if (web === null) throw new Error('the web client could not be built');
    const port = await freePort();
    url = `http://127.0.0.1:${port}/`;
    server = spawn(process.execPath, ['apps/cli/bin/orrery.mjs', 'serve'], {
      env: { ...process.env, PORT: String(port), ORRERY_DATA: data, ORRERY_WEB: web },
      stdio: 'ignore',
    });
    for (let tries = 0; tries < 1200; tries++) {
      const up = await fetch(`${url}healthz`).then(
        ({ ok }) => ok,
        () => false,
      );
      if (up) break;
      await new Promise((done) => setTimeout(done, 100));
    }
  }, 240_000);

  afterAll(async () => {
    await Promise.all(contexts.splice(0).map((own) => own.close()));
    const gone = new Promise((done) => server.once('exit', done));
    server.kill('SIGTERM');
    await gone;
    rmSync(data, { recursive: true, force: true });
  });

  return {
    url: () => url,
    async person(name, settings = {}, options = DESKTOP) {
      const own = await context(options);
      contexts.push(own);
      const page = await own.newPage();
      page.setDefaultTimeout(120_000);
      await page.addInitScript(
        (kept) => {
          for (const [key, value] of Object.entries(kept)) localStorage.setItem(`orrery.${key}`, value);
        },
        { name, language: 'en', theme: 'dark', pace: 'instant', ...settings },
      );
      return page;
    },
    replay: async (link) => (await fetch(`${url}api/matches/${link.split('/').at(-1) ?? ''}/replay`)).text(),
  };
}
