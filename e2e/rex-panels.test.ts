/** Every panel of the Rex board: nothing that axe finds, nothing too small for a finger, nothing that scrolls sideways. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DecisionId, RexView } from '@orrery/rex';
import { violations } from './axe.ts';
import { atNewRound, deploying, inWindows, oneOfEach, recruiting, scene, stepOf } from './rex-moments.ts';
import { DESK, LOOKS, PANELS, panelFaults, panelScenes } from './rex-panels.ts';
import { type Moment, next, type Scene, settle, show, showcaseSite, sketch, stand } from './showcase.ts';
import { PATIENT, stage } from './stage.ts';

const { page: open } = stage(() => showcaseSite('rex'));

let page: Page;
let moments: ReadonlyMap<DecisionId | 'over', Moment>;
let scenes: ReadonlyMap<DecisionId | 'over', Scene>;
beforeAll(async () => {
  moments = oneOfEach([1, 3, 5]);
  scenes = panelScenes();
  page = await open('');
  await page.waitForFunction(() => 'showcase' in globalThis);
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

describe('a panel', () => {
  let painted = (): Promise<void> => Promise.resolve();
  beforeAll(async () => {
    painted = await sketch(page);
  });
  afterAll(() => painted());

  // Each is measured at every size, and read by axe at one of them, which the panels take turns in; at all of them it is read in soak.
  test.each(PANELS.map((panel, i) => [...panel, i] as const))('%s', async (_name, decision, i) => {
    const drawn = scenes.get(decision);
    if (!drawn) throw new Error('no game has come to this');
    const looks = LOOKS[i % 2] ?? LOOKS[0];
    for (const [turn, look] of looks.entries()) {
      expect.soft(await panelFaults(page, drawn, look), look.join(' ')).toEqual([]);
      if (turn === i % looks.length) expect.soft(await violations(page), look.join(' ')).toEqual([]);
    }
  });
});

test('a new round begins with what the last one brought, until it is set aside', async () => {
  const [before, after] = atNewRound(1, 2);
  await stand(page, scene(before), DESK);
  const recap = page.locator('.board-recap');
  expect(await recap.count()).toBe(0);
  await next(page, after);
  await expect.poll(() => recap.getAttribute('aria-label'), PATIENT).toBe('Round 1: what happened');
  expect(await recap.locator('li').allInnerTexts()).toContainEqual(expect.stringMatching(/^Bombardment card: \d$/));
  expect(await violations(page)).toEqual([]);
  await recap.locator('button').click();
  expect(await recap.count()).toBe(0);
});

test('the sign of a new phase gives way to a panel, which says itself what has begun, and is put aside for a look at the board', async () => {
  const own = await open('');
  await own.waitForFunction(() => 'showcase' in globalThis);
  // The sign stays until it has been looked for.
  await own.evaluate(() => {
    const wait = globalThis.setTimeout;
    Object.assign(globalThis, { setTimeout: (call: () => void, time = 0) => (time === 1500 ? 0 : wait(call, time)) });
  });
  const bid = moments.get('D-BID') as Moment;
  const before = { ...bid.known, view: { ...(bid.known.view as RexView), phase: 'influence' } as RexView };
  await stand(own, scene({ known: before, stage: 'wait', open: [] }), DESK);
  await next(own, bid);
  const sign = own.locator('.board-banner');
  await sign.waitFor({ state: 'attached' });
  expect(await sign.isVisible()).toBe(false);
  // The panel is put aside for a look at the board, and brought back.
  await own.getByRole('button', { name: 'Look at the board' }).click();
  await own.locator('.rx-over').waitFor({ state: 'detached' });
  await sign.waitFor({ state: 'visible' });
  await own.locator('.rx-return').click();
  await own.locator('.rx-over .rx-auction').waitFor();
  // Over what the game has come to lies nothing.
  const end = moments.get('over') as Moment;
  const late = { ...end.known, view: { ...(end.known.view as RexView), phase: 'influence', result: null } as RexView };
  await stand(own, scene({ known: late, stage: 'wait', open: [] }), DESK);
  await next(own, end);
  await own.locator('.rx-prompt.over').waitFor();
  expect(await sign.count()).toBe(0);
});

test('the mark of a name that is not printed says what it means', async () => {
  await stand(page, scene(moments.get('D-TRAITOR') as Moment), DESK);
  const marks = await page
    .locator('.rx-panel [data-choosable] [data-term]')
    .evaluateAll((list) => list.map((mark) => `${mark.textContent.trim()} ${mark.getAttribute('data-term')}`));
  expect(marks).toContain('≈ inferred');
  const left = await page
    .locator('.rx-panel [data-choosable] b')
    .evaluateAll(
      (list) =>
        list.filter((name) =>
          /≈|\(house\)/.test([...name.childNodes].flatMap((node) => (node.nodeType === 3 ? [node.nodeValue] : [])).join('')),
        ).length,
    );
  expect(left).toBe(0);
});

test('every answer has its verb: what is demanded of a battle plan, which card is used in it, which power a card cancels, and how far one bids', async () => {
  await stand(page, scene(moments.get('D-CMD-JN') as Moment), DESK);
  expect(await page.locator('.rx-answers button:not(.quiet-choice)').allInnerTexts()).toEqual(
    expect.arrayContaining([expect.stringMatching(/^See /), expect.stringMatching(/^See /)]),
  );
  await stand(page, scene(moments.get('D-CARDS') as Moment), DESK);
  const cards = await page.locator('.rx-answers button:not(.quiet-choice)').allInnerTexts();
  expect(cards.length).toBeGreaterThan(0);
  expect(cards.filter((words) => !words.startsWith('Use '))).toEqual([]);
  const window = inWindows(['W-BID']).get('W-BID');
  await stand(page, scene(window as Moment), DESK);
  expect(await page.locator('.rx-answers button:not(.quiet-choice)').allInnerTexts()).toContainEqual(expect.stringMatching(/^Cancel “/));
  await stand(page, scene(moments.get('D-BID') as Moment), DESK);
  expect(await page.locator('.rx-answers button:not(.rx-undo)', { hasText: /\w/ }).allInnerTexts()).toContainEqual(
    expect.stringMatching(/^Bid up to \d/),
  );
});

test('where units are to be had for influence and by a card, one button is filled, and not the one that spends the card', async () => {
  await stand(page, scene(recruiting('recruits')), DESK);
  const filled = page.locator('.rex .primary:not([disabled])');
  await expect.poll(() => filled.count(), PATIENT).toBe(1);
  expect(await filled.evaluate((button) => button.closest('.rx-recruit') !== null)).toBe(true);
  // The card is played all the same, by a button that is not filled.
  expect(await page.locator('.rx-prompt .rx-answers button', { hasText: /Recruits/ }).count()).toBeGreaterThan(0);
});

test('nobody is led to the end of an alliance, by a filled button or by the focus', async () => {
  await stand(page, scene(moments.get('D-CF-LEAVE') as Moment), DESK);
  await page.locator('.rx-answers button', { hasText: /^Leave/ }).waitFor();
  expect(await page.locator('.rex .primary').count()).toBe(0);
  await expect.poll(() => page.evaluate(() => (document.activeElement as HTMLElement).innerText), PATIENT).toMatch(/^Stay/);
});

test('whoever deploys is offered one unit first, never all the influence there is, and the button says what is done', async () => {
  await stand(page, scene(deploying(5)), DESK);
  const number = page.locator('.rx-answers .rx-stepper input[role=spinbutton]').first();
  expect(await number.getAttribute('aria-valuenow')).toBe('1');
  expect(Number(await number.getAttribute('aria-valuemax'))).toBeGreaterThanOrEqual(5);
  expect(await page.locator('.rx-answers button.primary').innerText()).toMatch(/^Send 1 unit/);
});

test('marks of allies stay on the plate, however long the name beside them', async () => {
  const bid = moments.get('D-BID') as Moment;
  const view = bid.known.view as RexView;
  // Three allies: the most there can be.
  const players = view.players.map((player, seat) => ({ ...player, allies: seat < 3 ? [0, 1, 2].filter((ally) => ally !== seat) : [] }));
  for (const language of ['en', 'ru', 'de'] as const) {
    await stand(page, scene({ ...bid, known: { ...bid.known, view: { ...view, players } as RexView } }), DESK, { language });
    const over = await page.locator('.rx-plate:has(.rx-marks [data-term=alliance])').evaluateAll((plates) =>
      plates.map((plate) => {
        const marks = plate.querySelector('.rx-marks')?.getBoundingClientRect();
        const name = document.createRange();
        name.selectNodeContents(plate.querySelector('header h2 button') ?? plate);
        const printed = name.getBoundingClientRect();
        return Math.round(Math.max((marks?.right ?? 0) - plate.getBoundingClientRect().right + 8, printed.right - (marks?.left ?? 0)));
      }),
    );
    expect(over).toHaveLength(3);
    expect(Math.max(...over), language).toBeLessThanOrEqual(0);
  }
});

test('a card says what it does, in the language of the page', async () => {
  const cards = moments.get('D-CARDS');
  if (!cards) throw new Error('no game has come to this');
  await stand(page, scene(cards), DESK, { language: 'de' });
  const said = await page.locator('.rx-strip .rx-card .text').allInnerTexts();
  expect(said.map((text) => text.replaceAll('\u00AD', ''))).toContain('Vernichtet den gegnerischen Anführer');
});

test('a replay with everything open shows every hand, every traitor and every note', async () => {
  const { moment, all } = stepOf(1, 900);
  await stand(page, scene({ ...moment, stage: 'replay', open: [] }, all), DESK);
  const shown = await page.locator('.rx-open section').evaluateAll((seats) => seats.map((seat) => seat.querySelectorAll('.held').length));
  expect(shown).toEqual(all.map(({ view: { own } }) => own.hand.length + own.traitors.length));
  expect(shown.some((cards) => cards > 1)).toBe(true);
  expect(await violations(page)).toEqual([]);
});

/** A leader and a slot for the battle plan that is asked for. */
async function pickPlan(): Promise<void> {
  for (const element of ['leader', 'slot']) await page.locator(`.rx-battle .${element}.open`).last().click();
  await page.waitForSelector('.rx-send:not([disabled])');
}

test('whoever turns the dial to its last number by keys keeps the focus', async () => {
  await stand(page, scene(moments.get('D-PLAN') as Moment), DESK);
  const more = page.locator('.rx-battle .force:not(.mirrored) .turn').last();
  await more.focus();
  for (let turn = 0; turn < 20; turn++) await page.keyboard.press('Enter');
  await settle(page);
  expect(await more.evaluate((button) => [button.hasAttribute('data-choosable'), button === document.activeElement])).toEqual([
    false,
    true,
  ]);
});

test('a battle plan is picked in any order and changed at will; nothing is sent before its button is pressed', async () => {
  const sent = (): Promise<number> => page.evaluate(() => globalThis.showcase.answers().length);
  await stand(page, scene(moments.get('D-PLAN') as Moment), DESK);
  await page.waitForSelector('.rx-send[disabled]');
  // What the panel covers is hidden, and all of it fits.
  expect(await page.locator('.rx-plate:visible, .rx-map:visible').count()).toBe(0);
  expect(await page.locator('.rx-battle .forces').evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
  await pickPlan();
  await page.locator('.rx-battle .leader.open').first().click();
  await page.locator('.rx-battle .turn:not([aria-disabled])').click();
  await page.waitForSelector('.rx-battle .leader.chosen:nth-of-type(1)');
  await expect.poll(() => page.locator('.rx-battle .chosen').count(), PATIENT).toBe(2);
  await expect.poll(() => page.locator('.rx-battle .force:not(.mirrored) .total').textContent(), PATIENT).toMatch(/^1 \+ (\d) = \d$/);
  expect(await sent()).toBe(0);
  await page.locator('.rx-send').click();
  await page.waitForFunction(() => globalThis.showcase.answers().length === 1);
});

test('a package is put together in place and sent by one button; answers to packages likewise', async () => {
  const first = (): Promise<string> =>
    page
      .evaluate(() => globalThis.showcase.answers().length)
      .then(async (count) => `${count} ${await page.locator('.rx-send').isEnabled()}`);
  await stand(page, scene(moments.get('D-CF-OFFER') as Moment), DESK);
  await page.waitForSelector('.rx-send[disabled]');
  await page.locator('.rx-ceasefire .alliance .seat:not([disabled])').first().click();
  await page.locator('.rx-ceasefire .add').click();
  await page.locator('.rx-ceasefire button.side').first().click();
  await page.locator('.rx-ceasefire .transfer .seat[aria-pressed=false]:not([disabled])').last().click();
  await page.locator('.rx-ceasefire .transfer .rx-stepper button').last().click();
  await page.waitForSelector('.rx-ceasefire .outcome .rx-who');
  await expect.poll(() => page.locator('.rx-ceasefire .outcome .rx-who').count(), PATIENT).toBe(2);
  expect(await first()).toBe('0 true');
  await page.locator('.rx-send').click();
  await page.waitForFunction(() => globalThis.showcase.answers().length === 1);
  await show(page, scene(moments.get('D-CF-ANSWER') as Moment));
  await page.waitForSelector('.rx-send[disabled]');
  for (const accept of await page.locator('.rx-ceasefire .pair .accept').all()) await accept.click();
  await page.waitForSelector('.rx-send:not([disabled])');
  expect(await first()).toBe('0 true');
});

test('the text table is one key away, with the same answer in focus, and so is the way back', async () => {
  const answer = (): Promise<string | undefined> =>
    page.evaluate(() => (document.activeElement as HTMLElement | SVGElement | null)?.dataset['choice']);
  for (const [decision, thing] of [
    ['D-DEPLOY', '.rx-place.is-open'],
    ['D-PLAN', '.rx-send'],
  ] as const) {
    await stand(page, scene(moments.get(decision) as Moment), DESK);
    if (decision === 'D-PLAN') await pickPlan();
    await page.locator(thing).last().focus();
    const here = await answer();
    expect(here).toBeDefined();
    await page.keyboard.press('t');
    await page.waitForFunction((choice) => document.activeElement?.matches(`.answer[data-choice="${choice}"]`), here);
    await page.keyboard.press('t');
    await page.waitForFunction((choice) => document.activeElement?.matches(`.rex [data-choice="${choice}"]`), here);
  }
});
