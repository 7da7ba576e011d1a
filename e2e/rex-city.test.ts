/** The drawing of the city, measured in the browser: nothing covers anything, however full it is, and everything can be read. */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { crowded, oneOfEach, rules, scene, watched } from './rex-moments.ts';
import { look, type Moment, next, show, showcaseSite, sketch, stand, work } from './showcase.ts';
import { stage } from './stage.ts';

const { page: open } = stage(() => showcaseSite('rex'));
const SIZES = [
  [1440, 900],
  [1024, 768],
  [360, 740],
] as const;

/**
 * Whatever covers something else, in pixels of the screen. Shapes count as they are drawn, words as their lines. Who stands in a place
 * stands on it; everything else keeps its distance.
 */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    interface Thing {
      readonly name: string;
      /** Things of one place that belong on top of each other. */
      readonly on: string;
      readonly boxes: readonly { readonly box: DOMRect; readonly has: (x: number, y: number) => boolean }[];
    }
    const inside = document.querySelector('.rx-map')?.getBoundingClientRect() ?? new DOMRect();
    const shape = (element: SVGGeometryElement): Thing['boxes'][number] => {
      const back = element.getScreenCTM()?.inverse() ?? new DOMMatrix();
      return { box: element.getBoundingClientRect(), has: (x, y) => element.isPointInFill(new DOMPoint(x, y).matrixTransform(back)) };
    };
    /** A line of type is as high as its letters, not as its line box. */
    const line = (element: Element): Thing['boxes'][number] => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { box: new DOMRect(x, y + height * 0.16, width, height * 0.68), has: () => true };
    };
    const all = <E extends Element>(selector: string): E[] => [...document.querySelectorAll<E>(`.rx-city ${selector}`)];
    const placeAt = (element: Element): string => {
      const owner = element.closest('.rx-there, .council')?.previousElementSibling;
      return owner?.getAttribute('data-place') ?? '';
    };
    const things: Thing[] = [
      ...all<SVGElement>('.rx-name').map((name) => ({ name: `name ${name.dataset['name']}`, on: '', boxes: [...name.children].map(line) })),
      ...all<SVGElement>('.rx-place').map((place) => ({
        name: `place ${place.dataset['place']}`,
        on: `ground ${place.dataset['place']}`,
        boxes: [...place.querySelectorAll<SVGGeometryElement>('.plaza')].map(shape),
      })),
      ...all<SVGElement>('.rx-stack').map((stack, i) => ({
        name: `stack ${i} ${placeAt(stack)}`,
        on: `ground ${placeAt(stack)}`,
        boxes: [...stack.querySelectorAll<SVGGeometryElement>('.top')].map(shape),
      })),
      ...all<SVGElement>('.rx-crowd').flatMap((crowd) =>
        [...crowd.children].map((part, i) => ({
          name: `crowd ${placeAt(crowd)} ${i}`,
          on: `ground ${placeAt(crowd)}`,
          boxes: [part instanceof SVGGeometryElement ? shape(part) : line(part)],
        })),
      ),
      ...all<SVGGeometryElement>('.rx-coins rect').map((coins, i) => ({ name: `coins ${i}`, on: '', boxes: [shape(coins)] })),
      ...all<SVGElement>('.rx-tag').map((tag) => ({
        name: `mark ${tag.dataset['tag']}`,
        on: '',
        boxes: [...tag.querySelectorAll<SVGGeometryElement>('circle')].map(shape),
      })),
      ...all<SVGGeometryElement>('.rx-there .tab').map((tab) => ({
        name: `port ${placeAt(tab)}`,
        on: `ground ${placeAt(tab)}`,
        boxes: [shape(tab)],
      })),
      ...all('.rx-sector').map((sector) => ({ name: `sector ${sector.textContent}`, on: '', boxes: [line(sector)] })),
      ...all('.council-name').map((name) => ({ name: 'name of the Council', on: 'ground GC', boxes: [line(name)] })),
    ];
    const faults: string[] = [];
    things.forEach((a, i) => {
      for (const b of things.slice(i + 1)) {
        const stands = a.name.startsWith('place') || b.name.startsWith('place');
        if (stands && a.on === b.on && a.on !== '') continue;
        for (const p of a.boxes)
          for (const q of b.boxes) {
            const x0 = Math.max(p.box.left, q.box.left, inside.left);
            const y0 = Math.max(p.box.top, q.box.top, inside.top);
            const x1 = Math.min(p.box.right, q.box.right, inside.right);
            const y1 = Math.min(p.box.bottom, q.box.bottom, inside.bottom);
            let shared = 0;
            for (let x = x0 + 0.5; x < x1; x++) for (let y = y0 + 0.5; y < y1; y++) if (p.has(x, y) && q.has(x, y)) shared++;
            // A corner of a line's box is empty, and strokes meet: a few points are not a cover.
            if (shared > 6) faults.push(`${a.name} and ${b.name}: ${shared} px`);
          }
      }
    });
    return faults;
  });

/** The smallest type in the drawing, in pixels of the screen. */
const smallest = (page: Page): Promise<readonly [number, string]> =>
  page.evaluate(() => {
    const svg = document.querySelector<SVGSVGElement>('.rx-city');
    const inside = document.querySelector('.rx-map')?.getBoundingClientRect() ?? new DOMRect();
    const sizes = [...(svg?.querySelectorAll<SVGTextElement>('text') ?? [])]
      .filter((text) => {
        const box = text.getBoundingClientRect();
        return box.width > 0 && box.right > inside.left && box.left < inside.right && box.bottom > inside.top && box.top < inside.bottom;
      })
      .map((text) => {
        const scale = text.getScreenCTM()?.a ?? 0;
        return [parseFloat(getComputedStyle(text).fontSize) * scale, `${text.getAttribute('class')} ${text.textContent}`] as const;
      });
    return sizes.toSorted((a, b) => a[0] - b[0])[0] ?? [0, 'nothing'];
  });

/** What makes the page scroll sideways. */
const wide = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document.documentElement.scrollWidth <= innerWidth
      ? []
      : [...document.querySelectorAll('body *')]
          .filter((element) => element.getBoundingClientRect().right > innerWidth && element.getBoundingClientRect().width > 0)
          .map((element) => `${element.tagName} ${element.getAttribute('class')}`),
  );

let page: Page;
let moments: ReadonlyMap<string, Moment>;
beforeAll(async () => {
  moments = oneOfEach([1]);
  page = await open('');
  await page.waitForFunction(() => 'showcase' in globalThis);
  await sketch(page);
});
const moment = (decision: string): Moment => moments.get(decision) as Moment;

describe('no name, place, stack, coin or mark covers another', () => {
  test.each([
    ['in a game, in English', 'en', 0, 'D-MOVE'],
    ['with one race in every place, in English', 'en', 1, 'D-DEPLOY'],
    ['with two races in every place, in English', 'en', 2, 'D-MOVE'],
    ['with two races in every place, in Russian', 'ru', 2, 'D-MOVE'],
    ['with two races in every place, in German', 'de', 2, 'D-DEPLOY'],
    ['with all units of all races in every place, in German', 'de', 6, 'D-DEPLOY'],
  ] as const)('%s', async (_title, language, races, decision) => {
    const drawn = scene(races > 0 ? crowded(moment(decision), races) : moment(decision));
    for (const [width, height] of SIZES) {
      await stand(page, drawn, [width, height], { language });
      expect.soft(await covered(page), `${width} × ${height}`).toEqual([]);
      const [size, word] = await smallest(page);
      if (width > 720) expect.soft(size, `${word} at ${width} × ${height}`).toBeGreaterThanOrEqual(11);
      expect.soft(await wide(page), `${width} × ${height}`).toEqual([]);
    }
  });
});

test('the work of a redraw after a move is bounded', async () => {
  const moments = watched(1, 0, 600, 25);
  await stand(page, scene(moments[0] as Moment), [1440, 900]);
  expect(await work(page, moments.slice(1))).toBeLessThan(2500);
});

test.each(['dark', 'light'] as const)('everything written on the city stands out from it, in the %s theme', async (theme) => {
  await stand(page, scene(crowded(moment('D-DEPLOY'), 1)), [1440, 900], { theme });
  const weak = await page.evaluate(() => {
    type Colour = readonly [number, number, number];
    const read = (colour: string): Colour => {
      const [r = 0, g = 0, b = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
      return [r, g, b];
    };
    const fill = (selector: string): Colour => read(getComputedStyle(document.querySelector(`.rx-city ${selector}`) as Element).fill);
    const light = (colour: Colour): number => {
      const [r, g, b] = colour.map((part) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4)) as [
        number,
        number,
        number,
      ];
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const contrast = (a: Colour, b: Colour): number => {
      const [p, q] = [light(a) + 0.05, light(b) + 0.05];
      return Math.max(p, q) / Math.min(p, q);
    };
    const over = (top: Colour, share: number, ground: Colour): Colour =>
      ground.map((part, i) => part * (1 - share) + (top[i] ?? 0) * share) as unknown as Colour;
    const wedges = ['.tone-0', '.tone-1', '.tone-2'].map((tone) => fill(`.wedge${tone}`));
    const pairs: (readonly [string, Colour, Colour])[] = [
      ...wedges.map((wedge) => ['name', fill('.rx-name'), wedge] as const),
      ...wedges.map((wedge) => ['name under the fleet', fill('.rx-name'), over(fill('.rx-fleet .beam'), 0.26, wedge)] as const),
      ['sector', fill('.rx-sector:not(.here)'), fill('.rim')],
      ['sector of the fleet', fill('.rx-sector.here'), fill('.rx-fleet .front')],
      ['influence', fill('.rx-coins text'), fill('.rx-coins rect')],
      ['price', fill('.rx-badge-text'), fill('.rx-price')],
      ['name of the Council', fill('.council-name'), fill('.council .plaza')],
      ...['SOL', 'HAC', 'JOL', 'LET', 'XXC', 'LAZ']
        .filter((race) => document.querySelector(`.rx-city .rx-stack.rx-${race} .top`))
        .map((race) => [race, fill(`.rx-stack.rx-${race} text`), fill(`.rx-stack.rx-${race} .top`)] as const),
    ];
    return pairs
      .filter(([, ink, ground]) => contrast(ink, ground) < 4.5)
      .map(([name, ink, ground]) => `${name}: ${contrast(ink, ground).toFixed(2)}`);
  });
  expect(weak).toEqual([]);
  await look(page, { theme: 'dark' });
});

describe('movement', () => {
  /** Two moments of one seat between which a group has moved, the second asking that seat. */
  const march = (): readonly [Moment, Moment] => {
    const before = moment('D-MOVE');
    const past = [...before.known.past, rules.events.code({ kind: 'moved', seat: 1, from: 'GC', to: 'CSP', units: 2, other: 0 })];
    return [before, { ...before, known: { ...before.known, past } }];
  };
  /** How long whatever moves now takes, after one more moment where there is one. */
  const ghosts = (after: Moment | null = null): Promise<readonly number[]> =>
    page.evaluate(async (given) => {
      if (given) globalThis.showcase.next(given);
      await new Promise((done) => setTimeout(done));
      return document
        .getAnimations()
        .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.matches('.rx-ghost, .rx-flash'))
        .map(({ effect }) => Number(effect?.getTiming().duration));
    }, after);

  test('follows the news, lasts 150 to 300 ms, blocks nothing, and gives way to the next news', async () => {
    const [before, after] = march();
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await show(page, scene(before));
    // Everything in one task of the page: no machine is so slow that the march is over before the answer.
    const [moving, answers, left] = await page.evaluate(
      async ([second, third]) => {
        globalThis.showcase.next(second);
        await new Promise((done) => setTimeout(done));
        const running = document.querySelectorAll('.rx-ghost').length;
        document.querySelector<SVGElement>('.rx-place.is-open')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
        document.querySelector<HTMLElement>('.rx-prompt .quiet-choice')?.click();
        globalThis.showcase.next(third);
        await new Promise((done) => setTimeout(done));
        const still = document.querySelectorAll('.rx-ghost').length;
        // An answer is seen to be taken first, and given after it.
        while (globalThis.showcase.answers().length === 0) await new Promise((done) => setTimeout(done));
        return [running, globalThis.showcase.answers().length, still];
      },
      [after, before] as const,
    );
    expect({ moving, answers, left }).toEqual({ moving: 1, answers: 1, left: 0 });
    const times = await ghosts(after);
    expect(times.length).toBeGreaterThan(0);
    expect(times.every((time) => time >= 150 && time <= 300)).toBe(true);
    await page.waitForFunction(() => document.querySelector('.rx-ghost') === null);
  });

  test('is left out where somebody wants none', async () => {
    const [before, after] = march();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await show(page, scene(before));
    await next(page, after);
    expect(await ghosts()).toEqual([]);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
  });
});
