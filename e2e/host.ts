/** A game server of its own, whose chance falls the same each time, for a test file; people come to it in contexts of their own. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games } from '@orrery/games';
import { readConfig, serve, type Running } from '@orrery/server';
import { tendPeople, type Act } from '@orrery/store';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { buildClient } from '../scripts/client.mjs';
import { evidence } from './evidence.ts';
import { fixedEntropy } from './luck.ts';
import { context, DESKTOP, remember, type Settings } from './stage.ts';

interface Host {
  readonly url: () => string;
  person(name: string, settings?: Settings, options?: BrowserContextOptions): Promise<Page>;
  /** The record of an ended match, as the server hands it out. */
  replay(link: string): Promise<string>;
  /** What the host does to somebody at the command line. */
  tend(name: string, what: Act['what']): Promise<void>;
}

export function host(): Host {
  const data = mkdtempSync(join(tmpdir(), 'orrery-online-'));
  let server: Running;
  const contexts: BrowserContext[] = [];
  const kept = evidence();
  const url = (): string => `http://127.0.0.1:${server.port}/`;
  // A busy machine is slow, not wrong.
  vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

  beforeAll(async () => {
    const web = await buildClient();
    if (web === null) throw new Error('the web client could not be built');
    const config = readConfig({
      PORT: '0',
      ORRERY_HOST: '127.0.0.1',
      ORRERY_DATA: data,
      ORRERY_WEB: web,
      ORRERY_LOG: 'error',
      ORRERY_BUDGETS: '100',
    });
    server = await serve(config, { games, entropy: fixedEntropy('orrery') });
  }, 240_000);

  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') cpSync(data, join(await kept.leave(task), 'server'), { recursive: true });
  });

  afterAll(async () => {
    await Promise.all(contexts.splice(0).map((own) => own.close()));
    await server.close();
    rmSync(data, { recursive: true, force: true });
  });

  return {
    url,
    async person(name, settings = {}, options = DESKTOP) {
      const own = await context(options, name);
      contexts.push(own);
      const page = await own.newPage();
      page.setDefaultTimeout(120_000);
      kept.watch(page);
      await remember(page, { name, language: 'en', theme: 'dark', pace: 'instant', 'first-times': 'off', ...settings });
      return page;
    },
    tend: (name, what) =>
      tendPeople(data, async (people) => {
        const [{ id: whom } = { id: '' }] = await people.called(name);
        await people.conduct.act({ time: Date.now(), by: '', what, whom, match: '', until: 0, reason: '', address: false });
      }),
    replay: async (link) => (await fetch(`${url()}api/matches/${link.split('/').at(-1) ?? ''}/replay`)).text(),
  };
}
