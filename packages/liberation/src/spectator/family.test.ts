import { expect, test } from 'vitest';
import { gathered, thinned } from './family.ts';

test('LIB-INFO-6: of many families so many are kept, each as often as its weight asks', () => {
  const kept = (weights: readonly number[], most: number, variant: number): [number, number][] =>
    thinned(
      weights.map((weight, i) => ({ weight, zones: [i] })),
      most,
      variant,
    ).map(({ weight, zones }) => [zones[0] ?? -1, weight]);
  expect(kept([0.25, 0.25, 0.25, 0.25], 2, 0)).toEqual([
    [1, 0.5],
    [3, 0.5],
  ]);
  expect(kept([0.625, 0.125, 0.25], 4, 0)).toEqual([
    [0, 0.5],
    [1, 0.25],
    [2, 0.25],
  ]);
  expect(kept([0.25, 0.25, 0.25, 0.25], 2, 1)).toEqual([
    [0, 0.5],
    [2, 0.5],
  ]);
});

test('LIB-INFO-6: the same cards in the same zones are one family, whichever of them are written', () => {
  const [a, b, c] = [1, 2, 4];
  const frame = { hidden: a | b | c, sizes: [1, 2] };
  const written = [
    [c, 0],
    [c, a],
    [c, a | b],
    [0, a | b],
  ];
  expect(
    gathered(
      frame,
      written.map((zones) => ({ weight: 1, zones })),
    ),
  ).toEqual([{ weight: 1, zones: [c, 0] }]);
});
