/** Every panel of the Rex board at every size, in both themes, as axe reads it. */
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { LOOKS, PANELS, panelFaults, panelScenes, readingAt } from './rex-panels.ts';
import { showcaseSite, sketch } from './showcase.ts';
import { stage } from './stage.ts';

const { page: open } = stage(() => showcaseSite('rex'));
let page: Page;
beforeAll(async () => {
  page = await open('');
  await page.waitForFunction(() => 'showcase' in globalThis);
  await sketch(page);
});
const scenes = panelScenes();

test.each(PANELS.flatMap(([name, decision]) => LOOKS.flat().map((look) => [name, look, decision] as const)))(
  '%s %j',
  async (_name, look, decision) => {
    const drawn = scenes.get(decision);
    if (!drawn) throw new Error('no game has come to this');
    expect(await panelFaults(page, drawn, look)).toEqual([]);
    expect(await violations(page, readingAt(look))).toEqual([]);
  },
);
