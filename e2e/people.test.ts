import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violationsInBothThemes } from './axe.ts';
import { host } from './host.ts';
import { DESKTOP, PHONE } from './stage.ts';

const { url, person } = host();
/** However slow the machine, nobody is given bots. */
async function withPeopleOnly(page: Page): Promise<void> {
  await page.goto(people());
  await page.locator('.people-head .link').click();
  await page.locator('.people-wish select').nth(1).selectOption('rated');
  await page.locator('.people-wish select').nth(2).selectOption('never');
}

const people = (): string => `${url()}#/online`;

test('two who look find each other by one click each, and a table that opens by itself; open tables come and fill without asking', async () => {
  const ann = await person('Ann');
  const bob = await person('Bob', {}, PHONE);
  await ann.goto(people());
  await ann.getByText('No open tables. Make one, or be paired.').waitFor();
  await withPeopleOnly(bob);
  await bob.getByRole('button', { name: 'Pair me: Gravity' }).click();
  await bob.getByText('Looking for one more').waitFor();
  const offer = ann.locator('.people-open li', { hasText: 'Bob' });
  await offer.waitFor();
  await ann.getByRole('group', { name: 'Game' }).getByRole('button', { name: 'Rex' }).click();
  await ann.getByText('No open tables. Make one, or be paired.').waitFor();
  await ann.getByRole('group', { name: 'Game' }).getByRole('button', { name: 'All' }).click();
  await ann.getByRole('button', { name: 'Play Gravity with Bob' }).click();
  await Promise.all([ann, bob].map((page) => page.waitForURL(/#\/match\//)));
  expect(ann.url()).toBe(bob.url());
  await Promise.all([ann, bob].map((page) => page.locator('.drawn').waitFor()));

  // Both have played for ratings: one has lost.
  await ann.locator('.online-chip').click();
  await ann.locator('[data-leave]').click();
  await ann.locator('[data-resign]').click();
  await bob.locator('.prompt.over').waitFor();
  // A game is counted soon after it is over: whoever comes sooner looks again.
  const figure = async (page: Page): Promise<string> => {
    await page.goto(`${url()}#/person`);
    await page.reload();
    await page.locator('.people-title').waitFor();
    return (await page.locator('.rated-card .title').allTextContents()).join();
  };
  await expect.poll(() => figure(bob)).toContain('1031');
  expect(await figure(ann)).toContain('969');
  await ann.getByText('provisional').waitFor();
  expect(await violationsInBothThemes(ann)).toEqual([]);
  expect(await bob.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.viewport.width);
  await bob.goto(`${url()}#/ratings/gravity`);
  await bob.getByText('2 people have played fewer than 15 rated games').waitFor();
  expect(await bob.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.viewport.width);

  const eve = await person('Eve');
  await withPeopleOnly(eve);
  await eve.getByRole('button', { name: 'Pair me: Rex' }).click();
  await eve.getByRole('button', { name: 'Stop' }).click();
  await eve.locator('.pair-strip').waitFor({ state: 'detached' });
  await eve.goto(`${url()}#/online/new/liberation`);
  await eve.locator('#listed').check();
  await eve.locator('.start').click();
  await eve.locator('.seat-list').waitFor();
  const flo = await person('Flo');
  await flo.goto(people());
  await flo.getByRole('button', { name: 'Sit down: Liberation, with Eve' }).click();
  await Promise.all([eve, flo].map((page) => page.locator('.drawn').waitFor()));
});

test('whoever wishes to play in teams says so by one press, others see it, and the table has partners', async () => {
  const [ann, bob] = [await person('Ann', {}, PHONE), await person('Bob')];
  await bob.goto(people());
  await ann.goto(people());
  const card = ann.locator('.pair-card.of-gravity');
  await card.getByRole('button', { name: '2 × 2, in teams' }).click();
  expect(await ann.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.viewport.width);
  await card.locator('.primary').click();
  await ann.getByText('Looking for 3 more').waitFor();
  await ann.locator('.pair-strip', { hasText: '2 × 2, in teams' }).waitFor();
  await bob.getByText('looks for a table 2 × 2').waitFor();
  await ann.getByRole('button', { name: 'Fill now' }).click();
  await ann.waitForURL(/#\/match\//);
  await ann.locator('.drawn').waitFor();
  await ann.locator('.online-chip').click();
  await ann.getByRole('button', { name: 'My partner' }).waitFor();
});

test('axe finds nothing on the page of people and while somebody is sought, and nothing scrolls sideways at 320 px', async () => {
  const other = await person('Somebody with quite a long name');
  await withPeopleOnly(other);
  await other.getByRole('button', { name: 'Pair me: Liberation' }).click();
  for (const language of ['en', 'ru', 'de'] as const) {
    const options = language === 'en' ? DESKTOP : { ...PHONE, viewport: { width: 320, height: 640 } };
    const page = await person('Ann', { language }, { ...options, reducedMotion: 'reduce' });
    await withPeopleOnly(page);
    await page.locator('.people-open li', { hasText: 'Somebody with quite a long name' }).waitFor();
    await page.locator('.pair-card').nth(1).locator('.primary').click();
    await page.locator('.pair-strip circle').first().waitFor();
    if (language === 'en') expect(await violationsInBothThemes(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), language).toBe(options.viewport.width);
    await page.context().close();
  }
});
