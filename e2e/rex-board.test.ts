/** Whole games on the drawn board, by mouse, by keyboard alone and by touch. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type Board, drive, type Hand, look } from './drive.ts';
import { begin, numbers, PHONE, stage, TABLET } from './stage.ts';

const { page: open } = stage();
const WHOLE_GAME = 300_000;
const MOST = 900;

const BOARD: Board = {
  lit: '.rex.deciding [data-choosable]:not([disabled])',
  quiet: '.quiet-choice',
  quietly: 0.75,
  straight: 0,
};

/** Plays until the game is over. */
async function playOn(page: Page, hand: Hand, seed: number): Promise<void> {
  await page.locator('.rx-order select').selectOption('always');
  const { over, chosen } = await drive(page, BOARD, hand, numbers(seed), MOST);
  expect(over, `after ${chosen} choices`).toBe(true);
  await page.waitForSelector('.rx-prompt.over');
}

describe.concurrent('a whole game against bots', () => {
  test(
    'of six is played by mouse',
    async () => {
      const page = await open('#/play/rex', { seed: '4' });
      await begin(page);
      await page.waitForSelector('.rex');
      await playOn(page, 'mouse', 5);
      expect(await page.locator('.verdict h2').textContent()).toMatch(/You win|wins?\b/);
      expect(await page.locator('.verdict .clause').textContent()).toMatch(/^REX-/);
      await page.getByRole('link', { name: 'Replay of this game' }).click();
      await page.locator('.replay-bar select').selectOption({ label: 'Everything open' });
      expect(await page.locator('.rx-open section').count()).toBe(6);
      await page.keyboard.press('PageDown');
      await page.getByRole('button', { name: 'Check and share' }).click();
      await page.getByRole('button', { name: 'Play on from here' }).click();
      await page.waitForSelector('.rex.deciding');
    },
    WHOLE_GAME,
  );

  test(
    'of three is played by keyboard alone',
    async () => {
      const page = await open('#/play/rex', { language: 'de', seed: '2' }, TABLET);
      await page.waitForSelector('button[type=submit]:focus');
      await page.locator('#option-seats').selectOption('3');
      await page.locator('button[type=submit]').focus();
      await page.keyboard.press('Enter');
      await page.waitForSelector('.rex');
      const next = numbers(7);
      let answers = 0;
      for (; answers < MOST; answers++) {
        const { what } = await look(page, BOARD, 'keys');
        if (what === 'over') break;
        if (what === 'lit') {
          await page.keyboard.press(next(4) > 0 ? 'ArrowLeft' : 'ArrowRight');
          if (next(3) === 0) await page.keyboard.press('ArrowRight');
        }
        await page.keyboard.press('Enter');
      }
      expect(answers).toBeLessThan(MOST);
      await page.waitForSelector('.verdict');
    },
    WHOLE_GAME,
  );

  test(
    'of six is played by touch at 360 × 740',
    async () => {
      const page = await open('#/play/rex', { language: 'ru', theme: 'light', seed: '4' }, PHONE);
      await page.locator('button[type=submit]').tap();
      await page.waitForSelector('.rex');
      await playOn(page, 'touch', 5);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      await page
        .locator('.verdict h2')
        .getByText(/Вы победили|Побежда/)
        .waitFor();
    },
    WHOLE_GAME,
  );
});
