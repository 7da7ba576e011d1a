/** A page is shown in its own letters: when they come late, nothing that somebody is about to touch moves. */
import type { Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { context, DESKTOP, PATIENT, PHONE, remember, stage } from './stage.ts';

const { url } = stage();

interface Held {
  readonly page: Page;
  /** Once everything but the letters has come: whoever shows the page without them has shown it by then. */
  complete(): Promise<void>;
  letGo(): Promise<void>;
}

async function withoutLetters(language: 'en' | 'ru', options: typeof DESKTOP | typeof PHONE): Promise<Held> {
  const page = await (await context(options)).newPage();
  const held: Route[] = [];
  const awaited = new Set<unknown>();
  page.on('request', (request) => awaited.add(request));
  page.on('requestfinished', (request) => awaited.delete(request));
  page.on('requestfailed', (request) => awaited.delete(request));
  let free = false;
  await page.route('**/*.woff2', (route) => (free ? route.continue() : void held.push(route)));
  await remember(page, { language });
  await page.goto(url(), { waitUntil: 'domcontentloaded' });
  return {
    page,
    async complete() {
      await expect.poll(() => held.length > 1 && awaited.size === held.length, PATIENT).toBe(true);
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    },
    async letGo() {
      free = true;
      await Promise.all(held.map((route) => route.continue()));
      await page.locator('#app a[href="#/play/rex"]').first().waitFor();
      await page.evaluate(() => document.fonts.ready);
    },
  };
}

/** Where everything is that can be touched. */
const places = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('#app a, #app button')].map((each) => {
      const { x, y, width, height } = each.getBoundingClientRect();
      return `${each.textContent} ${[x, y, width, height].map(Math.round).join(' ')}`;
    }),
  );

for (const [where, options] of Object.entries({ desktop: DESKTOP, phone: PHONE }))
  for (const language of ['en', 'ru'] as const)
    test(`letters that come late move nothing that was shown before: ${language}, ${where}`, async () => {
      const { page, complete, letGo } = await withoutLetters(language, options);
      await complete();
      const before = await places(page);
      await letGo();
      if (before.length > 0) expect(await places(page)).toEqual(before);
      await page.context().close();
    });

test('letters that never come keep nobody out', async () => {
  const { page } = await withoutLetters('en', DESKTOP);
  await page.locator('#app a[href="#/play/rex"]').first().waitFor();
  await page.context().close();
});
