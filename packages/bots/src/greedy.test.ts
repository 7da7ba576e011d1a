import { quick } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { pennies, type PenniesState } from './fixtures/pennies.ts';
import { greedyBot } from './greedy.ts';

test('where both answer at once, a choice is judged by what the other may answer, not before', async () => {
  const evenly = (_state: PenniesState, _seat: number, _list: readonly number[], n: number, out: number[]): void => {
    for (let i = 0; i < n; i++) out[i] = 1;
  };
  const bot = greedyBot(pennies, { incline: evenly });
  const known = { view: pennies.view(pennies.start(quick(1)), 0), past: [] };
  const taken = await Promise.all(Array.from({ length: 20 }, (_, seed) => bot.decide(known, [0, 1], quick(seed), {})));
  // Equal heads win three times as often as equal tails.
  expect(taken.filter((choice) => choice === 0).length).toBeGreaterThan(17);
});
