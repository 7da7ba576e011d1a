import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sight } from './answer.ts';
import { go, shelve, sit, tableAt } from './positions.ts';
import { begin, stage } from './stage.ts';

const { page: open } = stage();

test('LIB-INFO-1: a game at one screen is played to its end; behind the curtain nothing of anybody is in the page', async () => {
  const page = await open('#/about');
  const until = ({ answers }: { readonly answers: number }): boolean => answers >= 40;
  await sit(page, await tableAt({ game: 'liberation', people: [0, 1], seed: 3, until }), '[data-curtain]');
  await sight(page, false);
  const { names, leaks, curtains } = await playOut(page, 3);
  await sight(page, true);
  expect(leaks).toEqual([]);
  expect(names).toBe(14);
  expect(curtains).toBeGreaterThan(8);
  await page.waitForSelector('.verdict');
});

/** The page itself looks and clicks, each time once the table has come to rest, so that nothing can change between the two. */
function playOut(page: Page, dice: number): Promise<{ readonly names: number; readonly leaks: string[]; readonly curtains: number }> {
  return page.evaluate(async (start) => {
    let seed = start;
    const below = (bound: number): number => {
      seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
      return Math.floor((seed / 2 ** 32) * bound);
    };
    const { dataset } = document.documentElement;
    const task = (): Promise<unknown> => new Promise((next) => setTimeout(next));
    /** Clicks one of these; whether there was one. */
    const click = (selector: string): boolean => {
      const found = [...document.querySelectorAll(selector)];
      found[below(found.length)]?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      return found.length > 0;
    };
    /** Hands the screen over, or takes it. */
    const pass = async (selector: string): Promise<void> => {
      const before = dataset['table'];
      click(selector);
      while (dataset['table'] === before) await task();
    };
    const names = new Set<string>();
    const leaks = new Set<string>();
    let curtains = 0;
    for (;;) {
      do await task();
      while (dataset['table'] === 'busy');
      await task();
      for (const city of document.querySelectorAll('.galaxy .target'))
        names.add(city.getAttribute('aria-label')?.split('; ')[0]?.slice(3) ?? '');
      if (dataset['table'] === 'over') return { names: names.size, leaks: [...leaks], curtains };
      if (dataset['table'] === 'hand-over') await pass('.prompt.hand-over button');
      else if (dataset['table'] === 'curtain') {
        const whole = document.documentElement.outerHTML;
        for (const name of [...names, 'data-city', 'data-choice', 'log-list']) if (whole.includes(name)) leaks.add(name);
        curtains++;
        await pass('[data-curtain]');
      } else if (!click('dialog [data-confirm]'))
        // Where there are too many answers for buttons, they are given on the map.
        click(`${below(3) ? '.prompt [data-choosable]' : '.galaxy .is-open .target, .prompt [data-choosable]'}:not([disabled])`);
    }
  }, dice);
}

test('one side never sees the other side’s hand', async () => {
  const page = await open('#/pass/liberation');
  await begin(page);
  const hands: string[][] = [];
  for (const side of [0, 1]) {
    await page.locator('[data-curtain]').click();
    await page.waitForSelector('.prompt.decide [data-choosable]');
    hands[side] = await page.locator('.hand .city-card').evaluateAll((all) => all.map((card) => card.getAttribute('data-city') ?? ''));
    await page.locator('.prompt [data-choosable]').first().click();
    await page.waitForSelector('.prompt.hand-over button, dialog[open]');
    const sure = page.locator('dialog [data-confirm]');
    if ((await sure.count()) > 0) await sure.click();
    await page.locator('.prompt.hand-over button').click();
  }
  expect(hands[0]).toHaveLength(3);
  expect(hands[1]).toHaveLength(3);
  expect(hands[0]?.filter((card) => hands[1]?.includes(card))).toEqual([]);
});

test('behind the curtain the page is the same, whatever lies on the table', async () => {
  const page = await open('#/about');
  for (const game of ['liberation', 'rex', 'gravity'] as const) {
    const pages: string[] = [];
    // The first visit brings whatever a table of this game needs; the two after it are compared.
    for (const seed of [1, 2, 1]) {
      const until = ({ answers }: { readonly answers: number }): boolean => answers >= 20 * seed;
      const table = await tableAt({ game, people: [0, 1], seed, until, ...(game === 'gravity' ? { options: { seats: 3 } } : {}) });
      await go(page, '#/about', '.about');
      await shelve(page, table);
      await go(page, `#/table/${table.id}`, '[data-curtain]');
      await page.locator('html[data-table=curtain]').waitFor({ state: 'attached' });
      pages.push(await page.evaluate(() => document.documentElement.outerHTML.replaceAll(/:r\w+:|P\d+-\d+/g, '')));
      expect(await page.locator('[data-choosable], [data-choice], [data-city], .answer').count()).toBe(0);
    }
    expect(pages[1], game).toBe(pages[2]);
  }
});
