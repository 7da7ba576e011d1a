import { expect, test } from 'vitest';
import { gaps, suspicions } from './acceptance.ts';
import { columns } from './columns.ts';

for (const [i, column] of columns.entries())
  test(`random play gives the figures of another implementation: ${column.title}`, () => {
    expect(suspicions(gaps(column, 20_000, 100 + i))).toEqual([]);
  }, 600_000);
