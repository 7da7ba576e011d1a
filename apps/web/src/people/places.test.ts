import { expect, test } from 'vitest';
import { placesOf, scaleOf } from './places.ts';

test('a place is a range as long as intervals touch', () => {
  const rows = [
    { figure: 1300, margin: 20 },
    { figure: 1200, margin: 30 },
    { figure: 1180, margin: 30 },
    { figure: 1130, margin: 20 },
    { figure: 900, margin: 5 },
  ];
  expect(placesOf(rows)).toEqual(['1', '2–3', '2–4', '3–4', '5']);
  expect(placesOf([])).toEqual([]);
});

test('the scale holds every interval, in whole hundreds', () => {
  const { low, high, at } = scaleOf([{ figure: 1210, margin: 35 }]);
  expect([low, high, at(low), at(high)]).toEqual([900, 1300, 0, 100]);
});
