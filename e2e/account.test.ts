import { readFile } from 'node:fs/promises';
import type { CDPSession, Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { violationsInBothThemes } from './axe.ts';
import { host } from './host.ts';
import { DESKTOP, PATIENT, PHONE } from './stage.ts';

const { url, person } = host();
/** Passkeys are bound to a name, and this machine's own is the one browsers trust without https. */
const account = (): string => `${url().replace('127.0.0.1', 'localhost')}#/account`;

const devices: CDPSession[] = [];
afterEach(async () => {
  await Promise.all(devices.splice(0).map((device) => device.detach().catch(() => undefined)));
});

/** Chromium's own authenticator, with a finger always on it. */
async function authenticator(page: Page): Promise<{ readonly cdp: CDPSession; readonly authenticatorId: string }> {
  const cdp = await page.context().newCDPSession(page);
  devices.push(cdp);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { cdp, authenticatorId };
}

async function called(page: Page, name: string): Promise<void> {
  await expect.poll(() => page.locator('.account-head h1').textContent(), PATIENT).toBe(name);
}

async function signIn(page: Page, code: string): Promise<void> {
  await page.goto(account());
  await page.locator('.account-form input').fill(code);
  await page.locator('.account-form button').click();
}

test('a guest makes a passkey and signs in by it, by a printed code and by one that is shown; and ends the other sessions', async () => {
  const ann = await person('Ann');
  const { cdp, authenticatorId } = await authenticator(ann);
  await ann.goto(account());
  await ann.getByRole('button', { name: 'Make a passkey' }).click();
  await ann.getByText('Kept by a passkey').waitFor();
  await ann.getByRole('button', { name: 'Make codes' }).click();
  await ann.locator('.account-codes li').first().waitFor();
  const codes = await ann.locator('.account-codes li').allTextContents();
  expect(codes.length).toBe(10);
  await ann.getByRole('button', { name: 'I have kept them' }).click();
  await ann.getByText('10 of 10 unused').waitFor();
  await ann.getByRole('button', { name: 'Add one' }).click();
  await ann.getByText('One of your passkeys is on this device already.').waitFor();

  const [file] = await Promise.all([ann.waitForEvent('download'), ann.getByRole('button', { name: 'Download' }).click()]);
  expect(file.suggestedFilename()).toBe('orrery-account.json');
  expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({ name: 'Ann', passkeys: [{}], sessions: [{}], matches: [] });
  await ann.getByRole('button', { name: 'Delete …' }).click();
  await ann.getByRole('button', { name: 'Delete in two days' }).click();
  await ann.getByText('Everything about you is going to be deleted').waitFor();
  await ann.reload();
  await ann.getByRole('button', { name: 'Keep it' }).click();
  await ann.getByRole('button', { name: 'Delete …' }).waitFor();

  const phone = await person('Guest of the phone', {}, PHONE);
  const second = await authenticator(phone);
  const { credentials } = await cdp.send('WebAuthn.getCredentials', { authenticatorId });
  for (const credential of credentials)
    await second.cdp.send('WebAuthn.addCredential', { authenticatorId: second.authenticatorId, credential });
  await phone.goto(account());
  await phone.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await called(phone, 'Ann');

  // Lessons done on either device are done on both.
  const done = async (page: Page, lesson: string): Promise<void> => {
    await page.evaluate((id) => localStorage.setItem('orrery.learn.rex', JSON.stringify({ done: [id], begun: {} })), lesson);
    await page.goto(account().replace('#/account', '#/learn/rex'));
    await page.getByText('kept with your account').waitFor();
  };
  await done(ann, 'R1');
  await done(phone, 'R2');
  await expect.poll(() => phone.locator('.lesson-card.done').count(), PATIENT).toBe(2);
  for (const page of [ann, phone]) await page.goto(account());

  const printed = await person('Guest with a slip');
  await signIn(printed, codes[0]?.toLowerCase() ?? '');
  await called(printed, 'Ann');

  await ann.getByRole('button', { name: 'Show code' }).click();
  const code = (await ann.locator('.account-shown').textContent()) ?? '';
  await ann.keyboard.press('Escape');
  const third = await person('Guest with a code');
  await signIn(third, 'ABC');
  await third.getByText('That is not a whole code').waitFor();
  await signIn(third, 'ABCD EFGH');
  await third.getByText('This code is not good').waitFor();
  await signIn(third, code);
  await called(third, 'Ann');

  await ann.reload();
  await ann.getByRole('button', { name: 'End all others' }).click();
  await expect.poll(() => ann.locator('.account-row .icon').count(), PATIENT).toBe(2);
  // Each device is the guest it was.
  await called(phone, 'Guest of the phone');
  await phone.getByText('Guest on this device').waitFor();
  await called(ann, 'Ann');
});

test('at another address of the server no passkey is offered, and a code works all the same', async () => {
  const ann = await person('Ann');
  await ann.goto(`${url()}#/account`);
  await ann.getByText('This server knows passkeys at its main address only.').waitFor();
  expect(await ann.getByRole('button', { name: 'passkey' }).count()).toBe(0);
  await ann.getByRole('button', { name: 'Show code' }).click();
  const code = (await ann.locator('.account-shown').textContent()) ?? '';
  const other = await person('Somebody');
  await other.goto(`${url()}#/account`);
  await other.locator('.account-form input').fill(code);
  await other.locator('.account-form button').click();
  await called(other, 'Ann');
  await other.getByRole('button', { name: 'Sign out' }).click();
  await called(other, 'Somebody');
  await called(ann, 'Ann');
});

test('axe finds nothing on the page of a guest and of somebody with an account, and nothing scrolls sideways at 320 px', async () => {
  for (const language of ['en', 'ru', 'de'] as const) {
    const options = language === 'en' ? DESKTOP : { ...PHONE, viewport: { width: 320, height: 640 } };
    const page = await person('Somebody with quite a long name', { language }, options);
    const clean = async (): Promise<void> => {
      if (language === 'en') expect(await violationsInBothThemes(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), language).toBe(options.viewport.width);
    };
    await page.goto(account());
    await page.locator('.account-part .primary').waitFor();
    await clean();
    // Whatever reads the page takes the authenticator of another session with it.
    await authenticator(page);
    await page.locator('.account-part .primary').click();
    await page.locator('.account-part header button').first().waitFor();
    await page.locator('.account-row button').first().click();
    await page.locator('.account-codes li').first().waitFor();
    await clean();
    await page.locator('.account-codes .primary').click();
    await page.locator('.account-row button').nth(1).click();
    await page.locator('.account-shown').waitFor();
    await clean();
    await page.keyboard.press('Escape');
    await page.locator('.account-danger').click();
    await page.locator('.account-facts').waitFor();
    await clean();
    await page.context().close();
  }
});
