/** Everything on a board explains itself: by mouse, by keyboard, under a finger; in a legend; and when it happens for the first time. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violations, violationsInBothThemes } from './axe.ts';
import type { View } from '@orrery/liberation';
import { type Moment, sit, tableAt } from './positions.ts';
import { begin, DESKTOP, PATIENT, PHONE, stage } from './stage.ts';

const { page: open } = stage();

const explained = (page: Page): Promise<string | null> => page.locator('.explain b').textContent();

/** Where nothing is drawn over it, so that a pointer there means it and nothing else. */
async function middle(page: Page, selector: string): Promise<{ readonly x: number; readonly y: number }> {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not to be seen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function rest(page: Page, selector: string): Promise<void> {
  const { x, y } = await middle(page, selector);
  await page.mouse.move(x - 1, y);
  await page.mouse.move(x, y);
  await page.locator('.explain').waitFor();
}

async function hold(page: Page, selector: string): Promise<void> {
  await page.locator(selector).first().scrollIntoViewIfNeeded();
  const at = await middle(page, selector);
  const touch = await page.context().newCDPSession(page);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await page.locator('.explain').waitFor();
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('on a phone the line about what is new hides as few answers as can be', async () => {
  const page = await open('#/about', { 'first-times': '' }, PHONE);
  const many = ({ view, open: answers }: Moment): boolean => view.decision === 'flaw.next' && answers.length > 9 && (view as View).left > 1;
  await sit(page, await tableAt({ game: 'liberation', people: [1], seed: 1, until: many }), '.liberation.deciding');
  await page.locator('.prompt button', { hasText: 'Sabotage' }).tap();
  await page.locator('.galaxy [data-choosable]').last().tap();
  const line = page.locator('.first-time');
  await line.waitFor();
  const cities = page.locator('.galaxy [data-choosable]');
  await expect.poll(() => cities.count(), PATIENT).toBeGreaterThan(4);
  await expect
    .poll(
      () =>
        page.evaluate(() => {
          const tip = document.querySelector('.first-time')?.getBoundingClientRect();
          return [...document.querySelectorAll('.galaxy [data-choosable]')].filter((city) => {
            const { top, bottom } = city.getBoundingClientRect();
            return !tip || ((top + bottom) / 2 > tip.top && (top + bottom) / 2 < tip.bottom);
          }).length;
        }),
      PATIENT,
    )
    .toBe(0);
  const [tip, prompt] = await Promise.all([line.boundingBox(), page.locator('.prompt').boundingBox()]);
  expect((tip?.y ?? 0) + (tip?.height ?? 0)).toBeLessThan(prompt?.y ?? 0);
});

test('a mouse that rests and keys that walk are told what a thing is, never over the decision; the legend has everything', async () => {
  const page = await open('#/play/gravity', { 'first-times': '' }, DESKTOP);
  await begin(page);
  const line = page.locator('.first-time');
  await line.waitFor();
  await rest(page, '[data-term=deck]');
  expect(await explained(page)).toBe('deck');
  await expect.poll(() => page.locator('.explain').textContent(), PATIENT).toContain('of 12 in all');
  await page.mouse.move(5, 5);
  await page.locator('.explain').waitFor({ state: 'detached' });
  await page.keyboard.press('/');
  const walked: (string | null)[] = [];
  for (let step = 0; step < 4; step++) {
    walked.push(await explained(page));
    const [bubble, prompt] = await Promise.all([page.locator('.explain').boundingBox(), page.locator('.prompt').boundingBox()]);
    expect(
      (bubble?.y ?? 0) + (bubble?.height ?? 0) <= (prompt?.y ?? 0) || (bubble?.y ?? 0) >= (prompt?.y ?? 0) + (prompt?.height ?? 0),
    ).toBe(true);
    await page.keyboard.press('ArrowRight');
  }
  expect(new Set(walked).size).toBe(4);
  await page.keyboard.press('Escape');
  await page.locator('.explain').waitFor({ state: 'detached' });
  await line.getByRole('button', { name: 'Legend' }).click();
  await page.locator('.legend-sheet input').fill('spark');
  await expect.poll(() => page.locator('.legend-list dt').count(), PATIENT).toBeLessThan(6);
  expect(await violations(page)).toEqual([]);
  await page.locator('.legend-sheet header button').click();
  await line.getByRole('button', { name: 'No more of these' }).click();
  await line.waitFor({ state: 'detached' });
  expect(await page.evaluate(() => localStorage.getItem('orrery.first-times'))).toContain('off');
});

test('a finger that stays is told what a thing is, and chooses nothing by it', async () => {
  const page = await open('#/play/gravity', { language: 'ru' }, PHONE);
  await begin(page);
  await hold(page, '.action[data-term=recruit], .action[data-term]');
  expect(await page.locator('.action-card.picked').count()).toBe(0);
  await page.locator('.prompt').tap();
  await page.locator('.explain').waitFor({ state: 'detached' });
});

test('Rex and Liberation: what a board shows is in its glossary, whatever it is', async () => {
  for (const game of ['rex', 'liberation']) {
    const page = await open(`#/play/${game}`, { 'first-times': '', language: 'de', theme: 'light' }, DESKTOP);
    await begin(page);
    await page.locator('.first-time').waitFor();
    await page.keyboard.press('/');
    const terms = await page.evaluate(
      () => new Set([...document.querySelectorAll<HTMLElement>('[data-term]')].map((each) => each.dataset['term'])).size,
    );
    expect(terms).toBeGreaterThan(8);
    await page.locator('.topbar').getByRole('button', { name: 'Legende' }).click();
    await page.locator('.legend-list dt').first().waitFor();
    const missing = await page.evaluate(() => {
      const known = new Set([...document.querySelectorAll<HTMLElement>('[data-entry]')].map((each) => each.dataset['entry']));
      return [...document.querySelectorAll<HTMLElement>('[data-term]')]
        .map((each) => each.dataset['term'])
        .filter((term) => !known.has(term));
    });
    expect(missing).toEqual([]);
    expect(await violations(page)).toEqual([]);
  }
});

test('how to play Rex, from the lobby: an example to step through, words that lead to the glossary, search, and paper', async () => {
  const page = await open('', { language: 'en', theme: 'light' }, DESKTOP);
  await page.getByRole('link', { name: 'How to play: Rex' }).click();
  const first = page.locator('.howto-figure').first();
  await first.getByRole('button', { name: 'Next' }).click();
  await first.getByRole('button', { name: 'Next' }).click();
  await first.getByText('Lazax wins').waitFor();
  await page.locator('.term-link', { hasText: 'strongholds' }).first().click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-entry')), PATIENT).toBe('stronghold');
  expect(await violationsInBothThemes(page)).toEqual([]);
  await page.locator('.howto nav input').fill('informant');
  await expect.poll(() => page.locator('.howto-figure').count(), PATIENT).toBe(0);
  await page.locator('.howto-gallery h3', { hasText: 'Informant' }).waitFor();
  await page.locator('.howto nav input').fill('');
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('.howto nav').isVisible()).toBe(false);
  await expect.poll(() => page.locator('.howto-drawing').first().isVisible(), PATIENT).toBe(true);
  expect(await page.evaluate(() => getComputedStyle(document.querySelector('.howto h2') as Element).color)).toBe('rgb(28, 34, 48)');
});

const pages = [
  ['gravity', '.sky-svg', 'the ring is closed'],
  ['liberation', 'svg', ''],
] as const;
for (const [game, drawing, ending] of pages)
  test(`how to play ${game}: drawings of the board, an example to step through, print, nothing wrong in either theme, nothing wider than a phone`, async () => {
    const page = await open(`#/how/${game}`, { language: 'en' }, PHONE);
    const first = page.locator('.howto-figure').first();
    await first.locator(drawing).first().waitFor();
    const next = first.getByRole('button', { name: 'Next' });
    await next.click();
    await next.click();
    if (ending) await first.getByText(ending).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(await violationsInBothThemes(page)).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.howto nav').isVisible()).toBe(false);
    await expect.poll(() => page.locator('.howto-drawing').first().isVisible(), PATIENT).toBe(true);
  });
