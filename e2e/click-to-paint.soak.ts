/** From a click to the picture of what it did, on a phone four times as slow: a figure of a quiet machine, so no part of npm test. */
import type { GameId } from '@orrery/games/list';
import { expect, inject, test } from 'vitest';
import { BOARDS, drive } from './drive.ts';
import { inRound, sit, tableAt } from './positions.ts';
import { numbers, stage } from './stage.ts';

const { page: open } = stage();

const SLOWER = 4;
const CLICKS = 80;
const MOST = 200;

declare global {
  /** Milliseconds from each click to the next picture. */
  var painted: number[];
}

test.each(Object.entries(BOARDS))('%s', async (game, board) => {
  const page = await open('', { seed: inject('seed') }, { viewport: { width: 390, height: 844 } });
  const late = game === 'liberation' ? ({ answers }: { readonly answers: number }) => answers > 12 : inRound(3);
  await sit(page, await tableAt({ game: game as GameId, people: [0], seed: 7, until: late }), '[data-choosable]');
  await page.evaluate(() => {
    globalThis.painted = [];
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (name === 'click') globalThis.painted.push(duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit);
  });
  const throttle = await page.context().newCDPSession(page);
  await throttle.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const { chosen } = await drive(page, board, 'mouse', numbers(3), CLICKS);
  // The browser does not report what took less than one picture.
  const reported = await page.evaluate(() => globalThis.painted);
  const all = [...reported, ...Array.from({ length: Math.max(0, chosen - reported.length) }, () => 16)].toSorted((a, b) => a - b);
  const at = (share: number): number => all[Math.floor(share * (all.length - 1))] ?? Infinity;
  process.stdout.write(`${game}: ${all.length} clicks, median ${at(0.5)} ms, p95 ${at(0.95)} ms, longest ${at(1)} ms\n`);
  expect(at(0.95)).toBeLessThan(MOST);
});
