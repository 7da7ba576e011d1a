import { expect, test } from 'vitest';
import { compareColumn, disagreement } from './compare.ts';

test('REX-GEN-2, REX-GEN-3: random play of three agrees with an independent implementation', () => {
  expect(disagreement(compareColumn('U3', 1500))).toBe('');
});
