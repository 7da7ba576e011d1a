import type { LiberationEvent } from '@orrery/liberation';
import { expect, test } from 'vitest';
import { pathOf } from './basePath.ts';

const turn = (seat: 0 | 1): LiberationEvent => ({ kind: 'turn', seat });

test('LIB-END-5: the base is followed from city to city, with the turns it stayed', () => {
  const events: LiberationEvent[] = [
    { kind: 'based', city: 'K' },
    turn(0),
    turn(1),
    { kind: 'evaded', from: 'K', to: 'F' },
    turn(0),
    turn(1),
    { kind: 'evaded', from: 'F', to: 'F' },
    turn(0),
    turn(1),
    { kind: 'relocated', from: 'F', to: 'K' },
    turn(0),
  ];
  expect(pathOf(events, 7)).toEqual([
    { city: 'K', from: 1, to: 2 },
    { city: 'F', from: 2, to: 6 },
    { city: 'K', from: 6, to: 7 },
  ]);
});

test('a table that began in the middle counts its turns from there', () => {
  expect(pathOf([{ kind: 'based', city: 'A' }, turn(0), turn(1), { kind: 'evaded', from: 'A', to: 'B' }], 12)).toEqual([
    { city: 'A', from: 10, to: 12 },
    { city: 'B', from: 12, to: 12 },
  ]);
});
