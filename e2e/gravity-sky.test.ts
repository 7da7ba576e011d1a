/** Gravity's board measured in the browser, from moments made up: nothing covers anything, everything can be read, hit and heard, and it moves. */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { View } from '@orrery/gravity';
import { COLOURS, violations } from './axe.ts';
import { crowds, DUEL, game, oneOfEach, rulesOf, scene, type Setting, TEAMS_AIR, TEAMS_WAR, WAR, watched } from './gravity-moments.ts';
import { covered, crammed, SIZES, skies } from './gravity-sky.ts';
import { LANGUAGES } from './layout.ts';
import { questionFaults } from './question.ts';
import { empty, look, type Moment, next, type Scene, settle, show, showcaseSite, sketch, stand, work } from './showcase.ts';
import { PATIENT, stage } from './stage.ts';

const { page: open } = stage(() => showcaseSite('gravity'));
let page: Page;
const moments = new Map<Setting, ReadonlyMap<string, Moment>>();
beforeAll(async () => {
  for (const setting of [DUEL, WAR, TEAMS_WAR, TEAMS_AIR]) moments.set(setting, oneOfEach(setting, [1, 2, 3]));
  page = await open('');
  await page.waitForFunction(() => 'showcase' in globalThis);
  await sketch(page);
  // Movement has a test of its own.
  await page.emulateMedia({ reducedMotion: 'reduce' });
});
const at = (setting: Setting, decision: string): Scene => {
  const moment = moments.get(setting)?.get(decision);
  if (!moment) throw new Error(`nobody was asked ${decision}`);
  return scene(setting, moment);
};
const size = (width: number, height: number): Promise<void> => empty(page, [width, height]);

describe('no name, gauge, source, token, stack or badge covers another', () => {
  // Every scene in every language and at every size; which language at which size, the scenes take turns in. All of them are for soak.
  test.each(skies().map((sky, turn) => [...sky, turn] as const))('%s', async (_name, sky, turn) => {
    for (const [i, language] of LANGUAGES.entries()) {
      const screen = SIZES[(i + turn) % SIZES.length] ?? SIZES[0];
      await stand(page, sky, screen, { language });
      expect.soft(await covered(page), `${language} ${screen.join(' × ')}`).toEqual([]);
      expect.soft(await crammed(page), `${language} ${screen.join(' × ')}`).toEqual([]);
    }
  });
});

test('numbers on the trunks of an island to be sabotaged leave its sources in sight', async () => {
  for (const screen of SIZES) {
    await stand(page, at(TEAMS_WAR, 'sabotage'), screen, {});
    const lit = page.locator('.island-touch[data-choosable]');
    for (let i = 0; i < (await lit.count()); i++) {
      await lit.nth(i).press('Enter');
      await page.locator('.sky-svg .trunk-number').first().waitFor();
      const over = (await covered(page)).filter((fault) => /trunk/.test(fault) && /source/.test(fault));
      expect.soft(over, `${i}, ${screen.join(' × ')}`).toEqual([]);
      await page.keyboard.press('Escape');
      await settle(page);
    }
  }
});

test('GRV-TEAM-SETUP-3: the captain’s marker tops the team’s stack', async () => {
  await stand(page, at(TEAMS_WAR, 'turn'), [1440, 900], {});
  const view = moments.get(TEAMS_WAR)?.get('turn')?.known.view as View;
  const tops = await page
    .locator('.domination g:has(> [data-marker])')
    .evaluateAll((stacks) => stacks.map((stack) => Number((stack.lastElementChild as SVGElement).dataset['marker'])));
  expect(new Set(tops)).toEqual(new Set(view.captains));
  expect(await page.locator('.domination [data-marker]').count()).toBe(view.players.length);
});

test('labels over the drawing have a contrast of 4.5 or more in both themes', async () => {
  await size(1440, 900);
  for (const theme of ['dark', 'light'] as const) {
    await look(page, { theme });
    for (const made of [at(WAR, 'islands.cell'), at(WAR, 'extract.token'), at(TEAMS_WAR, 'turn')]) {
      await show(page, made);
      const weak = await page.evaluate(() => {
        const numbers = (colour: string): readonly number[] => (colour.match(/[\d.]+/g) ?? []).map(Number);
        const light = (colour: readonly number[]): number => {
          const [r = 0, g = 0, b = 0] = colour
            .slice(0, 3)
            .map((part) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4));
          return 0.2126 * r + 0.7152 * g + 0.0722 * b;
        };
        return [...document.querySelectorAll('.sky-svg text')].flatMap((text) => {
          const { fill, stroke, paintOrder } = getComputedStyle(text);
          // What a letter stands on: its own halo, or the body of the thing it is written on.
          const body = text.closest('g')?.querySelector('.body, rect, circle, polygon, path');
          const ground = paintOrder.startsWith('stroke') && stroke !== 'none' ? stroke : body ? getComputedStyle(body).fill : '';
          const [a, b] = [light(numbers(fill)), light(numbers(ground))].toSorted((x, y) => y - x) as [number, number];
          const contrast = (a + 0.05) / (b + 0.05);
          return ground !== '' && contrast >= 4.5 ? [] : [`${text.getAttribute('class')} ${text.textContent}: ${contrast.toFixed(1)}`];
        });
      });
      expect.soft(weak, theme).toEqual([]);
    }
  }
});

/** Every phase and every panel: decisions by setting. */
const PANELS: readonly (readonly [Setting, string])[] = [
  [TEAMS_WAR, 'prep.keep'],
  [TEAMS_WAR, 'team.actor'],
  [TEAMS_WAR, 'turn'],
  [TEAMS_WAR, 'castle.pay'],
  [TEAMS_WAR, 'action'],
  [TEAMS_WAR, 'copy'],
  [TEAMS_WAR, 'capture.target'],
  [TEAMS_WAR, 'capture.commit'],
  [TEAMS_WAR, 'capture.loss'],
  [TEAMS_WAR, 'joint.answer'],
  [TEAMS_WAR, 'extract.token'],
  [TEAMS_WAR, 'sabotage'],
  [TEAMS_WAR, 'redeploy'],
  [TEAMS_WAR, 'turn.steps'],
  [TEAMS_WAR, 'pump.units'],
  [TEAMS_WAR, 'recruit'],
  [TEAMS_AIR, 'unload.units'],
  [TEAMS_AIR, 'conserve'],
  [TEAMS_WAR, 'islands.target'],
  [TEAMS_WAR, 'islands.cell'],
  [TEAMS_WAR, 'trans.save'],
  [TEAMS_WAR, 'over'],
];

/** One panel of each make is read with the sky, in both themes; the others by themselves, in one theme by turns. */
const WITH_SKY = ['team.actor', 'turn', 'capture.commit', 'extract.token', 'islands.cell', 'over'];

test('axe finds nothing in any phase or panel, in both themes', async () => {
  for (const [i, [setting, decision]] of PANELS.entries()) {
    const theme = i % 2 === 0 ? 'dark' : 'light';
    await stand(page, at(setting, decision), [1440, 900], { theme });
    // Whatever narrows the question is a panel too.
    if (decision === 'sabotage' || decision === 'extract.token' || decision === 'turn')
      await page.locator('[data-choosable]').last().press('Enter');
    await settle(page);
    // The drawing inside an island is hidden from whoever listens, and its contrast is measured above.
    await page.evaluate(() => {
      for (const art of document.querySelectorAll<HTMLElement>('.island-art')) art.style.display = 'none';
    });
    const panel = ['.prompt', '.bench', '.aftermath'];
    if (!WITH_SKY.includes(decision)) {
      // Whatever is in the page is gone through, also what is not asked about.
      await page.evaluate(() => document.querySelectorAll('.sky-svg, .gravity-log, .mats').forEach((part) => part.replaceChildren()));
      expect.soft(await violations(page, { parts: panel }), `${decision}, ${theme}`).toEqual([]);
      continue;
    }
    // Mats, log and memory are the same beside every panel: they are read with two of them.
    const parts = decision === 'turn' || decision === 'over' ? [] : ['.sky', ...panel];
    expect.soft(await violations(page, { parts }), `${decision}, ${theme}`).toEqual([]);
    // The other theme has the same structure and other colours.
    await look(page, { theme: theme === 'dark' ? 'light' : 'dark' });
    expect.soft(await violations(page, { only: COLOURS, parts }), `${decision}, colours`).toEqual([]);
  }
});

test('the sky keeps its size whatever is asked, pointed at or refused, so that islands stay under the pointer', async () => {
  await size(1440, 900);
  // The longest words.
  await look(page, { language: 'ru' });
  const heights = new Map<number, string>();
  const measure = async (what: string): Promise<void> => {
    await settle(page);
    heights.set(await page.locator('.sky').evaluate((sky) => Math.round(sky.getBoundingClientRect().height)), what);
  };
  for (const decision of ['team.actor', 'capture.commit', 'islands.cell', 'turn', 'redeploy', 'sabotage', 'copy']) {
    await show(page, at(TEAMS_WAR, decision));
    await measure(decision);
    const pointed = page.locator('[data-choosable]:not([data-choice])').first();
    if (!['turn', 'redeploy', 'sabotage', 'copy'].includes(decision)) continue;
    await pointed.press('Enter');
    await measure(`${decision}, pointed at`);
  }
  await show(page, at(WAR, 'islands.target'));
  await page.locator('.island-touch[aria-disabled]').first().press('Enter');
  await page.locator('.refused').waitFor();
  await measure('refused');
  await look(page, {});
  expect([...heights]).toHaveLength(1);
});

test('on a phone everything that can be touched is 44 px wide and high, nothing scrolls sideways, an answer is in sight, and one button is filled', async () => {
  await size(360, 740);
  await look(page, { language: 'ru' });
  for (const [setting, decision] of PANELS) {
    // A card from the right end of the hand leaves the strip scrolled.
    await page.evaluate(() => document.querySelector('.bench')?.scrollTo(9999, 0));
    await show(page, at(setting, decision));
    expect.soft(await questionFaults(page), decision).toEqual([]);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('.gravity button, .gravity a, .gravity [role=button], .gravity input')]
        // Links within a sentence are as high as its line.
        .filter((element) => !element.matches('p a, .house') && element.getClientRects().length > 0)
        .flatMap((element) => {
          const { width, height } = element.getBoundingClientRect();
          return width < 43.5 || height < 43.5
            ? [
                `${element.getAttribute('class')} ${element.getAttribute('aria-label') ?? element.textContent}: ${width.toFixed(0)} × ${height.toFixed(0)}`,
              ]
            : [];
        }),
    );
    expect.soft(small, decision).toEqual([]);
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), decision).toBeLessThanOrEqual(0);
  }
  await look(page, { language: 'en' });
});

const POINTED = [
  'team.actor',
  'turn',
  'action',
  'copy',
  'joint.answer',
  'capture.target',
  'extract.token',
  'sabotage',
  'redeploy',
  'conserve',
  'islands.cell',
];

test('on a phone the loupe comes with a touch and goes with the next question; islands are reached by keys', async () => {
  await size(360, 740);
  await show(page, at(WAR, 'islands.target'));
  const loupe = page.locator('.island-loupe');
  expect(await loupe.count()).toBe(0);
  await expect.poll(() => page.locator('.island-touch').first().getAttribute('tabindex'), PATIENT).toBe('0');
  await page.locator('.island-touch[aria-disabled]').first().press('Enter');
  await loupe.waitFor();
  await show(page, at(WAR, 'turn'));
  await loupe.waitFor({ state: 'detached' });
});

test('every open choice can be reached on the board: each is lit, or one pointing away', async () => {
  await size(1440, 900);
  for (const [setting, decision] of PANELS.filter(([, id]) => POINTED.includes(id))) {
    const made = at(setting, decision);
    await show(page, made);
    const { reached, steppers } = await page.evaluate(async (moment) => {
      const drawn = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
      const amounts = document.querySelectorAll('.stepper').length;
      const found = new Set<number>();
      const read = (): void => {
        for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-choice]')) found.add(Number(dataset['choice']));
      };
      const pointing = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-choosable]:not([data-choice])')];
      read();
      for (const i of pointing().keys()) {
        globalThis.showcase.next(structuredClone(moment));
        await drawn();
        await drawn();
        pointing()[i]?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
        await drawn();
        read();
      }
      return { reached: [...found], steppers: amounts };
    }, made.moment);
    // Amounts are set with steppers, one combination at a time.
    if (steppers === 0)
      expect.soft(reached.filter((choice) => made.moment.open.includes(choice)).length, decision).toBe(made.moment.open.length);
  }
});

test('a closed island or card says why, with its clause', async () => {
  await size(1440, 900);
  await look(page, {});
  await show(page, at(WAR, 'islands.target'));
  await page.locator('.island-touch[aria-disabled]').first().press('Enter');
  await page.locator('.refused .clause', { hasText: 'GRV-ISLANDS-8' }).waitFor();
  await show(page, at(WAR, 'islands.cell'));
  await page.locator('.island-touch[aria-disabled]').first().press('Enter');
  await page.locator('.refused .clause', { hasText: /^GRV-ISLANDS/ }).waitFor();
  const closed = crowds()['seven islands in a flower, all pieces on each'] as Scene;
  await show(page, closed);
  await page.locator('.card-face[aria-disabled]').first().press('Enter');
  await page.locator('.refused .clause', { hasText: 'GRV-TURN' }).waitFor();
});

test('numbers pick cards, arrows go over islands by place, and the forecast is read on request', async () => {
  await size(1440, 900);
  await show(page, at(WAR, 'turn'));
  const card = await page.locator('.bench .action-card').last().getAttribute('data-card');
  await page.keyboard.press(card ?? '');
  await page.waitForFunction(
    (wanted) => document.activeElement?.closest<HTMLElement>('.action-card')?.dataset['card'] === wanted,
    card ?? '',
  );
  await page.keyboard.press('f');
  await page.waitForFunction(() => (document.querySelector('main > .spoken')?.textContent ?? '') !== '');
  await show(page, at(WAR, 'islands.target'));
  const places = (): Promise<{ readonly x: number; readonly name: string | null }> =>
    page.evaluate(() => ({
      x: document.activeElement?.getBoundingClientRect().x ?? 0,
      name: document.activeElement?.closest('[data-island]')?.getAttribute('data-island') ?? null,
    }));
  await page.locator('.island.open .island-touch').first().focus();
  const before = await places();
  const right = await page.evaluate(
    (x) => [...document.querySelectorAll('.island.open')].some((element) => element.getBoundingClientRect().x > x + 8),
    before.x,
  );
  await page.keyboard.press(right ? 'ArrowRight' : 'ArrowLeft');
  const after = await places();
  expect(after.name).not.toBeNull();
  expect(right ? after.x > before.x : after.x < before.x).toBe(true);
});

test('news becomes movement of 150 to 300 ms in its order, which stops for the next news and keeps nobody waiting', async () => {
  await size(1440, 900);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const rules = rulesOf(TEAMS_WAR);
  const steps = watched(TEAMS_WAR, 1, 0, 400);
  // One moment of each kind of news, and the moment before it.
  const told = new Set<string>();
  const pairs = steps.flatMap((moment, i) => {
    const before = steps[i - 1];
    const kinds = before
      ? moment.known.past.slice(before.known.past.length).flatMap((entry) => (entry < 0 ? [] : [rules.events.name(entry).kind]))
      : [];
    const fresh = kinds.filter((kind) => !told.has(kind));
    for (const kind of fresh) told.add(kind);
    return before && fresh.length > 0 && kinds.length < 40 ? [before, moment] : [];
  });
  await show(page, scene(TEAMS_WAR, steps[0] as Moment));
  const seen = await page.evaluate(async (given) => {
    const kinds = new Set<string>();
    const faults: string[] = [];
    for (const moment of given) {
      globalThis.showcase.next(moment);
      await new Promise(requestAnimationFrame);
      const running = document.getAnimations().filter((animation) => !(animation instanceof CSSTransition));
      let last = 0;
      for (const { effect } of running) {
        const { duration = 0, delay = 0 } = effect?.getTiming() ?? {};
        const target = (effect as KeyframeEffect | null)?.target;
        kinds.add(
          target
            ?.getAttribute('class')
            ?.split(' ')
            .filter((word) => word !== '' && word !== 'open' && word !== 'dim')
            .join(' ') ?? '',
        );
        if (Number(duration) < 150 || Number(duration) > 300) faults.push(`${String(duration)} ms`);
        if (delay < last) faults.push('out of order');
        last = delay;
      }
    }
    // What still moved has stopped: only the latest news has likenesses on their way.
    globalThis.showcase.next({ ...given.at(-1), stage: 'wait' } as never);
    return { kinds: [...kinds], faults };
  }, pairs);
  expect(seen.faults).toEqual([]);
  for (const kind of ['gravity-ghost card', 'gravity-ghost piece', 'island', 'island-art', 'turns']) expect(seen.kinds).toContain(kind);

  // While things move, the first lit thing answers at once.
  const moving = steps.findIndex(
    (moment, i) => i > 0 && moment.open.length > 1 && moment.known.past.length > (steps[i - 1]?.known.past.length ?? 0),
  );
  await show(page, scene(TEAMS_WAR, steps[moving - 1] as Moment));
  const answered = await page.evaluate(async (moment) => {
    globalThis.showcase.next(moment);
    await new Promise((done) => setTimeout(done));
    const busy = document.getAnimations().length;
    document.querySelector('[data-choosable][data-choice]')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    // An answer is seen to be taken first, and given after it.
    while (globalThis.showcase.answers().length === 0) await new Promise((done) => setTimeout(done));
    return { busy, answers: globalThis.showcase.answers().length };
  }, steps[moving] as Moment);
  expect(answered.busy).toBeGreaterThan(0);
  expect(answered.answers).toBe(1);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await show(page, scene(TEAMS_WAR, steps[moving - 1] as Moment));
  await next(page, steps[moving] as Moment);
  expect(await page.evaluate(() => document.getAnimations().length + document.querySelectorAll('.gravity-ghost').length)).toBe(0);
});

/** The first moment in which something is asked after a round has ended. */
function roundEnd(steps: readonly Moment[]): number {
  const { events } = rulesOf(DUEL);
  return steps.findIndex(
    ({ known, stage }, i) =>
      i > 0 &&
      stage === 'decide' &&
      known.past.slice(steps[i - 1]?.known.past.length).some((entry) => entry >= 0 && events.name(entry).kind === 'round'),
  );
}

test('a round that has ended is seen before the next is asked for: what came of it in place of the hand, one button, and a tap goes on', async () => {
  const slow = await open('', { pace: 'calm' });
  await slow.waitForFunction(() => 'showcase' in globalThis);
  const steps = watched(DUEL, 1, 0, 400);
  const after = roundEnd(steps);
  await show(slow, scene(DUEL, steps[after - 1] as Moment));
  await next(slow, steps[after] as Moment);
  await slow.locator('.prompt', { hasText: 'Round 1 is over' }).waitFor();
  expect(await slow.locator('[data-choosable]').count()).toBe(1);
  expect(await slow.locator('.gravity .primary').innerText()).toBe('On to round 2');
  expect(await slow.locator('.round-over li').last().innerText()).toMatch(/^Temporary gravity fades: .+\u00A0−\d/);
  expect(await slow.locator('.board-recap, .board-banner').count()).toBe(0);
  await slow.locator('.sky').dispatchEvent('click');
  await slow.locator('.prompt', { hasText: 'Choose the cards you keep' }).waitFor();
  // Seen is seen: it is not told again over the sky, and the first card is in focus.
  expect(await slow.locator('.round-over, .board-recap').count()).toBe(0);
  await slow.waitForFunction(() => document.activeElement?.closest('.action-card'));
  await slow.context().close();
});

test('a tap that comes when a pause has just ended by itself chooses nothing', async () => {
  const slow = await open('', { pace: 'calm' });
  await slow.waitForFunction(() => 'showcase' in globalThis);
  // The time to read passes at once.
  await slow.evaluate(() => {
    const wait = globalThis.setTimeout;
    Object.assign(globalThis, { setTimeout: (call: () => void, time = 0) => wait(call, time > 2000 ? 0 : time) });
  });
  const steps = watched(DUEL, 1, 0, 400);
  const after = roundEnd(steps);
  await show(slow, scene(DUEL, steps[after - 1] as Moment));
  const answers = await slow.evaluate(async (moment) => {
    globalThis.showcase.next(moment);
    const none = (): HTMLElement | null => document.querySelector('.prompt .none');
    while (!none()) await new Promise((done) => requestAnimationFrame(done));
    none()?.click();
    // An answer is seen to be taken first, and given after it.
    for (let frame = 0; frame < 5; frame++) await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    return globalThis.showcase.answers().length;
  }, steps[after] as Moment);
  expect(answers).toBe(0);
  await slow.context().close();
});

test('the sign of a new phase covers no forecast, however long', async () => {
  const own = await open('', {}, { viewport: { width: 1440, height: 900 } });
  await own.waitForFunction(() => 'showcase' in globalThis);
  // The sign stays until it has been measured.
  await own.evaluate(() => {
    const wait = globalThis.setTimeout;
    Object.assign(globalThis, { setTimeout: (call: () => void, time = 0) => (time === 1500 ? 0 : wait(call, time)) });
  });
  const crowd = crowds()['two islands of the longest names that pull alike'];
  if (!crowd) throw new Error('there is no such sky');
  const { known } = crowd.moment;
  const view: View = { ...(known.view as View), phase: 'preparation' };
  const before: Moment = { known: { ...known, view }, stage: 'wait', open: [] };
  for (const screen of SIZES)
    for (const language of LANGUAGES) {
      await stand(own, { ...crowd, moment: before }, screen, { language });
      await next(own, crowd.moment);
      const [sign, forecast] = await Promise.all(['.board-banner', '.forecast'].map((each) => own.locator(each).boundingBox()));
      if (!sign || !forecast) throw new Error('both are shown');
      const across = Math.min(sign.x + sign.width, forecast.x + forecast.width) - Math.max(sign.x, forecast.x);
      const down = Math.min(sign.y + sign.height, forecast.y + forecast.height) - Math.max(sign.y, forecast.y);
      expect.soft(Math.min(across, down), `${language}, ${screen.join(' × ')}`).toBeLessThanOrEqual(0);
    }
  await own.context().close();
});

test('whose hunters are lost is said as the one who is asked would say it, also to the partner of whoever captures', async () => {
  await size(1440, 900);
  const asked = (actor: boolean): Moment => {
    for (let seed = 1; seed < 40; seed++)
      for (const { decision, open, moment } of game(TEAMS_WAR, seed)) {
        if (decision !== 'capture.loss' || open.length < 2) continue;
        const { view } = moment().known;
        const both =
          view.action?.committed.some(({ partners }) => partners > 0) && view.action.committed.some(({ hunters }) => hunters > 0);
        if (both && (view.turn?.actor === view.viewer) === actor) return moment();
      }
    throw new Error('nobody was asked');
  };
  for (const actor of [true, false]) {
    const moment = asked(actor);
    const { viewer } = moment.known.view;
    await show(page, scene(TEAMS_WAR, moment));
    for (const answer of await page.locator('.losses [data-choosable]').all()) {
      const own = await answer.locator(`.piece-row .sign[data-seat="${viewer}"]`).count();
      const words = await answer.innerText();
      expect.soft(/\d+ hunters?/.test(words.replaceAll(/\d+ partner’s hunters?/g, '')), words).toBe(own > 0);
    }
  }
});

test('many cards to use again by castling, and the hand of the partner below them, are whole', async () => {
  await size(1440, 900);
  await look(page, { language: 'ru' });
  const { choices } = rulesOf(TEAMS_WAR);
  const crowded = (seed: number): Moment | undefined => {
    for (const step of game(TEAMS_WAR, seed)) {
      const moment = step.moment();
      const again = moment.open.filter((choice) => choices.name(choice).verb === 'castle');
      if (step.decision === 'turn' && again.length >= 5) return moment;
    }
    return undefined;
  };
  const many = crowded(1) ?? crowded(2) ?? crowded(3);
  if (!many) throw new Error('nobody could use so many cards again');
  await show(page, scene(TEAMS_WAR, many));
  const cut = await page.evaluate(() => {
    const room = document.querySelector('.bench-more')?.getBoundingClientRect();
    return [...document.querySelectorAll('.bench-more .slip')].filter(
      (slip) => slip.getBoundingClientRect().bottom > Math.min(room?.bottom ?? 0, innerHeight) + 1,
    ).length;
  });
  expect(cut).toBe(0);
  await look(page, {});
});

test('a replay with everything open shows every hand', async () => {
  await size(1440, 900);
  for (const step of game(WAR, 3)) {
    const all = step.all();
    if (step.decision !== 'turn' || !all.every(({ view }) => (view.players[view.viewer]?.hand?.length ?? 0) > 0)) continue;
    await show(page, scene(WAR, { ...step.moment(), known: all[0] as NonNullable<(typeof all)[0]>, stage: 'replay', open: [] }, all));
    const hands = await page
      .locator('.mats .mat')
      .evaluateAll((mats) => mats.map((mat) => [...mat.querySelectorAll('.hand-slips .slip b')].map((slip) => Number(slip.textContent))));
    expect(hands).toEqual(all.slice(1).map(({ view }) => [...(view.players[view.viewer]?.hand ?? [])]));
    expect(await page.locator('.gravity-log').innerText()).not.toMatch(/draws \d|discards \d/);
    return;
  }
});

test('a log read from another seat is written anew: each seat reads its own cards and nobody else’s', async () => {
  await size(1440, 900);
  const [told] = [...game(DUEL, 1)].filter(({ decision }) => decision === 'turn').map((step) => step.all());
  const [red, blue] = (told ?? []).map((known): Moment => ({ known, stage: 'wait', open: [], undoable: 0 }));
  if (!red || !blue) throw new Error('nobody had a turn');
  const log = (): Promise<string> => page.locator('.gravity-log').innerText();
  await show(page, scene(DUEL, red));
  expect(await log()).toMatch(/Blue draws \d/);
  await next(page, blue);
  await page.locator('.gravity-log', { hasText: /Red draws \d/ }).waitFor();
  expect(await log()).not.toMatch(/Blue draws \d/);
});

test('on a phone a hand stays where it has been moved when a card at its end is taken', async () => {
  await stand(page, at(DUEL, 'turn'), [390, 844], { language: 'de' });
  const hand = page.locator('.bench .cards');
  await hand.evaluate((cards) => cards.scrollTo(9999, 0));
  const moved = await hand.evaluate((cards) => cards.scrollLeft);
  expect(moved).toBeGreaterThan(0);
  await hand.locator('[data-choosable]').last().dispatchEvent('click');
  await settle(page);
  expect(await hand.evaluate((cards) => cards.scrollLeft)).toBe(moved);
});

test('on a phone the actions of a card from the end of the hand are in sight, wherever the hand has been moved', async () => {
  for (const width of [390, 360]) {
    await stand(page, at(TEAMS_WAR, 'turn'), [width, 844], { language: 'de' });
    for (const strip of await page.locator('.bench, .bench *').all()) await strip.evaluate((each) => each.scrollTo(9999, 0));
    await next(page, at(TEAMS_WAR, 'action').moment);
    const [left, right, over] = await page.locator('.bench .action.live').evaluateAll((actions) => {
      const boxes = actions.map((action) => action.getBoundingClientRect());
      const prompt = document.querySelector('.prompt')?.getBoundingClientRect().top ?? innerHeight;
      return [
        Math.min(...boxes.map((box) => box.left)),
        Math.max(...boxes.map((box) => box.right)),
        Math.min(...boxes.map((box) => box.top)) - prompt,
      ] as const;
    });
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(width);
    expect(over).toBeLessThan(0);
  }
});

test('the work of a redraw after a move is bounded', async () => {
  await size(1440, 900);
  await look(page, {});
  const steps = watched(TEAMS_WAR, 2, 300, 25);
  await show(page, scene(TEAMS_WAR, steps[0] as Moment));
  expect(await work(page, steps.slice(1))).toBeLessThan(6500);
});
