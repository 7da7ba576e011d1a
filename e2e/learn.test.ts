import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violations } from './axe.ts';
import { DESKTOP, PATIENT, PHONE, stage } from './stage.ts';

const { page: open } = stage();

const said = (page: Page, words: string): Promise<void> => page.locator('.coach-say', { hasText: words }).waitFor();
const press = (page: Page, name: string): Promise<void> => page.locator('.coach').getByRole('button', { name, exact: true }).click();
const city = (page: Page, id: string): Promise<void> => page.locator(`.city[data-city="${id}"] .target`).click();

test('LIB-TIP-2: two clicks lead from the lobby to the first answer of the first lesson; it is taken to its end, and resumed after a reload', async () => {
  const page = await open('', { pace: 'instant' }, DESKTOP);
  await page.getByRole('link', { name: 'Learn: Liberation' }).click();
  await page.locator('.course-hero .primary').click();
  await said(page, 'Your city C');
  await expect.poll(() => page.locator('.chalk path').count(), PATIENT).toBeGreaterThan(0);
  await city(page, 'B');
  await said(page, 'From C more cities are in reach');
  await press(page, 'Try again');
  await city(page, 'C');
  await said(page, 'Where can the base be?');
  await page.reload();
  await said(page, 'Where can the base be?');
  // What reveals something is aimed at first.
  await city(page, 'K');
  await page.locator('.prompt').getByRole('button', { name: 'Attack', exact: true }).click();
  await said(page, 'You win');
  await press(page, 'Go on');
  await press(page, 'Yes');
  await said(page, 'the card is in your hand');
  await press(page, 'No');
  await said(page, 'Lesson done');
  await page.locator('.coach-foot .primary').click();
  await said(page, 'A turn has three steps');
  await page.goBack();
  await page.goBack();
  await expect.poll(() => page.locator('.lesson-card.done').count(), PATIENT).toBe(1);
});

test('a lesson fits a phone, by touch and on the text table, and both pages are free of faults', async () => {
  const page = await open('#/learn/liberation', { language: 'de', theme: 'light', pace: 'instant' }, PHONE);
  await page.locator('.lesson-card').first().waitFor();
  expect(await violations(page)).toEqual([]);
  await page.locator('.course-hero .primary').tap();
  await said(page, 'Du bist die Dynastie');
  const [coach, ring] = await Promise.all([
    page.locator('.coach').boundingBox(),
    page.locator('.city[data-city="C"] .target').boundingBox(),
  ]);
  expect((ring?.y ?? 0) + (ring?.height ?? 0)).toBeLessThan(coach?.y ?? 0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('t');
  await page.locator('.text-table [data-choosable]', { hasText: 'C Das Kasino ausbeuten' }).tap();
  await said(page, 'Wo kann die Basis sein?');
  await press(page, 'Schritt zurück');
  await said(page, 'Du bist die Dynastie');
  await press(page, 'Zeigen');
  await page.locator('.coach-do', { hasText: 'Ausbeuten' }).waitFor();
  await press(page, 'Schritt überspringen');
  await said(page, 'Wo kann die Basis sein?');
});

test('LIB-WARP-6: on a phone a mission is called by its name, and a rotation is shown by the first touch and chosen by the second', async () => {
  const page = await open('#/learn/liberation/W2', { pace: 'instant' }, PHONE);
  await said(page, 'Your card R can bend the galaxy');
  const answer = (name: RegExp) => page.locator('.prompt .answers button', { hasText: name });
  await answer(/^Play mission/).tap();
  const mission = answer(/^RPlay mission Space Anomaly$/);
  expect((await mission.locator('.full-name').boundingBox())?.width).toBeGreaterThan(40);
  await mission.tap();
  await said(page, 'choose a map card');
  await answer(/^P5/).tap();
  await answer(/^Half turn$/).tap();
  await page.locator('.ask', { hasText: 'So it would lie' }).waitFor();
  await said(page, 'choose a map card');
  await answer(/^Half turn$/).tap();
  await said(page, 'Your base is still the city O');
  await answer(/^Stay$/).tap();
  await said(page, 'and missed');
});

test('Rex, two clicks from the lobby: the bar says which lesson without covering anything, nobody is called a bot, and on a phone the whole city stands above the coach', async () => {
  const page = await open('', { pace: 'instant' }, DESKTOP);
  const lessons: string[] = [];
  page.on('request', (request) => lessons.push(...(/\/assets\/(R\d+)-/.exec(request.url())?.slice(1) ?? [])));
  await page.getByRole('link', { name: 'Learn: Rex' }).click();
  await page.locator('.lesson-card').first().waitFor();
  // A lesson is fetched when it is opened, and no other with it.
  expect(lessons).toEqual([]);
  await page.locator('.course-hero .primary').click();
  await said(page, 'You are Lazax');
  expect(lessons).toEqual(['R1']);
  const bar = await page.evaluate(() => {
    const boxes = [...document.querySelectorAll('.topbar :is(.bar-place, .rx-track li, .tool)')].map((each) =>
      each.getBoundingClientRect(),
    );
    return boxes.filter(({ width }) => width > 0).map(({ left, right }) => [left, right]);
  });
  expect(bar.length).toBeGreaterThan(8);
  for (const [i, [left]] of bar.entries()) expect(left, `part ${i}`).toBeGreaterThanOrEqual((bar[i - 1]?.[1] ?? 0) - 1);
  expect(await page.locator('.rx-plate').allTextContents()).toHaveLength(4);
  expect((await page.locator('.rx-plate').allTextContents()).join()).not.toMatch(/bot/i);

  await page.goto(`${page.url().split('#')[0]}#/learn/rex/R2`);
  await page.locator('.coach-do', { hasText: '0 of 2' }).waitFor();
  await page.locator('[data-zone="place-SCH"]').click();
  await page.locator('.coach-do', { hasText: '1 of 2' }).waitFor();

  const phone = await open('#/learn/rex/R1', { pace: 'instant' }, { ...PHONE, viewport: { width: 390, height: 844 } });
  await said(phone, 'You are Lazax');
  const above = async (): Promise<number> => {
    const [coach, city] = await Promise.all([phone.locator('.coach').boundingBox(), phone.locator('.rx-map').boundingBox()]);
    return (coach?.y ?? 0) - (city?.y ?? 0) - (city?.height ?? 0);
  };
  await expect.poll(above, PATIENT).toBeGreaterThanOrEqual(0);
  expect(await phone.evaluate(() => scrollY)).toBe(0);
  await press(phone, 'Skip step');
  await said(phone, 'Touch that group');
  const [ask, city] = await Promise.all([phone.locator('.rx-prompt').boundingBox(), phone.locator('.rx-map').boundingBox()]);
  expect(ask?.y ?? 0).toBeGreaterThanOrEqual((city?.y ?? 0) + (city?.height ?? 0));
});

test('Rex: an offer to the wrong ally is taken back, and another ally takes that place', async () => {
  const page = await open('#/learn/rex/R9', { pace: 'instant' }, DESKTOP);
  await press(page, '4');
  await said(page, 'Allies count theirs together');
  await press(page, 'Go on');
  await said(page, 'Offer Jol-Nar an alliance');
  const offer = async (ally: string): Promise<void> => {
    await page.locator('.rx-ceasefire .alliance').getByRole('button', { name: ally }).click();
    await page.locator('.rx-prompt').getByRole('button', { name: 'Send this offer' }).click();
  };
  await offer('Sol');
  await said(page, 'That ally holds no stronghold');
  await press(page, 'Try again');
  await offer('Jol-Nar');
  await said(page, 'Jol-Nar agreed');
});

test('Gravity, two clicks from the lobby: the end of the short way says so, and one click starts a game; what would give an answer away is not shown, and names stay free of chalk', async () => {
  const page = await open('', { pace: 'instant' }, DESKTOP);
  await page.getByRole('link', { name: 'Learn: Gravity' }).click();
  await page.locator('.course-hero .primary').click();
  await page.locator('.coach-say').waitFor();
  await page.evaluate(() => localStorage.setItem('orrery.learn.gravity', '{"done":["G1","G2","G3"],"begun":{}}'));
  await page.goto(`${page.url().split('#')[0]}#/learn/gravity/G2`);
  await said(page, 'The number on an island');
  const forecast = page.locator('[data-zone="forecast"]');
  expect(await forecast.isVisible()).toBe(false);
  // Whatever a ring would run over is cut out of it.
  await expect.poll(() => page.locator('#chalk-words rect').count(), PATIENT).toBeGreaterThan(1);
  await page.locator('[data-zone="island-copperfall"]').click();
  await said(page, 'Copperfall pulls');
  await expect.poll(() => forecast.isVisible(), PATIENT).toBe(true);

  await page.goto(`${page.url().split('#')[0]}#/learn/gravity/G5`);
  await said(page, 'Your airship');
  for (const text of ['the richest island', 'commit three or four pieces', 'You commit five pieces']) {
    await press(page, 'Skip step');
    await said(page, text);
  }
  await press(page, '2');
  await page.locator('.coach-next', { hasText: 'The short way is done' }).getByRole('button', { name: 'Play now' }).click();
  await page.locator('.learn').waitFor({ state: 'detached' });
  await page.locator('.of-gravity [data-prompt]').waitFor();
});

test('a course ends in a short game: one click starts it where its position says', async () => {
  const page = await open('#/learn/rex', { pace: 'instant' }, DESKTOP);
  await page.locator('.course-first button').first().click();
  await expect.poll(() => page.locator('.rx-track .rounds').textContent(), PATIENT).toContain('7');
});

test('on a phone what a lesson asks for is in sight and free to touch: castling behind three cards, units to recruit', async () => {
  const page = await open('#/learn/gravity/G8', { pace: 'instant' }, PHONE);
  /** Whether the middle of a thing is on the screen with nothing over it. */
  const free = (selector: string): Promise<boolean> =>
    page
      .locator(selector)
      .first()
      .evaluate((thing) => {
        const { x, y, width, height } = thing.getBoundingClientRect();
        const top = document.elementFromPoint(x + width / 2, y + height / 2);
        return top !== null && thing.contains(top);
      });
  await said(page, 'A round begins');
  await press(page, 'Skip step');
  await said(page, 'You have four turns');
  await press(page, 'Skip step');
  await said(page, 'Castling');
  await expect.poll(() => free('.castling [data-choosable]'), PATIENT).toBe(true);

  await page.goto(`${page.url().split('#')[0]}#/learn/rex/R8`);
  await said(page, 'Lost units wait');
  await press(page, '8');
  await press(page, 'Go on');
  await said(page, 'A leader costs his strength');
  await expect.poll(() => free('.rx-recruit .primary'), PATIENT).toBe(true);
});
