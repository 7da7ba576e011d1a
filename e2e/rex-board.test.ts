import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { begin, numbers, PHONE, stage } from './stage.ts';

const { page: open } = stage();
const WHOLE_GAME = 300_000;
const MOST = 1500;

/** What the table waits for: the person, or nobody any more. */
const settled = async (page: Page): Promise<'decide' | 'over' | 'dialog'> => {
  const handle = await page.waitForFunction(() => {
    if (document.querySelector('dialog[open]')) return 'dialog';
    if (document.querySelector('.rx-prompt.over')) return 'over';
    const [here] = document.querySelectorAll('.rex.deciding [data-choosable]:not([disabled])');
    return here ? 'decide' : null;
  });
  return (await handle.jsonValue()) as 'decide' | 'over' | 'dialog';
};

/** Answers by clicking or tapping lit things anywhere on the board until the game is over; declines often, so that games stay short. */
async function playOn(page: Page, how: 'click' | 'tap', seed: number): Promise<number> {
  const next = numbers(seed);
  for (let answers = 0; answers < MOST; answers++) {
    const now = await settled(page);
    if (now === 'over') return answers;
    if (now === 'dialog') {
      await page.locator('dialog [data-confirm]')[how]();
      continue;
    }
    await passWindows(page);
    const spot = await page.evaluate(
      ([dice, patience]) => {
        const lit = [...document.querySelectorAll('[data-choosable]:not([disabled])')];
        const quiet = lit.filter((element) => element.matches('.quiet-choice'));
        const among = quiet.length > 0 && patience > 0 ? quiet : lit;
        const target = among[dice % among.length];
        if (!target) return null;
        const here = target.getBoundingClientRect();
        if (here.bottom > innerHeight || here.top < 0) target.scrollIntoView({ block: 'center' });
        const box = target.getBoundingClientRect();
        return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      },
      [next(1000), next(3)] as const,
    );
    if (!spot) continue;
    if (how === 'tap') await page.touchscreen.tap(spot.x, spot.y);
    else await page.mouse.click(spot.x, spot.y);
  }
  return MOST;
}

/** The standing order of the private strip: no card is played in a window of this round. */
async function passWindows(page: Page): Promise<void> {
  const order = page.locator('.rx-order input:not([disabled]):not(:checked)');
  if ((await order.count()) > 0) await order.check({ timeout: 700 }).catch(() => undefined);
}

/** Declines everything until a decision is asked. */
async function until(page: Page, asked: string): Promise<void> {
  for (let answers = 0; answers < 60; answers++) {
    const now = await settled(page);
    if (now === 'dialog') await page.locator('dialog [data-confirm]').click();
    else if (((await page.locator('.rx-ask strong').textContent()) ?? '').includes(asked)) return;
    else {
      await passWindows(page);
      const quiet = page.locator('.rx-answers .quiet-choice:not([disabled])');
      const lit = (await quiet.count()) > 0 ? quiet : page.locator('[data-choosable]:not([disabled])');
      await lit
        .first()
        .click({ timeout: 700 })
        .catch(() => undefined);
    }
  }
  throw new Error(`never asked: ${asked}`);
}

/** Names, places and coins that cover one another, in pixels of the screen. */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const inside = document.querySelector('.rx-map')?.getBoundingClientRect() ?? new DOMRect();
    const boxes = [...document.querySelectorAll<SVGElement>('.rx-city .rx-name, .rx-city .rx-place, .rx-city .rx-coins')].flatMap(
      (element) => {
        const drawn = element.matches('.rx-place') ? element.querySelector('.plaza') : element;
        const box = drawn?.getBoundingClientRect();
        const name = element.dataset['name'] ?? element.dataset['place'] ?? 'coins';
        return box && box.width > 0 ? [{ name, kind: element.classList[0] ?? '', box }] : [];
      },
    );
    const faults: string[] = [];
    boxes.forEach((a, i) => {
      if (a.kind === 'rx-name' && a.box.right - a.box.left < 4) faults.push(`${a.name} has no width`);
      for (const b of boxes.slice(i + 1)) {
        if (a.kind === 'rx-coins' && b.kind === 'rx-place') continue;
        if (b.kind === 'rx-coins' && a.kind === 'rx-place') continue;
        const w = Math.min(a.box.right, b.box.right, inside.right) - Math.max(a.box.left, b.box.left, inside.left);
        const h = Math.min(a.box.bottom, b.box.bottom, inside.bottom) - Math.max(a.box.top, b.box.top, inside.top);
        if (w > 1.5 && h > 1.5) faults.push(`${a.kind} ${a.name} and ${b.kind} ${b.name}: ${w.toFixed(1)} × ${h.toFixed(1)}`);
      }
    });
    return faults;
  });

test(
  'no name, place or coin covers another, on a desk, a tablet and a phone, in three languages',
  async () => {
    for (const language of ['en', 'ru', 'de'] as const) {
      const page = await open('#/play/rex', { language });
      await begin(page);
      await until(page, { en: 'Move one group', ru: 'Переместите', de: 'Bewege eine Gruppe' }[language]);
      for (const [width, height] of [
        [1440, 900],
        [1024, 768],
        [360, 740],
      ] as const) {
        await page.setViewportSize({ width, height });
        await page.waitForTimeout(150);
        expect(await covered(page), `${language} ${width} × ${height}`).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      }
      await page.close();
    }
  },
  WHOLE_GAME,
);

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
interface Finding {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[];
}
async function violations(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Runtime.evaluate', { expression: axe });
  const found = (await page.evaluate(
    async () => (await (globalThis as unknown as { axe: { run(): Promise<{ violations: unknown }> } }).axe.run()).violations,
  )) as readonly Finding[];
  return found.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)} — ${node.failureSummary.slice(0, 200)}`));
}

test.each(['dark', 'light'] as const)(
  'axe finds nothing on the table in the %s theme',
  async (theme) => {
    const page = await open('#/play/rex', { theme });
    await begin(page);
    await settled(page);
    expect(await violations(page), 'the first decision').toEqual([]);
    await until(page, 'Bid or pass');
    expect(await violations(page), 'the auction').toEqual([]);
    await until(page, 'Move one group');
    expect(await violations(page), 'the maneuver').toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.waitForTimeout(150);
    expect(await violations(page), 'the maneuver on a phone').toEqual([]);
  },
  WHOLE_GAME,
);

describe('a whole game of six against bots', () => {
  test(
    'is played by mouse',
    async () => {
      const page = await open('#/play/rex');
      await begin(page);
      await page.waitForSelector('.rex');
      expect(await playOn(page, 'click', 5)).toBeLessThan(MOST);
      expect(await page.locator('.rx-end h2').textContent()).toMatch(/You (win|lose)/);
      expect(await page.locator('.rx-end .clause').textContent()).toMatch(/^REX-/);
    },
    WHOLE_GAME,
  );

  test(
    'is played by keyboard alone',
    async () => {
      const page = await open('#/play/rex', { language: 'de' });
      await page.waitForSelector('button[type=submit]:focus');
      await page.keyboard.press('Enter');
      await page.waitForSelector('.rex');
      const next = numbers(7);
      let answers = 0;
      for (; answers < MOST; answers++) {
        const now = await settled(page);
        if (now === 'over') break;
        if (now === 'decide') {
          const back = next(4) > 0;
          await page.keyboard.press(back ? 'ArrowLeft' : 'ArrowRight');
          if (next(3) === 0) await page.keyboard.press('ArrowRight');
        }
        await page.keyboard.press('Enter');
      }
      expect(answers).toBeLessThan(MOST);
      await page.waitForSelector('.rx-end');
    },
    WHOLE_GAME,
  );

  test(
    'is played by touch at 360 × 740',
    async () => {
      const page = await open('#/play/rex', { language: 'ru', theme: 'light' }, PHONE);
      await page.locator('button[type=submit]').tap();
      await page.waitForSelector('.rex');
      expect(await playOn(page, 'tap', 11)).toBeLessThan(MOST);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      await page.getByText(/Вы (победили|проиграли)/).waitFor();
    },
    WHOLE_GAME,
  );
});
