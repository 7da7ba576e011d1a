/** Every kind of decision on every screen: all sizes, languages and sizes of text; and every decision of the recorded games. */
import { GAMES } from '@orrery/games/list';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { decisions, layoutFaults, nameOf, screens } from './layout.ts';
import { recorded } from './recorded.ts';
import { showcaseSite, sketch, stand } from './showcase.ts';
import { stage } from './stage.ts';

const { page: open } = stage(showcaseSite);
let page: Page;
beforeAll(async () => {
  page = await open('');
  await page.waitForFunction(() => 'showcase' in globalThis);
  await sketch(page);
});

describe.each([...decisions()])('%s', (_decision, scene) => {
  test.each(screens.map((screen) => [nameOf(screen), screen] as const))('%s', async (_name, screen) => {
    await stand(page, scene, screen.size, screen);
    expect(await layoutFaults(page)).toEqual([]);
  });
});

/** A game has some thousand decisions, and each is drawn anew. */
const PATIENCE = 3 * 3_600_000;
/** Prime to the number of screens: neighbouring moments get other sizes, other languages and other sizes of text. */
const STRIDE = 11;

test.each(GAMES)(
  '%s: every decision of the recorded games, the screens in turn',
  async (game) => {
    let moments = 0;
    for (const { name, scene } of recorded(game)) {
      const screen = screens[(moments++ * STRIDE) % screens.length];
      if (!screen) throw new Error('there are screens');
      await stand(page, scene, screen.size, screen);
      expect.soft(await layoutFaults(page), `${name} at ${nameOf(screen)}`).toEqual([]);
    }
    process.stdout.write(`${game}: ${moments} moments of recorded games\n`);
    expect(moments).toBeGreaterThan(0);
  },
  PATIENCE,
);
