import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { violationsInBothThemes } from './axe.ts';
import { go, shelve, tableAt } from './positions.ts';
import { PHONE, stage } from './stage.ts';

const { page: open } = stage();
const upload = (buffer: Buffer, name = 'orrery-device.json') => ({ name, mimeType: 'application/json', buffer });

test('own games stand in one list with what they come to, and all a device keeps goes to another by one file', async () => {
  const ended = await tableAt({ game: 'liberation', people: [0], seed: 4 });
  const shared = await tableAt({ game: 'liberation', people: [0, 1], seed: 9 });
  const page = await open('#/about');
  await page.waitForSelector('.about');
  await shelve(page, ended, shared);
  await go(page, '#/story', '.story-games');
  expect(await page.locator('.story-games li').count()).toBe(2);
  const row = await page.locator('.story-games li', { hasText: 'Cadet Pip' }).textContent();
  expect(row).toContain('Dynasty');
  expect(row).toMatch(/won|lost/);
  expect(await page.locator('.story-games .outcome.open').count()).toBe(1);
  // One game counts: its share is all or nothing, and the interval says how little that is.
  expect(await page.locator('.story-results').first().textContent()).toMatch(/Liberation1(100|0)%(21|0)% – (100|79)%/);
  expect(await violationsInBothThemes(page)).toEqual([]);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save to a file' }).click();
  const file = readFileSync(await (await saved).path());
  expect(file.toString()).not.toContain('"token"');

  const other = await open('#/story', { language: 'de' }, PHONE);
  await other.getByText('Noch keine beendete Partie').waitFor();
  const choose = other.locator('input[type=file]');
  await choose.setInputFiles(upload(Buffer.from('{"tables":3}')));
  await other.getByText('Diese Datei wurde nicht hier gesichert').waitFor();
  const damaged = JSON.parse(file.toString()) as { tables: { log: unknown }[] };
  if (damaged.tables[1]) damaged.tables[1].log = 'x';
  await choose.setInputFiles(upload(Buffer.from(JSON.stringify(damaged))));
  await other.getByText('an der Stelle /tables/1 beschädigt').waitFor();
  expect(await other.locator('.story-games').count()).toBe(0);
  await choose.setInputFiles(upload(file));
  await other.getByText('Aus der Datei geholt: 2 Partien').waitFor();
  await other.locator('.story-games li').nth(1).waitFor();
  expect(await other.locator('.story-games li').count()).toBe(2);
  expect(await other.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});
