import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type Board, drive, type Hand } from './drive.ts';
import { begin, DESKTOP, numbers, PHONE, type Settings, stage, TABLET } from './stage.ts';

const { page: open } = stage();
const BOARD: Board = {
  lit: '[data-choosable]:not([disabled])',
  quiet: '.quiet',
  quietly: 0.45,
  straight: 0.7,
};
const SCREENS = { mouse: DESKTOP, keys: TABLET, touch: PHONE };
/** More things than this are not chosen in any game. */
const MOST = 2500;

async function choose(page: Page, options: Readonly<Record<string, string>>): Promise<void> {
  await page.locator('.options summary').click();
  for (const [id, value] of Object.entries(options)) await page.locator(`#option-${id}`).selectOption(value);
}

interface Game {
  readonly options: Readonly<Record<string, string>>;
  readonly seat: number;
  readonly settings: Settings;
  readonly hand: Hand;
}

const TEAMS = { seats: '4', confrontation: 'true', domination: '4' };

describe.concurrent('whole games against bots, one seat by one kind of hand', () => {
  test.each<readonly [string, Game]>([
    ['two players, by mouse alone', { options: {}, seat: 0, settings: {}, hand: 'mouse' }],
    [
      'teams with War for Resources, by keyboard alone',
      { options: { ...TEAMS, module: 'war' }, seat: 1, settings: { language: 'de', theme: 'light' }, hand: 'keys' },
    ],
    [
      'teams with Air Transport, by touch at 360 × 740',
      { options: { ...TEAMS, module: 'air' }, seat: 2, settings: { language: 'ru' }, hand: 'touch' },
    ],
  ])('%s', async (_title, { options, seat, settings, hand }) => {
    const page = await open('#/play/gravity', { ...settings, seed: '4' }, SCREENS[hand]);
    if (Object.keys(options).length > 0) await choose(page, options);
    await begin(page, seat);
    await page.waitForSelector('.gravity .prompt');
    const { over, chosen, decisions } = await drive(page, BOARD, hand, numbers(seat + 3), MOST);
    expect(over, `after ${chosen} choices`).toBe(true);
    for (const decision of ['prep.keep', 'turn']) expect([...decisions]).toContain(decision);
    // Beside these two, whatever the cards brought.
    expect(decisions.size).toBeGreaterThan(4);
    if (options['confrontation'] === 'true') expect([...decisions]).toContain('team.actor');
    expect(await page.locator('.verdict h2').textContent()).not.toBe('');
    expect(await page.locator('.verdict .clause').textContent()).toMatch(/^GRV-/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await page.context().close();
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
