import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { begin, stage } from './stage.ts';

const { page: open } = stage();

/** Plays to the end by pressing one of the offered buttons after another. Returns the number of answers. */
const playOut = (page: Page, most: number): Promise<number> =>
  page.evaluate(async (limit) => {
    let seed = 5;
    const below = (bound: number): number => {
      seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
      return Math.floor((seed / 2 ** 32) * bound);
    };
    const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
    const told = (): string => `${document.querySelectorAll('.log-list li').length} ${document.querySelector('.question')?.textContent}`;
    let answers = 0;
    for (let idle = 0; answers < limit && idle < 12_000;) {
      const sure = document.querySelector<HTMLElement>('dialog [data-confirm]');
      const open = [...document.querySelectorAll<HTMLElement>('.answer:not([disabled])')];
      const button = sure ?? open[below(open.length)];
      if (!button) {
        if (document.querySelector('.text-table')?.getAttribute('data-stage') === 'over') return answers;
        idle++;
        await pause(10);
        continue;
      }
      idle = 0;
      const before = told();
      button.click();
      answers++;
      // The answer shows, or a doubt does; the same words may be asked again.
      for (let n = 0; n < 60 && told() === before && (sure !== null || !document.querySelector('dialog [data-confirm]')); n++)
        await pause(5);
    }
    return -answers;
  }, most);

test('a 6-player game of Rex is completed on the text table', async () => {
  const page = await open('#/play/rex', { language: 'de', plain: 'on' });
  await begin(page);
  expect(await playOut(page, 4000)).toBeGreaterThan(0);
  expect(await page.locator('.question .ask').textContent()).not.toBe('');
}, 240_000);

test('a 4-player team game of Gravity is completed on the text table', async () => {
  const page = await open('#/play/gravity', { language: 'ru', plain: 'on' });
  await page.locator('.options summary').click();
  await page.locator('#option-seats').selectOption('4');
  await page.locator('#option-confrontation').selectOption('true');
  await begin(page);
  expect(await playOut(page, 4000)).toBeGreaterThan(0);
}, 240_000);

test('Liberation has a text table too, with every city, its neighbours and its state', async () => {
  const page = await open('#/play/liberation', { language: 'ru', plain: 'on' });
  await begin(page, 0);
  await page.locator('.answer').first().waitFor();
  await page.locator('.grid tbody tr').nth(13).waitFor();
  expect(await page.locator('.grid tbody tr').count()).toBe(14);
  const broken = await page.locator('.grid thead th').evaluateAll((heads) =>
    heads.flatMap((head) => {
      const text = document.createRange();
      text.selectNodeContents(head);
      const lines = new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size;
      return lines > 1 ? [head.textContent] : [];
    }),
  );
  expect(broken).toEqual([]);
  await page.locator('.answer').first().press('Enter');
  await page.getByText('захвачена, восстановлена').first().waitFor();
});
