import { expect, test } from 'vitest';
import { dayOf, isTried, ratingOf, read, streak, tried, write, type Tried } from './record.ts';

const one = (over: Partial<Tried>): Tried => ({ number: 7, day: 20_000, rating: 1450, how: 'P', ...over });

test('a puzzle tried is eight signs, the same for the account as for the device', () => {
  const code = write(one({}));
  expect(code).toMatch(/^[A-Z][A-Za-z0-9]{7}$/);
  expect(read(code)).toEqual(one({}));
  expect(isTried(code)).toBe(true);
  expect(['D1', 'R12', 'P', 'Pzzzzzzz9'].map(isTried)).toEqual([false, false, false, false]);
});

test('a puzzle counts as it went the first time, and is solved once it ever was', () => {
  const codes = [one({ how: 'S' }), one({ how: 'Q', day: 20_001 }), one({ how: 'P', day: 20_002 }), one({ number: 8, how: 'P' })].map(
    write,
  );
  expect(tried([...codes, 'nonsense'])).toEqual([one({ number: 8 }), one({ how: 'Q', day: 20_001 })]);
});

test('days in a row are those on which something was solved; today may still come', () => {
  const on = (...days: number[]) => days.map((day, number) => one({ day, number }));
  expect(streak([], 100)).toBe(0);
  expect(streak(on(98, 99, 100), 100)).toBe(3);
  expect(streak(on(98, 99), 100)).toBe(2);
  expect(streak(on(97, 98), 100)).toBe(0);
  expect(streak([...on(98, 99), one({ day: 100, number: 9, how: 'S' })], 100)).toBe(2);
});

test('the rating rises with what is solved at once, falls with what is not, and is known better with every puzzle', () => {
  const begin = ratingOf([]);
  const up = ratingOf([one({})]);
  const down = ratingOf([one({ how: 'Q' })]);
  expect(up.figure).toBeGreaterThan(begin.figure);
  expect(down.figure).toBeLessThan(begin.figure);
  expect(up.margin).toBeLessThan(begin.margin);
  expect(begin).toEqual({ figure: 1200, margin: 686 });
  const many = ratingOf(Array.from({ length: 400 }, (_, i) => one({ number: i, how: i % 2 ? 'P' : 'S' })));
  expect(Math.abs(many.figure - 1450)).toBeLessThan(60);
  expect(many.margin).toBeLessThan(80);
});

test('the day is that of the calendar on the wall', () => {
  expect(dayOf(new Date(2026, 0, 1, 23, 59)) + 1).toBe(dayOf(new Date(2026, 0, 2, 0, 1)));
});
