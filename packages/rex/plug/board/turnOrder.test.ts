import type { RexView } from '@orrery/rex';
import { expect, test } from 'vitest';
import { canBid, earlier } from './turnOrder.ts';

test('REX-BATTLE-30: a tie goes to whoever comes first after the first player', () => {
  const sides = [{ seat: 1 }, { seat: 4 }];
  expect([0, 1, 2, 4, 5].map((first) => earlier({ first, seats: 6 }, sides))).toEqual([1, 1, 4, 4, 1]);
});

test('REX-BID-7: a seat that takes no part, or could not raise, does not wait for its turn to bid', () => {
  const at = (decision: string, bidding: number, high: number): RexView =>
    ({ decision, pending: { auction: { bidding, high } }, players: [{ influence: 2 }, { influence: 5 }] }) as unknown as RexView;
  expect([0, 1].map((seat) => canBid(at('D-BID', 0b11, 2), seat))).toEqual([false, true]);
  expect([0, 1].map((seat) => canBid(at('D-BID', 0b01, 1), seat))).toEqual([true, false]);
  // While the price is paid nobody bids any more; nothing is said of who could have.
  expect(canBid(at('X-PAY', 0, 4), 0)).toBe(true);
});
