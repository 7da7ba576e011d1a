/** Every kind of decision on every screen: all sizes, languages and sizes of text. */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
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

describe.each([...decisions()])('%s', (_decision, scene) => {
  test.each(screens.map((screen) => [nameOf(screen), screen] as const))('%s', async (_name, screen) => {
    await stand(page, scene, screen.size, screen);
    expect(await layoutFaults(page)).toEqual([]);
  });
});
