/** Every panel of the Rex board: nothing that axe finds, nothing too small for a finger, nothing that scrolls sideways. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DecisionId } from '@orrery/rex';
import { COLOURS, violations } from './axe.ts';
import { atBetrayal, atNewRound, inWindows, oneOfEach, scene, stepOf } from './rex-moments.ts';
import { questionFaults } from './question.ts';
import { type Moment, next, type Scene, show, showcaseSite, sketch, stand } from './showcase.ts';
import { stage } from './stage.ts';

const { page: open } = stage(() => showcaseSite('rex'));
const DESK = [1440, 900] as const;
const TABLET = [1024, 768] as const;
const PHONE = [360, 740] as const;

const PANELS: readonly (readonly [string, DecisionId | 'over'])[] = [
  ['race choice', 'D-RACE'],
  ['traitors', 'D-TRAITOR'],
  ['set-up', 'D-SOLPLACE'],
  ['auction', 'D-BID'],
  ['recruitment', 'D-REC'],
  ['movement', 'D-MOVE'],
  ['deployment', 'D-DEPLOY'],
  ['battle plan', 'D-PLAN'],
  ['battle cards', 'D-CARDS'],
  ['losses', 'D-LOSS'],
  ['Ceasefire offers', 'D-CF-OFFER'],
  ['Ceasefire answers', 'D-CF-ANSWER'],
  ['a card window', 'W-BOM'],
  ['a window before an Offensive', 'X-OFF'],
  ['a window after a command', 'X-CMD'],
  ['betrayal', 'D-BETRAY'],
  ['end of the game', 'over'],
];

let page: Page;
let moments: ReadonlyMap<DecisionId | 'over', Moment>;
let scenes: ReadonlyMap<DecisionId | 'over', Scene>;
beforeAll(async () => {
  moments = oneOfEach([1, 3, 5]);
  scenes = new Map<DecisionId | 'over', Scene>([
    ...[...moments, ...inWindows(['X-OFF', 'X-CMD'])].map(([decision, moment]) => [decision, scene(moment)] as const),
    ['D-BETRAY', atBetrayal()],
  ]);
  page = await open('');
  await page.waitForFunction(() => 'showcase' in globalThis);
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

/** Things to press that are smaller than a fingertip, by what they answer to; places of the map answer to a circle of their own. */
const small = (): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('button, [role=button], a.button, input, select, [role=slider], [role=spinbutton]')].flatMap(
      (element) => {
        const pressed = element.closest('label') ?? element.querySelector('.hit') ?? element;
        const { width, height } = pressed.getBoundingClientRect();
        if (width === 0 || element.closest('[disabled]')) return [];
        return Math.min(width, height) < 43.5 ? [`${element.outerHTML.slice(0, 120)}: ${width.toFixed(0)} × ${height.toFixed(0)}`] : [];
      },
    ),
  );

/** Every panel at every size, and in both themes; which theme at which size, the panels take turns in. */
const LOOKS = [
  [
    ['dark', DESK],
    ['light', TABLET],
    ['dark', PHONE],
  ],
  [
    ['light', DESK],
    ['dark', TABLET],
    ['light', PHONE],
  ],
] as const;

describe('a panel', () => {
  let painted = (): Promise<void> => Promise.resolve();
  beforeAll(async () => {
    painted = await sketch(page);
  });
  afterAll(() => painted());

  test.each(PANELS.map((panel, i) => [...panel, LOOKS[i % 2] ?? LOOKS[0]] as const))('%s', async (_name, decision, looks) => {
    const drawn = scenes.get(decision);
    expect(drawn, 'no game has come to this').toBeDefined();
    for (const [theme, size] of looks) {
      await stand(page, drawn as Scene, size, { theme });
      const where = `${theme} at ${size.join(' × ')}`;
      // Between the two ends of the scale nothing is there that is not at one of them: only colours and what scrolls are read. Colours have then been
      // read in both themes, and are the same on a phone.
      const reading =
        size === DESK ? {} : size === TABLET ? { only: ['color-contrast', 'scrollable-region-focusable'] } : { except: COLOURS };
      expect.soft(await violations(page, reading), where).toEqual([]);
      expect.soft(await small(), where).toEqual([]);
      expect.soft(await questionFaults(page), where).toEqual([]);
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), where).toBeLessThanOrEqual(0);
    }
  });
});

test('a new round begins with what the last one brought, until it is set aside', async () => {
  const [before, after] = atNewRound(1, 2);
  await stand(page, scene(before), DESK);
  const recap = page.locator('.board-recap');
  expect(await recap.count()).toBe(0);
  await next(page, after);
  expect(await recap.getAttribute('aria-label')).toBe('Round 1: what happened');
  expect(await recap.locator('li').allInnerTexts()).toContainEqual(expect.stringMatching(/^Bombardment card: \d$/));
  expect(await violations(page)).toEqual([]);
  await recap.locator('button').click();
  expect(await recap.count()).toBe(0);
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

test('a battle plan is picked in any order and changed at will; nothing is sent before its button is pressed', async () => {
  const sent = (): Promise<number> => page.evaluate(() => globalThis.showcase.answers().length);
  await stand(page, scene(moments.get('D-PLAN') as Moment), DESK);
  await page.waitForSelector('.rx-send[disabled]');
  // What the panel covers is hidden, and all of it fits.
  expect(await page.locator('.rx-plate:visible, .rx-map:visible').count()).toBe(0);
  expect(await page.locator('.rx-battle .forces').evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
  await pickPlan();
  await page.locator('.rx-battle .leader.open').first().click();
  await page.locator('.rx-battle .turn:not([disabled])').click();
  await page.waitForSelector('.rx-battle .leader.chosen:nth-of-type(1)');
  expect(await page.locator('.rx-battle .chosen').count()).toBe(2);
  expect(await page.locator('.rx-battle .force:not(.mirrored) .total').textContent()).toMatch(/^1 \+ (\d) = \d$/);
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
  expect(await page.locator('.rx-ceasefire .outcome .rx-who').count()).toBe(2);
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
