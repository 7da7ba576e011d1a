import { standard } from '@orrery/rex';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sight } from './answer.ts';
import { inRound, sit, tableAt } from './positions.ts';
import { begin, PATIENT, stage } from './stage.ts';

const { page: open } = stage();
/** More answers than this are not given in any game. */
const MOST = 4000;

/** Plays on to the end, out of sight, by pressing one of the offered buttons after another, each once the table has come to rest; the number of answers. */
async function playOut(page: Page, dice: number, most: number): Promise<number> {
  await sight(page, false);
  const answers = await page.evaluate(
    async ([start, limit]) => {
      let seed = start;
      const below = (bound: number): number => {
        seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
        return Math.floor((seed / 2 ** 32) * bound);
      };
      const { dataset } = document.documentElement;
      const task = (): Promise<unknown> => new Promise((next) => setTimeout(next));
      for (let answers = 0; answers < limit; answers++) {
        do await task();
        while (dataset['table'] !== 'decide' && dataset['table'] !== 'over');
        await task();
        if (dataset['table'] === 'over') return answers;
        const sure = document.querySelector<HTMLElement>('dialog [data-confirm]');
        const open = [...document.querySelectorAll<HTMLElement>('.answer:not([disabled])')];
        // A dialog that is still to come takes no throw of the dice.
        (sure ?? (open.length > 0 ? open[below(open.length)] : null))?.click();
      }
      return Infinity;
    },
    [dice, most] as const,
  );
  await sight(page, true);
  return answers;
}

test('a 6-player game of Rex is completed on the text table', async () => {
  const page = await open('#/about', { language: 'de', plain: 'on' });
  await sit(
    page,
    await tableAt({ game: 'rex', people: [0], seed: 3, by: 'random', until: inRound(standard.constants.rounds - 1) }),
    '.answer',
  );
  expect(await playOut(page, 5, MOST)).toBeLessThan(MOST);
  expect(await page.locator('.question .ask').textContent()).not.toBe('');
});

test('a 4-player team game of Gravity is completed on the text table', async () => {
  const page = await open('#/about', { language: 'ru', plain: 'on' });
  const options = { seats: 4, confrontation: true };
  await sit(page, await tableAt({ game: 'gravity', people: [0], seed: 5, options, until: inRound(3) }), '.answer');
  expect(await playOut(page, 5, MOST)).toBeLessThan(MOST);
});

test('Liberation has a text table too, with every city, its neighbours and its state', async () => {
  const page = await open('#/play/liberation', { language: 'ru', plain: 'on' });
  await begin(page, 0);
  await page.locator('.answer').first().waitFor();
  await page.locator('.grid tbody tr').nth(13).waitFor();
  await expect.poll(() => page.locator('.grid tbody tr').count(), PATIENT).toBe(14);
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
