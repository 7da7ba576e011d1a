import { expect, test } from 'vitest';
import { away, rows } from './random-play.ts';

for (const [i, row] of rows.entries())
  test(`LIB-BALANCE-1, LIB-BALANCE-3, LIB-OPT-7: random play agrees with an independent implementation, ${JSON.stringify(row.options)}`, () => {
    const z = away(row, 60_000, i + 1);
    for (const [figure, distance] of Object.entries(z)) expect(Math.abs(distance), figure).toBeLessThanOrEqual(3.5);
  }, 600_000);
