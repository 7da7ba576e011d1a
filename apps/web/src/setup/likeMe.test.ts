import { expect, test } from 'vitest';
import type { Finished } from '../story/finished.ts';
import { nearest, ownStrength, playedBy } from './likeMe.ts';

const scale = [500, 600, 700, 800];
const bot = (level: number) => ({ kind: 'bot', name: '', level }) as const;
const game = (given: Partial<Finished>): Finished => ({
  id: 'a',
  game: 'gravity',
  where: 'device',
  when: 0,
  moves: 1,
  seats: 2,
  seat: 0,
  others: [bot(2)],
  how: 'rules',
  result: null,
  by: null,
  share: 1,
  ...given,
});

test('whoever wins half of the games against somebody is as strong as that one', () => {
  const even = Array.from({ length: 20 }, (_, i) => ({ others: [700], share: i % 2 }));
  expect(ownStrength(even, scale)?.elo).toBeGreaterThan(685);
  expect(ownStrength(even, scale)?.elo).toBeLessThan(705);
});

test('among five others of one’s own strength a sixth of the games is what to expect', () => {
  const six = Array.from({ length: 18 }, (_, i) => ({ others: [700, 700, 700, 700, 700], share: i % 6 === 0 ? 1 : 0 }));
  expect(ownStrength(six, scale)?.elo).toBeGreaterThan(670);
  expect(ownStrength(six, scale)?.elo).toBeLessThan(710);
});

test('one game moves the figure, and never to infinity', () => {
  const won = ownStrength([{ others: [500], share: 1 }], scale)?.elo ?? 0;
  const lost = ownStrength([{ others: [500], share: 0 }], scale)?.elo ?? 0;
  expect(won).toBeGreaterThan(lost);
  expect(won).toBeLessThan(1000);
  expect(lost).toBeGreaterThan(300);
  expect(ownStrength([], scale)).toBeNull();
});

test('the last games against computer players alone are counted', () => {
  const games = [
    game({ when: 3, share: 0 }),
    game({ when: 1 }),
    game({ game: 'rex' }),
    game({ others: [{ kind: 'person', name: 'x', level: 0 }] }),
    game({ seat: null }),
    game({ share: null }),
    ...Array.from({ length: 30 }, () => game({ when: 2 })),
  ];
  const played = playedBy(games, 'gravity', (level) => scale[level - 1]);
  expect(played).toHaveLength(20);
  expect(played[0]).toEqual({ others: [600], share: 0 });
});

test('the nearest opponents come first', () => {
  expect(nearest(690, scale)).toEqual([3, 2, 4, 1]);
});
