import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { TableRecord } from '../apps/web/src/table/record.ts';
import { answer } from './answer.ts';
import { violationsInBothThemes } from './axe.ts';
import { asked, go, shelve, tableAt } from './positions.ts';
import { speak } from './speak.ts';
import { DESKTOP, PATIENT, PHONE, stage } from './stage.ts';

const { page: open } = stage();

let dynasty: TableRecord;
let liberation: TableRecord;
let ended: TableRecord;
let rex: TableRecord;
let gravity: TableRecord;
let tables: readonly TableRecord[];
beforeAll(async () => {
  dynasty = await tableAt({ game: 'liberation', people: [0], seed: 1, until: asked('dyn.step2', 30) });
  liberation = await tableAt({ game: 'liberation', people: [1], seed: 2, until: asked('lib.step2', 30) });
  ended = await tableAt({ game: 'liberation', people: [0], seed: 4 });
  rex = await tableAt({ game: 'rex', people: [0], seed: 3, until: asked('D-MOVE', 60) });
  gravity = await tableAt({ game: 'gravity', people: [0], seed: 5, options: { seats: 3 }, until: asked('turn', 40) });
  tables = [dynasty, liberation, ended, rex, gravity];
});

describe('axe finds nothing in either theme', () => {
  const clean = async (page: Page, where?: string): Promise<void> => expect(await violationsInBothThemes(page), where).toEqual([]);

  test('on the pages around the tables', async () => {
    const page = await open('');
    await shelve(page, ended);
    for (const [hash, ready] of [
      ['#/', '.game'],
      ['#/play/liberation', '.setup-form'],
      ['#/replays', '.replay-list li'],
      ['#/packs', '.packs'],
      ['#/about', '.about'],
      ['#/even/liberation', '.even'],
      ['#/rules/liberation', '.rules-text section'],
    ] as const) {
      await go(page, hash, ready);
      await clean(page, hash);
    }
  });

  test('on the Liberation table, both sides, its sheets, its end, and its replay', async () => {
    const page = await open('#/about');
    await shelve(page, ...tables);
    await go(page, `#/table/${liberation.id}`, '.prompt.decide [data-choosable]');
    await clean(page);
    await go(page, `#/table/${dynasty.id}`, '.from-D .prompt.decide [data-choosable]');
    await page.locator('.city:not(.is-open) .target').first().click({ force: true });
    await page.waitForSelector('.refused');
    await clean(page);
    await page.locator('.menu-tool').click();
    await clean(page);
    await page.keyboard.press('Escape');
    await go(page, `#/table/${ended.id}`, '.verdict');
    await clean(page);
    await go(page, `#/replay/${ended.id}`, '.replay-bar');
    await clean(page);
  });

  test('on the text tables', async () => {
    const page = await open('#/about', { plain: 'on' });
    await shelve(page, ...tables);
    for (const { id, game } of [dynasty, rex, gravity]) {
      await go(page, `#/table/${id}`, `.of-${game} .answer`);
      await page.waitForSelector('.grid');
      await clean(page, game);
    }
  });
});

test.each([
  [PHONE, ['100%', '125%']],
  [DESKTOP, ['100%', '125%', '150%', '200%']],
])('sizes of text are named by what the screen has room for: %o', async (screen, sizes) => {
  const page = await open('#/about', {}, screen);
  await shelve(page, dynasty);
  await go(page, `#/table/${dynasty.id}`, '.menu-tool');
  await page.locator('.menu-tool').click();
  expect(await page.locator('[aria-labelledby=text] button').allInnerTexts()).toEqual(sizes);
});

test('with the largest text nothing of the link to the content is seen before it is reached by keys', async () => {
  const page = await open('#/about', { text: '200' });
  const edge = (): Promise<number> => page.locator('.skip').evaluate((link) => link.getBoundingClientRect().bottom);
  await expect.poll(edge, PATIENT).toBeLessThanOrEqual(0);
  await page.locator('.skip').focus();
  await expect.poll(edge, PATIENT).toBeGreaterThanOrEqual(44);
});

test('no page scrolls sideways at 320 px', async () => {
  const narrow = { ...PHONE, viewport: { width: 320, height: 640 } };
  const fits = async (page: Page, where: string): Promise<void> =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth), where).toBeLessThanOrEqual(320);
  const page = await open('#/about', {}, narrow);
  await shelve(page, ...tables);
  for (const language of ['en', 'ru', 'de'] as const) {
    await go(page, '#/about', '.about');
    await speak(page, language);
    for (const [hash, ready] of [
      ['#/', '.game'],
      ['#/play/liberation', '.setup-form'],
      ['#/rules/liberation', '.rules-text section'],
      ['#/about', '.about'],
      ['#/replays', '.replays'],
      ['#/packs', '.packs'],
    ] as const) {
      await go(page, hash, ready);
      await fits(page, `${language} ${hash}`);
    }
  }
  for (const [hash, ready] of [
    [`#/table/${dynasty.id}`, '.liberation [data-choosable]'],
    [`#/table/${ended.id}`, '.verdict'],
    [`#/replay/${ended.id}`, '.replay-bar'],
    [`#/table/${rex.id}`, '.rex [data-choosable]'],
    [`#/table/${gravity.id}`, '.gravity [data-choosable]'],
  ] as const) {
    await go(page, hash, ready);
    for (const language of ['de', 'en', 'ru'] as const) {
      await speak(page, language);
      await fits(page, `${language} ${hash}`);
    }
  }
});

test('where less motion is wanted, nothing moves', async () => {
  const page = await open('', {}, { ...DESKTOP, reducedMotion: 'reduce' });
  await page.waitForSelector('.game');
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await shelve(page, dynasty);
  await go(page, `#/table/${dynasty.id}`, '.prompt.decide [data-choosable]');
  await answer(page);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  expect(await page.locator('.ghost').count()).toBe(0);
  for (const { id, game } of [rex, gravity]) {
    await shelve(page, rex, gravity);
    await go(page, `#/table/${id}`, `.${game} [data-choosable]`);
    expect(await page.evaluate(() => document.getAnimations().map((each) => String(each.effect?.getTiming().duration))), game).toEqual([]);
  }
});
