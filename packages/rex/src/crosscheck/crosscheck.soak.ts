import { expect, test } from 'vitest';
import { compareBetrayal, compareColumn, disagreement, type Compared } from './compare.ts';
import { COLUMNS } from './figures.ts';

const HOURS = 60 * 60_000;

test(
  'REX-GEN-2, REX-GEN-3: all columns of the reference figures and the betrayal variant are met, taken together',
  () => {
    const all: Compared[] = COLUMNS.flatMap((column) =>
      compareColumn(column, 4000).map((figure) => ({ ...figure, name: `${column} ${figure.name}` })),
    );
    all.push(...compareBetrayal(2000).map((figure) => ({ ...figure, name: `betrayal ${figure.name}` })));
    expect(all.length).toBeGreaterThan(150);
    expect(disagreement(all)).toBe('');
  },
  HOURS,
);
