import { expect, test } from 'vitest';
import { games } from './index.ts';
import { isGameId, lazyGames } from './lazy.ts';

test('both lists hold the same games, each under its own id', async () => {
  expect(Object.keys(lazyGames)).toEqual(Object.keys(games));
  for (const [id, load] of Object.entries(lazyGames)) {
    const game = await load();
    expect(game.id).toBe(id);
    expect(game).toBe(games[id]);
  }
});

test('ids are looked up, never inherited', () => {
  expect(['liberation', 'toString', '__proto__'].map(isGameId)).toEqual([true, false, false]);
});
