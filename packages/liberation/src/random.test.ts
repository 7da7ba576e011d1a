import { quick } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { liberation } from './index.ts';

test('random games end', () => {
  const rules = liberation.open();
  if ('faults' in rules) throw new Error('faults');
  let wins = 0,
    turns = 0,
    decisions = 0;
  const games = 20000;
  const chance = quick(1);
  const out: number[] = [];
  const t0 = performance.now();
  for (let g = 0; g < games; g++) {
    const s = rules.start(chance);
    while (rules.asked(s)) {
      const seat = rules.asked(s) === 1 ? 0 : 1;
      const n = rules.legal(s, seat, out);
      rules.apply(s, seat, out[chance.below(n)] as number, chance);
      decisions++;
    }
    turns += s.turn;
    if (s.winner === 0) wins++;
  }
  const t = performance.now() - t0;
  console.log(wins / games, turns / games, decisions / games, 'steps/s', (decisions / t) * 1000);
  expect(games).toBe(20000);
});
