import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { readReplay, verifyReplay } from '@orrery/kernel';
import { liberation } from '@orrery/liberation';
import { host } from './host.ts';
import { PHONE } from './stage.ts';

const { url, person, replay } = host();

/** Presses the first answer that is open, which moves the game on; now and then another one, so that nobody goes round in circles. */
const answer = (page: Page, turn: number): Promise<void> =>
  page.evaluate((n) => {
    const sure = document.querySelector('dialog [data-confirm]');
    const open = [...document.querySelectorAll('.prompt.decide [data-choosable]:not([disabled])')];
    const other = n % 4 === 3 ? (n * 7) % Math.max(1, open.length) : 0;
    (sure ?? open[other])?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  }, turn);

test('two browsers play a whole game of Liberation over the network; one reloads and loses its connection; the replay verifies', async () => {
  const ann = await person('Ann');
  const bob = await person('Bob', {}, PHONE);
  await ann.goto(`${url()}#/online/new/liberation`);
  await ann.locator('button[type=submit]').click();
  await ann.waitForSelector('.waiting-room');
  const link = ann.url();
  await bob.goto(link);
  await bob.locator('.seat-row button.primary').click();
  for (const page of [ann, bob]) await page.waitForSelector('.liberation .prompt');

  const guest = await person('Eve');
  await guest.goto(link);
  await guest.waitForSelector('.liberation .prompt');

  const over = async (): Promise<boolean> => (await ann.locator('.prompt.over').count()) > 0;
  let turns = 0;
  for (const until = Date.now() + 180_000; Date.now() < until && !(await over()); turns++) {
    await answer(ann, turns);
    await answer(bob, turns + 1);
    if (turns === 25) {
      await bob.reload();
      await bob.waitForSelector('.liberation .prompt');
    }
    if (turns === 40) {
      await bob.context().setOffline(true);
      await ann.waitForTimeout(100);
      await bob.context().setOffline(false);
    }
    await ann.waitForTimeout(10);
  }
  await ann.waitForSelector('.prompt.over');
  await bob.waitForSelector('.prompt.over');
  await guest.waitForSelector('.prompt.over');
  expect(await guest.locator('.hand .card [data-choosable]').count()).toBe(0);

  const record = readReplay(await replay(link));
  expect('problem' in record ? record.problem : verifyReplay(liberation, record)).toBeNull();
}, 240_000);
