/** Bots in a worker of the page, in a real browser: a page with nothing else on it, built in memory. */
import { answer } from '@orrery/bots/task';
import type { Decide, Thinkers } from '@orrery/bots/browser';
import { games } from '@orrery/games';
import { seeded, startMatch, type Choice } from '@orrery/kernel';
import type { Page } from 'playwright-core';
import { join } from 'node:path';
import { build } from 'vite';
import { beforeAll, expect, test } from 'vitest';
import { root } from '../scripts/root.mjs';
import { host, type Site } from './site.ts';
import { stage } from './stage.ts';

declare global {
  var thinkers: Thinkers;
}

const ENTRY = join(root, 'e2e/thinkers-page.ts');

async function site(): Promise<Site> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    root,
    base: './',
    mode: 'production',
    build: { write: false, target: 'es2023', modulePreload: { polyfill: false }, rolldownOptions: { input: { page: ENTRY } } },
    worker: { format: 'es' },
  });
  if (Array.isArray(built) || !('output' in built)) throw new Error('the page is one build');
  const files = built.output.map((file) => [`/${file.fileName}`, Buffer.from(file.type === 'chunk' ? file.code : file.source)] as const);
  const entry = built.output.find((file) => file.type === 'chunk' && file.isEntry);
  const html = `<!doctype html><html lang="en"><title>Thinkers</title><link rel="icon" href="icon.svg"><button>0</button><script type="module" src="${entry?.fileName ?? ''}"></script></html>`;
  const icon = '<svg xmlns="http://www.w3.org/2000/svg"/>';
  return host(new Map([...files, ['/index.html', Buffer.from(html)] as const, ['/icon.svg', Buffer.from(icon)] as const]));
}

const { page: open } = stage(site);

function question(game: string, entrant: string): Decide {
  const rules = games[game]?.open();
  if (!rules || 'faults' in rules) throw new Error(`${game} cannot be opened`);
  const match = startMatch(rules, seeded('page'));
  for (;;) {
    const seat = 31 - Math.clz32(match.asked & -match.asked);
    const choices = match.open(seat);
    if (choices.length > 2 && match.log.length > 4)
      return { ask: 'decide', table: { game, options: {} }, known: match.known(seat), open: choices, seed: 7, entrant };
    match.answer(seat, choices[choices.length >> 1] as Choice);
  }
}

let page: Page;
beforeAll(async () => {
  page = await open('');
  await page.waitForFunction(() => 'thinkers' in globalThis);
});

test('a page thinks what a server would have thought, every time it is asked', async () => {
  for (const [game, entrant] of [
    ['liberation', 'search:200'],
    ['gravity', 'search:10'],
    ['rex', 'level:2'],
  ] as const) {
    const asked = question(game, entrant);
    const found = await page.evaluate(
      async (decide) => [await globalThis.thinkers.ask(decide), await globalThis.thinkers.ask(decide)],
      asked,
    );
    const here = await answer(asked);
    expect(found, game).toEqual([here, here]);
  }
});

test('a long thought neither holds up the page nor outlives its stop', async () => {
  const seen = await page.evaluate(
    async ([long, short]) => {
      const button = document.querySelector('button') as HTMLButtonElement;
      button.onclick = () => (button.textContent = String(Number(button.textContent) + 1));
      const stop = new AbortController();
      let ended = '';
      const thought = globalThis.thinkers.ask(long, stop.signal).then(
        () => (ended = 'answered'),
        (error: unknown) => (ended = (error as Error).name),
      );
      // The page goes on: clicks are counted while the worker has more to think than it could in an hour.
      for (let i = 0; i < 20; i++) {
        await new Promise((resolve) => {
          setTimeout(resolve, 5);
        });
        button.click();
      }
      const before = ended;
      stop.abort();
      await thought;
      return { clicks: button.textContent, before, ended, after: await globalThis.thinkers.ask(short) };
    },
    [question('liberation', 'search:10000000'), question('liberation', 'greedy')] as const,
  );
  expect(seen).toMatchObject({ clicks: '20', before: '', ended: 'AbortError' });
  expect(question('liberation', 'greedy').open).toContain(seen.after);
});
