import { expect, test } from 'vitest';
import type { StandingOrder } from './commands.ts';
import { inForce, momentsOf, orderFor } from './orders.ts';

test('an order lasts until the phase changes, until the round does, or for good', () => {
  const [phase, round, ever] = [
    { decision: 'W-*', order: 'pass', until: 'change' },
    { decision: 'X-*', order: 'pass', until: 'round' },
    { decision: 'D-BID', order: 'pass' },
  ] as const;
  const given = momentsOf({ round: 2, phase: 'bidding' });
  const left = (view: object): readonly unknown[] => inForce([phase, round, ever], given, momentsOf(view), 0);
  expect(left({ round: 2, phase: 'bidding' })).toEqual([phase, round, ever]);
  expect(left({ round: 2, phase: 'maneuver' })).toEqual([round, ever]);
  expect(left({ round: 3, phase: 'bidding' })).toEqual([ever]);
  expect(inForce([phase, ever], null, given, 0)).toEqual([ever]);
});

test('an answer given ahead counts for the question of its number alone, before every standing order, and lapses with it', () => {
  const pass: StandingOrder = { decision: 'D-*', order: 'pass' };
  const ahead = (n: number): StandingOrder => ({ decision: 'D-BID', order: 'once', n, plays: [{ verb: 'bid' }] });
  const [next, later] = [ahead(4), ahead(5)];
  const orders = [pass, next, later];
  expect(orderFor(orders, 'D-BID', 4)).toBe(next);
  expect(orderFor(orders, 'D-BID', 5)).toBe(later);
  expect(orderFor(orders, 'D-BID', 6)).toBe(pass);
  expect(orderFor(orders, 'D-PLAN', 4)).toBe(pass);
  expect(orderFor([next], 'D-PLAN', 4)).toBeNull();
  const now = momentsOf({});
  expect(inForce(orders, now, now, 4)).toEqual(orders);
  expect(inForce(orders, now, now, 5)).toEqual([pass, later]);
});
