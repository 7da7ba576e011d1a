/** How long a person with a slow phone waits for the strongest opponent, without a network: a figure of a quiet machine, so no part of npm test. */
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { type Board, drive } from './drive.ts';
import { slow } from './slow.ts';
import { begin, numbers, PHONE, stage } from './stage.ts';

const { page: open } = stage();

/** Halts come a little late: asked for are so many times as slow, and at least so many must it be. */
const TIMES = 5;
const LEAST = 3.2;
/** A whole turn, up to six answers of half a second each to the eye: a thought that came late would make it longer. */
const TURN = 3250;
const MOST = 900;
const BOARD: Board = {
  lit: '.prompt.decide [data-choosable]:not([disabled]), .galaxy .is-open .target',
  quiet: '.prompt *',
  quietly: 0.7,
  straight: 0,
};

declare global {
  /** Milliseconds from each of the person's answers to the next question or the end. */
  var waited: number[];
}

const watch = (): void => {
  globalThis.waited = [];
  let since: number | null = null;
  new MutationObserver(() => {
    const busy = document.documentElement.dataset['table'] === 'busy';
    if (busy) since ??= performance.now();
    else if (since !== null) {
      globalThis.waited.push(performance.now() - since);
      since = null;
    }
  }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-table'] });
};

/** Milliseconds of a piece of work. */
const work = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const sum = new Int32Array(1);
    const begun = performance.now();
    for (let i = 0; i < 3e8; i++) sum[0] = (sum[0] as number) + i * i;
    return performance.now() - begun;
  });

test.each([0, 1])(
  'side %i of Liberation against the strongest level on a phone four times as slow',
  async (seat) => {
    const seed = `${inject('seed')} ${seat}`;
    const page = await open('#/play/liberation', { seed, pace: 'instant' }, { ...PHONE, serviceWorkers: 'allow' } as const);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.locator('.character-tile').last().tap();
    await begin(page, seat);
    await page.waitForSelector('.prompt.decide [data-choosable]');
    await page.addInitScript(watch);
    await page.context().setOffline(true);
    await page.reload();
    await page.waitForSelector('.prompt.decide [data-choosable]');
    const usual = await work(page);
    const browser = page.context().browser();
    if (!browser) throw new Error('the page has no browser');
    const release = await slow(browser, TIMES);
    try {
      const slower = (await work(page)) / usual;
      const { over } = await drive(page, BOARD, 'touch', numbers(seat + 5), MOST);
      // For the first answer after a page was opened the net is unpacked as well.
      const [opening = 0, ...later] = await page.evaluate(() => globalThis.waited);
      const waits = later.toSorted((a, b) => a - b);
      const at = (share: number): number => waits[Math.floor(share * (waits.length - 1))] ?? Infinity;
      process.stdout.write(
        `seat ${seat}, ${slower.toFixed(1)} times slower: ${waits.length} waits, median ${at(0.5).toFixed(0)} ms, p95 ${at(0.95).toFixed(0)} ms, longest ${at(1).toFixed(0)} ms; the first ${opening.toFixed(0)} ms\n`,
      );
      expect(over).toBe(true);
      expect(slower).toBeGreaterThan(LEAST);
      expect(at(1)).toBeLessThan(TURN);
    } finally {
      await release();
    }
  },
  0,
);
