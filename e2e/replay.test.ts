import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { begin, stage } from './stage.ts';

const { page: open } = stage();

/** A finished game, by giving up in the middle. */
async function finished(page: Page): Promise<void> {
  await begin(page, 0);
  for (let n = 0; n < 8; n++) {
    await page.waitForSelector('.prompt.decide [data-choosable]:not([disabled]), dialog[open]');
    const sure = page.locator('dialog [data-confirm]');
    await ((await sure.count()) > 0 ? sure : page.locator('.prompt [data-choosable]').first()).click();
    await page.waitForTimeout(60);
  }
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Table and settings' }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.locator('dialog [data-confirm]').click();
  await page.waitForSelector('.prompt.over');
}

test('a finished game is walked through, from every point of view, and shared as a link', async () => {
  const page = await open('#/play/liberation');
  await finished(page);
  await page.getByRole('link', { name: 'Replay of this game' }).click();
  const count = page.locator('.replay-count');
  expect(await count.textContent()).toMatch(/^0 \/ \d+$/);
  await page.getByRole('button', { name: 'One step on' }).click();
  expect(await count.textContent()).toMatch(/^1 \//);
  expect(page.url()).toContain('at=1');
  await page.keyboard.press('End');
  const length = Number((await count.textContent())?.split(' / ')[1]);
  expect(await count.textContent()).toBe(`${length} / ${length}`);
  await page.keyboard.press('ArrowLeft');
  await page.locator('.replay-bar select').selectOption({ label: 'Liberation' });
  await page.locator('.base-zone').waitFor();
  await page.locator('.replay-bar select').selectOption({ label: 'Spectator' });
  expect(await page.locator('.hand .city-card').count()).toBe(0);
  await page.locator('.replay-bar select').selectOption({ label: 'Everything open' });
  await page.locator('.open-hand .chip').first().waitFor();
  await page.getByRole('button', { name: 'Check and share' }).click();
  await page.getByText('Verified:').waitFor();
});

test('a replay file is imported, checked and stepped through; a wrong one is refused with its reason', async () => {
  const page = await open('#/play/liberation');
  await finished(page);
  await page.getByRole('link', { name: 'Replay of this game' }).click();
  await page.getByRole('button', { name: 'Check and share' }).click();
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save as a file' }).click()]);
  const file = await download.path();

  const other = await open('#/replays');
  await other.locator('input[type=file]').setInputFiles(file);
  await other.locator('.replay-bar').waitFor();
  await other.getByRole('button', { name: 'To the end' }).click();
  expect(await other.locator('.replay-count').textContent()).toMatch(/^(\d+) \/ \1$/);

  const wrong = await open('#/replays');
  await wrong.locator('textarea').fill('{"format":1}');
  await wrong.getByRole('button', { name: 'Open', exact: true }).click();
  expect(await wrong.getByRole('alert').textContent()).toContain('/game is missing');
});

test('one plays on from any moment: hidden cards are dealt anew, the table lives through a reload, and its own replay opens', async () => {
  const page = await open('#/play/liberation');
  await finished(page);
  await page.getByRole('link', { name: 'Replay of this game' }).click();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await page.locator('.replay-bar select').selectOption({ label: 'Dynasty' });
  const hand = await page.locator('.hand .city-card').allTextContents();
  await page.getByRole('button', { name: 'Check and share' }).click();
  await page.getByText('Whatever this seat could not know is dealt anew').waitFor();
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.waitForURL(/#\/table\//);
  await page.waitForSelector('.prompt.decide [data-choosable]');
  expect(await page.locator('.hand .city-card').count()).toBe(hand.length);
  await page.reload();
  await page.waitForSelector('.prompt.decide [data-choosable]');
  await page.getByRole('button', { name: 'Table and settings' }).click();
  await page.locator('.table-facts summary').click();
  await page.getByText('no seal was set before').waitFor();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.locator('dialog [data-confirm]').click();
  await page.getByRole('link', { name: 'Replay of this game' }).click();
  await page.getByRole('button', { name: 'Check and share' }).click();
  await page.getByText('there is nothing to verify').waitFor();
  expect(await page.getByRole('button', { name: 'Save as a file' }).count()).toBe(0);
});
