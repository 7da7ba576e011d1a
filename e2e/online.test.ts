import type { WebSocketRoute } from 'playwright-core';
import { expect, test } from 'vitest';
import { readReplay, verifyReplay } from '@orrery/kernel';
import { liberation } from '@orrery/liberation';
import { asked, press, sight } from './answer.ts';
import { host } from './host.ts';
import { numbers, PATIENT, PHONE } from './stage.ts';

const { url, person, replay } = host();

/** More things than this are not pressed in any game. */
const MOST = 2000;
/** Where there are too many answers for buttons, they are given on the map. */
const LIT = ['.prompt.decide [data-choosable]:not([disabled]), .galaxy .is-open .target'];

test('two browsers play a whole game of Liberation over the network; one reloads and loses its connection; the replay verifies', async () => {
  const ann = await person('Ann');
  const bob = await person('Bob', {}, PHONE);
  const lines: WebSocketRoute[] = [];
  await bob.routeWebSocket(/\/socket$/, (line) => {
    lines.push(line);
    line.connectToServer();
  });
  await ann.goto(`${url()}#/online/new/liberation`);
  await ann.locator('button[type=submit]').click();
  await ann.waitForSelector('.waiting-room');
  const link = ann.url();
  await bob.goto(link);
  await bob.locator('.seat-row button.primary').click();
  for (const page of [ann, bob]) await page.waitForSelector('.liberation .prompt');
  for (const page of [ann, bob]) await sight(page, false);

  const dice = numbers(4);
  let answers = 0;
  let number = dice(1000);
  for (let presses = 0; presses < MOST; presses++) {
    const page = await asked([ann, bob]);
    if (!page) break;
    const answered = await press(page, LIT, number);
    // A page that has drawn nothing yet must not change the game: the number waits for it.
    if (answered !== null) number = dice(1000);
    if (!answered) continue;
    answers++;
    if (answers === 4) {
      await bob.reload();
      await bob.waitForSelector('.liberation .prompt');
      await sight(bob, false);
    }
    if (answers === 8) {
      const before = lines.length;
      await lines.at(-1)?.close();
      await expect.poll(() => lines.length, PATIENT).toBe(before + 1);
    }
  }
  expect(answers).toBeGreaterThan(8);
  for (const page of [ann, bob]) await sight(page, true);
  await ann.waitForSelector('.prompt.over');
  await bob.waitForSelector('.prompt.over');

  const record = readReplay(await replay(link));
  expect('problem' in record ? record.problem : verifyReplay(liberation, record)).toBeNull();
}, 240_000);
