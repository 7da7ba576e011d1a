/**
 * How long a person waits in a whole game of Rex against five computer players at the default pace, round by round, and the longest stretch in which
 * nothing new is seen: figures of a quiet machine, so no part of npm test. The person answers at once.
 */
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { TableRecord } from '../apps/web/src/table/record.ts';
import { press } from './answer.ts';
import { sit, tableAt } from './positions.ts';
import { serve, type Site } from './site.ts';
import { context, DESKTOP, numbers, remember } from './stage.ts';

const SECOND = 1000;
/** Seconds of waiting in a round, by level, and without news. */
const MOST = { 3: 25, 8: 60 } as const;
const SILENCE = 8;
const ANSWERS = 1500;

const LIT = '.rex.deciding [data-choosable]:not([disabled])';
const FILLED = '.rex.deciding .primary[data-choosable]:not([disabled])';
const QUIET = '.rex.deciding .quiet-choice[data-choosable]:not([disabled])';
/** How often a person who could be done goes on instead. */
const EAGER = 3;

interface Waited {
  readonly round: number;
  /** Milliseconds in which others were waited for, in all and at most without news. */
  waits: number;
  silence: number;
}
declare global {
  var waitedBy: Map<number, Waited>;
}

/** In the page: counts the time in which the table is busy, and how long of it nothing was told. */
const watch = (): void => {
  globalThis.waitedBy = new Map();
  let since: number | null = null;
  let news = 0;
  let told = '';
  const current = (): Waited => {
    const round = Number(document.querySelector('.rx-track .rounds b')?.textContent ?? 0);
    const found = globalThis.waitedBy.get(round) ?? { round, waits: 0, silence: 0 };
    globalThis.waitedBy.set(round, found);
    return found;
  };
  const heard = (now: number): void => {
    if (since !== null) {
      const entry = current();
      entry.silence = Math.max(entry.silence, now - Math.max(news, since));
    }
    news = now;
  };
  new MutationObserver(() => {
    const now = performance.now();
    const { table: stage } = document.documentElement.dataset;
    const busy = stage === 'busy' || stage === 'wait';
    // What is asked, what lies on the table, and what the log tells: whatever a person would see change.
    const saying = [...document.querySelectorAll('.rx-ask, .rx-log, .rx-over, .rx-side, .rx-city')].map((part) => part.textContent).join();
    if (saying !== told) {
      told = saying;
      heard(now);
    }
    if (busy && since === null) since = now;
    else if (!busy && since !== null) {
      heard(now);
      current().waits += now - since;
      since = null;
    }
  }).observe(document, { attributes: true, attributeFilter: ['data-table'], subtree: true, childList: true, characterData: true });
};

let site: Site;
beforeAll(async () => {
  site = await serve();
});
afterAll(() => site.close());

test.each([3, 8] as const)(
  'a whole game against five of level %i',
  async (level) => {
    const seed = [...inject('seed')].reduce<number>((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 100_000, level);
    // As a table of one person at one screen is set up.
    const begun = await tableAt({ game: 'rex', options: { seats: 6, interruptPrivacy: 'fast' }, people: [0], seed, until: () => true });
    const table: TableRecord = { ...begun, seats: begun.seats.map((seat) => (seat.kind === 'bot' ? { ...seat, level } : seat)) };
    // With everything that moves, as it is for whoever changes nothing.
    const own = await context({ ...DESKTOP, reducedMotion: 'no-preference' }, String(seed));
    const page = await own.newPage();
    page.setDefaultTimeout(120 * SECOND);
    await remember(page, { language: 'en', theme: 'dark', 'first-times': 'off' });
    await page.addInitScript(watch);
    await page.goto(`${site.url}#/about`);
    await sit(page, table, '.rex.deciding');
    const below = numbers(seed);
    let over = false;
    for (let answers = 0; answers < ANSWERS && !over; answers++) {
      await page.waitForFunction((lit) => {
        const { table: stage } = document.documentElement.dataset;
        return stage === 'over' || (stage === 'decide' && document.querySelector(`${lit}, dialog [data-confirm]`) !== null);
      }, LIT);
      over = await page.evaluate(() => document.documentElement.dataset['table'] === 'over');
      if (!over) await press(page, below(EAGER) === 0 ? [FILLED, LIT] : [FILLED, QUIET, LIT], below(1000));
    }
    const rounds = (await page.evaluate(() => [...globalThis.waitedBy.values()])).filter(({ round }) => round > 0);
    for (const { round, waits, silence } of rounds)
      process.stdout.write(
        `level ${level}, round ${round}: ${(waits / SECOND).toFixed(1)} s of waiting, at most ${(silence / SECOND).toFixed(1)} s without news\n`,
      );
    await own.close();
    expect(over).toBe(true);
    expect(rounds.length).toBeGreaterThan(0);
    for (const { round, waits, silence } of rounds) {
      expect.soft(waits / SECOND, `waiting in round ${round}`).toBeLessThanOrEqual(MOST[level]);
      expect.soft(silence / SECOND, `silence in round ${round}`).toBeLessThanOrEqual(SILENCE);
    }
  },
  0,
);
