import type { GravityEvent } from '@orrery/gravity';
import { expect, test } from 'vitest';
import { news, othersSince } from './news.ts';

const told: GravityEvent[] = [
  { kind: 'round', round: 1 },
  { kind: 'played', seat: 1, card: 6 },
  { kind: 'bombarded', seat: 1, island: 'rundor' },
  { kind: 'played', seat: 0, card: 1 },
  { kind: 'recruited', seat: 0, number: 2 },
  { kind: 'turn', seat: 1 },
  { kind: 'played', seat: 1, card: 5 },
  { kind: 'surged', seat: 1, island: 'rundor' },
  { kind: 'stabilised', seat: 1, island: 'rundor', units: 2 },
  { kind: 'turn', seat: 0 },
];

test('news go back to the own last deed, and no further than can be read', () => {
  expect(news(told, 0, 5)).toEqual([told[6], told[7], told[8]]);
  expect(news(told, 0, 2)).toEqual([told[7], told[8]]);
  expect(news(told, 1, 5)).toEqual([]);
  expect(news(told.slice(0, 3), 0, 5)).toEqual([told[1], told[2]]);
});

test('what others did since the own last turn stays divided off while the own turn goes on', () => {
  const all = (): boolean => true;
  expect(othersSince(told, 0, ({ kind }) => kind !== 'turn')).toBe(5);
  expect(
    othersSince(
      [...told, { kind: 'played', seat: 0, card: 3 }, { kind: 'surged', seat: 0, island: 'rundor' }],
      0,
      ({ kind }) => kind !== 'turn',
    ),
  ).toBe(5);
  // Nothing of one's own came before it, or nobody else did anything.
  expect(othersSince(told.slice(0, 3), 0, all)).toBe(3);
  expect(othersSince(told.slice(3, 5), 0, all)).toBe(2);
});
