/** A pack is edited in forms and as text, compared with the built-in one, and goes from one browser to another. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violationsInBothThemes } from './axe.ts';
import { host } from './host.ts';
import { begin, PATIENT, PHONE, stage } from './stage.ts';

const { page: open, url } = stage();
const server = host();

const clean = async (page: Page): Promise<void> => expect(await violationsInBothThemes(page)).toEqual([]);
/** A page is no wider than the phone. */
const fits = async (page: Page): Promise<void> =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.viewport.width);

test('a pack edited on a phone is exported, imported by link in another browser, and played there', async () => {
  const page = await open('#/packs/liberation', {}, PHONE);
  await page.getByRole('link', { name: 'Make a pack' }).click();
  await page.getByLabel('Name of the pack').fill('The box at home');
  await page.getByLabel('Short name').fill('my box');
  const city = page.getByRole('group', { name: 'Name' }).getByRole('textbox').first();
  await city.fill('');
  await page.getByText('1 fault').waitFor();
  await clean(page);
  await city.fill('Gambling Hall');
  await page.getByRole('button', { name: 'Add one like this' }).click();
  await city.fill('Night Market');
  await page.getByLabel('Part').selectOption({ label: 'Missions' });
  await page.getByLabel('Which one').selectOption({ label: 'Propaganda Campaign' });
  await page.getByLabel('Cards discarded').selectOption('2');
  await page.getByText('This pack is complete').waitFor();
  await fits(page);
  await page.getByRole('button', { name: 'Keep this pack' }).click();
  await page.waitForURL(/#\/packs\/liberation\/my-box$/);
  const rows = (on: Page): Promise<string[]> => on.locator('.side-by-side > table tbody th').allTextContents();
  const DIFFERS = [
    '1 Cities › Night Market typed in',
    '2 Cities › Gambling Hall › Name typed in',
    '3 Missions › Propaganda Campaign › Cost typed in',
    '4 Map cards › Yellow planet with cyan companion › Side A: lines typed in',
    '5 Map cards › Yellow planet with cyan companion › Side B: lines typed in',
  ];
  await expect.poll(() => rows(page), PATIENT).toEqual(DIFFERS);
  await page.locator('.pack-boards .liberation-figure').nth(1).waitFor();
  // The new city is ringed on the one board that has it, the renamed one on both.
  await expect.poll(() => page.locator('.pack-marks text').getByText(/^1\b/).count(), PATIENT).toBe(1);
  await expect.poll(() => page.locator('.pack-marks text').getByText(/\b2\b/).count(), PATIENT).toBeGreaterThanOrEqual(2);
  await clean(page);
  await fits(page);
  const [saved] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save as a file' }).click()]);
  const file = await saved.path();
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
    id: 'my-box',
    title: { en: 'The box at home' },
    status: { '/cities/0/name': 'own', '/missions/1/cost': 'own' },
  });
  await page.getByRole('button', { name: 'Make a link' }).click();
  const link = await page.getByLabel('Link to this pack').inputValue();
  const hash = await page.locator('.pack-hash code').textContent();

  const other = await open(link.slice(url().length), {}, PHONE);
  await expect.poll(() => rows(other), PATIENT).toEqual(DIFFERS);
  await expect.poll(() => other.locator('.pack-hash code').textContent(), PATIENT).toBe(hash);
  await other.getByRole('button', { name: 'Keep this pack' }).click();
  await other.getByRole('link', { name: 'Play with it' }).click();
  await other.waitForSelector('.setup-form');
  await other.locator('.options summary').click();
  await expect.poll(() => other.locator('#option-pack').inputValue(), PATIENT).toBe('my-box');
  await begin(other, 0);
  await other.locator('[aria-label*="Gambling Hall"]').first().waitFor({ state: 'attached' });
});

test('packs that come with a game are chosen by name in its set-up, each with a sentence, and the table is played with it', async () => {
  const page = await open('#/play/gravity', {}, PHONE);
  await page.locator('.options summary').click();
  const pack = page.locator('#option-pack');
  expect(await pack.locator('option').allInnerTexts()).toEqual(['House reconstruction 2', 'House reconstruction']);
  await page.getByText('lessons and puzzles are played with it').waitFor();
  await fits(page);
  await clean(page);
  await pack.selectOption({ label: 'House reconstruction' });
  await begin(page, 0);
  await page.waitForSelector('.gravity [data-choosable]');
  const kept = await page.evaluate(
    () =>
      new Promise<string>((done, fail) => {
        const asked = indexedDB.open('orrery');
        asked.onerror = () => fail(new Error('nothing is kept'));
        asked.onsuccess = () => {
          const tables = asked.result.transaction('tables').objectStore('tables').getAll();
          tables.onsuccess = () => done((tables.result[0] as { pack: { id: string } }).pack.id);
        };
      }),
  );
  expect(kept).toBe('gravity-house');
});

test('a text brought from elsewhere is checked in place; what is put right can be kept', async () => {
  const page = await open('#/packs/gravity');
  await page.getByLabel('Or paste').fill('{"id": "mine", }');
  await page.getByRole('button', { name: 'Open' }).click();
  await page.getByText('1 fault').waitFor();
  await expect.poll(() => page.locator('.faults li').textContent(), PATIENT).toContain('line 1');
  await page.evaluate(() => (location.hash = '#/packs/liberation?edit=text'));
  const editor = page.locator('.editor textarea');
  const pack = await editor.inputValue();
  // Key by key a text of this size takes long; pasting does the same to the page.
  const paste = (text: string): Promise<void> =>
    editor.evaluate((area: HTMLTextAreaElement, pasted) => {
      area.value = pasted;
      area.dispatchEvent(new Event('input', { bubbles: true }));
    }, text);
  await paste(pack.replace('"category": "underworld"', '"category": "nowhere"'));
  const fault = page.locator('.faults li').first();
  await expect.poll(() => fault.textContent(), PATIENT).toMatch(/line \d+/);
  await fault.locator('button').click();
  await expect
    .poll(() => editor.evaluate((area: HTMLTextAreaElement) => area.value.slice(area.selectionStart, area.selectionEnd)), PATIENT)
    .toContain('nowhere');
  await paste(pack);
  await page.getByText('This pack is complete').waitFor();
  await page.getByRole('button', { name: 'Keep this pack' }).click();
  await page.getByText('Nothing differs from').waitFor();
});

test('what somebody typed in reaches a server only when they agree', async () => {
  const page = await server.person('Ada');
  await page.goto(`${server.url()}#/packs/gravity?edit`);
  await page.getByLabel('Garrison').fill('3');
  await page.getByRole('button', { name: 'Keep this pack' }).click();
  await page.waitForURL(/#\/packs\/gravity\/my-gravity$/);
  await page.goto(`${server.url()}#/online/new/gravity?pack=my-gravity`);
  const agreed = page.getByLabel('everybody at the table get this pack');
  await agreed.waitFor();
  const create = page.locator('button[type=submit].start');
  expect(await create.isDisabled()).toBe(true);
  await agreed.check();
  await create.click();
  await page.waitForURL(/#\/match\//);
});
