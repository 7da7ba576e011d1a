import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { answer } from './answer.ts';
import { asked, sit, tableAt } from './positions.ts';
import { begin, PATIENT, stage } from './stage.ts';

const { page: open } = stage();

let seated: Promise<Page> | null = null;
/** A game of Liberation before its first answer, from the Dynasty's seat; one for all tests that only look at it. */
const firstTurn = (): Promise<Page> =>
  (seated ??= (async () => {
    const page = await open('#/about');
    await sit(page, await tableAt({ game: 'liberation', people: [0], seed: 1, until: asked('setup.occupy') }));
    return page;
  })());

test('LIB-COMP-3: the player aid sums up the turn, one tap away', async () => {
  const page = await firstTurn();
  await page.getByRole('tab', { name: 'Player aid' }).click();
  const aid = await page.locator('.aid').textContent();
  expect(aid).toContain('Draw a card, or unexploit a city, or skip.');
  expect(aid).toContain('One action: evade, sabotage, a mission from hand, or pass.');
});

test('LIB-COMP-5: a city card shows planet, letter, name, category, and one mission for each side with its cost', async () => {
  const page = await firstTurn();
  const card = page.locator('.hand .city-card').first();
  await card.locator('.card-art .planet').waitFor();
  await expect.poll(() => card.locator('.badge').textContent(), PATIENT).toBe(await card.getAttribute('data-city'));
  expect((await card.locator('.card-name').textContent())?.length).toBeGreaterThan(3);
  await card.locator('.cat svg').waitFor();
  expect((await card.locator('.card-name .spoken').textContent())?.length).toBeGreaterThan(3);
  for (const side of ['.side-D', '.side-L']) {
    expect((await card.locator(`.mission${side} .mission-name`).textContent())?.length).toBeGreaterThan(3);
    await expect.poll(() => card.locator(`.mission${side} :is(.cost, .free)`).count(), PATIENT).toBe(1);
  }
});

test('LIB-COMP-6, LIB-TIP-3: the dial shows the current Act, and the size of the deck is always on the screen', async () => {
  const page = await firstTurn();
  await expect.poll(() => page.locator('.act-dial .act').textContent(), PATIENT).toBe('I');
  await expect.poll(() => page.locator('.act-dial').getAttribute('aria-label'), PATIENT).toContain('Act I, 7 draws left');
  await expect.poll(() => page.locator('.pile > b').first().textContent(), PATIENT).toBe('7');
});

test.each(['en', 'ru', 'de'] as const)(
  'the lobby in %s: links of a game on one line, names and tags too, and the foot in sight at 1440 × 900',
  async (language) => {
    const page = await open('#/', { language });
    await page.waitForSelector('.game .more a');
    await page.evaluate(() => document.fonts.ready);
    const lines = (within: string): Promise<number[]> =>
      page
        .locator(within)
        .evaluateAll((all) =>
          all.map(
            (each) =>
              new Set(
                [...each.children].map((child) =>
                  Math.round((child.getBoundingClientRect().top + child.getBoundingClientRect().bottom) / 8),
                ),
              ).size,
          ),
        );
    await expect.poll(() => lines('.game .more'), PATIENT).toEqual([1, 1, 1]);
    await expect.poll(() => lines('.game .head'), PATIENT).toEqual([1, 1, 1]);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight - innerHeight), PATIENT).toBe(0);
  },
);

test('LIB-HANDMISSION-2, LIB-OPT-5: set-up says which edition hides which missions, and where the default departs from the book of the language', async () => {
  const page = await open('#/play/liberation', { language: 'ru' });
  await page.locator('.options summary').click();
  const option = page.locator('.option', { has: page.locator('#option-hiddenMissions') });
  await option.locator('.house').waitFor();
  expect(await option.locator('option').allTextContents()).toEqual([
    'ничьи (английское издание)',
    'Сопротивления (немецкое издание)',
    'обеих сторон (русское издание)',
  ]);
  await page.locator('#option-hiddenMissions').selectOption('both');
  await option.locator('.house').waitFor({ state: 'detached' });
});

test('LIB-WARP-11: both faces of the map cards can be looked at, and lie as before', async () => {
  const page = await open('#/play/liberation');
  await page.locator('.options summary').click();
  await page.locator('#option-warpedWorld').selectOption('true');
  await begin(page, 0);
  const places = (): Promise<string[]> =>
    page.locator('.city').evaluateAll((all) => all.map((city) => `${city.getAttribute('data-city')} ${city.getAttribute('style')}`));
  await page.waitForSelector('.city.is-open');
  const before = await places();
  expect(before.some((place) => /^[OPQR]/.test(place))).toBe(true);
  const look = page.getByRole('button', { name: 'Look at the other faces' });
  await look.click();
  await page.locator('.reverse-note').waitFor();
  expect(await places()).not.toEqual(before);
  expect(await page.locator('.city.is-open').count()).toBe(0);
  await look.click();
  await expect.poll(places, PATIENT).toEqual(before);
});

test('LIB-OPT-9: options, pack and the seal of the shuffles are shown to whoever plays', async () => {
  const page = await open('#/play/liberation');
  await page.locator('.options summary').click();
  await page.locator('#option-setupDiscards').selectOption('2');
  await begin(page, 1);
  await page.getByRole('button', { name: 'Table and settings' }).click();
  await page.locator('.table-facts summary').click();
  const facts = await page.locator('.table-facts').textContent();
  expect(facts).toContain('Setup discards2');
  expect(facts).toContain('House reconstruction 2');
  expect(facts).toMatch(/[0-9a-f]{64}/);
});

test('LIB-END-6: a resigned game is recorded as resigned, not as won', async () => {
  const page = await firstTurn();
  await page.getByRole('button', { name: 'Table and settings' }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.locator('dialog [data-confirm]').click();
  await page.waitForSelector('.prompt.over');
  await expect.poll(() => page.locator('.verdict h2').textContent(), PATIENT).toMatch(/given up/i);
  expect(await page.locator('.verdict .clause').count()).toBe(0);
});

test('GRV-OPT-6, GRV-OPT-7: the options say what goes well together', async () => {
  const page = await open('#/play/gravity');
  await page.locator('.options summary').click();
  await expect
    .poll(() => page.locator('.option', { has: page.locator('#option-confrontation') }).textContent(), PATIENT)
    .toContain('Domination');
  await expect
    .poll(() => page.locator('.option', { has: page.locator('#option-domination') }).textContent(), PATIENT)
    .toMatch(/4.+5|surround/);
});

test('where the standard set-up of Rex departs from the book, its line says in what', async () => {
  const page = await open('#/play/rex');
  const line = page.locator('.options summary small');
  await expect.poll(() => line.textContent(), PATIENT).toBe('as in the rules, except: Victory of Sol, Bank');
  await page.locator('.options summary').click();
  await page.locator('#option-influenceBank').selectOption({ index: 1 });
  await expect.poll(() => line.textContent(), PATIENT).toBe('Bank');
});

test('GRV-OPT-4: set-up says what can be set, and what a choice sets along with it', async () => {
  const page = await open('#/play/gravity');
  await expect
    .poll(() => page.locator('.options summary small').textContent(), PATIENT)
    .toMatch(/^everything as in the rules; can be set: Module, /);
  await page.locator('.options summary').click();
  const row = page.locator('.option', { has: page.locator('#option-confrontation') });
  await expect.poll(() => row.textContent(), PATIENT).toContain('Also sets Players: 4.');
  await page.locator('#option-confrontation').selectOption('true');
  await expect.poll(() => page.locator('#option-seats').inputValue(), PATIENT).toBe('4');
  await expect.poll(() => row.textContent(), PATIENT).not.toContain('Also sets Players');
});

test('REX-PACK-3, REX-SEC-4: what is not printed is marked, and a strict table shows no memory', async () => {
  const page = await open('#/play/rex', { plain: 'on' });
  await page.locator('.options summary').click();
  await page.locator('#option-memoryAid').selectOption('strict');
  await begin(page);
  await page.locator('.grid').first().waitFor();
  const lies = await page.locator('.on-table').textContent();
  expect(lies).toMatch(/≈|\(house\)/);
  expect(await page.locator('.listing h3', { hasText: 'Memory' }).count()).toBe(0);
  expect(await page.locator('.on-table textarea').count()).toBe(0);
});

/** A server that greets and says no more, or refuses in the words of one. */
const taciturn = (page: Page, refusal?: object): Promise<void> =>
  page.routeWebSocket(/\/socket$/, (socket) =>
    socket.onMessage((text) => {
      const { id, do: verb } = JSON.parse(String(text)) as { id: string; do: string };
      if (verb === 'hello') socket.send(JSON.stringify({ re: id, ok: { protocol: 1, name: '', token: 'x'.repeat(32), now: 0 } }));
      else if (refusal) socket.send(JSON.stringify({ re: id, no: refusal }));
    }),
  );

test('an address that leads nowhere says so, and shows the way back', async () => {
  // Cut in the middle of a sign, as a link by mail may be.
  const page = await open('#/rules/%E0%A4%A');
  await taciturn(page, { code: 'wrong-fields', data: { path: '/match' } });
  const title = page.locator('main h1');
  await title.waitFor();
  for (const address of ['nowhere', 'play/chess', 'online/new/chess']) {
    await page.evaluate((to) => (location.hash = `#/${to}`), address);
    await page.locator('main a[href="#/"]').waitFor();
    expect(await title.textContent(), address).toBe('There is nothing at this address.');
    await page.locator('main a[href="#/"]').click();
    await page.waitForSelector('.lobby');
  }
  // What is there has a name of its own in tabs and in the history.
  for (const [address, called] of [
    ['rules/rex', 'Rules of Rex · Orrery'],
    ['online/new/gravity', 'Gravity · Play with people · Orrery'],
    ['', 'Orrery'],
  ] as const) {
    await page.evaluate((to) => (location.hash = `#/${to}`), address);
    await expect.poll(() => page.title(), PATIENT).toBe(called);
  }
  await page.evaluate(() => (location.hash = '#/match/abc'));
  await page.getByText('Perhaps the link is not complete').waitFor();
});

test('what goes wrong on one page is gone on the next', async () => {
  const page = await open('');
  await page.route(/About-[^/]*\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'export default () => { throw new Error("a planted fault"); };' }),
  );
  await page.evaluate(() => (location.hash = '#/about'));
  await page.getByText('a planted fault').waitFor();
  await page.evaluate(() => (location.hash = '#/replays'));
  await page.waitForSelector('.topbar, header');
  expect(await page.getByText('a planted fault').count()).toBe(0);
});

test('a table that keeps silent while something is settled in secret is waited for with words', async () => {
  const page = await open('#/about', { language: 'ru' });
  await taciturn(page);
  await page.evaluate(() => (location.hash = '#/match/abcdefgh'));
  await page.locator('.loading [role=status]', { hasText: 'тайный момент' }).waitFor();
});

test('who has picked a seat that a smaller table lacks still plays; what a choice needs is set with it', async () => {
  const page = await open('#/play/gravity', { language: 'de' });
  const seats = page.locator('#option-seats');
  await seats.selectOption('3');
  await page.locator('input[name=seat]').nth(3).check();
  await page.locator('.options summary').click();
  await page.locator('#option-confrontation').selectOption('true');
  await expect.poll(() => seats.inputValue(), PATIENT).toBe('4');
  await seats.selectOption('2');
  await expect.poll(() => page.locator('#option-confrontation').inputValue(), PATIENT).toBe('false');
  await expect.poll(() => page.locator('input[name=seat]').first().isChecked(), PATIENT).toBe(true);
  await begin(page);
  await page.locator('[data-choosable]').first().waitFor();
});

test('a browser that keeps nothing says so, and the game is played all the same', async () => {
  const page = await open('#/about');
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
    location.hash = '#/play/liberation';
  });
  await begin(page, 0);
  await page.getByRole('alert').filter({ hasText: 'storage is full' }).waitFor();
  await answer(page);
  await page.locator('.log-list li', { hasText: 'occupies' }).first().waitFor();
});
