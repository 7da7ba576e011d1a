/** What a redraw costs, in milliseconds: a figure of a quiet machine, so no part of npm test, which counts the work instead. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { scene as gravityScene, TEAMS_WAR, watched as watchedGravity } from './gravity-moments.ts';
import { scene as rexScene, watched as watchedRex } from './rex-moments.ts';
import { type Moment, show, showcaseSite } from './showcase.ts';
import { stage } from './stage.ts';

/**
 * What each following moment costs the page in script, in milliseconds of its own thread: a busy machine makes it wait, not work. Each moment
 * is shown several times and its best counts, since a collection of garbage belongs to no redraw in particular. On a machine slower than those
 * the figures are meant for, a piece of work that takes `USUAL` there tells how much slower, and they are given as they would be there.
 */
const USUAL = 7;

async function redraws(page: Page, moments: readonly Moment[], times: number): Promise<{ readonly median: number; readonly p95: number }> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000;
  };
  await page.evaluate((given) => globalThis.showcase.keep(given), moments);
  const best = moments.map(() => Infinity);
  for (let time = 0; time < times; time++)
    for (const at of moments.keys()) {
      const before = await spent();
      await page.evaluate((i) => globalThis.showcase.step(i), at);
      best[at] = Math.min(best[at] as number, (await spent()) - before);
    }
  let yard = Infinity;
  for (let time = 0; time < 6; time++) {
    const before = await spent();
    // In a task of the page: what is done for the debugger is not counted.
    await page.evaluate(
      () =>
        new Promise((done) =>
          setTimeout(() => {
            const seen = new Map<string, number>();
            for (let i = 0; i < 40_000; i++) seen.set(`word ${(i * 7919) % 10_007}`, i);
            done([...seen.keys()].toSorted().length);
          }),
        ),
    );
    yard = Math.min(yard, (await spent()) - before);
  }
  await session.detach();
  const slower = Math.max(1, yard / USUAL);
  const sorted = best.map((cost) => cost / slower).toSorted((a, b) => a - b);
  const share = (part: number): number => sorted[Math.floor(part * (sorted.length - 1))] ?? Infinity;
  return { median: share(0.5), p95: share(0.95) };
}

const games = {
  Rex: { only: 'rex', moments: watchedRex(1, 0, 600, 25), scene: rexScene },
  Gravity: { only: 'gravity', moments: watchedGravity(TEAMS_WAR, 2, 300, 25), scene: (moment: Moment) => gravityScene(TEAMS_WAR, moment) },
};

describe.each(Object.entries(games))('%s', (name, { only, moments, scene }) => {
  const { page: open } = stage(() => showcaseSite(only));
  test('a redraw after a move takes less than 8 ms of script', async () => {
    const page = await open('');
    await page.waitForFunction(() => 'showcase' in globalThis);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await show(page, scene(moments[0] as Moment));
    const { median, p95 } = await redraws(page, moments.slice(1), 2);
    console.log(`${name}: a redraw takes ${median.toFixed(1)} ms of script in the median, ${p95.toFixed(1)} ms at most in 95 of 100`);
    expect(median).toBeLessThan(8);
  });
});
