import type { LiberationEvent } from '@orrery/liberation';
import { expect, test } from 'vitest';
import { marksOf, probeMarks, probesOf } from './marks.ts';

const story: LiberationEvent[] = [
  { kind: 'turn', seat: 0 },
  { kind: 'attacked', city: 'I' },
  { kind: 'missed', city: 'I' },
  { kind: 'turn', seat: 1 },
  { kind: 'sabotage', city: 'M' },
  { kind: 'notInHand', city: 'M' },
  { kind: 'act', act: 2 },
  { kind: 'turn', seat: 0 },
  { kind: 'missed', city: 'B' },
];

test('misses and names stand on their cities with the turn they stem from; those from before a shuffle fade', () => {
  const marks = marksOf(story, 3);
  expect(marks.get('I')).toEqual([{ kind: 'miss', turn: 1, faded: true }]);
  expect(marks.get('M')).toEqual([{ kind: 'named', turn: 2, faded: true }]);
  expect(marks.get('B')).toEqual([{ kind: 'miss', turn: 3, faded: false }]);
});

test('marks of the Act before last are forgotten, and an occupied city carries none', () => {
  expect(marksOf([...story, { kind: 'act', act: 3 }], 3).get('I')).toEqual([]);
  expect(marksOf([...story, { kind: 'occupied', city: 'B' }], 3).has('B')).toBe(false);
});

test('at a table that began with a position, or for somebody who came later, turns are counted as the table counts them', () => {
  expect(marksOf(story, 9).get('B')).toEqual([{ kind: 'miss', turn: 9, faded: false }]);
  expect(marksOf(story, 9).get('I')).toEqual([{ kind: 'miss', turn: 7, faded: true }]);
});

test('what a probe has said is remembered with its turn, until the base moves', () => {
  const probed: LiberationEvent = { kind: 'probed', map: 'P2', yes: false };
  const after: LiberationEvent[] = [...story, probed, { kind: 'turn', seat: 1 }];
  expect(probesOf(after, 4)).toEqual([{ event: probed, turn: 3 }]);
  expect(probesOf([...after, { kind: 'evaded' }], 4)).toEqual([]);
  expect(probesOf([{ kind: 'evaded' }, ...after], 9)).toEqual([{ event: probed, turn: 8 }]);
});

test('a probe stays on the cities it was about, the latest on each', () => {
  const asked = (map: string, yes: boolean, turn: number) => ({ event: { kind: 'probed' as const, map, yes }, turn });
  const areas: Readonly<Record<string, readonly string[]>> = { P1: ['A', 'B'], P2: ['C'] };
  const marks = probeMarks([asked('P1', true, 3), asked('P2', false, 5), asked('P2', false, 9)], (event) =>
    'map' in event ? (areas[event.map] ?? []) : [],
  );
  expect([...marks]).toEqual([
    ['A', { kind: 'yes', turn: 3, faded: false }],
    ['B', { kind: 'yes', turn: 3, faded: false }],
    ['C', { kind: 'no', turn: 9, faded: false }],
  ]);
});
