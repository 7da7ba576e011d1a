import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { answer } from './answer.ts';
import { type Board, drive, look } from './drive.ts';
import { asked, go, type Moment, sit, tableAt } from './positions.ts';
import { numbers, PATIENT, PHONE, stage } from './stage.ts';

const { page: open } = stage();

/** What the table waits for: the person, or nobody any more. */
const settled = async (page: Page): Promise<'decide' | 'over' | 'dialog'> => {
  const handle = await page.waitForFunction(() => {
    if (document.querySelector('dialog[open]')) return 'dialog';
    if (document.querySelector('.prompt.over')) return 'over';
    return document.querySelector('.prompt.decide [data-choosable]:not([disabled])') ? 'decide' : null;
  });
  return (await handle.jsonValue()) as 'decide' | 'over' | 'dialog';
};

let shared: Promise<Page> | null = null;
let tables = 0;
/** A table of its own at a wished moment; all of them in one page. */
async function seated(decision: string, seat: number, least = 0): Promise<Page> {
  const page = await (shared ??= open('#/about'));
  const table = await tableAt({ game: 'liberation', people: [seat], seed: 21, until: asked(decision, least) });
  // The same cards whichever tests ran before, under a name of its own.
  await sit(page, { ...table, id: `${table.id}${tables++}` });
  return page;
}

const WHOLE_GAME = 240_000;
const MOST = 900;
/** Answers after which most games of Liberation are nearly over. */
const LATE = 60;
const BOARD: Board = {
  // Where there are too many answers for buttons, they are given on the map.
  lit: '.prompt.decide [data-choosable]:not([disabled]), .galaxy .is-open .target',
  quiet: '.prompt *',
  quietly: 0.7,
  straight: 0,
};

test(
  'a game against a bot is begun, and another played to its end, by keyboard alone',
  async () => {
    const page = await open('#/play/liberation', { seed: '3' });
    await page.waitForSelector('button[type=submit]:focus');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.liberation');
    const next = numbers(7);
    /** Chooses so many things, or until the game is over; whether it is. */
    const play = async (most: number): Promise<boolean> => {
      for (let chosen = 0; chosen < most; chosen++) {
        const { what } = await look(page, BOARD, 'keys');
        if (what === 'over') return true;
        if (what === 'lit') for (let n = next(4); n > 0; n--) await page.keyboard.press('ArrowRight');
        await page.keyboard.press('Enter');
      }
      return false;
    };
    expect(await play(8)).toBe(false);
    await sit(page, await tableAt({ game: 'liberation', people: [0], seed: 21, until: asked('dyn.step2', LATE) }));
    expect(await play(MOST)).toBe(true);
    await page.waitForSelector('.verdict');
    await expect.poll(() => page.locator('.verdict h2').textContent(), PATIENT).toMatch(/You win|wins/);
    expect(await page.locator('.aftermath dd').first().textContent()).not.toBe('–');
  },
  WHOLE_GAME,
);

test(
  'a whole game against a bot is played by touch at 360 × 740',
  async () => {
    const page = await open('#/play/liberation', { language: 'ru', theme: 'light', seed: '3' }, PHONE);
    await page.locator('button[type=submit]').tap();
    await page.waitForSelector('.liberation');
    const { over, chosen } = await drive(page, BOARD, 'touch', numbers(11), MOST);
    expect(over, `after ${chosen} choices`).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await page
      .locator('.verdict h2')
      .getByText(/Вы победили|Побежда/)
      .waitFor();
  },
  WHOLE_GAME,
);

test('a city is chosen on the map: the first click takes aim, the second sends', async () => {
  const page = await seated('setup.occupy', 0);
  const city = page.locator('.city.is-open .target').first();
  const letter = await city.getAttribute('data-letter');
  await city.click();
  await page.waitForSelector(`.city[data-city="${letter}"].ready`);
  await expect.poll(() => page.locator('.occupied-card').count(), PATIENT).toBe(1);
});

test('a game goes on after a reload, where it was', async () => {
  const page = await seated('lib.step1', 1);
  await settled(page);
  await answer(page);
  await page.waitForSelector('.base-zone .city-card');
  await settled(page);
  const before = await page.locator('.log-list').textContent();
  const base = await page.locator('.base-zone .city-card').getAttribute('data-city');
  await page.reload();
  await settled(page);
  await expect.poll(() => page.locator('.log-list').textContent(), PATIENT).toBe(before);
  await expect.poll(() => page.locator('.base-zone .city-card').getAttribute('data-city'), PATIENT).toBe(base);
  await page.goto(page.url().replace(/#.*/, '#/'));
  await page.locator('.running a').first().click();
  await settled(page);
  await expect.poll(() => page.locator('.base-zone .city-card').getAttribute('data-city'), PATIENT).toBe(base);
});

test('a table that is open in one tab is not played in another', async () => {
  const page = await seated('setup.occupy', 0);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByText('open in another tab').waitFor();
  await go(page, '#/about', '.about');
  await other.reload();
  await other.waitForSelector('.prompt.decide [data-choosable]');
  await other.close();
});

test('the language is switched in the middle of a game, without a reload', async () => {
  const page = await seated('setup.occupy', 0);
  await settled(page);
  const ask = page.locator('.ask strong');
  await expect.poll(() => ask.textContent(), PATIENT).toBe('Occupy your first city');
  for (const [language, words] of [
    ['ru', /[а-я]/],
    ['de', /Stadt/],
    ['en', /^Occupy your first city$/],
  ] as const) {
    await page.locator('.topbar .tool', { hasText: /^(EN|RU|DE)$/ }).click();
    await page.waitForSelector(`html[lang=${language}]`);
    await expect.poll(() => ask.textContent(), PATIENT).toMatch(words);
  }
});

test('LIB-ATTACK-9: the galaxy keeps its size from the question to the target, answers say what they do, and the result is shown to all', async () => {
  const page = await (shared ??= open('#/about'));
  const several = ({ view, open: offers }: Moment): boolean =>
    view.decision === 'dyn.exploit' && offers.filter(({ verb }) => verb === 'attack').length > 2;
  await sit(page, await tableAt({ game: 'liberation', people: [0], seed: 3, until: several }));
  const size = (): Promise<string> =>
    page.locator('.sky').evaluate((sky) => `${Math.round(sky.clientWidth)} × ${Math.round(sky.clientHeight)}`);
  await settled(page);
  const before = await size();
  // The verb stands on the button, also where there is a single city to point at.
  const attack = page.locator('.prompt button', { hasText: /^Attack/ });
  await attack.click();
  await expect.poll(() => page.locator('.ask strong').textContent(), PATIENT).toBe('Attack');
  expect(await size()).toBe(before);
  await page.evaluate(() => {
    const seen = new MutationObserver(() => {
      const result = document.querySelector('.result h2');
      if (result) document.documentElement.dataset['result'] = result.textContent;
    });
    seen.observe(document.body, { childList: true, subtree: true });
  });
  await page.locator('.galaxy .is-open .target').first().click();
  await page.locator('dialog[open] [data-confirm], html[data-result]').first().waitFor({ state: 'attached' });
  if (await page.locator('dialog[open] [data-confirm]').isVisible()) await page.locator('dialog[open] [data-confirm]').click();
  await page.waitForSelector('html[data-result]');
  await expect.poll(() => page.locator('html').getAttribute('data-result'), PATIENT).toMatch(/^(Miss|Hit|Base found)$/);
});

test('a mission is chosen by its verb: the hint names the hand, and the focus goes on to the cards', async () => {
  const page = await (shared ??= open('#/about'));
  const playable = ({ view, open: offers }: Moment): boolean =>
    view.decision === 'dyn.step2' && offers.some(({ verb }) => verb === 'mission') && offers.some(({ verb }) => verb === 'exploit');
  await sit(page, await tableAt({ game: 'liberation', people: [0], seed: 5, until: playable }));
  await settled(page);
  await page.locator('.prompt button', { hasText: /^Play mission/ }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('.ask .aiming').textContent(), PATIENT).toBe('Now choose a card: it glows in your hand.');
  await page.waitForSelector('.prompt [data-choosable]:focus');
  // What is done stands on the button, with what it is done to.
  await expect.poll(() => page.locator('.prompt .choice').first().textContent(), PATIENT).toMatch(/^\w+Play mission .+/);
});

test('the log is divided before what the other side did, and stays so for the whole turn', async () => {
  const page = await seated('dyn.step1', 0, 12);
  await settled(page);
  const whose = (): Promise<string | null> =>
    page.evaluate(() => document.querySelector('.since-mark')?.closest('.log-turn')?.querySelector('.spoken')?.textContent ?? null);
  await expect.poll(whose, PATIENT).toBe('Liberation');
  const before = await page.locator('html').getAttribute('data-answers');
  await page.locator('.prompt button.primary').click();
  await page.waitForFunction((was) => document.documentElement.dataset['answers'] !== was, before);
  await settled(page);
  await expect.poll(whose, PATIENT).toBe('Liberation');
});

test('what is not open is refused with its reason and its clause', async () => {
  const page = await seated('setup.occupy', 0);
  await settled(page);
  await page.locator('.city:not(.is-open) .target').first().click({ force: true });
  const refusal = page.locator('.refused');
  await refusal.waitFor();
  await expect.poll(() => refusal.textContent(), PATIENT).toMatch(/Not possible:.+/);
  const clause = await refusal.locator('.clause').textContent();
  expect(clause).toMatch(/^LIB-/);
  await go(page, `#/rules/liberation/${clause}`, '.asked');
  await expect.poll(() => page.locator('.asked').textContent(), PATIENT).toContain(clause?.replace('LIB-', ''));
});

test('the belief layer puts chances on the map that add up to one', async () => {
  const page = await seated('dyn.step2', 0, 12);
  await page.locator('.belief-tool').click();
  await page.locator('.card-sum').first().waitFor();
  const sums = await page.locator('.card-sum').allTextContents();
  const total = sums.map((text) => Number.parseInt(text, 10)).reduce((a, b) => a + b, 0);
  expect(total).toBeGreaterThan(95);
  expect(total).toBeLessThan(105);
  // The Dynasty holds several cards: what a map card has of them is no chance, and is not said.
  await seated('lib.step2', 1, 12);
  await page.locator('.belief-tool').click();
  await page.locator('.chance').first().waitFor();
  expect(await page.locator('.card-sum').count()).toBe(0);
});

test('a hint is given in words, and can be followed', async () => {
  const page = await seated('setup.occupy', 0);
  await settled(page);
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.locator('.advice li').first().waitFor();
  await expect.poll(() => page.locator('.advice li').first().textContent(), PATIENT).toMatch(/Occupy .+/);
  await page.locator('.advice button').first().click();
  await page.waitForSelector('.occupied-card');
});

test('a finger that stays on a card opens it in full, with both missions and the way to their rules, and chooses nothing', async () => {
  const page = await open('#/about', {}, PHONE);
  await sit(page, await tableAt({ game: 'liberation', people: [0], seed: 1, until: asked('dyn.step2', 12) }));
  const card = page.locator('.occupied-card, .hand .city-card').first();
  const question = await page.locator('.ask strong').textContent();
  const box = await card.boundingBox();
  const touch = await page.context().newCDPSession(page);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: (box?.x ?? 0) + 30, y: (box?.y ?? 0) + 40 }] });
  const sheet = page.locator('.card-sheet');
  await sheet.waitFor();
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.poll(() => sheet.locator('.details-list li').count(), PATIENT).toBe(2);
  await expect.poll(() => sheet.locator('.rule-link').first().getAttribute('href'), PATIENT).toMatch(/#\/rules\/liberation\/LIB-MISSION-/);
  await sheet.getByRole('button', { name: 'Close' }).click();
  await sheet.waitFor({ state: 'detached' });
  await expect.poll(() => page.locator('.ask strong').textContent(), PATIENT).toBe(question);
  expect(await page.locator('.aimed').count()).toBe(0);
});

test('with very large text on a phone the name of the other side and its cards stand clear of one another', async () => {
  const page = await open('#/about', { language: 'ru', text: '200' }, PHONE);
  await sit(page, await tableAt({ game: 'liberation', people: [0], seed: 1, until: asked('dyn.step2', 12) }));
  const clear = (): Promise<boolean> =>
    page.evaluate(() => {
      const range = document.createRange();
      range.selectNodeContents(document.querySelector('.seat .plate-head') ?? document.body);
      const name = range.getBoundingClientRect();
      const cards = document.querySelector('.seat .fan')?.getBoundingClientRect();
      return cards !== undefined && (name.right <= cards.left || name.bottom <= cards.top);
    });
  await expect.poll(clear, PATIENT).toBe(true);
});

test('a city that was pointed at in a hint is let go when the hint is followed by keys', async () => {
  const page = await seated('setup.occupy', 0);
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.locator('.advice .city-chip').first().hover();
  await expect.poll(() => page.locator('.galaxy.has-hover').count(), PATIENT).toBe(1);
  await page.locator('.advice button').first().press('Enter');
  await page.waitForSelector('.occupied-card');
  await expect.poll(() => page.locator('.galaxy.has-hover').count(), PATIENT).toBe(0);
});

test('LIB-END-5: after the end the way of the base is drawn on the galaxy and told in words', async () => {
  const page = await (shared ??= open('#/about'));
  await sit(page, await tableAt({ game: 'liberation', people: [0], seed: 4 }), '.verdict');
  // Nothing is hidden any more, and nothing is left to remember.
  await page.locator('[data-zone=their-hand] .open-hand').waitFor();
  await page.locator('[data-zone=base] .base-back .city-chip').waitFor();
  expect(await page.locator('.memory').count()).toBe(0);
  const stops = await page.locator('.path-of-base li').allTextContents();
  expect(stops[0]).toMatch(/turns? 1/);
  await page.locator('.base-turns').first().waitFor();
  await expect.poll(() => page.locator('.base-way').count(), PATIENT).toBe(stops.length - 1);
});
