/**
 * Every screen as a picture, desktop and phone, both themes, three languages, into the ignored folder `screenshots/`: for a person to look at.
 * Words after the command keep to some of them: names of shots or their beginnings (`rex`), `desktop` or `phone`, `dark` or `light`, `en`, `ru` or `de`.
 * Beside the pictures `index.html` shows them all. `readme` makes the small ones in `docs/pictures` instead.
 */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { shelve, tableAt } from '../../../e2e/positions.ts';
import { serve } from '../../../e2e/site.ts';
import { DESKTOP, launch, PHONE } from '../../../e2e/stage.ts';
import { type Shot, shots } from './shots.ts';

const root = join(import.meta.dirname, '../../..');
const folder = join(root, 'screenshots');
const PATIENCE = 60_000;
/** Animations have ended by then. */
const REST = 450;
/** Pages open at the same time. */
const LANES = 2;

const SIZES = { desktop: DESKTOP, phone: PHONE } as const;
const looks = (['desktop', 'phone'] as const).flatMap((size) =>
  (['en', 'ru', 'de'] as const).flatMap((language) => (['dark', 'light'] as const).map((theme) => ({ size, language, theme }))),
);
type Look = (typeof looks)[number];

const readme = process.argv.includes('readme');
const words = readme ? ['en', 'dark', 'liberation-dynasty', 'rex-move', 'gravity-turn'] : process.argv.slice(2);
const choose = <T extends string>(values: readonly T[]): ReadonlySet<T> => {
  const named = values.filter((value) => words.includes(value));
  return new Set(named.length > 0 ? named : values);
};
const sizes = choose(['desktop', 'phone']);
const languages = choose(['en', 'ru', 'de']);
const themes = choose(['dark', 'light']);
const names = words.filter((word) => !['desktop', 'phone', 'en', 'ru', 'de', 'dark', 'light'].includes(word));
const wanted = shots.filter(({ name }) => names.length === 0 || names.some((start) => name.startsWith(start)));

/** How wide the pictures of the readme are. */
const WIDTHS: Readonly<Record<string, number>> = { desktop: 1080, phone: 360 };

/** A picture as WebP, small enough for a repository. */
async function keepSmall(browser: Browser, picture: Buffer, name: string): Promise<void> {
  const page = await browser.newPage();
  const webp = await page.evaluate(
    async ([png, width]) => {
      const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
      const canvas = document.createElement('canvas');
      canvas.width = Math.min(width, image.width);
      canvas.height = Math.round((image.height * canvas.width) / image.width);
      const context = canvas.getContext('2d');
      if (context) context.imageSmoothingQuality = 'high';
      context?.drawImage(image, 0, 0, canvas.width, canvas.height);
      return canvas.toDataURL('image/webp', 0.8).split(',')[1] ?? '';
    },
    [picture.toString('base64'), WIDTHS[name.split('-').at(-1) ?? ''] ?? 1080] as const,
  );
  await page.close();
  mkdirSync(join(root, 'docs/pictures'), { recursive: true });
  writeFileSync(join(root, 'docs/pictures', `${name}.webp`), Buffer.from(webp, 'base64'));
}

async function take(browser: Browser, url: string, { size, language, theme }: Look, shot: Shot): Promise<void> {
  const file = `${shot.name}-${size}-${language}-${theme}.png`;
  const context = await browser.newContext(SIZES[size]);
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE);
    const kept = { language, theme, pace: 'instant', level: '1', plain: shot.plain ? 'on' : 'off' };
    await page.addInitScript((values) => {
      for (const [key, value] of Object.entries(values)) localStorage.setItem(`orrery.${key}`, value);
    }, kept);
    const record = shot.table && (await tableAt(shot.table));
    if (record) {
      await page.goto(`${url}icon.svg`);
      await shelve(page, record);
    }
    await page.goto(url + shot.hash.replace('{id}', record?.id ?? ''));
    await page.waitForSelector(shot.ready);
    await shot.act?.(page);
    await page.waitForTimeout(REST);
    const picture = await page.screenshot();
    if (readme) await keepSmall(browser, picture, `${shot.table?.game ?? shot.name}-${size}`);
    else writeFileSync(join(folder, file), picture);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    process.stdout.write(`${file}${wide > 0 ? `: ${wide} px too wide` : ''}\n`);
  } catch (error) {
    process.exitCode = 1;
    process.stdout.write(`${file}: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}\n`);
  } finally {
    await context.close();
  }
}

const site = await serve();
const browser = await launch();
if (!readme) mkdirSync(folder, { recursive: true });
const waiting = looks
  .filter(({ size, language, theme }) => sizes.has(size) && languages.has(language) && themes.has(theme))
  .flatMap((look) => wanted.map((shot) => ({ look, shot })));
const lane = async (): Promise<void> => {
  for (let next = waiting.shift(); next; next = waiting.shift()) await take(browser, site.url, next.look, next.shot);
};
await Promise.all(Array.from({ length: LANES }, lane));
await browser.close();
await site.close();
if (!readme) {
  const pictures = readdirSync(folder).filter((name) => name.endsWith('.png'));
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><meta charset="utf-8"><title>Screens</title><style>body{font:14px sans-serif;display:flex;flex-wrap:wrap;gap:12px}img{height:300px;border:1px solid #888}figure{margin:0}</style>
  ${pictures.map((name) => `<figure><a href="${name}"><img loading="lazy" src="${name}" alt=""></a><figcaption>${name.slice(0, -4)}</figcaption></figure>`).join('\n')}\n`,
  );
}
