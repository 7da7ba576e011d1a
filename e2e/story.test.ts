import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { violationsInBothThemes } from './axe.ts';
import { go, shelve, tableAt } from './positions.ts';
import { PATIENT, PHONE, stage } from './stage.ts';

const { page: open } = stage();
const upload = (buffer: Buffer, name = 'orrery-device.json') => ({ name, mimeType: 'application/json', buffer });

test('own games stand in one list with what they come to, and all a device keeps goes to another by one file', async () => {
  const ended = await tableAt({ game: 'liberation', people: [0], seed: 4 });
  const shared = await tableAt({ game: 'liberation', people: [0, 1], seed: 9 });
  const page = await open('#/about');
  await page.waitForSelector('.about');
  await shelve(page, ended, shared);
  await go(page, '#/story', '.story-games');
  await expect.poll(() => page.locator('.story-games li').count(), PATIENT).toBe(2);
  const row = await page.locator('.story-games li', { hasText: 'Cadet Pip' }).textContent();
  expect(row).toContain('Dynasty');
  expect(row).toMatch(/won|lost/);
  await expect.poll(() => page.locator('.story-games .outcome.open').count(), PATIENT).toBe(1);
  // One game counts: its share is all or nothing, and the interval says how little that is.
  await expect.poll(() => page.locator('.story-results').first().textContent(), PATIENT).toMatch(/Liberation1(100|0)%(21|0)% – (100|79)%/);
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
  await expect.poll(() => other.locator('.story-games li').count(), PATIENT).toBe(2);
  expect(await other.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test('set-up proposes whoever is as strong as the own last games say, and tells strengths as measured', async () => {
  const { strength } = JSON.parse(readFileSync(new URL('../packages/liberation/plug/measured.json', import.meta.url), 'utf8')) as {
    readonly strength: readonly (readonly [elo: number, reach: number])[];
  };
  const ended = await tableAt({ game: 'liberation', people: [0], seed: 4 });
  const result = ended.ended?.result;
  if (!result) throw new Error('that game has no end');
  // Half of the games against the seventh won, and one against the weakest lost, too long ago to count.
  const recent = Array.from({ length: 20 }, (_, i) => ({
    ...ended,
    id: `${i}`.padStart(16, '0'),
    touched: ended.touched + 1,
    seats: ended.seats.map((seat) => (seat.kind === 'bot' ? { ...seat, level: 7 } : seat)),
    ended: { how: 'rules' as const, seat: null, result: { ...result, winners: [i % 2] } },
  }));
  const page = await open('#/about');
  await page.waitForSelector('.about');
  await shelve(page, ...recent, { ...ended, ended: { how: 'rules', seat: null, result: { ...result, winners: [1] } } });
  await go(page, '#/play/liberation', '.character-tile.picked[data-level="7"]');
  const tiles = page.locator('.character-tile');
  for (const [i, [elo]] of strength.entries()) await expect.poll(() => tiles.nth(i).textContent(), PATIENT).toContain(String(elo));
  const sheet = page.locator('.character-sheet');
  await expect.poll(() => sheet.locator('.character-strength b').textContent(), PATIENT).toBe(strength[6]?.join(' ± '));
  const own = Number((await sheet.textContent())?.match(/about (\d+)/)?.[1]);
  expect(Math.abs(own - (strength[6]?.[0] ?? 0))).toBeLessThan(30);
  await tiles.first().click();
  await expect.poll(() => tiles.nth(6).locator('.tag').textContent(), PATIENT).toBe('like you');
  await page.getByRole('button', { name: 'like me' }).click();
  await page.waitForSelector('.character-tile.picked[data-level="7"]');
});
