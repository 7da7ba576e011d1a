/** The pages around people in three languages, on desks and phones: axe in both themes, nothing sideways, and every control within reach of the keyboard. */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { violationsInBothThemes } from './axe.ts';
import { host } from './host.ts';
import { DESKTOP, PATIENT, PHONE, remember } from './stage.ts';

const { url, person, tend } = host();

const OVER = { en: 'Over', ru: 'Партия окончена', de: 'Zu Ende' };
const SCREENS = {
  desk: DESKTOP,
  phone: { ...PHONE, viewport: { width: 390, height: 844 } },
  narrow: { ...PHONE, viewport: { width: 320, height: 640 } },
};

/** What may be tabbed to, and how much of it was, one Tab after another. */
async function missedByTab(page: Page): Promise<string[]> {
  const count = await page.evaluate(() => {
    const radios = new Set<string>();
    const all = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex="0"]')].filter(
      (one) => {
        if (one.matches(':disabled, [tabindex="-1"]') || !one.checkVisibility({ visibilityProperty: true })) return false;
        // Of several radio buttons one is tabbed to.
        if (!(one instanceof HTMLInputElement) || one.type !== 'radio') return true;
        return !radios.has(one.name) && Boolean(radios.add(one.name));
      },
    );
    for (const one of all) one.dataset['reached'] = 'no';
    document.addEventListener('focusin', ({ target }) => {
      if (!(target instanceof HTMLElement)) return;
      target.dataset['reached'] = 'yes';
      if (target instanceof HTMLInputElement && target.type === 'radio')
        for (const like of document.querySelectorAll<HTMLElement>(`input[name="${target.name}"]`)) like.dataset['reached'] = 'yes';
    });
    return all.length;
  });
  const missed = page.locator('[data-reached=no]');
  // Fields for a time of day have a stop for the hours and one for the minutes.
  for (let i = 0; i < 2 * count + 10 && (i < count || (await missed.count()) > 0); i++) await page.keyboard.press('Tab');
  return missed.evaluateAll((all) => all.map((one) => one.outerHTML.slice(0, 120)));
}

/** Buttons side by side that touch, but for those of one switch. */
const touching = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLElement>('main button, main a.button')].filter(
      (one) => one.checkVisibility() && !one.closest('.segment, [role=radiogroup], [role=tablist]'),
    );
    const close = (a: DOMRect, b: DOMRect): boolean => Math.abs(a.top - b.top) < 4 && b.left >= a.right - 1 && b.left - a.right < 4;
    return all.flatMap((one) =>
      all
        .filter((other) => close(one.getBoundingClientRect(), other.getBoundingClientRect()))
        .map((other) => `${one.innerText} | ${other.innerText}`),
    );
  });

let tournament = '';
/** What makes a browser Ann's. */
let token = '';

beforeAll(async () => {
  const ann = await person('Ann');
  await ann.goto(`${url()}#/tournaments`);
  await ann.getByRole('button', { name: 'Make a tournament' }).click();
  await ann.getByRole('textbox', { name: 'Name' }).fill('League of a season with a name that is quite long');
  await ann.getByLabel('Game').selectOption({ label: 'Rex' });
  await ann.getByRole('button', { name: 'Make it' }).click();
  await ann.getByRole('button', { name: 'Play along' }).click();
  await ann.getByText('You play along. Your table opens by itself.').waitFor();
  tournament = new URL(ann.url()).hash;

  // Two play for ratings: one is rude, is reported, and wins.
  const bob = await person('Bob');
  for (const page of [bob, ann]) {
    await page.goto(`${url()}#/online`);
    await page.locator('.people-head .link').click();
    await page.locator('.people-wish select').nth(1).selectOption('rated');
    await page.locator('.people-wish select').nth(2).selectOption('never');
    await page.getByRole('button', { name: 'Pair me: Liberation' }).click();
  }
  await Promise.all([ann, bob].map((page) => page.locator('.drawn').waitFor()));
  for (const page of [ann, bob]) await page.locator('.online-chip').click();
  await bob.locator('.talk input').fill('You cannot count');
  await bob.locator('.talk button[type=submit]').click();
  await ann.locator('.talk li', { hasText: 'You cannot count' }).waitFor();
  await ann.getByRole('button', { name: 'Mute, block or report Bob' }).last().click();
  await ann.getByRole('button', { name: 'Report …' }).click();
  await ann.getByLabel('What is wrong?').fill('insults');
  await ann.getByRole('button', { name: 'Send the report' }).click();
  await ann.getByText('Your report is on its way.').waitFor();
  await ann.reload();
  await ann.locator('.online-chip').click();
  await ann.locator('[data-leave]').click();
  await ann.locator('[data-resign]').click();
  await bob.locator('.prompt.over').waitFor();
  const curves = async (): Promise<number> => {
    await ann.goto(`${url()}#/account`);
    await ann.goto(`${url()}#/person`);
    await ann.locator('main h1').waitFor();
    return ann.locator('.curve').count();
  };
  while ((await curves()) === 0) await ann.waitForTimeout(PATIENT.interval);
  await tend('Ann', 'role');
  token = await ann.evaluate(() => localStorage.getItem('orrery.token') ?? '');
  await ann.context().close();
}, 480_000);

describe.for(Object.entries(SCREENS))('%s', ([, options]) => {
  let page: Page;
  beforeAll(async () => {
    page = await person('Ann', {}, options);
    await remember(page, { token });
  });

  describe.for(['en', 'ru', 'de'] as const)('%s', (language) => {
    beforeAll(() => remember(page, { language }));

    test.for(['#/online', '#/person', '#/ratings/liberation', '#/tournaments', '#/tournament', '#/account', '#/reports'])(
      '%s',
      async (hash) => {
        await page.goto(`${url()}${hash === '#/tournament' ? tournament : hash}`);
        await page.reload();
        await page.locator(`html[lang=${language}] main h1`).waitFor();
        await page.waitForLoadState('networkidle');
        if (hash === '#/person') await page.locator('.curve').waitFor();
        if (hash === '#/reports') await page.getByRole('button', { name: 'Bob' }).click();
        if (hash === '#/tournaments') await page.locator('main .primary').first().click();
        expect.soft(await violationsInBothThemes(page)).toEqual([]);
        expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(options.viewport.width);
        expect.soft(await touching(page)).toEqual([]);
        if (hash === '#/online') expect.soft(await page.locator('.online-row small').allInnerTexts()).toContain(OVER[language]);
        expect.soft(await missedByTab(page)).toEqual([]);
      },
    );
  });
});
