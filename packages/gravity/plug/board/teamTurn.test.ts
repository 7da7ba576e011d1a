import { quick, seeded, startMatch } from '@orrery/kernel';
import { gravity, type GravityRules } from '@orrery/gravity';
import { expect, test } from 'vitest';
import { teamTurn } from './teamTurn.ts';

test('the turns of a team round are counted one by one, up to three for each of four', () => {
  const rules = gravity.open({ seats: 4, confrontation: true }) as GravityRules;
  const match = startMatch(rules, seeded('turns'));
  const draw = quick(1);
  const seen: number[] = [];
  for (;;) {
    const seat = 31 - Math.clz32(match.asked & -match.asked);
    const { view } = match.known(seat);
    if (view.round > 1 || view.phase === 'islands') break;
    if (view.phase === 'corporations' && seen.at(-1) !== teamTurn(view)) seen.push(teamTurn(view));
    const open = match.open(seat);
    match.answer(seat, open[draw.below(open.length)] ?? -1);
  }
  expect(seen).toEqual(Array.from({ length: seen.length }, (_, i) => i + 1));
  expect(seen.length).toBeGreaterThan(6);
  expect(seen.length).toBeLessThanOrEqual(12);
});
