/** Every screen as a picture, desktop and phone, in three languages, into the ignored folder `screenshots/`: for a person to look at. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { serve } from '../../../e2e/site.ts';
import { begin, DESKTOP, launch, numbers, PHONE } from '../../../e2e/stage.ts';

const folder = join(import.meta.dirname, '../../../screenshots');

/** Answers with any button of the prompt, so many times. */
async function wander(page: Page, answers: number): Promise<void> {
  const next = numbers(answers);
  for (let n = 0; n < answers; n++) {
    await page.waitForSelector('.prompt.decide [data-choosable]:not([disabled]), .prompt.over, dialog[open]');
    if ((await page.locator('.prompt.over').count()) > 0) return;
    const sure = page.locator('dialog [data-confirm]');
    const buttons = page.locator('.prompt [data-choosable]:not([disabled])');
    await ((await sure.count()) > 0 ? sure : buttons.nth(next(await buttons.count()))).click();
    await page.waitForTimeout(40);
  }
  const sure = page.locator('dialog [data-confirm]');
  if ((await sure.count()) > 0) await sure.click();
}

async function text(page: Page, answers: number): Promise<void> {
  await begin(page);
  for (let n = 0; n < answers; n++) {
    await page.waitForSelector('.answer:not([disabled])');
    await page.locator('.answer').last().click();
    await page.waitForTimeout(60);
  }
  await page.waitForSelector('.grid');
}

interface Shot {
  readonly name: string;
  readonly hash: string;
  readonly ready: string;
  readonly plain?: boolean;
  readonly play?: (page: Page) => Promise<void>;
}

const table = (seat: number, answers: number) => async (page: Page) => {
  await begin(page, seat);
  await wander(page, answers);
};

const shots: readonly Shot[] = [
  { name: 'lobby', hash: '', ready: '.game' },
  { name: 'set-up', hash: '#/play/liberation', ready: '.setup-form', play: (page) => page.locator('.options summary').click() },
  { name: 'set-up-rex-together', hash: '#/pass/rex', ready: '.setup-form' },
  { name: 'dynasty-start', hash: '#/play/liberation', ready: '.setup-form', play: table(0, 0) },
  { name: 'dynasty', hash: '#/play/liberation', ready: '.setup-form', play: table(0, 24) },
  { name: 'liberation', hash: '#/play/liberation', ready: '.setup-form', play: table(1, 18) },
  {
    name: 'belief',
    hash: '#/play/liberation',
    ready: '.setup-form',
    play: async (page) => {
      await table(0, 16)(page);
      await page.locator('.belief-tool').click();
    },
  },
  { name: 'end', hash: '#/play/liberation', ready: '.setup-form', play: table(0, 400) },
  { name: 'guide', hash: '#/learn', ready: '.guide' },
  { name: 'curtain', hash: '#/pass/liberation', ready: '.setup-form', play: (page) => begin(page) },
  { name: 'text-liberation', hash: '#/play/liberation', ready: '.setup-form', plain: true, play: (page) => text(page, 2) },
  { name: 'text-rex', hash: '#/play/rex', ready: '.setup-form', plain: true, play: (page) => text(page, 6) },
  { name: 'text-gravity', hash: '#/play/gravity', ready: '.setup-form', plain: true, play: (page) => text(page, 4) },
  { name: 'replays', hash: '#/replays', ready: '.replays' },
  {
    name: 'replay',
    hash: '#/play/liberation',
    ready: '.setup-form',
    play: async (page) => {
      await table(0, 400)(page);
      await page.locator('.answers a').click();
      await page.waitForSelector('.replay-bar');
      for (let n = 0; n < 12; n++) await page.keyboard.press('ArrowRight');
    },
  },
  { name: 'rules', hash: '#/rules/liberation/LIB-EVADE-3', ready: '.asked' },
  { name: 'about', hash: '#/about', ready: '.about' },
  { name: 'packs', hash: '#/packs', ready: '.packs', play: (page) => page.locator('.packs .row-of-buttons button').first().click() },
  { name: 'nothing', hash: '#/nowhere', ready: '.reading' },
];

/** Themes alternate, so that each is seen on both sizes and in every language over the whole set. */
const looks = [
  { language: 'en', theme: 'dark', size: DESKTOP, at: 'desktop' },
  { language: 'de', theme: 'light', size: DESKTOP, at: 'desktop' },
  { language: 'ru', theme: 'dark', size: DESKTOP, at: 'desktop' },
  { language: 'ru', theme: 'light', size: PHONE, at: 'phone' },
  { language: 'de', theme: 'dark', size: PHONE, at: 'phone' },
  { language: 'en', theme: 'light', size: PHONE, at: 'phone' },
] as const;

const wanted = process.argv.slice(2);
const site = await serve();
const browser = await launch();
mkdirSync(folder, { recursive: true });
for (const { language, theme, size, at } of looks)
  for (const shot of shots.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
    const context = await browser.newContext(size);
    const page = await context.newPage();
    const kept = { language, theme, pace: 'instant', level: '1', plain: shot.plain ? 'on' : 'off' };
    await page.addInitScript((values) => {
      for (const [key, value] of Object.entries(values)) localStorage.setItem(`orrery.${key}`, value);
    }, kept);
    const file = `${shot.name}-${at}-${language}-${theme}.png`;
    try {
      await page.goto(site.url + shot.hash);
      await page.waitForSelector(shot.ready);
      await shot.play?.(page);
      await page.waitForTimeout(500);
      await page.screenshot({ path: join(folder, file) });
      process.stdout.write(`${file}\n`);
    } catch (error) {
      process.stdout.write(`${file}: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}\n`);
    }
    await context.close();
  }
await browser.close();
await site.close();
