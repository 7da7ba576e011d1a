import { quick } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { rex } from './index.ts';

/** Plays to the end with uniform choices, checking every invariant at every step. */
function playOut(options: Record<string, string | number | boolean>, seed: number): string {
  const rules = rex.open(options);
  if ('faults' in rules) throw new Error(JSON.stringify(rules.faults));
  const chance = quick(seed);
  const state = rules.start(chance);
  const open: number[] = [];
  for (let step = 0; rules.asked(state); step++) {
    const asked = rules.asked(state);
    const seat = 31 - Math.clz32(asked);
    const length = rules.legal(state, seat, open);
    if (length === 0 || step > rules.bound) throw new Error(`stuck at step ${step}, seed ${seed}`);
    rules.apply(state, seat, open[chance.below(length)] as number, chance);
    for (const [name, wrong] of Object.entries(rules.invariants)) {
      const problem = wrong(state);
      if (problem) throw new Error(`${name}: ${problem} (seed ${seed}, step ${step})`);
    }
  }
  return rules.result(state)?.clause ?? '';
}

test.each([3, 4, 5, 6])('REX-GEN-1, REX-GEN-3, REX-LIMIT-1: games of %i players end with a winner and keep every invariant', (seats) => {
  for (let seed = 1; seed <= 16; seed++) {
    const options = { seats, racePool: seed % 2 ? 'all' : 'recommended', betrayal: seed % 3 === 0 };
    expect(playOut(options, seed)).toMatch(/^REX-/);
  }
});
