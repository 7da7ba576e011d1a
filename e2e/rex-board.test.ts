/** A whole game on the drawn board by mouse, and the last round of one by keyboard alone and by touch; whole games by every kind of hand are a soak. */
import { standard } from '@orrery/rex';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { TableRecord } from '../apps/web/src/table/record.ts';
import { type Board, drive, type Hand, look } from './drive.ts';
import { inRound, sit, tableAt } from './positions.ts';
import { begin, numbers, PHONE, stage, TABLET } from './stage.ts';

const { page: open } = stage();
const MOST = 900;

const BOARD: Board = {
  lit: '.rex.deciding [data-choosable]:not([disabled])',
  quiet: '.quiet-choice',
  quietly: 0.75,
  straight: 0,
};

let late: TableRecord;
beforeAll(async () => {
  late = await tableAt({ game: 'rex', people: [0], seed: 3, by: 'random', until: inRound(standard.constants.rounds) });
});

/** Plays until the game is over. */
async function playOn(page: Page, hand: Hand, seed: number): Promise<void> {
  for (const order of await page.locator('.rx-order select').all()) await order.selectOption('always');
  const { over, chosen } = await drive(page, BOARD, hand, numbers(seed), MOST);
  expect(over, `after ${chosen} choices`).toBe(true);
  await page.waitForSelector('.rx-prompt.over');
}

describe.concurrent('against bots', () => {
  test('a whole game of three is played by mouse', async () => {
    const page = await open('#/play/rex', { seed: '4' });
    await page.locator('#option-seats').selectOption('3');
    await begin(page);
    await page.waitForSelector('.rex');
    await playOn(page, 'mouse', 5);
    expect(await page.locator('.verdict h2').textContent()).toMatch(/You win|wins?\b/);
    expect(await page.locator('.verdict .clause').textContent()).toMatch(/^REX-/);
    await page.getByRole('link', { name: 'Replay of this game' }).click();
    await page.locator('.replay-bar select').selectOption({ label: 'Everything open' });
    await page.locator('.rx-open section').nth(2).waitFor();
    expect(await page.locator('.rx-open section').count()).toBe(3);
    await page.keyboard.press('PageDown');
    await page.getByRole('button', { name: 'Play on from here' }).click();
    await page.waitForSelector('.rex.deciding');
  });

  test('the last round of a game of six is played by keyboard alone', async () => {
    const page = await open('#/about', { language: 'de' }, TABLET);
    await sit(page, late, '.rex.deciding');
    const next = numbers(7);
    // Brackets go through what can be chosen, one after another.
    const place = (): Promise<readonly [at: number, of: number]> =>
      page.evaluate(() => {
        const lit = [...document.querySelectorAll('[data-choosable]:not([disabled])')].filter((each) => each.getClientRects().length > 0);
        return [lit.findIndex((each) => each === document.activeElement), lit.length] as const;
      });
    const [first, of] = await place();
    await page.keyboard.press(']');
    expect(await place()).toEqual([(first + 1) % of, of]);
    await page.keyboard.press('[');
    expect(await place()).toEqual([first, of]);
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
  });

  test('the last round of a game of six is played by touch at 360 × 740', async () => {
    const page = await open('#/about', { language: 'ru', theme: 'light' }, PHONE);
    await sit(page, late, '.rex.deciding');
    await playOn(page, 'touch', 5);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await page
      .locator('.verdict h2')
      .getByText(/Вы победили|Побежда/)
      .waitFor();
  });
});
