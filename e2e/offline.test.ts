import { expect, test } from 'vitest';
import { begin, DESKTOP, stage } from './stage.ts';

const { page: open } = stage();

test('after the first load the client starts and plays without a network', async () => {
  const page = await open('');
  await page.evaluate(async () => {
    for (let n = 0; n < 4000 && !navigator.serviceWorker.controller; n++) await new Promise((done) => setTimeout(done, 25));
  });
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await page.context().setOffline(true);
  await page.reload();
  await page.locator('.game').first().waitFor();
  await page.locator('.of-liberation .primary').click();
  await begin(page, 0);
  await page.locator('.prompt.decide [data-choosable]').first().click();
  await page.waitForSelector('.occupied-card');
  await page.goto(`${page.url().split('#')[0]}#/rules/gravity`);
  await page.locator('.rules-text section').first().waitFor();
}, 240_000);

/** Compressed bytes of script that a page has loaded, its workers included. */
const scripts = async (hash: string, ready: string, start?: boolean): Promise<number> => {
  const page = await open(hash, {}, { ...DESKTOP, serviceWorkers: 'block' });
  const sizes = new Map<string, number>();
  page.context().on('response', (response) => {
    if (response.request().resourceType() === 'script' || response.url().endsWith('.js'))
      sizes.set(response.url(), Number(response.headers()['content-length'] ?? 0));
  });
  await page.reload();
  if (start) await begin(page, 0);
  await page.waitForSelector(ready);
  await page.waitForTimeout(300);
  return [...sizes.values()].reduce((sum, size) => sum + size, 0);
};

test('the lobby loads at most 120 kB of compressed script, a Liberation table at most 250 kB', async () => {
  const lobby = await scripts('', '.game');
  expect(lobby).toBeGreaterThan(10_000);
  expect(lobby).toBeLessThanOrEqual(120_000);
  const table = await scripts('#/play/liberation', '.liberation', true);
  expect(table).toBeGreaterThan(lobby);
  expect(table).toBeLessThanOrEqual(250_000);
}, 240_000);
