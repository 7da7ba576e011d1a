import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type Board, drive, type Hand } from './drive.ts';
import { inRound, sit, tableAt } from './positions.ts';
import { begin, numbers, PHONE, stage, TABLET } from './stage.ts';

const { page: open } = stage();
const BOARD: Board = {
  lit: '[data-choosable]:not([disabled])',
  quiet: '.quiet',
  quietly: 0.45,
  straight: 0.7,
};
/** More things than this are not chosen in any game. */
const MOST = 2500;

/** Plays until the game is over; returns the decisions in which something was chosen. */
async function playOn(page: Page, hand: Hand, seed: number): Promise<readonly string[]> {
  await page.waitForSelector('.gravity .prompt');
  const { over, chosen, decisions } = await drive(page, BOARD, hand, numbers(seed), MOST);
  expect(over, `after ${chosen} choices`).toBe(true);
  for (const decision of ['prep.keep', 'turn']) expect([...decisions]).toContain(decision);
  // Beside these two, whatever the cards brought.
  expect(decisions.size).toBeGreaterThan(4);
  expect(await page.locator('.verdict h2').textContent()).not.toBe('');
  expect(await page.locator('.verdict .clause').textContent()).toMatch(/^GRV-/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.context().close();
  return [...decisions];
}

const TEAMS = { seats: 4, confrontation: true, domination: 4 };

describe.concurrent('against bots, one seat by one kind of hand; whole games by every kind are a soak', () => {
  test('a whole game of two, by mouse alone', async () => {
    const page = await open('#/play/gravity', { seed: '4' });
    await begin(page, 0);
    await playOn(page, 'mouse', 3);
  });

  test('teams with War for Resources from their third round on, by keyboard alone', async () => {
    const options = { ...TEAMS, module: 'war' };
    const page = await open('#/about', { language: 'de', theme: 'light' }, TABLET);
    await sit(page, await tableAt({ game: 'gravity', people: [1], seed: 1, options, until: inRound(3) }));
    expect(await playOn(page, 'keys', 4)).toContain('team.actor');
  });

  test('teams with Air Transport from their third round on, by touch at 360 × 740', async () => {
    const options = { ...TEAMS, module: 'air' };
    const page = await open('#/about', { language: 'ru' }, PHONE);
    await sit(page, await tableAt({ game: 'gravity', people: [2], seed: 1, options, until: inRound(3) }));
    expect(await playOn(page, 'touch', 5)).toContain('team.actor');
  });
});

test('one key goes to the text table and back, with the same answer in focus', async () => {
  const page = await open('#/play/gravity');
  await begin(page, 0);
  await page.waitForSelector('.gravity .prompt.decide [data-choice]');
  await page.locator('.gravity .prompt [data-choice]').first().focus();
  const focused = (): Promise<string | undefined> =>
    page.evaluate(() => (document.activeElement instanceof HTMLElement ? document.activeElement.dataset['choice'] : undefined));
  const choice = await focused();
  await page.keyboard.press('t');
  await page.waitForFunction(
    (wanted) =>
      (document.activeElement as HTMLElement | null)?.closest('.text-table') &&
      (document.activeElement as HTMLElement).dataset['choice'] === wanted,
    choice,
  );
  await page.keyboard.press('t');
  await page.waitForFunction(
    (wanted) =>
      (document.activeElement as HTMLElement | null)?.closest('.gravity') &&
      (document.activeElement as HTMLElement).dataset['choice'] === wanted,
    choice,
  );
  await page.context().close();
});
