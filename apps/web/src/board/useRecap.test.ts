import { expect, test } from 'vitest';
import { roundBefore } from './useRecap.ts';

const told = (...kinds: readonly string[]): readonly { readonly kind: string }[] => kinds.map((kind) => ({ kind }));
const KINDS = new Set(['battle', 'fleet']);

test('the round before is told, without what happened before it or since', () => {
  const events = told('round', 'battle', 'round', 'fleet', 'bid', 'battle', 'round', 'battle');
  expect(roundBefore(events, KINDS, 9).map(({ kind }) => kind)).toEqual(['fleet', 'battle']);
});

test('of much that happened the latest is told', () => {
  expect(roundBefore(told('round', 'battle', 'battle', 'fleet', 'round'), KINDS, 2).map(({ kind }) => kind)).toEqual(['battle', 'fleet']);
});

test('in the first round there is none to tell of', () => {
  expect(roundBefore(told('round', 'battle'), KINDS, 9)).toEqual([]);
  expect(roundBefore(told('battle'), KINDS, 9)).toEqual([]);
});
