import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violationsInBothThemes } from './axe.ts';
import { host } from './host.ts';
import { speak } from './speak.ts';
import { DESKTOP, PHONE } from './stage.ts';

const { url, person } = host();
const MINUTES = 240_000;

/** A table of one's own: with a free seat it waits, against a bot it runs at once. */
async function table(page: Page, other: 'open' | 'bot'): Promise<void> {
  await page.goto(`${url()}#/online/new/liberation`);
  await page.locator('#seat-1').selectOption(other);
  if (other === 'bot') await page.locator('#bot-level').selectOption('1');
  await page.locator('#clock').selectOption('quick');
  await page.locator('#listed').check();
  await page.locator('button[type=submit]').click();
  await page.waitForSelector(other === 'bot' ? '.online-table .prompt' : '.waiting-room');
}

async function sheet(page: Page): Promise<void> {
  await page.locator('.online-chip').click();
  await page.locator('.talk input').fill('Good luck, and a long line of talk that has to be broken somewhere');
  await page.locator('.talk button[type=submit]').click();
  await page.waitForSelector('.talk li');
}

const clean = async (page: Page): Promise<void> => expect(await violationsInBothThemes(page)).toEqual([]);

test(
  'axe finds nothing on the list, the new table, the waiting room, and a running table with its sheet, in both themes',
  async () => {
    const page = await person('Ann', {}, { ...DESKTOP, reducedMotion: 'reduce' });
    await page.goto(`${url()}#/online/new/rex`);
    await page.waitForSelector('.setup-form');
    await clean(page);
    await table(page, 'open');
    await page.locator('.seal summary').click();
    await clean(page);
    await page.goto(`${url()}#/online`);
    await page.waitForSelector('.online-row');
    await page.locator('.online-me summary').click();
    await clean(page);
    await table(page, 'bot');
    await page.waitForSelector('.prompt.decide');
    await clean(page);
    await sheet(page);
    await clean(page);
    await page.locator('[data-leave]').click();
    await clean(page);
    await page.locator('[data-resign]').click();
    await page.waitForSelector('.prompt.over');
    await page.locator('.online-chip').click();
    await page.locator('.seal summary').click();
    await clean(page);
    await page.goto(`${url()}#/match/no-such-table`);
    await page.waitForSelector('.online .lead');
    await clean(page);
    await page.context().close();
  },
  MINUTES,
);

test(
  'nothing scrolls sideways at 320 px',
  async () => {
    const narrow = { ...PHONE, viewport: { width: 320, height: 640 } };
    const page = await person('Somebody with quite a long name', {}, narrow);
    const fits = async (where: string): Promise<void> => {
      for (const language of ['en', 'ru', 'de'] as const) {
        await speak(page, language);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), `${language} ${where}`).toBeLessThanOrEqual(320);
      }
    };
    await table(page, 'open');
    await fits('waiting room');
    await page.goto(`${url()}#/online`);
    await page.waitForSelector('.online-row');
    await page.locator('.online-me summary').click();
    await fits('list');
    for (const game of ['liberation', 'rex', 'gravity']) {
      await page.goto(`${url()}#/online/new/${game}`);
      await page.waitForSelector(`.of-${game} .setup-form`);
      await page.locator('details.options summary').click();
      await fits(`new ${game}`);
    }
    await table(page, 'bot');
    await fits('table');
    await sheet(page);
    await fits('sheet');
    for (const language of ['en', 'ru', 'de'] as const) {
      await speak(page, language);
      expect(await page.locator('.sheet-body').evaluate((body) => body.scrollWidth - body.clientWidth), language).toBeLessThanOrEqual(0);
    }
    await page.context().close();
  },
  MINUTES,
);
