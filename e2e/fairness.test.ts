/** What people see of the fairness of a deal: the seal, somebody who does not open a number, a deal that is given up, and what was checked in the end. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { checkSeal, readReplay, readSeal, verdictOf } from '@orrery/kernel';
import { liberation } from '@orrery/liberation';
import { expect, test } from 'vitest';
import { host } from './host.ts';
import { PATIENT, PHONE } from './stage.ts';

const { url, person, replay } = host();
let ann: Page;
let bob: Page;

const sit = (page: Page): Promise<void> => page.locator('.seat-row button.primary').first().click();

test('whom a deal waits for is said, it can be given up, and another needs a person’s word', async () => {
  [ann, bob] = await Promise.all([person('Ann'), person('Bob', {}, PHONE)]);
  await bob.goto(`${url()}#/online/new/liberation`);
  await bob.locator('button[type=submit]').click();
  await bob.getByText('ready', { exact: true }).waitFor();
  const table = bob.url();
  // Bob's phone goes to sleep.
  await bob.goto('about:blank');
  await ann.goto(table);
  await sit(ann);
  await ann.locator('.pledge', { hasText: 'Waiting for Bob' }).waitFor();
  await ann.locator('.seal summary').click();
  await expect.poll(() => ann.locator('.seal').textContent(), PATIENT).toContain('opens it only when everybody has promised one');
  await ann.locator('[data-give-up]').click();
  await ann.locator('.pledge', { hasText: 'gave up a deal' }).waitFor();
  await ann.locator('.pledge', { hasText: 'Deal again only if you know why' }).waitFor();
  await bob.goto(table);
  await bob.locator('.pledge', { hasText: 'gave up a deal' }).waitFor();
  expect(await ann.locator('.online-table').count()).toBe(0);
  await ann.locator('[data-deal-again]').click();
  for (const page of [ann, bob]) await page.waitForSelector('.online-table .prompt');
});

test('a game after a deal that was given up is not called checked, and what the device kept can be saved and checked elsewhere', async () => {
  await ann.locator('.online-chip').click();
  await ann.locator('[data-leave]').click();
  await ann.locator('[data-resign]').click();
  await ann.locator('.prompt.over').waitFor();
  await ann.locator('.online-chip').click();
  await ann.locator('.seal[data-verdict=wrong] summary').click();
  await expect
    .poll(() => ann.locator('[data-check=once].no').textContent(), PATIENT)
    .toContain('A deal was given up after numbers had been opened');
  await expect.poll(() => ann.locator('.checks .yes').count(), PATIENT).toBe(10);
  const [download] = await Promise.all([ann.waitForEvent('download'), ann.locator('[data-save-seal]').click()]);
  const seal = readSeal(readFileSync(await download.path(), 'utf8'));
  const record = readReplay(await replay(ann.url()));
  if ('code' in seal || 'code' in record) throw new Error('both can be read');
  const checks = checkSeal(liberation, record, seal);
  expect(checks.filter(({ state }) => state !== 'yes')).toEqual([{ id: 'once', state: 'no', data: { count: 1 } }]);
  expect(verdictOf(checks)).toBe('wrong');
});
