import { describe, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { begin, PHONE, stage } from './stage.ts';

const { page: open } = stage();

describe.each(['dark', 'light'] as const)('axe finds nothing in the %s theme', { timeout: 240_000 }, (theme) => {
  test.each([
    ['lobby', '', '.game'],
    ['set-up', '#/play/liberation', '.setup-form'],
    ['rules', '#/rules/liberation', '.rules-text section'],
    ['about', '#/about', '.about'],
    ['replays', '#/replays', '.replays'],
  ])('on the page: %s', async (_name, hash, ready) => {
    const page = await open(hash, { theme });
    await page.waitForSelector(ready);
    expect(await violations(page)).toEqual([]);
  });

  test('on the Liberation table, both sides, and on its replay', async () => {
    for (const seat of [0, 1]) {
      const page = await open('#/play/liberation', { theme });
      await begin(page, seat);
      await page.waitForSelector('.prompt.decide [data-choosable]');
      await page.locator('.prompt [data-choosable]').first().click();
      await page.waitForTimeout(500);
      const sure = page.locator('dialog [data-confirm]');
      if ((await sure.count()) > 0) await sure.click();
      await page.waitForSelector('.prompt.decide [data-choosable]');
      expect(await violations(page)).toEqual([]);
      if (seat === 0) {
        await page.getByRole('button', { name: 'Table and settings' }).click();
        expect(await violations(page)).toEqual([]);
        await page.getByRole('button', { name: 'Resign' }).click();
        await page.locator('dialog [data-confirm]').click();
        await page.getByRole('link', { name: 'Replay of this game' }).click();
        await page.waitForSelector('.replay-bar');
        expect(await violations(page)).toEqual([]);
      }
    }
  });

  test('on the text tables of Rex and Gravity', async () => {
    for (const game of ['rex', 'gravity']) {
      const page = await open(`#/play/${game}`, { theme, plain: 'on' });
      await begin(page);
      await page.waitForSelector('.answer');
      await page.waitForSelector('.grid');
      expect(await violations(page)).toEqual([]);
    }
  });
});

test('no page scrolls sideways at 320 px', async () => {
  const narrow = { ...PHONE, viewport: { width: 320, height: 640 } };
  for (const language of ['en', 'ru', 'de'] as const) {
    const page = await open('', { language }, narrow);
    for (const [hash, ready] of [
      ['#/', '.game'],
      ['#/play/liberation', '.setup-form'],
      ['#/rules/liberation', '.rules-text section'],
      ['#/about', '.about'],
      ['#/replays', '.replays'],
    ] as const) {
      await page.goto(page.url().replace(/#.*|$/, hash));
      await page.waitForSelector(ready);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${language} ${hash}`).toBeLessThanOrEqual(320);
    }
    for (const game of ['liberation', 'rex', 'gravity']) {
      await page.goto(page.url().replace(/#.*/, `#/play/${game}`));
      await begin(page);
      await page.waitForSelector('[data-choosable]');
      await page.waitForTimeout(150);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${language} ${game}`).toBeLessThanOrEqual(320);
    }
  }
}, 240_000);

test('where less motion is wanted, nothing moves', async () => {
  const page = await open('', {}, { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  await page.waitForSelector('.game');
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await page.goto(`${page.url().split('#')[0]}#/play/liberation`);
  await begin(page, 0);
  await page.waitForSelector('.prompt.decide [data-choosable]');
  await page.locator('.prompt [data-choosable]').first().click();
  await page.waitForSelector('.occupied-card');
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  expect(await page.locator('.ghost').count()).toBe(0);
});
