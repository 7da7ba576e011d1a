import { expect, test } from 'vitest';
import { inForce, momentsOf } from './orders.ts';

test('an order lasts until the phase changes, until the round does, or for good', () => {
  const [phase, round, ever] = [
    { decision: 'W-*', order: 'pass', until: 'change' },
    { decision: 'X-*', order: 'pass', until: 'round' },
    { decision: 'D-BID', order: 'pass' },
  ] as const;
  const given = momentsOf({ round: 2, phase: 'bidding' });
  const left = (view: object): readonly unknown[] => inForce([phase, round, ever], given, momentsOf(view));
  expect(left({ round: 2, phase: 'bidding' })).toEqual([phase, round, ever]);
  expect(left({ round: 2, phase: 'maneuver' })).toEqual([round, ever]);
  expect(left({ round: 3, phase: 'bidding' })).toEqual([ever]);
  expect(inForce([phase, ever], null, given)).toEqual([ever]);
});
