import { expect, test } from 'vitest';
import { violationsInBothThemes } from './axe.ts';
import { host } from './host.ts';
import { DESKTOP, PHONE } from './stage.ts';

const { url, person, tend } = host();

test('somebody is muted, heard again and reported; a moderator reads the lines, silences them for a day, and they are told so', async () => {
  const ann = await person('Ann', {}, { ...DESKTOP, reducedMotion: 'reduce' });
  const bob = await person('Bob', {}, PHONE);
  await ann.goto(`${url()}#/online/new/liberation`);
  await ann.locator('button[type=submit]').click();
  await ann.locator('.waiting-room').waitFor();
  await bob.goto(ann.url());
  await bob.getByRole('button', { name: 'Sit here' }).first().click();
  await Promise.all([ann, bob].map((page) => page.locator('.drawn').waitFor()));
  for (const page of [ann, bob]) await page.locator('.online-chip').click();
  const says = async (text: string): Promise<void> => {
    await bob.locator('.talk input').fill(text);
    await bob.locator('.talk button[type=submit]').click();
  };
  await says('You cannot count');
  await ann.locator('.talk li', { hasText: 'You cannot count' }).waitFor();
  const menu = ann.getByRole('button', { name: 'Mute, block or report Bob' });
  await menu.last().click();
  await ann.getByRole('button', { name: 'Mute', exact: true }).waitFor();
  expect(await violationsInBothThemes(ann)).toEqual([]);
  await ann.getByRole('button', { name: 'Report …' }).click();
  await ann.getByLabel('What is wrong?').fill('insults');
  await ann.getByRole('button', { name: 'Send the report' }).click();
  await ann.getByText('Your report is on its way.').waitFor();
  await ann.keyboard.press('Escape');
  await menu.first().click();
  await ann.getByRole('button', { name: 'Mute', exact: true }).click();
  await ann.getByText('Bob is muted.').waitFor();
  await ann.locator('.talk li').waitFor({ state: 'detached' });
  await ann.goto(`${url()}#/account`);
  await ann.getByRole('button', { name: 'Hear Bob again' }).click();
  await ann.getByText('People you do not hear').waitFor({ state: 'detached' });

  const mod = await person('Mod', {}, { ...DESKTOP, reducedMotion: 'reduce' });
  await mod.goto(`${url()}#/reports`);
  await mod.getByText('Only moderators read reports.').waitFor();
  await tend('Mod', 'role');
  await mod.reload();
  await mod.getByRole('button', { name: 'Bob' }).click();
  await mod.locator('.conduct-lines li.reported', { hasText: 'You cannot count' }).waitFor();
  expect(await violationsInBothThemes(mod)).toEqual([]);
  await mod.getByRole('radio', { name: 'Silence' }).check();
  await mod.getByLabel('Reason, kept in the log').fill('Insults at a table.');
  await mod.getByText('You cannot write until').waitFor();
  await mod.getByRole('button', { name: 'Silence · 1 day' }).click();
  await mod.locator('.conduct-log li', { hasText: 'silenced Bob until' }).waitFor();
  await says('me again');
  await bob.getByText('Reason: Insults at a table.').first().waitFor();
  await mod.setViewportSize({ width: 320, height: 640 });
  for (const [language, title] of [
    ['RU', 'Жалобы'],
    ['DE', 'Meldungen'],
  ] as const) {
    await mod.getByRole('button', { name: language }).click();
    await mod.getByRole('heading', { name: title }).waitFor();
    expect(await mod.evaluate(() => document.documentElement.scrollWidth), language).toBe(320);
  }
});
