/** A browser before the built client, for tests: pages that report every error and every request that leaves the origin. */
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest';
import { findChromium, missing } from '../scripts/chromium.mjs';
import { evidence } from './evidence.ts';
import { fixPage } from './luck.ts';
import { serve, type Site } from './site.ts';

export interface Settings {
  readonly language?: 'en' | 'ru' | 'de';
  readonly theme?: 'dark' | 'light';
  readonly pace?: 'calm' | 'quick' | 'instant';
  readonly plain?: 'on' | 'off';
  /** Lines about what happens for the first time; off unless a test is about them. */
  readonly 'first-times'?: 'off' | '';
  readonly text?: '100' | '200';
}
/** What a page keeps of a person, with the seed of its chance. */
export interface Visit extends Settings {
  readonly seed?: string;
}
export interface Stage {
  readonly url: () => string;
  page(hash: string, settings?: Visit, options?: BrowserContextOptions): Promise<Page>;
}

export const DESKTOP = { viewport: { width: 1440, height: 900 } };
export const TABLET = { viewport: { width: 1024, height: 768 } };
export const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** What moves, and what is laid by for times without a network, have tests of their own; elsewhere both would only be waited for. */
const STILL = { reducedMotion: 'reduce', serviceWorkers: 'block' } as const;

/** For what comes in its own time. Looking for it more often would take from it the time it needs. */
export const PATIENT = { timeout: 60_000, interval: 100 };

/**
 * What a later list of this kind replaces: Playwright's own, and a process that a browser keeps ready for the next page. Every test brings a context of its
 * own, for which that process is none: a fifth of the work of opening a page was done for nothing.
 */
const WITHOUT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'DialMediaRouteProvider',
  'GlobalMediaControls',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'OptimizationHints',
  'PaintHolding',
  'SpareRendererForSitePerProcess',
  'ThirdPartyStoragePartitioning',
  'Translate',
];

const ARGUMENTS = [
  `--disable-features=${WITHOUT.join(',')}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Letters as wide as they are in a window.
  '--font-render-hinting=none',
];

let launched: Promise<Browser> | undefined;

/** The browser of this lane of test files, which goes when the lane does; every file has contexts of its own in it. */
export async function launch(): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === null) throw new Error(missing);
  launched ??= chromium.launch({ executablePath, args: ARGUMENTS });
  const browser = await launched;
  if (browser.isConnected()) return browser;
  launched = undefined;
  return launch();
}

/** A context of the browser, still unless something else is asked for, and with chance of its own. */
export async function context(options: BrowserContextOptions, seed = 'orrery'): Promise<BrowserContext> {
  const made = await (await launch()).newContext({ ...STILL, ...options });
  await fixPage(made, seed);
  return made;
}

/**
 * A table in the page holds every card window open for a moment, whoever has something to play in it: nobody at a test needs to see it. Whatever is waited
 * for longer than that is left alone.
 */
function hasten(page: Page): void {
  page.on('worker', (worker) => {
    const soon = worker.evaluate((moment) => {
      const wait = globalThis.setTimeout;
      const hasty = (call: () => void, milliseconds = 0): unknown => wait(call, milliseconds > moment ? milliseconds : 0);
      Object.assign(globalThis, { setTimeout: hasty });
    }, MOMENT);
    // A thinker may have ended before it was told.
    soon.catch(() => undefined);
  });
}
/** A little longer than such a window stays open, in milliseconds. */
const MOMENT = 150;

/** Keeps settings in the browser before the client starts. */
export const remember = (page: Page, kept: Readonly<Record<string, string>>): Promise<unknown> =>
  page.addInitScript((settings) => {
    for (const [key, value] of Object.entries(settings)) localStorage.setItem(`orrery.${key}`, value);
  }, kept);

/** Sets up one site and one browser for a test file. */
export function stage(build: () => Promise<Site> = serve): Stage {
  let site: Site;
  const troubles: string[] = [];
  const contexts: BrowserContext[] = [];
  const kept = evidence();
  // A busy machine is slow, not wrong.
  vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });
  beforeAll(async () => {
    site = await build();
  });
  afterEach(async ({ task }) => {
    const found = troubles.splice(0);
    if (task.result?.state === 'fail' || found.length > 0) await kept.leave(task);
    expect(found).toEqual([]);
  });
  afterAll(async () => {
    await Promise.all(contexts.splice(0).map((own) => own.close()));
    await site.close();
  });
  return {
    url: () => site.url,
    async page(hash, { seed, ...settings } = {}, options = DESKTOP) {
      const own = await context(options, seed);
      contexts.push(own);
      const page = await own.newPage();
      page.setDefaultTimeout(120_000);
      kept.watch(page);
      hasten(page);
      page.on('pageerror', (error) => troubles.push(`error: ${error.message}`));
      page.on('console', (message) => {
        if (message.type() === 'error') troubles.push(`console: ${message.text()}`);
      });
      page.on('request', (request) => {
        const to = request.url();
        if (!to.startsWith(site.url) && !to.startsWith('blob:') && !to.startsWith('data:')) troubles.push(`request to ${to}`);
      });
      // The weakest computer players do not think, and so need no time that could run out.
      await remember(page, { language: 'en', theme: 'dark', pace: 'instant', level: '1', 'first-times': 'off', ...settings });
      await page.goto(site.url + hash);
      return page;
    },
  };
}

/** Starts a game from its set-up page and waits for the first decision. */
export async function begin(page: Page, seat?: number): Promise<void> {
  if (seat !== undefined)
    await page
      .locator('input[name=seat]')
      .nth(seat + 1)
      .check();
  await page.locator('button[type=submit]').click();
  await page.waitForURL(/#\/table\//);
}

/** A repeatable stream of whole numbers below a bound. */
export function numbers(seed: number): (bound: number) => number {
  let state = seed;
  return (bound) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}
