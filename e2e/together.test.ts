import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sight } from './answer.ts';
import { go, shelve, sit, tableAt } from './positions.ts';
import { begin, stage } from './stage.ts';

const { page: open } = stage();

test('LIB-INFO-1: a game at one screen is played to its end; behind the curtain nothing of anybody is in the page', async () => {
  const page = await open('#/about');
  const until = ({ answers }: { readonly answers: number }): boolean => answers >= 100;
  await sit(page, await tableAt({ game: 'liberation', people: [0, 1], seed: 3, until }), '[data-curtain]');
  await sight(page, false);
  const { names, leaks, curtains } = await playOut(page, 3);
  await sight(page, true);
  expect(leaks).toEqual([]);
  expect(names).toBe(14);
  expect(curtains).toBeGreaterThan(8);
  await page.waitForSelector('.verdict');
});

/** The page itself looks and clicks, each time once the table has come to rest and the page has drawn it, so that the same dice always play the same game. */
function playOut(page: Page, dice: number): Promise<{ readonly names: number; readonly leaks: string[]; readonly curtains: number }> {
  return page.evaluate(async (start) => {
    let seed = start;
    const below = (bound: number): number => {
      seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
      return Math.floor((seed / 2 ** 32) * bound);
    };
    const { dataset } = document.documentElement;
    /** The next frame, and after it whatever the frame was followed by. */
    const drawn = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    const LIT = '.prompt [data-choosable]:not([disabled])';
    const CITIES = '.galaxy .is-open .target';
    const SURE = 'dialog [data-confirm]';
    /** What is clicked at each stage; nothing where the game is over. */
    const ON: Readonly<Record<string, string>> = {
      'hand-over': '.prompt.hand-over button',
      curtain: '[data-curtain]',
      decide: `${LIT}, ${CITIES}, ${SURE}`,
    };
    const ready = (): boolean => dataset['table'] === 'over' || document.querySelector(ON[dataset['table'] ?? ''] ?? 'none') !== null;
    const rest = async (): Promise<void> => {
      for (let rested = false; !rested;) {
        await drawn();
        if (!ready()) continue;
        // What a drawing has set off may change it once more.
        await drawn();
        rested = ready();
      }
    };
    /** Clicks one of these; whether there was one. */
    const click = (selector: string): boolean => {
      const found = [...document.querySelectorAll(selector)];
      if (found.length === 0) return false;
      found[below(found.length)]?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      return true;
    };
    const names = new Set<string>();
    const leaks = new Set<string>();
    let curtains = 0;
    for (;;) {
      await rest();
      const stage = dataset['table'] ?? '';
      for (const city of document.querySelectorAll('.galaxy .target'))
        names.add(city.getAttribute('aria-label')?.split('; ')[0]?.slice(3) ?? '');
      if (stage === 'over') return { names: names.size, leaks: [...leaks], curtains };
      if (stage === 'curtain') {
        const whole = document.documentElement.outerHTML;
        for (const name of [...names, 'data-city', 'data-choice', 'log-list']) if (whole.includes(name)) leaks.add(name);
        curtains++;
      }
      // Where there are too many answers for buttons, they are given on the map.
      if (stage !== 'decide') click(ON[stage] ?? 'none');
      else if (!click(SURE)) click(below(3) > 0 && document.querySelector(LIT) ? LIT : `${CITIES}, ${LIT}`);
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
