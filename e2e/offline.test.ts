import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { answer } from './answer.ts';
import { asked, sit, tableAt } from './positions.ts';
import { built, host, type Site } from './site.ts';
import { begin, DESKTOP, stage } from './stage.ts';

/** The site as it is now; a later version can be put in its place. */
const files = new Map<string, Buffer>();
const { page: open } = stage(async (): Promise<Site> => {
  for (const [path, content] of await built()) files.set(path, content);
  return host(files);
});

const KEPT = { ...DESKTOP, serviceWorkers: 'allow' } as const;
const controlled = (): boolean => navigator.serviceWorker.controller !== null;

test('after the first load the client starts and plays without a network', async () => {
  const page = await open('', {}, KEPT);
  await page.waitForFunction(controlled);
  await page.context().setOffline(true);
  await page.reload();
  await page.locator('.game').first().waitFor();
  await page.locator('.of-liberation .primary').click();
  await begin(page, 0);
  await answer(page);
  await page.waitForSelector('.occupied-card');
  await page.goto(`${page.url().split('#')[0]}#/rules/gravity`);
  await page.locator('.rules-text section').first().waitFor();
}, 240_000);

/** What comes after a screen is there, and nobody waits for: explanations, and the faces of opponents. */
const LATER = [/\/Explaining-/, /\/faces?-/];

/** Compressed bytes of script of a page's first load, its workers included. */
const scripts = async (page: Page, ready: string): Promise<number> => {
  for (const later of LATER)
    await page.route(later, (route) => route.fulfill({ contentType: 'text/javascript', body: 'export default () => null;' }));
  const sizes = new Map<string, number>();
  page.context().on('response', (response) => {
    if (response.request().resourceType() === 'script' || response.url().endsWith('.js'))
      sizes.set(response.url(), Number(response.headers()['content-length'] ?? 0));
  });
  await page.reload();
  await page.waitForSelector(ready);
  await page.waitForLoadState('networkidle');
  return [...sizes.values()].reduce((sum, size) => sum + size, 0);
};

test('the lobby loads at most 120 kB of compressed script, set-up at most 160 kB, a table at most 250 kB', async () => {
  const lobby = await scripts(await open(''), '.game');
  expect(lobby).toBeGreaterThan(10_000);
  expect(lobby).toBeLessThanOrEqual(120_000);
  for (const game of ['liberation', 'rex', 'gravity']) {
    const page = await open(`#/play/${game}`);
    const setup = await scripts(page, '.character-tile');
    expect(setup, game).toBeGreaterThan(lobby);
    expect(setup, game).toBeLessThanOrEqual(160_000);
    await begin(page, 0);
    const board = `html[data-table=decide] .${game}`;
    await page.waitForSelector(board);
    const table = await scripts(page, board);
    expect(table, game).toBeGreaterThan(setup);
    expect(table, game).toBeLessThanOrEqual(250_000);
    await page.context().close();
  }
}, 240_000);

test('a new version waits until it is wanted, then takes over in the middle of a game, and nothing of it is lost', async () => {
  const page = await open('#/about', {}, KEPT);
  await page.waitForFunction(controlled);
  await sit(page, await tableAt({ game: 'liberation', people: [0], seed: 1, until: asked('dyn.step2', 20) }));
  const hand = (): Promise<string> => page.locator('.hand').innerText();
  const before = await hand();
  const worker = files.get('/offline.js')?.toString() ?? '';
  const named = worker.replace(/(["'`])[0-9a-f]{12}\1/, '"0123456789ab"');
  expect(named).not.toBe(worker);
  files.set('/offline.js', Buffer.from(named));
  const index = files.get('/index.html')?.toString() ?? '';
  files.set('/index.html', Buffer.from(index.replace('<title>', '<meta name="version" content="next"><title>')));
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  const take = page.locator('.notice .primary');
  await take.waitFor();
  // Until it is wanted, a reload shows the version in use.
  expect(await page.locator('meta[name=version]').count()).toBe(0);
  expect(await hand()).toBe(before);
  await take.click();
  await page.locator('meta[name=version]').waitFor({ state: 'attached' });
  await page.waitForSelector('.prompt.decide [data-choosable]');
  expect(await hand()).toBe(before);
  expect(await page.locator('.notice').count()).toBe(0);
  await answer(page);
});
