import { expect, test } from 'vitest';
import type { Step } from './fault.ts';
import { shrink } from './shrink.ts';

const steps = Array.from({ length: 40 }, (_, i): Step => [i % 2, i]);
const choices = (list: readonly Step[]): number[] => list.map(([, choice]) => choice);

test('a fault that the beginning of a game shows is cut down to it', () => {
  expect(choices(shrink(steps, (list) => list.length > 0))).toEqual([0]);
  expect(choices(shrink(steps, (list) => choices(list).includes(5)))).toEqual([5]);
});

test('steps that a fault needs are kept, however far apart', () => {
  const needed = [3, 17, 31];
  expect(choices(shrink(steps, (list) => needed.every((choice) => choices(list).includes(choice))))).toEqual(needed);
});

test('where nothing can be left out the list stays as it is, and time is bounded', () => {
  let tries = 0;
  const whole = shrink(steps, (list) => ++tries < 0 || list.length === 40);
  expect(choices(whole)).toEqual(choices(steps));
  expect(tries).toBeLessThan(500);
});
