import { expect, test } from 'vitest';
import { gaps, suspicions } from './acceptance.ts';
import { columns, type Column } from './columns.ts';

test('random play of two teams with War for Resources gives the figures of another implementation', () => {
  const column = columns.find(({ title }) => title === '2 x 2 war to 4') as Column;
  expect(suspicions(gaps(column, 4000, 1))).toEqual([]);
}, 900_000);

test('figures of other rules would be noticed', () => {
  const [two, three] = [columns[0] as Column, columns[3] as Column];
  expect(suspicions(gaps({ ...two, figures: three.figures }, 300, 1)).length).toBeGreaterThan(5);
});
