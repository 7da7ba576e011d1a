import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CatchUp } from './CatchUp.ts';

const MATCH = 'a-table';
const kept = new Map<string, string>();
const page = new EventTarget();
const view = { hidden: false };
let CatchUps: typeof CatchUp;
let motion: typeof import('../app/settings.ts').motion;
let opened: CatchUp[] = [];

beforeEach(async () => {
  vi.useFakeTimers();
  kept.clear();
  Object.assign(view, { hidden: false });
  const doc = Object.assign(new EventTarget(), {
    documentElement: { dataset: {}, style: {}, classList: { toggle: () => undefined } },
    querySelector: () => null,
  });
  Object.defineProperty(doc, 'hidden', { get: () => view.hidden });
  vi.stubGlobal('document', doc);
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  ({ CatchUp: CatchUps } = await import('./CatchUp.ts'));
  ({ motion } = await import('../app/settings.ts'));
  motion.set('system');
});
afterEach(() => {
  for (const table of opened) table.close();
  opened = [];
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const past = (length: number): number[] => Array.from({ length }, (_, i) => i);
const news = (entry: number): boolean => entry >= 0;

/** Somebody who has seen `seen` entries comes back to a table with `all`. */
function back(seen: number, all: readonly number[]): CatchUp {
  const before = new CatchUps(MATCH);
  before.hear(0, past(seen), false);
  before.close();
  const now = new CatchUps(MATCH);
  opened.push(now);
  now.hear(0, all, false);
  return now;
}

test('few events are shown one by one from where the person left, once the board is there', () => {
  const table = back(4, past(7));
  expect(table.shown.value).toBe(4);
  vi.advanceTimersByTime(5000);
  expect(table.shown.value).toBe(4);
  table.place(news);
  expect(table.missed.value).toEqual({ from: 4, to: 7 });
  const seen = [table.shown.value];
  for (let i = 0; i < 3; i++) {
    vi.advanceTimersByTime(420);
    seen.push(table.shown.value);
  }
  expect(seen).toEqual([4, 5, 6, Infinity]);
  table.dismiss();
  expect(table.missed.value).toBeNull();
});

test('any key shows the rest at once; less motion shows all of it', () => {
  const table = back(4, past(9));
  table.place(news);
  page.dispatchEvent(new Event('keydown'));
  expect([table.shown.value, table.missed.value]).toEqual([Infinity, { from: 4, to: 9 }]);
  motion.set('still');
  const still = back(4, past(9));
  still.place(news);
  expect([still.shown.value, still.missed.value?.to]).toEqual([Infinity, 9]);
});

test('more events go faster, and of very many only the last are shown one by one', () => {
  const many = back(0, past(40));
  many.place(news);
  vi.advanceTimersByTime(5200);
  expect(many.shown.value).toBe(Infinity);
  const flood = back(0, past(300));
  flood.place(news);
  expect(flood.shown.value).toBe(288);
  vi.advanceTimersByTime(12 * 420);
  expect(flood.shown.value).toBe(Infinity);
});

test('nothing is missed by who was there, who is new, or after something was taken back', () => {
  for (const table of [back(5, past(5)), back(5, [0, 1, 9]), back(3, [0, 1, 9, 3, 4])]) {
    table.place(news);
    expect([table.shown.value, table.missed.value]).toEqual([Infinity, null]);
  }
  const live = back(5, past(5));
  live.place(news);
  live.hear(0, past(8), false);
  expect([live.shown.value, live.missed.value]).toEqual([Infinity, null]);
});

test('after a break, and while the page is out of sight, what comes waits for the person', () => {
  const table = back(2, past(2));
  table.place(news);
  table.hear(0, past(4), true);
  expect(table.missed.value).toEqual({ from: 2, to: 4 });
  table.dismiss();
  view.hidden = true;
  table.hear(0, past(6), false);
  table.hear(0, past(9), false);
  expect([table.shown.value, table.missed.value]).toEqual([4, null]);
  view.hidden = false;
  document.dispatchEvent(new Event('visibilitychange'));
  expect([table.shown.value, table.missed.value]).toEqual([4, { from: 4, to: 9 }]);
});

test('a table that was left listens to nothing any more', () => {
  const table = back(4, past(9));
  table.place(news);
  table.close();
  page.dispatchEvent(new Event('keydown'));
  page.dispatchEvent(new Event('pointerdown'));
  expect(table.shown.value).toBe(4);
});
