/** Boards drawn from moments made up by a test: the showcase page, built in memory, in a browser. */
import { join } from 'node:path';
import type { CDPSession, Page } from 'playwright-core';
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

/** The page once it stays as it is: drawn, with the parts and the fonts the drawing asked for, and with whatever the drawing set off. */
export const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const drawn = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    await drawn();
    await globalThis.showcase.allCome();
    await drawn();
    await document.fonts.ready;
    await drawn();
    await drawn();
  });

export async function show(page: Page, scene: Scene): Promise<void> {
  await page.evaluate((given) => globalThis.showcase.show(given), scene);
  await settle(page);
}
export async function next(page: Page, moment: Moment): Promise<void> {
  await page.evaluate((given) => globalThis.showcase.next(given), moment);
  await settle(page);
}
const set = (page: Page, { language = 'en', theme = 'dark', text = '100' }: Settings): Promise<void> =>
  page.evaluate(([tongue, colours, size]) => globalThis.showcase.look(tongue, colours, size), [language, theme, text] as const);

export async function look(page: Page, settings: Settings): Promise<void> {
  await set(page, settings);
  await settle(page);
}
/** Pages that are measured and not looked at, each with its way to the browser. */
const sketches = new WeakMap<Page, CDPSession>();
const SKETCHED = 0.1;

/**
 * From the next window size on the page is laid out as ever and painted at a tenth of its size, which spares a quarter of the work. A pointer would miss by
 * as much: such a page is worked by keys and by events. The returned function has it painted in full again.
 */
export async function sketch(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  sketches.set(page, session);
  return async () => {
    sketches.delete(page);
    await paint(session, page.viewportSize() ?? { width: 0, height: 0 }, 1);
    await session.detach();
  };
}
const paint = (session: CDPSession, size: { readonly width: number; readonly height: number }, scale: number): Promise<unknown> =>
  session.send('Emulation.setDeviceMetricsOverride', { ...size, deviceScaleFactor: 1, mobile: false, scale });

/** Nothing, in a window of some size. */
export async function empty(page: Page, [width, height]: readonly [number, number]): Promise<void> {
  await page.evaluate(() => globalThis.showcase.clear());
  await page.setViewportSize({ width, height });
  const session = sketches.get(page);
  if (session) await paint(session, { width, height }, SKETCHED);
  await page.waitForFunction((size) => innerWidth === size[0] && innerHeight === size[1], [width, height] as const);
}
/** A scene in a window of its size and as somebody has set it, drawn once: what was there before is not drawn again for what comes after it. */
export async function stand(page: Page, scene: Scene, size: readonly [number, number], settings: Settings = {}): Promise<void> {
  await empty(page, size);
  await set(page, settings);
  await show(page, scene);
}
/** How many nodes are compared in the median to draw each following moment. */
export async function work(page: Page, moments: readonly Moment[]): Promise<number> {
  const counts = await page.evaluate(async (given) => {
    globalThis.showcase.keep(given);
    const found: number[] = [];
    for (const at of given.keys()) {
      const before = globalThis.showcase.compared();
      await globalThis.showcase.step(at);
      found.push(globalThis.showcase.compared() - before);
    }
    return found;
  }, moments);
  return counts.toSorted((a, b) => a - b)[counts.length >> 1] ?? Infinity;
}
