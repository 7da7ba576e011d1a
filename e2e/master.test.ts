import { expect, test } from 'vitest';
import { type Board, drive } from './drive.ts';
import { fixThoughts } from './luck.ts';
import { built, host } from './site.ts';
import { begin, numbers, PATIENT, PHONE, stage } from './stage.ts';

/** A world each: what the net makes of a table is then the same however busy the machine is, and so is the game. */
const { page: open } = stage(async () => host(fixThoughts(await built(), 1)));

const MOST = 900;
const BOARD: Board = {
  lit: '.prompt.decide [data-choosable]:not([disabled]), .galaxy .is-open .target',
  quiet: '.prompt *',
  quietly: 0.7,
  straight: 0,
};

test('the strongest opponent’s net is fetched when it is first wanted and kept: a whole game is played at phone size without a network', async () => {
  const page = await open('#/play/liberation', {}, { ...PHONE, serviceWorkers: 'allow' } as const);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const kept = (): Promise<number> =>
    page.evaluate(async () => {
      const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
      const requests = await Promise.all(stores.map((store) => store.keys()));
      return requests.flat().filter(({ url }) => url.endsWith('.bin')).length;
    });
  expect(await kept()).toBe(0);
  await page.locator('.character-tile').last().tap();
  // The Dynasty places first, so the opponent thinks at once.
  await begin(page, 1);
  await page.waitForSelector('.prompt.decide [data-choosable]');
  expect(await kept()).toBe(1);
  await page.context().setOffline(true);
  await page.reload();
  const { over, chosen } = await drive(page, BOARD, 'touch', numbers(3), MOST);
  expect(over, `after ${chosen} choices`).toBe(true);
  await expect.poll(() => page.locator('.verdict-against [role=img]').getAttribute('aria-label'), PATIENT).toBe('Meridian');
}, 240_000);
