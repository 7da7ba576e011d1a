import { expect, test } from 'vitest';
import { compareBetrayal, compareColumn, disagreement } from './compare.ts';
import { COLUMNS } from './figures.ts';

test.each(COLUMNS)(
  'REX-GEN-3: column %s of the reference figures is met',
  (column) => {
    expect(disagreement(compareColumn(column, 12_000))).toBe('');
  },
  60 * 60_000,
);

test(
  'REX-BETRAY-5: the betrayal variant meets its reference figures',
  () => {
    expect(disagreement(compareBetrayal(6000))).toBe('');
  },
  60 * 60_000,
);
