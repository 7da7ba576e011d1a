import { expect, test } from 'vitest';
import { violationsInBothThemes } from './axe.ts';
import { host } from './host.ts';
import { DESKTOP, PHONE } from './stage.ts';

const { url, person } = host();

test('somebody makes a tournament, two play along, and their table opens by itself; standings follow, also at 320 px and in three languages', async () => {
  const ann = await person('Ann', {}, { ...DESKTOP, reducedMotion: 'reduce' });
  const bob = await person('Bob', {}, PHONE);
  await ann.goto(`${url()}#/tournaments`);
  await ann.getByText('There are no tournaments yet.').waitFor();
  await ann.getByRole('button', { name: 'Make a tournament' }).click();
  expect(await violationsInBothThemes(ann)).toEqual([]);
  await ann.getByRole('textbox', { name: 'Name' }).fill('Ten-minute evening');
  await ann.getByRole('button', { name: 'Make it' }).click();
  await ann.getByRole('heading', { name: 'Ten-minute evening' }).waitFor();
  await ann.getByRole('button', { name: 'Play along' }).click();
  await ann.getByText('You play along. Your table opens by itself.').waitFor();
  await bob.goto(`${url()}#/tournaments`);
  await bob.getByRole('link', { name: 'Ten-minute evening' }).click();
  await bob.getByRole('button', { name: 'Play along' }).click();
  await ann.getByRole('rowheader', { name: 'Bob' }).waitFor();
  const page = ann.url();
  // A server that is away for a moment just when parts of the page are fetched is asked again.
  const missed = new Set<string>();
  await bob.route(/\/assets\/.*\.(?:js|css)$/, (route, request) =>
    missed.has(request.url()) ? route.fallback() : (missed.add(request.url()), route.abort()),
  );
  await ann.getByRole('button', { name: 'Begin now' }).click();
  await Promise.all([ann, bob].map((one) => one.waitForURL(/#\/match\//)));
  await Promise.all([ann, bob].map((one) => one.locator('.drawn').waitFor()));
  expect(missed.size).toBeGreaterThan(0);
  await ann.goto(page);
  await ann.getByRole('link', { name: 'Go to your game' }).waitFor();
  expect(await violationsInBothThemes(ann)).toEqual([]);
  await bob.locator('.online-chip').click();
  await bob.locator('[data-leave]').click();
  await bob.locator('[data-resign]').click();
  await ann.locator('tr.own .round-mark.won').waitFor();
  await ann.setViewportSize({ width: 320, height: 640 });
  for (const [language, title] of [
    ['EN', 'Standings'],
    ['RU', 'Таблица'],
    ['DE', 'Tabelle'],
  ] as const) {
    await ann.getByRole('button', { name: language }).click();
    await ann.getByRole('heading', { name: title }).waitFor();
    expect(await ann.evaluate(() => document.documentElement.scrollWidth), language).toBe(320);
  }
});
