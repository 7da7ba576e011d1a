/** Whole games of six on the drawn board, by mouse, by keyboard alone and by touch. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { begin, DESKTOP, numbers, PHONE, stage } from './stage.ts';

const { page: open } = stage();
const WHOLE_GAME = 300_000;
const MOST = 900;
/** What moves is looked at elsewhere. */
const still = { reducedMotion: 'reduce' } as const;

type Wanted = { readonly over: true } | { readonly over: false; readonly x: number; readonly y: number };

/**
 * Waits until something can be done, and says where: a question to confirm, the standing order that passes card windows, or anything that is
 * lit; declines often, so that games stay short. Where the last touch changed nothing, anything lit will do, and it is brought to the middle.
 */
async function whereNext(page: Page, dice: number, patience: number, again = false): Promise<Wanted> {
  const handle = await page.waitForFunction(
    ([random, patient, stuck]) => {
      if (document.querySelector('.rx-prompt.over, .replay-bar')) return { over: true } as const;
      const sure = document.querySelector('dialog[open] [data-confirm]');
      const order = document.querySelector('.rx-order:has(input:not([disabled]):not(:checked))');
      const lit = [...document.querySelectorAll('.rex.deciding [data-choosable]:not([disabled])')];
      const quiet = lit.filter((element) => element.matches('.quiet-choice'));
      const among = quiet.length > 0 && patient > 0 ? quiet : lit;
      const any = stuck ? lit[random % lit.length] : (order ?? among[random % among.length]);
      const target = sure ?? (lit.length > 0 ? any : null);
      if (!target) return null;
      const middle = (): { x: number; y: number } => {
        const box = target.getBoundingClientRect();
        return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      };
      const { x, y } = middle();
      const top = document.elementFromPoint(x, y);
      const seen = top && (target.contains(top) || (target.closest('.rx-city') && top.closest('.rx-city')));
      if (stuck || !seen) target.scrollIntoView({ block: 'center', inline: 'center' });
      return { over: false, ...middle() } as const;
    },
    [dice, patience, again] as const,
  );
  return (await handle.jsonValue()) as Wanted;
}

/** Answers until the game is over, and counts the answers. */
async function playOn(page: Page, how: 'click' | 'tap', seed: number): Promise<number> {
  // Five computer players think in between, on a machine that may have other things to do.
  page.setDefaultTimeout(WHOLE_GAME);
  const next = numbers(seed);
  let before = '';
  for (let answers = 0; answers < MOST; answers++) {
    const now = await page.evaluate(() => document.querySelector('.rex')?.textContent ?? '');
    const to = await whereNext(page, next(1000), next(4), now === before);
    before = now;
    if (to.over) {
      // The last answer of a standing order may be quicker than the hand, which then meets the link to the replay.
      if ((await page.locator('.replay-bar').count()) > 0) await page.goBack();
      await page.waitForSelector('.rx-prompt.over');
      return answers;
    }
    if (how === 'tap') await page.touchscreen.tap(to.x, to.y);
    else await page.mouse.click(to.x, to.y);
  }
  return MOST;
}

describe('a whole game of six against bots', () => {
  test(
    'is played by mouse',
    async () => {
      const page = await open('#/play/rex', {}, { ...DESKTOP, ...still });
      await begin(page);
      await page.waitForSelector('.rex');
      expect(await playOn(page, 'click', 5)).toBeLessThan(MOST);
      expect(await page.locator('.rx-end h2').textContent()).toMatch(/You (win|lose)/);
      expect(await page.locator('.rx-end .clause').textContent()).toMatch(/^REX-/);
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
    'is played by keyboard alone',
    async () => {
      const page = await open('#/play/rex', { language: 'de' }, { ...DESKTOP, ...still });
      await page.waitForSelector('button[type=submit]:focus');
      await page.keyboard.press('Enter');
      await page.waitForSelector('.rex');
      const next = numbers(7);
      let answers = 0;
      for (; answers < MOST; answers++) {
        if ((await whereNext(page, 0, 0)).over) break;
        if ((await page.locator('dialog[open]').count()) === 0) {
          await page.keyboard.press(next(4) > 0 ? 'ArrowLeft' : 'ArrowRight');
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
      const page = await open('#/play/rex', { language: 'ru', theme: 'light' }, { ...PHONE, ...still });
      await page.locator('button[type=submit]').tap();
      await page.waitForSelector('.rex');
      expect(await playOn(page, 'tap', 11)).toBeLessThan(MOST);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      await page.getByText(/Вы (победили|проиграли)/).waitFor();
    },
    WHOLE_GAME,
  );
});
