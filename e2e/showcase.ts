/** Boards drawn from moments made up by a test: the showcase page, built in memory, in a browser. */
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { build, type Plugin } from 'vite';
import type { Moment, Scene, Showcase } from '../apps/web/showcase/showcase.tsx';
import { root } from '../scripts/root.mjs';
import { host, type Site } from './site.ts';
import type { Settings } from './stage.ts';

export type { Moment, Scene } from '../apps/web/showcase/showcase.tsx';

declare global {
  var showcase: Showcase;
}

/** The site of the showcase, for `stage`; with the board of one game alone it is built in half the time. */
export async function showcaseSite(only?: string): Promise<Site> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    root: join(root, 'apps/web/showcase'),
    base: './',
    mode: 'production',
    define: { __BUILT__: 'true', 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    plugins: only === undefined ? [] : [oneBoard(only)],
    build: { write: false, target: 'es2023', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
    worker: { format: 'es' },
  });
  if (Array.isArray(built) || !('output' in built)) throw new Error('the showcase is one build');
  return host(
    new Map(built.output.map((file) => [`/${file.fileName}`, Buffer.from(file.type === 'chunk' ? file.code : file.source)] as const)),
  );
}

const oneBoard = (game: string): Plugin => ({
  name: 'one-board',
  enforce: 'pre',
  load: (id) => (/\/\w+\/Board\.tsx$/.test(id) && !id.includes(`/${game}/`) ? 'export default () => null;' : null),
});

export const show = (page: Page, scene: Scene): Promise<void> => page.evaluate((given) => globalThis.showcase.show(given), scene);
export const next = (page: Page, moment: Moment): Promise<void> => page.evaluate((given) => globalThis.showcase.next(given), moment);
export const look = (page: Page, { language = 'en', theme = 'dark' }: Settings): Promise<void> =>
  page.evaluate(([tongue, colours]) => globalThis.showcase.look(tongue, colours), [language, theme] as const);

/**
 * What each following moment costs the page in script, in milliseconds of its own thread: a busy machine makes it wait, not work. Each moment
 * is shown several times and its best counts, since a collection of garbage belongs to no redraw in particular. On a machine slower than those
 * the figures are meant for, a piece of work that takes `USUAL` there tells how much slower, and they are given as they would be there.
 */
const USUAL = 7;

export async function redraws(
  page: Page,
  moments: readonly Moment[],
  times: number,
): Promise<{ readonly median: number; readonly p95: number }> {
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
