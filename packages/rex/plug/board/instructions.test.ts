import { expect, test } from 'vitest';
import type { RexView } from '@orrery/rex';
import type { Offer } from '@orrery/web/table/play.ts';
import { bidUpTo, instructed, keepAll, limitIn, NO_INSTRUCTIONS } from './instructions.ts';

const view = (decision: string, round = 1, row = 6): RexView => ({ decision, round, row, phase: 'bidding' }) as unknown as RexView;
const PASS: Offer = { choice: 0, named: { verb: 'pass' } };
const bids = (...amounts: readonly number[]): readonly Offer[] => [
  PASS,
  ...amounts.map((amount) => ({ choice: 100 + amount, named: { verb: 'bid', amount } })),
];
const gifts: readonly Offer[] = [PASS, { choice: 7, named: { verb: 'give', seat: 2, amount: 1 } }];

test('who bids up to a number bids no more than is needed, and passes beyond it', () => {
  const given = bidUpTo(view('D-BID'), NO_INSTRUCTIONS, 5);
  expect(instructed(view('D-BID'), bids(3, 4, 5, 6), given)).toBe(103);
  expect(instructed(view('D-BID'), bids(5, 6), given)).toBe(105);
  expect(instructed(view('D-BID'), bids(6, 7), given)).toBe(0);
  expect(limitIn(view('D-BID'), given)).toBe(5);
});

test('a limit is for one card: the next one, and every other question, is asked', () => {
  const given = bidUpTo(view('D-BID'), NO_INSTRUCTIONS, 5);
  expect(instructed(view('D-BID', 1, 5), bids(1, 2), given)).toBeNull();
  expect(instructed(view('D-BID', 2, 6), bids(1, 2), given)).toBeNull();
  expect(instructed(view('D-MOVE'), [PASS], given)).toBeNull();
  expect(instructed(view('D-BID'), bids(1, 2), NO_INSTRUCTIONS)).toBeNull();
  expect(limitIn(view('D-BID', 1, 5), given)).toBeNull();
});

test('who keeps everything is not asked for a gift again in this phase', () => {
  expect(instructed(view('D-GIFT'), gifts, NO_INSTRUCTIONS)).toBeNull();
  const given = keepAll(view('D-GIFT'), NO_INSTRUCTIONS);
  expect(instructed(view('D-GIFT', 1, 3), gifts, given)).toBe(0);
  expect(instructed(view('D-GIFT', 2, 6), gifts, given)).toBeNull();
});
