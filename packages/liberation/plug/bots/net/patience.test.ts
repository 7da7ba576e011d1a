import type { Budget } from '@orrery/kernel';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Patience } from './patience.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Thinks for so long, or as long as it may, and says how long that was. */
const thinking =
  (milliseconds: number) =>
  async (budget: Budget): Promise<number | undefined> => {
    vi.advanceTimersByTime(Math.min(milliseconds, budget.milliseconds ?? milliseconds));
    return budget.milliseconds;
  };

test('the decisions of a turn share its time, however slow the machine: all of them together take less than a second', async () => {
  const patience = new Patience();
  const table = {};
  let all = 0;
  const granted: (number | undefined)[] = [];
  for (let decision = 0; decision < 12; decision++) {
    granted.push(await patience.within(table, 7, { milliseconds: 2500 }, thinking(10_000)));
    all += granted.at(-1) ?? 0;
  }
  expect(granted.slice(0, 3)).toEqual([150, 75, 37.5]);
  expect(granted.at(-1)).toBe(25);
  expect(all).toBeLessThan(1000);
  expect(await patience.within(table, 8, { milliseconds: 2500 }, thinking(10))).toBe(150);
});

test('quick thoughts take nothing away from later ones but their time, and other tables nothing at all', async () => {
  const patience = new Patience();
  const [one, other] = [{}, {}];
  await patience.within(one, 3, { milliseconds: 2500 }, thinking(20));
  await patience.within(other, 3, { milliseconds: 2500 }, thinking(150));
  expect(await patience.within(one, 3, { milliseconds: 2500 }, thinking(20))).toBe(140);
});

test('who is given less has less, and where nobody waits a thought is as long as it likes', async () => {
  const patience = new Patience();
  expect(await patience.within({}, 1, { milliseconds: 80 }, thinking(20))).toBe(80);
  expect(await patience.within({}, 1, { iterations: 500 }, thinking(20))).toBeUndefined();
});
