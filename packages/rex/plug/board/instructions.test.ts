import { expect, test } from 'vitest';
import type { RexView } from '@orrery/rex';
import type { Offer } from '@orrery/web/table/play.ts';
import { bidUpTo, instructed, limitIn, NO_LIMIT, readLimit, writtenLimit } from './instructions.ts';

const view = (decision: string, round = 1, row = 6): RexView => ({ decision, round, row, phase: 'bidding' }) as unknown as RexView;
const PASS: Offer = { choice: 0, named: { verb: 'pass' } };
const bids = (...amounts: readonly number[]): readonly Offer[] => [
  PASS,
  ...amounts.map((amount) => ({ choice: 100 + amount, named: { verb: 'bid', amount } })),
];

test('who bids up to a number bids no more than is needed, and passes beyond it', () => {
  const given = bidUpTo(view('D-BID'), 5);
  expect(instructed(view('D-BID'), bids(3, 4, 5, 6), given)).toBe(103);
  expect(instructed(view('D-BID'), bids(5, 6), given)).toBe(105);
  expect(instructed(view('D-BID'), bids(6, 7), given)).toBe(0);
  expect(limitIn(view('D-BID'), given)).toBe(5);
});

test('a limit is for one card: the next one, and every other question, is asked', () => {
  const given = bidUpTo(view('D-BID'), 5);
  expect(instructed(view('D-BID', 1, 5), bids(1, 2), given)).toBeNull();
  expect(instructed(view('D-BID', 2, 6), bids(1, 2), given)).toBeNull();
  expect(instructed(view('D-MOVE'), [PASS], given)).toBeNull();
  expect(instructed(view('D-BID'), bids(1, 2), NO_LIMIT)).toBeNull();
  expect(limitIn(view('D-BID', 1, 5), given)).toBeNull();
});

test('a limit is kept for a reload, at its own table', () => {
  const given = bidUpTo(view('D-BID'), 5);
  expect(readLimit('here', writtenLimit('here', given))).toEqual(given);
  expect(readLimit('elsewhere', writtenLimit('here', given))).toEqual(NO_LIMIT);
  for (const nothing of [null, '', 'here', writtenLimit('here', NO_LIMIT)]) expect(readLimit('here', nothing)).toEqual(NO_LIMIT);
});
