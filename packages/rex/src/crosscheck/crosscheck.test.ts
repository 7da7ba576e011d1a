import { expect, test } from 'vitest';
import { rex } from '../index.ts';
import { compareColumn, disagreement } from './compare.ts';
import { measureGame, wordsOf } from './measure.ts';

test('REX-GEN-2, REX-GEN-3: random play of three agrees with an independent implementation', () => {
  expect(disagreement(compareColumn('U3', 1500))).toBe('');
});

test('REX-CARD-IN-13: a hand whose first discard is forced is cut once', () => {
  const rules = rex.open({ seats: 4 });
  if ('faults' in rules) throw new Error('four seats are sound');
  // Letnev holds five copies of one card and two others when Informant takes its larger hand away: three go
  expect(measureGame(rules, wordsOf(rules), 'U', 6_004_400)['rounds']).toBeGreaterThan(0);
});
