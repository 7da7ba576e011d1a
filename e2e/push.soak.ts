/**
 * A whole browser asks its maker's push service for an address, shows what is pushed to it, and opens the table: the maker's service stands on loopback, and
 * what it would push is handed to the browser by its debugger.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findProgram } from '../scripts/programs.mjs';
import { host } from './host.ts';
import { PATIENT, remember } from './stage.ts';

const { url } = host();
const site = (): string => url().replace('127.0.0.1', 'localhost');

/** A device is let in (`AndroidCheckinResponse`: all is well, its id, its token). */
function letIn(): Buffer {
  const answer = Buffer.alloc(20);
  answer.set([0x08, 0x01, 0x39]);
  answer.writeBigUInt64LE(1234n, 3);
  answer.set([0x41], 11);
  answer.writeBigUInt64LE(5678n, 12);
  return answer;
}

let maker: Server;
let browser: BrowserContext;
const profile = mkdtempSync(join(tmpdir(), 'orrery-push-'));

beforeAll(async () => {
  maker = createServer((request, response) => {
    request.resume();
    request.on('end', () => response.end(request.url === '/checkin' ? letIn() : `token=${'t'.repeat(60)}`));
  });
  await new Promise<void>((open) => maker.listen(0, '127.0.0.1', open));
  const { port } = maker.address() as AddressInfo;
  const executablePath = findProgram(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']);
  if (executablePath === null)
    throw new Error('This needs a whole Chromium (Debian: apt-get install chromium); its shell without windows shows no notices.');
  browser = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      `--gcm-checkin-url=http://127.0.0.1:${port}/checkin`,
      `--gcm-registration-url=http://127.0.0.1:${port}/register`,
      '--gcm-mcs-endpoint=127.0.0.1:1',
    ],
    ignoreDefaultArgs: ['--headless', '--disable-background-networking'],
  });
  await browser.grantPermissions(['notifications'], { origin: new URL(site()).origin });
});
afterAll(async () => {
  await browser.close();
  maker.close();
  rmSync(profile, { recursive: true, force: true });
});

test('a browser subscribes, shows what is pushed, and a click on it opens the table', async () => {
  const page = await browser.newPage();
  // A busy machine is slow, not wrong.
  page.setDefaultTimeout(240_000);
  await remember(page, { name: 'Ann', language: 'en', pace: 'instant', 'first-times': 'off' });
  await page.goto(`${site()}#/online/new/liberation`);
  await page.locator('#seat-1').selectOption('bot');
  await page.locator('#bot-level').selectOption('1');
  await page.locator('button[type=submit]').click();
  await page.waitForSelector('.online-table .prompt');
  const table = new URL(page.url()).hash;
  // It comes once the whole page is kept, and whether this window is drawn meanwhile does not matter.
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), { ...PATIENT, timeout: 240_000 }).toBe(true);

  await page.goto(`${site()}#/account`);
  await page.getByRole('checkbox', { name: 'It is your turn: Browser' }).check();
  await page.getByText('Shows notices.').waitFor();
  await page.reload();
  await page.getByText('Shows notices.').waitFor();

  const debug = await browser.newCDPSession(page);
  const registered = Promise.withResolvers<string>();
  debug.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
    if (first) registered.resolve(first.registrationId);
  });
  await debug.send('ServiceWorker.enable');
  const notice = { title: 'Liberation', body: 'It is your turn. 23 hours left.', tag: table.slice(-12) };
  await debug.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(site()).origin,
    registrationId: await registered.promise,
    data: JSON.stringify({ ...notice, path: table }),
  });
  const shown = (): Promise<readonly unknown[]> =>
    page.evaluate(async () => {
      const list = await (await navigator.serviceWorker.ready).getNotifications();
      return list.map(({ title, body, tag }) => ({ title, body, tag }));
    });
  await expect.poll(shown, PATIENT).toEqual([notice]);

  const [worker] = browser.serviceWorkers();
  if (!worker) throw new Error('there is no service worker');
  await worker.evaluate(async () => {
    const scope = globalThis as unknown as {
      readonly registration: { getNotifications(): Promise<readonly unknown[]> };
      readonly NotificationEvent: new (type: string, given: { readonly notification: unknown }) => Event;
    };
    const [notification] = await scope.registration.getNotifications();
    const click = new scope.NotificationEvent('notificationclick', { notification });
    // Only a real click lets a page come to the front, and only a real one is waited for.
    Object.defineProperty(click, 'waitUntil', { value: (done: Promise<unknown>) => void done.catch(() => undefined) });
    dispatchEvent(click);
  });
  await page.waitForURL((to) => to.hash === table);
  await page.waitForSelector('.online-table .prompt');
  expect(await shown()).toEqual([]);

  await page.goto(`${site()}#/account`);
  await page.getByRole('button', { name: 'Stop here' }).click();
  await page.getByRole('button', { name: 'Show here' }).waitFor();
}, 600_000);
