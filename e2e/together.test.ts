import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { begin, numbers, stage } from './stage.ts';

const { page: open } = stage();

const where = async (page: Page): Promise<string> => {
  const handle = await page.waitForFunction(() => {
    if (document.querySelector('dialog[open]')) return 'dialog';
    if (document.querySelector('[data-curtain]')) return 'curtain';
    if (document.querySelector('.prompt.over')) return 'over';
    if (document.querySelector('.prompt.hand-over button')) return 'hand-over';
    return document.querySelector('.prompt.decide [data-choosable]:not([disabled])') ? 'decide' : null;
  });
  return (await handle.jsonValue()) as string;
};

test('LIB-INFO-1: a whole game at one screen; behind the curtain nothing of anybody is in the page', async () => {
  const page = await open('#/pass/liberation');
  await begin(page);
  const next = numbers(3);
  const names: string[] = [];
  let curtains = 0;
  let steps = 0;
  for (; steps < 1200; steps++) {
    const now = await where(page);
    if (now === 'over') break;
    if (now === 'curtain') {
      // Read at once: a moment later the next person may already look.
      const whole = await page.evaluate(() => (document.querySelector('[data-curtain]') ? document.documentElement.outerHTML : ''));
      if (whole === '') continue;
      curtains++;
      expect(names.filter((name) => whole.includes(name))).toEqual([]);
      expect(whole).not.toMatch(/data-city|data-choice|log-list/);
      await page.locator('[data-curtain]').click();
    } else if (now === 'hand-over') await page.locator('.prompt.hand-over button').click();
    else if (now === 'dialog') await page.locator('dialog [data-confirm]').click();
    else {
      if (names.length === 0)
        names.push(
          ...(await page
            .locator('.galaxy .target')
            .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')?.split('; ')[0]?.slice(3) ?? ''))),
        );
      const buttons = page.locator('.prompt [data-choosable]:not([disabled])');
      await buttons.nth(next(await buttons.count())).click();
    }
  }
  expect(names.length).toBe(14);
  expect(curtains).toBeGreaterThan(8);
  expect(steps).toBeLessThan(1200);
  await page.locator('.end-panel').waitFor();
}, 240_000);

test('one side never sees the other side’s hand', async () => {
  const page = await open('#/pass/liberation');
  await begin(page);
  const hands: string[][] = [];
  for (const side of [0, 1]) {
    expect(await where(page)).toBe('curtain');
    await page.locator('[data-curtain]').click();
    expect(await where(page)).toBe('decide');
    hands[side] = await page.locator('.hand .city-card').evaluateAll((all) => all.map((card) => card.getAttribute('data-city') ?? ''));
    await page.locator('.prompt [data-choosable]').first().click();
    if ((await where(page)) === 'dialog') await page.locator('dialog [data-confirm]').click();
    expect(await where(page)).toBe('hand-over');
    await page.locator('.prompt.hand-over button').click();
  }
  expect(hands[0]).toHaveLength(3);
  expect(hands[1]).toHaveLength(3);
  expect(hands[0]?.filter((card) => hands[1]?.includes(card))).toEqual([]);
});
