/** The sky of Gravity in every language at every size. */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { covered, crammed, SIZES, skies } from './gravity-sky.ts';
import { LANGUAGES } from './layout.ts';
import { showcaseSite, sketch, stand } from './showcase.ts';
import { stage } from './stage.ts';

const { page: open } = stage(() => showcaseSite('gravity'));
let page: Page;
beforeAll(async () => {
  page = await open('');
  await page.waitForFunction(() => 'showcase' in globalThis);
  await sketch(page);
});

describe.each(skies())('%s nothing covers anything', (_name, sky) => {
  test.each(LANGUAGES.flatMap((language) => SIZES.map((size) => [language, size] as const)))('%s %j', async (language, size) => {
    await stand(page, sky, size, { language });
    expect([...(await covered(page)), ...(await crammed(page))]).toEqual([]);
  });
});
