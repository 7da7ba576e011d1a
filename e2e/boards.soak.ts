/** Whole games on the drawn boards and on the text table by every kind of hand, other games each time. */
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { type Board, BOARDS, drive, type Hand } from './drive.ts';
import { begin, DESKTOP, numbers, PHONE, stage, TABLET } from './stage.ts';

const { page: open } = stage();
const GAMES = 5;
const MOST = 4000;
const SCREENS: Readonly<Record<Hand, typeof DESKTOP>> = { mouse: DESKTOP, keys: TABLET, touch: PHONE };

const PLAIN: Board = { lit: '.answer:not([disabled])', quiet: '.answer', quietly: 0, straight: 0 };

async function whole(page: Page, board: Board, hand: Hand, dice: number): Promise<void> {
  await begin(page);
  const { over, chosen } = await drive(page, board, hand, numbers(dice), MOST);
  expect(over, `after ${chosen} choices`).toBe(true);
  await page.context().close();
}

describe.each(Object.entries(BOARDS))('%s', (game, board) => {
  for (let number = 0; number < GAMES; number++) {
    const seed = `${inject('seed')} ${number}`;
    test.each(['mouse', 'keys', 'touch'] as const)(`by %s, seed ${seed}`, async (hand) =>
      whole(await open(`#/play/${game}`, { seed }, SCREENS[hand]), board, hand, number),
    );
    test(`on the text table, seed ${seed}`, async () =>
      whole(await open(`#/play/${game}`, { seed, plain: 'on' }, DESKTOP), PLAIN, 'mouse', number));
  }
});
