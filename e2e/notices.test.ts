import { expect, test } from 'vitest';
import { violationsInBothThemes } from './axe.ts';
import { host } from './host.ts';
import { DESKTOP, PATIENT, PHONE } from './stage.ts';

const { url, person } = host();
/** Browsers trust this name without https. */
const site = (): string => url().replace('127.0.0.1', 'localhost');
const KEPT = { ...DESKTOP, serviceWorkers: 'allow' } as const;

/** What the worker has been given to show: a browser without a screen has nowhere to show it. */
interface Scope {
  shown: unknown[];
  badges: number;
  readonly registration: { showNotification(title: string, options: object): Promise<void> };
}

test('the service worker shows a notice as it came, marks the page, and leads to the table', async () => {
  const ann = await person('Ann', {}, KEPT);
  await ann.goto(site());
  await ann.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const [worker] = ann.context().serviceWorkers();
  if (!worker) throw new Error('there is no service worker');
  const notice = { title: 'Rex', body: 'It is your turn. 3 hours left.', tag: 'abcdefgh' };
  const shown = await worker.evaluate(
    async (data) => {
      const scope = globalThis as unknown as Scope & { PushEvent: new (type: string, given: { data: string }) => Event };
      scope.shown = [];
      scope.badges = 0;
      scope.registration.showNotification = (title, options) => Promise.resolve(void scope.shown.push({ title, ...options }));
      Object.assign(navigator, { setAppBadge: () => Promise.resolve(void scope.badges++) });
      dispatchEvent(new scope.PushEvent('push', { data }));
      return { shown: scope.shown, badges: scope.badges };
    },
    JSON.stringify({ ...notice, path: '#/rules/rex' }),
  );
  expect(shown).toEqual({ shown: [{ ...notice, icon: 'icon.svg', data: '#/rules/rex' }], badges: 1 });
  await worker.evaluate(() => {
    const notification = { data: '#/rules/rex', close: () => undefined };
    // Only a real click lets a page come to the front.
    const waitUntil = (done: Promise<unknown>): void => void done.catch(() => undefined);
    dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil }));
  });
  await ann.waitForURL(/#\/rules\/rex$/);
});

test('what one wants to be told is chosen on one page, on a phone too, and kept', async () => {
  const ann = await person('Ann', {}, PHONE);
  await ann.goto(`${site()}#/account`);
  const part = ann.locator('.account-part', { has: ann.getByRole('heading', { name: 'Notices' }) });
  await part.getByRole('checkbox', { name: 'Quiet hours' }).check();
  await part.getByLabel('Quiet from').fill('21:15');
  await part.getByLabel('Quiet from').blur();
  // What comes after it on the same connection has an answer, so it was kept.
  await part.getByRole('button', { name: 'Begin now' }).click();
  await part.getByText('You are on holiday').waitFor();
  await ann.reload();
  await part.getByText('You are on holiday').waitFor();
  await expect.poll(() => part.getByLabel('Quiet from').inputValue(), PATIENT).toBe('21:15');
  await expect.poll(() => part.getByLabel('Quiet until').inputValue(), PATIENT).toBe('08:00');
  await part.getByText('It is your turn. 3 hours left.').waitFor();
  expect(await violationsInBothThemes(ann)).toEqual([]);
  expect(await ann.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.viewport.width);
});
