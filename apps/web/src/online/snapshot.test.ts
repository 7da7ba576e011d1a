import { expect, test } from 'vitest';
import type { Seen } from '@orrery/protocol/client';
import { snapshotOf } from './snapshot.ts';

/** Seat 1 of three is asked its fourth question, with all the others. */
const asked = (n: number): Seen =>
  ({
    table: { viewer: 1, seats: [{}, {}, {}], end: null, orders: [] },
    game: { n, open: [7, 8], undoable: 1, known: { view: { asked: 0b111, answered: 0b001 }, past: [5, ~6] } },
  }) as unknown as Seen;
const rules = { warnings: () => [] };

test('who has answered in a window that keeps its time is asked no more, and waits like the others', () => {
  expect(snapshotOf(asked(3), rules, {}, Infinity, null)).toMatchObject({ stage: 'decide', open: [7, 8], undoable: 1 });
  const waiting = snapshotOf(asked(3), rules, {}, Infinity, 3);
  expect(waiting).toMatchObject({
    stage: 'wait',
    open: [],
    undoable: 0,
    known: { view: { asked: 0b111, answered: 0b011 }, past: [5, ~6] },
  });
});

test('an answer to an earlier question keeps nobody from the next', () => {
  expect(snapshotOf(asked(4), rules, {}, Infinity, 3)).toMatchObject({ stage: 'decide', open: [7, 8] });
});
