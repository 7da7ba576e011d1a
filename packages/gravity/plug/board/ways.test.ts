import type { View } from '@orrery/gravity';
import { expect, test } from 'vitest';
import { beside } from './hex.ts';
import { waysOf } from './ways.ts';

const island = (id: string, cell: readonly [number, number]) => ({ id, cell });
const view = {
  islands: [island('Rundor', [0, 0]), island('Copperfall', [3, 0])],
  attraction: { attractor: 'Rundor', target: 'Copperfall' },
} as unknown as View;

test('a pull leads from the island that is attracted to the cell it lands on', () => {
  expect(waysOf(view, { kind: 'better', choice: { verb: 'cell', direction: 2 } as never })).toEqual([
    { kind: 'better', from: [3, 0], to: beside([0, 0], 2) },
  ]);
  expect(waysOf(view, { kind: 'given', choice: { verb: 'target', island: 'Copperfall' } as never })).toEqual([
    { kind: 'given', from: [3, 0], to: [0, 0] },
  ]);
});

test('of two positions the way of whatever moved is drawn, and an answer that moves nothing has none', () => {
  const after = { ...view, islands: [island('Rundor', [0, 0]), island('Copperfall', [1, 0])] } as unknown as View;
  expect(waysOf(view, { kind: 'given', after })).toEqual([{ kind: 'given', from: [3, 0], to: [1, 0] }]);
  expect(waysOf(view, { kind: 'given', choice: { verb: 'pass' } })).toEqual([]);
});
