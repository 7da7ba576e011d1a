import { beforeAll, expect, test } from 'vitest';
import type { TableRecord } from '../apps/web/src/table/record.ts';
import { violations } from './axe.ts';
import { go, shelve, sit, tableAt } from './positions.ts';
import { PATIENT, PHONE, stage } from './stage.ts';

const { page: open } = stage();
/** A short game of Liberation: somebody left it in its fourth turn, so that a review of it takes a moment. */
let left: TableRecord;
let ended: TableRecord;
beforeAll(async () => {
  const begun = await tableAt({ game: 'liberation', people: [0], seed: 4, until: ({ answers }) => answers >= 10 });
  left = { ...begun, ended: { how: 'resigned', result: null, seat: 1 } };
  ended = await tableAt({ game: 'gravity', options: { seats: 2 }, people: [0], seed: 4 });
});

test('a game that is over is reviewed: marks lead to the board, by keyboard too, and one tries it differently from there', async () => {
  const page = await open('#/about');
  await sit(page, left, '.prompt.over');
  await page.getByRole('link', { name: 'Review', exact: true }).click();
  await page.locator('.review-short').waitFor();
  await expect.poll(() => page.locator('.review-short h1').textContent(), PATIENT).toBe('Unfinished');
  await expect.poll(() => page.locator('.review-sum').textContent(), PATIENT).toMatch(/= \d+%$/);
  await expect.poll(() => page.locator('.review-ledger tbody tr').count(), PATIENT).toBe(14);
  await page.locator('.review-board .galaxy').waitFor();
  expect(await violations(page)).toEqual([]);

  const marks = page.locator('g.review-mark');
  const chosen = page.locator('g.review-mark[aria-current]');
  await chosen.focus();
  await page.keyboard.press('End');
  await expect.poll(() => chosen.getAttribute('data-mark'), PATIENT).toBe(await marks.last().getAttribute('data-mark'));
  await page.keyboard.press('Home');
  await expect.poll(() => chosen.getAttribute('data-mark'), PATIENT).toBe(await marks.first().getAttribute('data-mark'));
  await page.waitForURL(/#\/review\/.*mark=/);

  await page.getByText('The same as a table').click();
  await expect.poll(() => page.locator('.review-facts tbody tr').count(), PATIENT).toBeGreaterThan(3);

  await page.getByRole('button', { name: 'Try it differently from here' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Play' }).click();
  await page.waitForURL(/#\/table\//);
  await page.locator('.galaxy').first().waitFor();
});

test('a review is stopped at once and goes on where it was; on a phone nothing has to be scrolled sideways', async () => {
  const page = await open('#/about', { language: 'de', theme: 'light' }, PHONE);
  await shelve(page, ended);
  // Pressed as soon as it is drawn: however slow the page, no answer of a worker has been read by then.
  await page.evaluate(() => {
    const drawn = new MutationObserver(() => {
      const stop = document.querySelector<HTMLElement>('.review-progress button');
      if (!stop) return;
      drawn.disconnect();
      document.documentElement.dataset['pressed'] = stop.textContent;
      stop.click();
    });
    drawn.observe(document.body, { childList: true, subtree: true });
  });
  await go(page, `#/review/${ended.id}?seat=1`, 'html[data-pressed=Anhalten]');
  await page.locator('[data-stage="stopped"]').waitFor();
  await page.getByRole('button', { name: 'Weiter' }).click();
  await page.locator('.review-short').waitFor();
  await expect.poll(() => page.locator('.review-sum').textContent(), PATIENT).toMatch(/= (0|50|100)\s%$/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(await violations(page)).toEqual([]);
  await page.locator('.review-thumb').getByRole('button', { name: 'Nächste Marke' }).click();
  await page.waitForURL(/mark=/);
});
