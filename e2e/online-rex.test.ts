import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { readReplay, verifyReplay } from '@orrery/kernel';
import { rex } from '@orrery/rex';
import { asked, press, sight } from './answer.ts';
import { host } from './host.ts';

const { url, person, replay } = host();
/** The people answer this often between them. No game is over by then, however its chance falls: it ends by resignation here. */
const ANSWERS = 12;

const cards: ReadonlyMap<string, string> = (() => {
  const rules = rex.open({});
  if ('faults' in rules) throw new Error('the standard game does not open');
  return new Map(Object.entries(rules.names['card'] ?? {}).map(([id, { en }]) => [id, en]));
})();

/** Declines where that is open, else answers, else picks one lit thing after another until something can be sent. */
const LIT = [
  '.rx-answers .quiet-choice:not([disabled])',
  '.rex.deciding [data-choosable][data-choice]:not([disabled])',
  '.rex.deciding [data-choosable]:not([disabled])',
];

/** Names of strategy cards anywhere in a page: text, labels, attributes. */
async function named(page: Page): Promise<string[]> {
  const html = await page.evaluate(() => document.documentElement.outerHTML.replaceAll('&amp;', '&'));
  return [...cards].filter(([id, name]) => html.includes(name) || html.includes(`data-card="${id}"`)).map(([id]) => id);
}

test('three browsers and three bots play Rex over the network; who watches reads no hand; the replay verifies', async () => {
  const ann = await person('Ann');
  await ann.goto(`${url()}#/online/new/rex`);
  for (const seat of [3, 4, 5]) await ann.locator(`#seat-${seat}`).selectOption('bot');
  await ann.locator('#bot-level').selectOption('1');
  await ann.locator('details.options summary').click();
  await ann.locator('#option-interruptPrivacy').selectOption('fast');
  await ann.locator('button[type=submit]').click();
  await ann.waitForSelector('.waiting-room');
  const link = ann.url();
  const people = [ann];
  for (const name of ['Bob', 'Cyd']) {
    const page = await person(name);
    await page.goto(link);
    await page.locator('.seat-row button.primary').first().click();
    people.push(page);
  }
  const eve = await person('Eve');
  await eve.goto(link);
  for (const page of [...people, eve]) await page.waitForSelector('.online-table .rx-prompt');
  await eve.getByText('You are watching').waitFor();

  for (const page of [...people, eve]) await sight(page, false);
  let answers = 0;
  let hidden = 0;
  // Who is asked together answers in any order: what each of them presses is counted apart, so that it is the same game whoever came first.
  const presses = new Map(people.map((page) => [page, 0]));
  while (answers < ANSWERS) {
    const page = await asked(people);
    if (!page) throw new Error(`the game was over after ${answers} answers`);
    const pressed = presses.get(page) ?? 0;
    const answered = await press(page, LIT, pressed);
    if (answered !== null) presses.set(page, pressed + 1);
    if (!answered || ++answers % 6 !== 0) continue;
    // A card that everybody has seen played is no secret; one that somebody has not is, and who watches has not either.
    await expect
      .poll(async () => {
        const watched = await named(eve);
        const known = await Promise.all(people.map(named));
        hidden += known.flat().filter((id) => !watched.includes(id)).length;
        return watched.filter((id) => !known.every((ids) => ids.includes(id)));
      })
      .toEqual([]);
  }
  expect(hidden).toBeGreaterThan(0);
  expect(await eve.locator('[data-choosable]').count()).toBe(0);

  for (const page of [...people, eve]) await sight(page, true);
  for (const page of people) {
    await page.locator('.online-chip').click();
    await page.locator('[data-leave]').click();
    await page.locator('[data-resign]').click();
    await page.locator('[data-resign]').waitFor({ state: 'detached' });
  }
  for (const page of [...people, eve]) await page.waitForSelector('.rx-prompt.over');
  const record = readReplay(await replay(link));
  expect('problem' in record ? record.problem : verifyReplay(rex, record)).toBeNull();
}, 240_000);
