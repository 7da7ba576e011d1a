import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { answer, asked as whoIsAsked } from './answer.ts';
import { violations } from './axe.ts';
import { host } from './host.ts';
import { PATIENT, PHONE } from './stage.ts';

const { url, person } = host();
let ann: Page;
let bob: Page;
let eve: Page;

const asked = (page: Page, words: string): Promise<void> => page.locator('.prompt.decide .ask', { hasText: words }).waitFor();
const sheet = (page: Page): Promise<void> => page.locator('.online-chip').click();
const notice = (page: Page, words: string): Promise<void> => page.locator('.online-ask', { hasText: words }).waitFor();
const name = (page: Page): Promise<string | null> => page.locator('.side-bottom .plate-head b, .own .plate-head b').first().textContent();
/** Everybody asked before them passes. */
async function turn(page: Page): Promise<void> {
  for (let next = await whoIsAsked([ann, bob]); next && next !== page; next = await whoIsAsked([ann, bob])) await answer(next, 'Pass');
}

test('who makes a table may leave it before the start, and another sits down; a seat may be taken up again', async () => {
  [ann, bob, eve] = await Promise.all([person('Ann'), person('Bob', {}, PHONE), person('Eve')]);
  await bob.goto(`${url()}#/online/new/liberation`);
  await bob.locator('button[type=submit]').click();
  await bob.locator('[data-stand]').click();
  await bob.locator('.seat-row button.primary').nth(1).waitFor();
  await ann.goto(bob.url());
  await ann.locator('.seat-row button.primary').first().click();
  await ann.getByText('ready').waitFor();
  await ann.locator('[data-stand]').click();
  await ann.locator('.seat-row button.primary').first().click();
  await bob.getByText('Ann').waitFor();
  await bob.locator('.seat-row button.primary').click();
  for (const page of [ann, bob]) await page.waitForSelector('.online-table .prompt');
  await eve.goto(bob.url());
  await eve.getByText('You are watching').waitFor();
});

test('what told nobody anything is taken back freely; the rest by consent, which may be declined', async () => {
  for (const page of [ann, bob, ann]) await answer(page);
  await asked(ann, 'one action');
  const undo = ann.locator('.prompt .undo');
  while ((await undo.count()) === 0) await answer(ann, 'Exploit');
  await undo.click();
  await asked(ann, 'one action');

  await sheet(ann);
  await ann.getByRole('button', { name: 'Ask to take back' }).click();
  await notice(ann, 'Waiting for the others');
  await notice(bob, 'Ann (Dynasty) asks');
  await bob.locator('[data-decline]').click();
  await notice(ann, 'Not taken back');
  await asked(ann, 'one action');

  await sheet(ann);
  await ann.getByRole('button', { name: 'Ask to take back' }).click();
  await bob.locator('[data-agree]').click();
  await notice(ann, 'taken back');
  await asked(ann, 'draw');
});

test('talk is counted until it is read, and who watches hears the table only', async () => {
  await sheet(eve);
  await eve.locator('.talk input').fill('Ann holds nothing');
  await eve.locator('.talk button[type=submit]').click();
  await sheet(bob);
  await bob.locator('.talk input').fill('Good luck!');
  await bob.locator('.talk button[type=submit]').click();
  await bob.keyboard.press('Escape');
  await ann.locator('.online-chip b', { hasText: '1' }).waitFor();
  await sheet(ann);
  await ann.locator('.talk li', { hasText: 'Good luck!' }).waitFor();
  await eve.locator('.talk li', { hasText: 'Good luck!' }).waitFor();
  await ann.keyboard.press('Escape');
  await ann.locator('.online-chip b').waitFor({ state: 'detached' });
  for (const page of [ann, bob]) expect(await page.content()).not.toContain('Ann holds nothing');
});

test('what happened while one was away is told on return, until one answers', async () => {
  const link = bob.url();
  for (const page of [bob, eve]) await page.goto('about:blank');
  await answer(ann);
  await asked(ann, 'one action');
  while ((await ann.locator('.prompt.decide').count()) > 0) await answer(ann, 'Pass');
  await bob.goto(link);
  await bob.locator('.while-away li').first().waitFor();
  expect(await bob.locator('.while-away li').allTextContents()).toContainEqual(expect.stringMatching(/draws/i));
  expect(await bob.locator('.while-away .to-come').count()).toBe(0);
  // Who watches reads it too, until the game goes on.
  await eve.goto(link);
  await eve.locator('.while-away li').first().waitFor();
  await answer(bob);
  await bob.waitForSelector('.while-away', { state: 'detached' });
  await eve.waitForSelector('.while-away', { state: 'detached' });
});

test('an answer given ahead outlasts a reload, is given when its question comes, and shows what would be asked next', async () => {
  await turn(ann);
  await sheet(bob);
  const first = bob.locator('.ahead label', { hasText: 'draw or skip' }).locator('select');
  await first.selectOption({ index: 1 });
  const then = bob.locator('.ahead .ahead-then', { hasText: 'one action' });
  await then.waitFor();
  const chosen = await first.inputValue();
  await bob.reload();
  await bob.waitForSelector('.online-table .prompt');
  // What happened while one was away is not told again to who has answered since.
  expect(await bob.locator('.while-away').count()).toBe(0);
  await sheet(bob);
  await then.waitFor();
  await expect.poll(() => first.inputValue(), PATIENT).toBe(chosen);
  expect(await violations(bob, { parts: ['.ahead'] })).toEqual([]);
  await bob.keyboard.press('Escape');
  await turn(bob);
  await asked(bob, 'one action');
});

test('a game says whom it waits for: at the tab, among one’s own games, and before all games', async () => {
  await turn(ann);
  await expect.poll(() => ann.title(), PATIENT).toMatch(/^● Your turn · Liberation/);
  await expect.poll(() => bob.title(), PATIENT).toMatch(/^Liberation/);
  const looks = async (page: Page, title: RegExp): Promise<[lobby: string, list: string]> => {
    const tab = await page.context().newPage();
    await tab.goto(url());
    const lobby = await tab.locator('.running .of-liberation').first().innerText();
    await expect.poll(() => tab.title(), PATIENT).toMatch(title);
    await tab.getByRole('link', { name: 'Play with people' }).click();
    const list = await tab.locator('.online-list').first().locator('.online-row').first().innerText();
    await tab.close();
    return [lobby, list];
  };
  const [asks, lists] = await looks(ann, /^\(1\) Orrery/);
  expect(asks).toContain('Your turn');
  expect(lists).toContain('Your turn');
  const [waits, others] = await looks(bob, /^Orrery/);
  expect(waits).not.toContain('Your turn');
  expect(others).toContain('Waiting for Ann');
});

test('with the key of one device another has the same seat', async () => {
  await ann.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const hand = await ann
    .locator('[data-zone=hand] [data-city]')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-city')));
  expect(hand.length).toBeGreaterThan(0);
  const link = ann.url();
  await ann.goto(`${url()}#/online`);
  await ann.locator('.online-me summary').click();
  await ann.getByRole('button', { name: 'Copy my key' }).click();
  await ann.getByRole('button', { name: 'Copied' }).waitFor();
  const key = await ann.evaluate(() => navigator.clipboard.readText());
  const phone = await person('Somebody', {}, PHONE);
  await phone.goto(`${url()}#/online`);
  await phone.locator('.online-me summary').click();
  const typed = phone.getByRole('textbox', { name: 'Key of my other device' });
  await typed.fill('not a key');
  await typed.press('Enter');
  await phone.getByText('That is not a whole key.').waitFor();
  await typed.fill(key);
  await typed.press('Enter');
  await phone.locator('.online-row', { hasText: 'Ann' }).click();
  await phone.waitForSelector('.online-table .prompt');
  expect(
    await phone.locator('[data-zone=hand] [data-city]').evaluateAll((cards) => cards.map((card) => card.getAttribute('data-city'))),
  ).toEqual(hand);
  await phone.goto(`${url()}#/online`);
  await expect.poll(() => phone.locator('.online-name input').inputValue(), PATIENT).toBe('Ann');
  await phone.context().close();
  await ann.goto(link);
  await ann.waitForSelector('.online-table .prompt');
});

test('whoever watches has nobody’s hand, base or private news in the page', async () => {
  const secrets = '[data-zone=hand] [data-city], [data-zone=base] [data-city], .looked [data-city]';
  for (const page of [ann, bob]) await expect.poll(() => page.locator(secrets).count(), PATIENT).toBeGreaterThan(0);
  expect(await bob.content()).toContain('only you');
  expect(await eve.locator(`${secrets}, [data-choosable]`).count()).toBe(0);
  expect(await eve.content()).not.toContain('only you');
  await eve.keyboard.press('Escape');
  await eve.getByRole('button', { name: 'Table and settings' }).click();
  await eve.locator('.settings-sheet').waitFor();
  expect(await eve.getByRole('button', { name: 'Resign' }).count()).toBe(0);
  await eve.keyboard.press('Escape');
});

test('whoever has a seat can take its key back from everybody', async () => {
  await sheet(bob);
  await bob.getByText('Key to my seat').click();
  await bob.locator('[data-rekey]').click();
  await bob.getByText('the seat is yours alone again').waitFor();
  await bob.keyboard.press('Escape');
});

test('giving up is asked for twice, ends the game for everybody, and opens the shuffles', async () => {
  await sheet(bob);
  await bob.locator('[data-leave]').click();
  await bob.getByRole('button', { name: 'Keep playing' }).click();
  await bob.locator('[data-leave]').click();
  await bob.locator('[data-resign]').click();
  for (const page of [ann, bob, eve]) await page.locator('.prompt.over', { hasText: 'Bob' }).waitFor();
  expect(await eve.locator('[data-again]').count()).toBe(0);
  // The address of its replay may be sent to somebody who was never there.
  const fay = await person('Fay');
  await fay.goto(ann.url().replace('/match/', '/replay/'));
  await fay.waitForSelector('.replay-bar');
  await fay.context().close();
  await sheet(ann);
  await ann.locator('.seal[data-verdict=fair] summary').click();
  await expect.poll(() => ann.locator('.seal .checks .yes').count(), PATIENT).toBe(11);
  await ann.keyboard.press('Escape');
});

test('a rematch is offered to the other, and the sides are changed', async () => {
  expect(await name(ann)).toContain('Dynasty');
  const before = ann.url();
  await ann.locator('[data-again]').click();
  await ann.waitForSelector('.waiting-room');
  expect(ann.url()).not.toBe(before);
  expect(bob.url()).toBe(before);
  await bob.locator('[data-rematch]').click();
  for (const page of [ann, bob]) await page.waitForSelector('.online-table .prompt:not(.over)');
  expect(bob.url()).toBe(ann.url());
  expect(await name(ann)).toContain('Liberation');
  await eve.getByRole('link', { name: 'Watch the rematch' }).click();
  await eve.waitForSelector('.online-table .prompt:not(.over)');
});
