import { quick } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { liberation, type LiberationRules } from '../game.ts';
import { Belief } from './belief.ts';

test('in ordinary games a belief carries few guesses: what they cost is bounded, whatever the machine', () => {
  const rules = liberation.open({});
  if ('faults' in rules) throw new Error('the options are sound');
  const { table } = rules as LiberationRules;
  const counts: number[] = [];
  for (let game = 1; game <= 12; game++) {
    const chance = quick(game);
    const belief = new Belief(table, 0);
    const tell = (to: number, event: number): void => {
      if (to & 1) {
        belief.push(event);
        counts.push(belief.guesses);
      }
    };
    const state = rules.start(chance, tell);
    const list: number[] = [];
    while (rules.asked(state) !== 0) {
      const seat = rules.asked(state) === 1 ? 0 : 1;
      rules.apply(state, seat, list[chance.below(rules.legal(state, seat, list))] as number, chance, tell);
    }
  }
  counts.sort((a, b) => a - b);
  expect(counts[counts.length >> 1]).toBeLessThanOrEqual(100);
  expect(counts.at(-1)).toBeLessThanOrEqual(20_000);
});
