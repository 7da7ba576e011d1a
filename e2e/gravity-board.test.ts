import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { drive } from './drive.ts';
import { begin, numbers, PHONE, stage } from './stage.ts';

const { page: open } = stage();

async function choose(page: Page, options: Readonly<Record<string, string>>): Promise<void> {
  await page.locator('.options summary').click();
  for (const [id, value] of Object.entries(options)) await page.locator(`#option-${id}`).selectOption(value);
}

/** Names and numbers in the sky that lie over each other, as pairs one can read. */
const overlaps = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const marks = [...document.querySelectorAll('.sky-svg .island-name, .sky-svg .total, .forecast, .domination')];
    const boxes = marks.map((mark) => ({ text: mark.textContent, box: mark.getBoundingClientRect() }));
    return boxes.flatMap((a, i) =>
      boxes.slice(i + 1).flatMap((b) => {
        const wide = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
        const high = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
        return wide > 1 && high > 1 ? [`${a.text} over ${b.text}`] : [];
      }),
    );
  });

test('a two-player game of Gravity is played on the board with the mouse alone', async () => {
  const page = await open('#/play/gravity');
  await begin(page, 0);
  await page.waitForSelector('.gravity .prompt.decide');
  expect(await drive(page, 'mouse', numbers(3), 3000)).toBeGreaterThan(0);
  expect(await page.locator('.end-panel h2').textContent()).not.toBe('');
}, 240_000);

test('a team game with War for Resources is played on the board with the keyboard alone', async () => {
  const page = await open('#/play/gravity', { language: 'de', theme: 'light' });
  await choose(page, { seats: '4', confrontation: 'true', module: 'war', domination: '4' });
  await begin(page, 1);
  await page.waitForSelector('.gravity .prompt');
  expect(await drive(page, 'keys', numbers(8), 3000)).toBeGreaterThan(0);
}, 240_000);

test('a team game with Air Transport is played on a phone by touch, and nothing is wider than the screen', async () => {
  const page = await open('#/play/gravity', { language: 'ru' }, PHONE);
  await choose(page, { seats: '4', confrontation: 'true', module: 'air', domination: '4' });
  await begin(page, 2);
  await page.waitForSelector('.gravity .prompt');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await drive(page, 'touch', numbers(21), 3000)).toBeGreaterThan(0);
}, 240_000);

test.each([
  [1440, 900],
  [1024, 768],
  [360, 740],
])('nothing in the sky covers anything else at %i × %i', async (width, height) => {
  for (const language of ['en', 'ru', 'de'] as const) {
    const page = await open('#/play/gravity', { language }, { viewport: { width, height } });
    await choose(page, { seats: '4', domination: '5' });
    await begin(page, 0);
    await page.waitForSelector('.gravity .island');
    await page.waitForTimeout(200);
    expect(await overlaps(page)).toEqual([]);
    await page.context().close();
  }
});
