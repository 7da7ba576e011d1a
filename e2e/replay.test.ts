import { games } from '@orrery/games';
import { deriveSeed, recordReplay, seeded, startMatch, writeReplay } from '@orrery/kernel';
import { beforeAll, expect, test } from 'vitest';
import type { TableRecord } from '../apps/web/src/table/record.ts';
import { go, sit, shelve, tableAt } from './positions.ts';
import { PATIENT, PHONE, stage } from './stage.ts';

const { page: open } = stage();
let ended: TableRecord;
beforeAll(async () => {
  ended = await tableAt({ game: 'liberation', people: [0], seed: 4 });
});

test('a finished game is walked through, from every point of view, and shared as a link', async () => {
  const page = await open('#/about');
  await sit(page, ended, '.prompt.over');
  await page.getByRole('link', { name: 'Replay of this game' }).click();
  const count = page.locator('.replay-count');
  await count.waitFor();
  await expect.poll(() => count.textContent(), PATIENT).toBe(`0 / ${ended.log.length}`);
  // The bar is one line high, and no card of the hand lies under it.
  const under = await page.evaluate(() => {
    const bar = document.querySelector('.replay-bar')?.getBoundingClientRect().top ?? 0;
    return Math.max(...[...document.querySelectorAll('.hand .city-card')].map((card) => card.getBoundingClientRect().bottom)) - bar;
  });
  expect(under).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'One step on' }).click();
  await expect.poll(() => count.textContent(), PATIENT).toMatch(/^1 \//);
  await page.waitForURL(/at=1\b/);
  await page.keyboard.press('End');
  await expect.poll(() => count.textContent(), PATIENT).toBe(`${ended.log.length} / ${ended.log.length}`);
  for (let n = 0; n < 4; n++) await page.keyboard.press('ArrowLeft');
  await page.locator('.replay-bar select').selectOption({ label: 'Liberation' });
  await page.locator('.base-zone').waitFor();
  await expect.poll(() => page.locator('[data-zone=hand]').count(), PATIENT).toBe(1);
  await page.locator('.replay-bar select').selectOption({ label: 'Spectator' });
  // Cards that were played lie open for everybody; whoever looks on has no hand.
  await expect.poll(() => page.locator('[data-zone=hand]').count(), PATIENT).toBe(0);
  await page.locator('.replay-bar select').selectOption({ label: 'Everything open' });
  await page.locator('.base-halo').waitFor();
  // The log names every card, and has no secrets left to be anybody's own; whoever looks at everything has not won.
  await expect.poll(() => page.locator('.log-list').innerText(), PATIENT).toMatch(/Draws\s+[A-Z]\b/);
  expect(await page.locator('.log-list').innerText()).not.toMatch(/Draws a card|only you|since your last turn/i);
  await page.keyboard.press('End');
  await expect.poll(() => page.locator('.verdict h2').textContent(), PATIENT).toMatch(/wins$/);
  for (let n = 0; n < 4; n++) await page.keyboard.press('ArrowLeft');
  await expect
    .poll(() => page.getByRole('button', { name: 'Play on from here' }).getAttribute('title'), PATIENT)
    .toContain('Nothing is dealt anew');
  await page.getByRole('button', { name: 'Check and share' }).click();
  await page.getByText('Verified:').waitFor();
  // A page on plain http may copy nothing: the link is there to be marked.
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.getByRole('button', { name: 'Copy a link' }).click();
  await expect.poll(() => page.getByLabel('Cannot copy here').inputValue(), PATIENT).toMatch(/#\/replay\/link\/.{100,}\?at=\d+&view=-1$/);
});

test('a replay file is imported, checked and stepped through; a wrong one is refused with its reason, in the language of the screen', async () => {
  const game = games['liberation'];
  const rules = game?.open(ended.options);
  if (!game || !rules || 'faults' in rules) throw new Error('Liberation does not open');
  const seats = ended.seats.map(({ kind }) => ({ kind, name: '' }));
  const text = writeReplay(recordReplay({ game, rules, seats, seed: ended.seed, log: ended.log }));
  const page = await open('#/replays');
  await page.locator('input[type=file]').setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await page.locator('.replay-bar').waitFor();
  await page.getByRole('button', { name: 'To the end' }).click();
  await expect.poll(() => page.locator('.replay-count').textContent(), PATIENT).toMatch(/^(\d+) \/ \1$/);

  await go(page, '#/replays', 'textarea');
  await page.locator('textarea').fill('{"format":1}');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.getByRole('alert').getByText('/game is missing').waitFor();
  await page.locator('header button', { hasText: 'RU' }).click();
  await page.getByRole('alert').getByText('/game отсутствует').waitFor();
});

test('one plays on from any moment: hidden cards are dealt anew, the table lives through a reload, and its own replay opens', async () => {
  const page = await open('#/about');
  await shelve(page, ended);
  await go(page, `#/replay/${ended.id}?at=24&view=0`, '.replay-bar');
  const hand = await page.locator('.hand .city-card').count();
  const on = page.getByRole('button', { name: 'Play on from here' });
  await expect.poll(() => on.getAttribute('title'), PATIENT).toContain('Whatever this seat could not know is dealt anew');
  await on.click();
  await page.waitForURL(/#\/table\//);
  await page.waitForSelector('.prompt.decide [data-choosable]');
  await expect.poll(() => page.locator('.hand .city-card').count(), PATIENT).toBeGreaterThanOrEqual(hand);
  await page.reload();
  await page.waitForSelector('.prompt.decide [data-choosable]');
  await page.locator('.menu-tool').click();
  await page.locator('.table-facts summary').click();
  await page.getByText('no seal was set before').waitFor();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Play on', exact: true }).waitFor();
  await page.locator('dialog [data-confirm]').click();
  await page.getByRole('link', { name: 'Replay of this game' }).click();
  await page.getByRole('button', { name: 'Check and share' }).click();
  await page.getByText('there is nothing to verify').waitFor();
  expect(await page.getByRole('button', { name: 'Save as a file' }).count()).toBe(0);
});

test('the list of replays says which side one played, how it went and against whom, and of other games how they ended', async () => {
  const page = await open('#/about');
  await shelve(page, ended);
  const won = ended.ended?.result?.winners.includes(0) ?? false;
  await go(page, '#/replays', '.replay-list a');
  await expect
    .poll(() => page.locator('.replay-list a').first().textContent(), PATIENT)
    .toContain(`Dynasty · ${won ? 'won' : 'lost'} · against Cadet Pip`);
});

test('on a phone the points of view of a replay are named in full', async () => {
  const page = await open('#/about', {}, PHONE);
  await shelve(page, ended);
  await go(page, `#/replay/${ended.id}`, '.replay-bar select');
  const room = await page.locator('.replay-bar select').evaluate((select) => select.clientWidth);
  expect(room).toBeGreaterThan(140);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

/** After how many answers the Dynasty's hand was hit by Sabotage; 0 where it never was. */
function sabotaged({ options, seed, log }: TableRecord): number {
  const rules = games.liberation?.open(options);
  if (!rules || 'faults' in rules) throw new Error('Liberation opens');
  const match = startMatch(rules, seeded(deriveSeed(seed.secret ?? '', seed.match, seed.nonces)));
  const heard = (): number => match.known(0).past.filter((entry) => entry >= 0 && rules.events.name(entry).kind === 'sabotaged').length;
  const at = log.findIndex(([seat, choice]) => {
    const before = heard();
    match.answer(seat, choice);
    return heard() > before;
  });
  return at + 1;
}

test('with everything open, no hand is yours', async () => {
  const page = await open('#/about');
  let hit = ended;
  for (let seed = 5; sabotaged(hit) === 0; seed++) hit = await tableAt({ game: 'liberation', people: [0], seed });
  await shelve(page, hit);
  await go(page, `#/replay/${hit.id}?at=${sabotaged(hit) - 1}&view=-1`, '.base-halo');
  await page.getByRole('button', { name: 'One step on' }).click();
  await expect.poll(() => page.locator('.result .lead').textContent(), PATIENT).toContain('was in the Dynasty’s hand');
});

test('with everything open, the bar of a replay covers no hand of six', async () => {
  const six = await tableAt({ game: 'rex', people: [0], seed: 3, by: 'random' });
  const page = await open('#/about');
  await sit(page, six, '.rx-prompt.over');
  await go(page, `#/replay/${six.id}?at=${six.log.length >> 1}`, '.replay-bar');
  for (const language of ['en', 'ru', 'de'] as const) {
    await page.evaluate((tongue) => localStorage.setItem('orrery.language', tongue), language);
    await page.reload();
    await page.locator('.replay-bar select').selectOption({ index: 7 });
    for (const [width, height] of [
      [1440, 900],
      [1024, 768],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.locator('.rx-open section').nth(5).waitFor();
      // Fonts and what comes late may move it.
      await expect
        .poll(
          () =>
            page.evaluate(() => {
              // What does not fit is scrolled to; on a desktop everything fits.
              if (innerWidth < 1440) scrollTo(0, document.documentElement.scrollHeight);
              const bottom = document.querySelector('.rx-open')?.getBoundingClientRect().bottom ?? Infinity;
              return (document.querySelector('.replay-bar')?.getBoundingClientRect().top ?? 0) - bottom >= 0;
            }),
          PATIENT,
        )
        .toBe(true);
    }
  }
  // At the end the verdict takes more room than a question: the plates of the seats stay whole, and the page is scrolled instead.
  await page.locator('.replay-bar input[type=range]').press('End');
  await page.waitForSelector('.rx-prompt.over');
  await page.locator('.rx-open section').nth(5).waitFor();
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect
      .poll(
        () =>
          page.locator('.rx-plate').evaluateAll((plates) =>
            plates.flatMap((plate) => {
              const bottom = Math.max(...[...plate.querySelectorAll('*')].map((part) => part.getBoundingClientRect().bottom));
              return bottom > plate.getBoundingClientRect().bottom ? [plate.textContent] : [];
            }),
          ),
        PATIENT,
      )
      .toEqual([]);
  }
});
