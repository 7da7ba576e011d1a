import { expect, test } from 'vitest';
import { gaps, suspicions } from './acceptance.ts';
import { columns } from './columns.ts';

// One in ten is judged over all columns: within one of them most figures follow from how long its games happened to be.
test('random play gives the figures of another implementation in all columns', () => {
  expect(suspicions(columns.flatMap((column, i) => gaps(column, 20_000, 100 + i)))).toEqual([]);
});
