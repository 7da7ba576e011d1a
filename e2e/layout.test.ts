/**
 * Every kind of decision on some screen: nothing lit is off the screen or covered, no words are cut off, one button is filled at most. The screens
 * take turns; all of them together are for soak.
 */
import { liberation as lib, type LiberationRules } from '@orrery/liberation';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { decisions, LANGUAGES, layoutFaults, nameOf, type Screen, screens } from './layout.ts';
import * as liberation from './liberation-moments.ts';
import { recorded } from './recorded.ts';
import { next, settle, showcaseSite, sketch, stand } from './showcase.ts';
import { PATIENT, stage } from './stage.ts';

const { page: open } = stage(showcaseSite);
let page: Page;
beforeAll(async () => {
  page = await open('');
  await page.waitForFunction(() => 'showcase' in globalThis);
  await sketch(page);
});

/** Prime to the number of screens, so that neighbours in the list get other sizes, other languages and other sizes of text. */
const STRIDE = 11;
/** A captain who is first beside the longest name, and the longest words on the narrowest cards: no turn comes to these. */
const TIGHT: readonly (readonly [string, Screen])[] = [
  ['gravity team.actor', { size: [768, 1024], language: 'ru', text: '100' }],
  ['gravity action', { size: [768, 1024], language: 'ru', text: '100' }],
  ['liberation lib.step1 long name', { size: [390, 844], language: 'ru', text: '100' }],
  ['liberation lib.step1 long name', { size: [360, 740], language: 'de', text: '100' }],
];

test('every kind of decision, each on a screen of its own', async () => {
  const all = decisions();
  const turns = [...all.keys()].map((decision, i) => [decision, screens[(i * STRIDE) % screens.length]] as const);
  for (const [decision, screen] of [...turns, ...TIGHT]) {
    const scene = all.get(decision);
    if (!scene || !screen) throw new Error(`nobody was asked ${decision}, or there is no screen`);
    await stand(page, scene, screen.size, screen);
    expect.soft(await layoutFaults(page), `${decision} at ${nameOf(screen)}`).toEqual([]);
  }
});

/** Moments of recorded games that hold more than one of each kind does, each on the screen it is tightest on. */
const CROWDED: readonly (readonly [game: string, moment: string, Screen])[] = [
  ['rex', 'replays/rex/three-strongholds-alone.json, answer 448', { size: [1920, 1080], language: 'de', text: '200' }],
  ['rex', 'replays/rex/betrayed-at-the-last-moment.json, answer 592', { size: [1280, 800], language: 'de', text: '100' }],
  ['rex', 'replays/rex/hacan-outlasts.json, answer 1243', { size: [1280, 800], language: 'en', text: '100' }],
  ['gravity', 'replays/gravity/air-transport.json, answer 59', { size: [1920, 1080], language: 'en', text: '200' }],
  ['gravity', 'replays/gravity/air-transport.json, answer 59', { size: [1280, 800], language: 'ru', text: '100' }],
  ['gravity', 'replays/gravity/teams-points.json, answer 84', { size: [1024, 768], language: 'en', text: '100' }],
  ['gravity', 'replays/gravity/teams-points.json, answer 88', { size: [1024, 768], language: 'de', text: '100' }],
  ['gravity', 'replays/gravity/teams-points.json, answer 88', { size: [1280, 800], language: 'ru', text: '100' }],
];

test('a dial beside its sum in large text, settings beside a full hand, seven cards to use again above the partner’s, and five beside a hand of six kinds', async () => {
  for (const [game, moment, screen] of CROWDED) {
    const found = [...recorded(game)].find(({ name }) => name === moment);
    if (!found) throw new Error(`nobody was asked anything in ${moment}`);
    await stand(page, found.scene, screen.size, screen);
    expect.soft(await layoutFaults(page), `${moment} at ${nameOf(screen)}`).toEqual([]);
  }
});

test('a panel that comes after its question has its answers in sight, and the first of them has the focus', async () => {
  const own = await open('', {}, { viewport: { width: 360, height: 740 } });
  await own.waitForFunction(() => 'showcase' in globalThis);
  const scene = decisions().get('rex D-PLAN');
  if (!scene) throw new Error('nobody was asked D-PLAN');
  await stand(own, scene, [360, 740]);
  await expect.poll(() => layoutFaults(own), PATIENT).toEqual([]);
  await expect.poll(() => own.evaluate(() => document.activeElement?.closest('.rx-battle') !== null), PATIENT).toBe(true);
});

test('answers stay in sight when the page becomes wider or narrower', async () => {
  for (const decision of ['rex D-BID', 'rex D-LOSS'])
    for (const [before, after] of [
      [
        [1440, 900],
        [1920, 1080],
      ],
      [
        [1920, 1080],
        [1440, 900],
      ],
    ] as const) {
      const scene = decisions().get(decision);
      if (!scene) throw new Error(`nobody was asked ${decision}`);
      await stand(page, scene, before, { text: '200' });
      await page.setViewportSize({ width: after[0], height: after[1] });
      await settle(page);
      expect.soft(await layoutFaults(page), `${decision}, ${before.join(' × ')} to ${after.join(' × ')}`).toEqual([]);
    }
});

test('a spy played from a full hand: its own cards, those looked at and the occupied row lie side by side', async () => {
  const scene = liberation.scene({}, liberation.spying());
  for (const size of [
    [1440, 900],
    [1280, 800],
  ] as const)
    for (const language of LANGUAGES) {
      await stand(page, scene, size, { language });
      expect(await page.locator('.hand .row').count()).toBe(4);
      expect.soft(await layoutFaults(page), `${size.join(' × ')}, ${language}`).toEqual([]);
    }
});

test('a city on a button stands in the form its verb needs', async () => {
  const scene = decisions().get('liberation setup.occupy');
  if (!scene) throw new Error('nobody was asked setup.occupy');
  const { choices } = lib.open({}) as LiberationRules;
  const open = ['M', 'K'].map((city) => choices.code({ verb: 'occupy', city }));
  await stand(page, { ...scene, moment: { ...scene.moment, open } }, [1440, 900], { language: 'ru' });
  expect((await page.locator('.prompt .choice').allInnerTexts()).map((words) => words.split('\n').slice(1).join(' '))).toEqual([
    'Захватить Обсерваторию Кальдеры',
    'Захватить Пепельный ряд',
  ]);
});

test('a mark on the base lies beside its emblem', async () => {
  const scene = decisions().get('liberation spy.take');
  if (!scene) throw new Error('nobody was asked spy.take');
  await stand(page, scene, [1440, 900]);
  const [marks, over] = await page.locator('.city.base').evaluate((base) => {
    const sign = base.querySelector('.base-sign')?.getBoundingClientRect();
    const boxes = [...base.querySelectorAll('.mark')].map((mark) => mark.getBoundingClientRect());
    const lies = ({ left, right, top, bottom }: DOMRect): boolean =>
      !sign || (left < sign.right && right > sign.left && top < sign.bottom && bottom > sign.top);
    return [boxes.length, boxes.filter(lies).length] as const;
  });
  expect(marks).toBeGreaterThan(0);
  expect(over).toBe(0);
});

test('on a phone the marks of a city keep clear of those of its neighbours, and of their nodes', async () => {
  // A whole planet has been named and missed; the base is on B.
  for (const cities of ['KLMN', 'DEFG', 'HIJ', 'AC']) {
    await stand(page, liberation.scene({}, liberation.marked([...cities])), [390, 844]);
    const [marks, over] = await page.locator('.galaxy').evaluate((galaxy) => {
      const edge = galaxy.getBoundingClientRect();
      const things = [...galaxy.querySelectorAll('.city')].flatMap((city) =>
        [...city.querySelectorAll('.mark > rect, .disc')].map((part) => ({
          city: city.getAttribute('data-city'),
          mark: part.matches('rect'),
          box: part.getBoundingClientRect(),
        })),
      );
      const faults = things.flatMap(({ city, mark, box }, i) => [
        ...(mark && (box.left < edge.left || box.right > edge.right || box.bottom > edge.bottom) ? [`${city} off the galaxy`] : []),
        ...things.slice(i + 1).flatMap((other) => {
          const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
          const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
          return other.city !== city && (mark || other.mark) && Math.min(across, down) > 1
            ? [`${city} and ${other.city}: ${across.toFixed(0)} × ${down.toFixed(0)} px`]
            : [];
        }),
      ]);
      return [things.filter(({ mark }) => mark).length, faults] as const;
    });
    expect(marks).toBeGreaterThanOrEqual(cities.length * 2);
    expect.soft(over, cities).toEqual([]);
  }
});

test('no line of a log begins with the sign that ends a sentence or closes a name, however wide the log', async () => {
  for (const [decision, log, language] of [
    ['liberation over', '.log-list', 'ru'],
    ['rex over', '.rx-log', 'de'],
    ['gravity over', '.gravity-log', 'en'],
  ] as const) {
    const scene = decisions().get(decision);
    if (!scene) throw new Error(`nobody was asked ${decision}`);
    await stand(page, scene, [1440, 900], { language });
    const found = await page.locator(log).evaluate((list: HTMLElement) => {
      const alone = new Set<string>();
      const range = document.createRange();
      const sign = (node: Node, at: number): DOMRect | undefined => {
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        return [...range.getClientRects()].at(-1);
      };
      // Wherever a line may end, it does so at one of these widths.
      for (let width = 220; width < 320; width += 10) {
        list.style.width = `${width}px`;
        const texts = document.createTreeWalker(list, NodeFilter.SHOW_TEXT);
        let before: DOMRect | undefined;
        for (let node = texts.nextNode(); node; node = texts.nextNode()) {
          const words = node.nodeValue?.trimEnd() ?? '';
          if (words === '') continue;
          const first = /^[»”’).,:;!?]/.test(words) ? sign(node, 0) : undefined;
          if (before && first && first.top > before.bottom - 4)
            alone.add(`${width} px: …${node.previousSibling?.textContent?.slice(-20) ?? ''}${words.slice(0, 20)}…`);
          before = sign(node, words.length - 1);
        }
      }
      return [...alone];
    });
    expect.soft(found, decision).toEqual([]);
  }
});

test('emblems inside sentences grow with their letters', async () => {
  for (const [decision, sign] of [
    ['liberation over', '.side-name .emblem'],
    ['rex over', '.rx-log .rx-emblem'],
    ['gravity over', '.gravity-log .sign'],
  ] as const) {
    const scene = decisions().get(decision);
    if (!scene) throw new Error(`nobody was asked ${decision}`);
    const height = async (text: '100' | '200'): Promise<number> => {
      await stand(page, scene, [1920, 1080], { text });
      if ((await page.locator(sign).count()) === 0) await page.getByRole('button', { name: 'Log and memory' }).dispatchEvent('click');
      const first = page.locator(sign).first();
      // A sheet is there before it is open.
      await first.waitFor();
      return first.evaluate((each) => each.getBoundingClientRect().height);
    };
    expect.soft((await height('200')) / (await height('100')), decision).toBeCloseTo(2, 1);
  }
});

test('the name on a plate keeps within it, however small the plate', async () => {
  for (const language of LANGUAGES) {
    const scene = decisions().get('liberation over');
    if (!scene) throw new Error('no game has ended');
    await stand(page, scene, [1440, 900], { language });
    const over = await page.locator('.liberation .seat .plate-head').evaluateAll((heads) =>
      heads.map((head) => {
        const name = document.createRange();
        name.selectNodeContents(head.querySelector('b') ?? head);
        return Math.round(name.getBoundingClientRect().right - head.getBoundingClientRect().right);
      }),
    );
    expect.soft(Math.max(...over), language).toBeLessThanOrEqual(0);
  }
});

test('on a phone deck and discard pile stand side by side, however much is known of what lies in them', async () => {
  const scene = decisions().get('liberation lib.step1 long name');
  if (!scene) throw new Error('nobody was asked lib.step1');
  for (const size of [
    [390, 844],
    [360, 740],
  ] as const)
    for (const language of LANGUAGES) {
      await stand(page, scene, size, { language, text: '100' });
      expect(await page.locator('.pile .known > *').count()).toBeGreaterThan(2);
      const [deck, discard] = await page.locator('.pile').evaluateAll((piles) => piles.map((pile) => pile.getBoundingClientRect().top));
      expect.soft(Math.abs((deck ?? 0) - (discard ?? 0)), `${size.join(' × ')}, ${language}`).toBeLessThan(20);
    }
});

test('on a phone the log opens at its latest line, on every board', async () => {
  const own = await open('', {}, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await own.waitForFunction(() => 'showcase' in globalThis);
  for (const [decision, log] of [
    ['liberation dyn.step2', '.log-list'],
    ['rex D-MOVE', '.rx-log'],
    ['gravity sabotage', '.gravity-log'],
  ] as const) {
    const scene = decisions().get(decision);
    if (!scene) throw new Error(`nobody was asked ${decision}`);
    await stand(own, scene, [390, 844]);
    await own.getByRole('button', { name: 'Log and memory' }).click();
    const latest = own.locator(`dialog ${log} > li`).last();
    await expect
      .poll(
        () => latest.evaluate((line) => line.contains(document.elementFromPoint(innerWidth / 2, line.getBoundingClientRect().bottom - 6))),
        PATIENT,
      )
      .toBe(true);
    await own.keyboard.press('Escape');
  }
});

describe('a map is looked at more closely, and nothing is chosen by it', () => {
  const transform = (own: Page): Promise<string> =>
    own.evaluate(() => document.querySelector<HTMLElement>('.board-plane')?.style.transform ?? '');
  const answers = (own: Page): Promise<readonly number[]> => own.evaluate(() => globalThis.showcase.answers());
  test('by wheel, by two fingers, by keys; a new question that is out of sight shows the whole of it', async () => {
    const own = await open('', {}, { viewport: { width: 1440, height: 900 }, hasTouch: true });
    await own.waitForFunction(() => 'showcase' in globalThis);
    const fingers = await own.context().newCDPSession(own);
    for (const [decision, map] of [
      ['liberation dyn.step2', '.galaxy'],
      ['rex D-MOVE', '.rx-city'],
      ['gravity sabotage', '.sky-svg'],
    ] as const) {
      const scene = decisions().get(decision);
      if (!scene) throw new Error(`nobody was asked ${decision}`);
      await stand(own, scene, [1440, 900]);
      const box = await own.locator(map).boundingBox();
      if (!box) throw new Error('there is a map');
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      await own.mouse.move(x, y);
      await own.waitForSelector('.board-zoom-tools', { state: 'attached' });
      // The map listens once its tools are drawn.
      await settle(own);
      await own.mouse.wheel(0, -400);
      await own.waitForFunction(() => document.querySelector('.board-zoom.near'));
      const near = await transform(own);
      await own.mouse.down();
      await own.mouse.move(x - 60, y - 40, { steps: 4 });
      await own.mouse.up();
      await expect.poll(() => transform(own), PATIENT).not.toBe(near);
      await own.keyboard.press('0');
      await expect.poll(() => transform(own), PATIENT).toBe('');
      const at = (apart: number) => [
        { x: x - apart, y, id: 1 },
        { x: x + apart, y, id: 2 },
      ];
      await fingers.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(40) });
      for (const apart of [50, 65, 80]) await fingers.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(apart) });
      await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      await expect.poll(() => transform(own), PATIENT).toMatch(/scale\(2\)$/);
      expect(await answers(own), decision).toEqual([]);
      // Every answer on the map is far away now: whoever is asked sees them again.
      for (let press = 0; press < 6; press++) await own.keyboard.press('+');
      await expect.poll(() => transform(own), PATIENT).toMatch(/scale\(4\)$/);
      await own.evaluate(() => {
        for (const lit of document.querySelectorAll<SVGElement>('.board-plane [data-choosable]')) lit.style.translate = '-90rem 0';
      });
      await next(own, scene.moment);
      await expect.poll(() => transform(own), PATIENT).toBe('');
    }
  });
});
