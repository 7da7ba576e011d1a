import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { go, shelve, tableAt } from './positions.ts';
import { begin, stage } from './stage.ts';

const { page: open } = stage();

test('LIB-INFO-1: a whole game at one screen; behind the curtain nothing of anybody is in the page', async () => {
  const page = await open('#/pass/liberation');
  // A lucky shot ends a game early: as many games as it takes to see the curtain fall often.
  for (let game = 0, curtains = 0; curtains <= 8; game++) {
    expect(game).toBeLessThan(6);
    if (game > 0) await go(page, '#/pass/liberation', 'button[type=submit]');
    await begin(page);
    const seen = await wholeGame(page, 3 + game);
    expect(seen.leaks).toEqual([]);
    expect(seen.names).toBe(14);
    expect(seen.over).toBe(true);
    curtains += seen.curtains;
  }
}, 240_000);

/** The page itself looks and clicks, so that nothing can change between the two. */
function wholeGame(page: Page, start: number) {
  return page.evaluate(async (first) => {
    let seed = first;
    const below = (bound: number): number => {
      seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
      return Math.floor((seed / 2 ** 32) * bound);
    };
    const names = new Set<string>();
    const leaks = new Set<string>();
    let curtains = 0;
    let handed = false;
    for (let step = 0; step < 40_000; step++) {
      const click = (selector: string): boolean => {
        const found = [...document.querySelectorAll(selector)];
        found[below(found.length)]?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
        return found.length > 0;
      };
      for (const city of document.querySelectorAll('.galaxy .target'))
        names.add(city.getAttribute('aria-label')?.split('; ')[0]?.slice(3) ?? '');
      if (document.querySelector('[data-curtain]')) {
        if (!handed) {
          const whole = document.documentElement.outerHTML;
          for (const name of [...names, 'data-city', 'data-choice', 'log-list']) if (whole.includes(name)) leaks.add(name);
          curtains++;
        }
        handed = true;
        click('[data-curtain]');
      } else if (document.querySelector('.prompt.over')) break;
      else {
        handed = false;
        // Where there are too many answers for buttons, they are given on the map.
        if (!click('dialog [data-confirm]'))
          click(`${below(3) ? '.prompt [data-choosable]' : '.galaxy .is-open .target, .prompt [data-choosable]'}:not([disabled])`);
      }
      await new Promise((done) => setTimeout(done, 5));
    }
    // Where the last blow struck the base, its result is shown for a moment before the end.
    for (let n = 0; n < 6000 && !document.querySelector('.end-panel'); n++) await new Promise((done) => setTimeout(done, 10));
    return { names: names.size, leaks: [...leaks], curtains, over: document.querySelector('.end-panel') !== null };
  }, start);
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
      pages.push(await page.evaluate(() => document.documentElement.outerHTML.replaceAll(/:r\w+:|P\d+-\d+/g, '')));
      expect(await page.locator('[data-choosable], [data-choice], [data-city], .answer').count()).toBe(0);
    }
    expect(pages[1], game).toBe(pages[2]);
  }
});
