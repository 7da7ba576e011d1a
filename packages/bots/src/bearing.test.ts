import { expect, test } from 'vitest';
import { bearing, letGo } from './bearing.ts';

test('an answer that is ready is let go when its time is up, a late one after as long again, each at a moment that says nothing of the thought', () => {
  expect([0, 1, 499, 500].map((ready) => letGo(1000, 500, 1000 + ready))).toEqual([1500, 1500, 1500, 1500]);
  expect([501, 720, 1000].map((ready) => letGo(1000, 500, 1000 + ready))).toEqual([2000, 2000, 2000]);
});

test('how long a bot seems to think follows from the decision and its level', () => {
  const customs = { ponders: (decision: string) => (decision === 'bid' ? 0 : 900) };
  expect([1, 5, 6, 8].map((level) => bearing(customs, 'move', level))).toEqual([120, 120, 900, 900]);
  expect([1, 8].map((level) => bearing(customs, 'bid', level))).toEqual([60, 60]);
  expect([1, 8].map((level) => bearing({}, 'move', level))).toEqual([120, 500]);
});
