import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { answer } from './answer.ts';
import { host } from './host.ts';
import { PATIENT } from './stage.ts';

const { url, person } = host();

/** Opens the sheet around the table in the partners' room. */
async function aside(page: Page): Promise<void> {
  await page.locator('.online-chip').click();
  await page.getByRole('button', { name: 'My partner' }).click();
}

test('GRV-TEAM-PREP-1, GRV-OPT-9: partners sign while cards are chosen and talk afterwards; nobody else has it in the page', async () => {
  const people = await Promise.all(['Ann', 'Bob', 'Cyd', 'Eve'].map((name) => person(name, { plain: 'on' })));
  const [ann, bob, cyd, eve] = people as [Page, Page, Page, Page];
  await ann.goto(`${url()}#/online/new/gravity`);
  await ann.locator('details.options summary').click();
  await ann.locator('#option-seats').selectOption('4');
  await ann.locator('#option-confrontation').selectOption('true');
  await ann.locator('#seat-3').selectOption('bot');
  await ann.locator('#bot-level').selectOption('1');
  await ann.locator('button[type=submit]').click();
  await ann.waitForSelector('.waiting-room');
  for (const page of [bob, cyd]) {
    await page.goto(ann.url());
    await page.locator('.seat-row button.primary').first().click();
    await page.locator('[data-stand], .online-table').first().waitFor();
  }
  await eve.goto(ann.url());
  for (const page of people) await page.waitForSelector('.text-table');

  await aside(ann);
  await ann.getByText('partners talk by signs only').waitFor();
  expect(await ann.locator('.talk form').count()).toBe(0);
  await ann.locator('.signs').getByRole('button', { name: 'Careful' }).click();
  await bob.locator('.online-chip b', { hasText: '1' }).waitFor();
  await aside(bob);
  await bob.locator('.talk li', { hasText: '«Careful»' }).waitFor();
  for (const page of [ann, bob]) await page.keyboard.press('Escape');

  for (const page of [ann, bob, cyd]) await answer(page);
  await aside(bob);
  await bob.locator('.talk input').fill('You take the next turn');
  await bob.locator('.talk button[type=submit]').click();
  await ann.locator('.online-chip b', { hasText: '1' }).waitFor();
  for (const page of [cyd, eve]) {
    expect(await page.locator('.online-chip b').count()).toBe(0);
    await page.locator('.online-chip').click();
    const content = await page.content();
    expect(content).not.toContain('«Careful»');
    expect(content).not.toContain('next turn');
  }
  await expect.poll(() => cyd.getByRole('button', { name: 'My partner' }).count(), PATIENT).toBe(1);
  expect(await eve.getByRole('button', { name: 'My partner' }).count()).toBe(0);
  await Promise.all(people.map((page) => page.context().close()));
});

test('Rex has a switch for each kind of card window, which the server keeps', async () => {
  const page = await person('Ann', { plain: 'on' });
  await page.goto(`${url()}#/online/new/rex`);
  await page.locator('details.options summary').click();
  await page.locator('#option-seats').selectOption('3');
  for (const seat of [1, 2]) await page.locator(`#seat-${seat}`).selectOption('bot');
  await page.locator('#bot-level').selectOption('1');
  await page.locator('button[type=submit]').click();
  await page.waitForSelector('.answer');
  const answers = page.getByRole('group', { name: 'Answer windows' });
  const pressed = answers.locator('[aria-pressed=true]');
  await answers.getByRole('button', { name: 'pass this round' }).click();
  await pressed.filter({ hasText: 'round' }).waitFor();
  await page.reload();
  await pressed.filter({ hasText: 'round' }).waitFor();
  await page.locator('.online-chip').click();
  await expect.poll(() => page.locator('.standing-order').count(), PATIENT).toBe(3);
  await expect.poll(() => page.locator('.standing-order [aria-pressed=true]', { hasText: 'round' }).count(), PATIENT).toBe(1);
  expect(await page.locator('.online-sheet input[type=checkbox]').count()).toBe(0);
  await page.keyboard.press('Escape');
  await answers.getByRole('button', { name: 'ask me' }).click();
  await pressed.filter({ hasText: 'ask me' }).waitFor();
  await page.context().close();
});
