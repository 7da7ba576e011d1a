import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { begin, numbers, PHONE, stage } from './stage.ts';

const { page: open } = stage();
const WHOLE_GAME = 300_000;
const MOST = 1500;

/** What the table waits for: the person, or nobody any more. */
const settled = async (page: Page): Promise<'decide' | 'over' | 'dialog'> => {
  const handle = await page.waitForFunction(() => {
    if (document.querySelector('dialog[open]')) return 'dialog';
    if (document.querySelector('.rx-prompt.over')) return 'over';
    const [here] = document.querySelectorAll('.rex.deciding [data-choosable]:not([disabled])');
    return here ? 'decide' : null;
  });
  return (await handle.jsonValue()) as 'decide' | 'over' | 'dialog';
};

/** Answers by clicking or tapping lit things anywhere on the board until the game is over; declines often, so that games stay short. */
async function playOn(page: Page, how: 'click' | 'tap', seed: number): Promise<number> {
  const next = numbers(seed);
  for (let answers = 0; answers < MOST; answers++) {
    const now = await settled(page);
    if (now === 'over') return answers;
    if (now === 'dialog') {
      await page.locator('dialog [data-confirm]')[how]();
      continue;
    }
    const quiet = page.locator('.rx-answers .quiet-choice:not([disabled])');
    const declining = (await quiet.count()) > 0 && next(3) > 0;
    const lit = declining ? quiet : page.locator('[data-choosable]:not([disabled])');
    const target = lit.nth(next(await lit.count()));
    try {
      await target[how]({ timeout: 1500 });
    } catch {
      // The table went on meanwhile: what was lit is gone.
    }
  }
  return MOST;
}

describe('a whole game of six against bots', () => {
  test(
    'is played by mouse',
    async () => {
      const page = await open('#/play/rex');
      await begin(page);
      await page.waitForSelector('.rex');
      expect(await playOn(page, 'click', 5)).toBeLessThan(MOST);
      expect(await page.locator('.rx-end h2').textContent()).toMatch(/You (win|lose)/);
      expect(await page.locator('.rx-end .clause').textContent()).toMatch(/^REX-/);
    },
    WHOLE_GAME,
  );

  test(
    'is played by keyboard alone',
    async () => {
      const page = await open('#/play/rex', { language: 'de' });
      await page.waitForSelector('button[type=submit]:focus');
      await page.keyboard.press('Enter');
      await page.waitForSelector('.rex');
      const next = numbers(7);
      let answers = 0;
      for (; answers < MOST; answers++) {
        const now = await settled(page);
        if (now === 'over') break;
        if (now === 'decide') {
          const back = next(4) > 0;
          await page.keyboard.press(back ? 'ArrowLeft' : 'ArrowRight');
          if (next(3) === 0) await page.keyboard.press('ArrowRight');
        }
        await page.keyboard.press('Enter');
      }
      expect(answers).toBeLessThan(MOST);
      await page.waitForSelector('.rx-end');
    },
    WHOLE_GAME,
  );

  test(
    'is played by touch at 360 × 740',
    async () => {
      const page = await open('#/play/rex', { language: 'ru', theme: 'light' }, PHONE);
      await page.locator('button[type=submit]').tap();
      await page.waitForSelector('.rex');
      expect(await playOn(page, 'tap', 11)).toBeLessThan(MOST);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      await page.getByText(/Вы (победили|проиграли)/).waitFor();
    },
    WHOLE_GAME,
  );
});
