/**
 * Every kind of decision on some screen: nothing lit is off the screen or covered, no words are cut off, one button is filled at most. The screens
 * take turns; all of them together are for soak.
 */
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { decisions, layoutFaults, nameOf, screens } from './layout.ts';
import { showcaseSite, sketch, stand } from './showcase.ts';
import { stage } from './stage.ts';

const { page: open } = stage(showcaseSite);
let page: Page;
beforeAll(async () => {
  page = await open('');
  await page.waitForFunction(() => 'showcase' in globalThis);
  await sketch(page);
});

/** Prime to the number of screens, so that neighbours in the list get other sizes, other languages and other sizes of text. */
const STRIDE = 11;

test('every kind of decision, each on a screen of its own', async () => {
  const all = [...decisions()];
  for (const [i, [decision, scene]] of all.entries()) {
    const screen = screens[(i * STRIDE) % screens.length];
    if (!screen) throw new Error('there are screens');
    await stand(page, scene, screen.size, screen);
    expect.soft(await layoutFaults(page), `${decision} at ${nameOf(screen)}`).toEqual([]);
  }
});
