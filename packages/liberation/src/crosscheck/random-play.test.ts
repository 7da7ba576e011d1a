import { expect, test } from 'vitest';
import { away, rows, type Row } from './random-play.ts';

test('LIB-BALANCE-2, LIB-END-4: random play wins, lasts and decides as often as in an independent implementation', () => {
  const z = away(rows[0] as Row, 20_000, 1);
  for (const [figure, distance] of Object.entries(z)) expect(Math.abs(distance), figure).toBeLessThanOrEqual(3.5);
});
