import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { violationsInBothThemes } from './axe.ts';
import { go, shelve, tableAt } from './positions.ts';
import { stage } from './stage.ts';

const { page: open } = stage();

test.each(['liberation', 'rex', 'gravity'] as const)('the end of a game of %s is a picture that stands by itself', async (game) => {
  const ended = await tableAt({ game, people: [0], seed: 4 });
  const page = await open('#/about');
  await page.waitForSelector('.about');
  await shelve(page, ended);
  await go(page, `#/replay/${ended.id}`, '.replay-bar');
  await page.getByRole('button', { name: 'Check and share' }).click();
  await page.getByRole('button', { name: 'Picture of the game' }).click();
  await page.locator('.share-frame > svg').waitFor();
  if (game === 'liberation') expect(await violationsInBothThemes(page)).toEqual([]);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the picture' }).click();
  const file = readFileSync(await (await saved).path(), 'utf8');
  // Nothing of it lies elsewhere: no style sheet, no picture, no address but the name of the format.
  expect(file).not.toMatch(/ (class|style|tabindex|onclick)=|<style|<image|<script|foreignObject/);
  expect(file.replaceAll('http://www.w3.org/2000/svg', '').replaceAll('http://www.w3.org/1999/xlink', '')).not.toContain('http');
  for (const [, id] of file.matchAll(/url\((?:&quot;|")?#([^)&"]+)/g)) expect(file).toContain(`id="${id}"`);
  const size = await page.evaluate(async (text) => {
    const parsed = new DOMParser().parseFromString(text, 'image/svg+xml');
    const shapes = parsed.querySelectorAll('svg svg :is(path, circle, rect, polygon)').length;
    return { faults: parsed.querySelectorAll('parsererror').length, shapes, title: parsed.querySelector('title')?.textContent ?? '' };
  }, file);
  expect(size.faults).toBe(0);
  expect(size.shapes).toBeGreaterThan(60);
  expect(size.title.length).toBeGreaterThan(10);
});
