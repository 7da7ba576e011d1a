import { expect, test } from 'vitest';
import { games } from './index.ts';
import { GAMES, isGame } from './list.ts';
import { loadRules, loadTable } from './load.ts';
import { customsOf } from './tables.ts';

test('every game of the list has its rules and its table, under its own id', async () => {
  expect(Object.keys(games)).toEqual(GAMES);
  for (const id of GAMES) {
    expect((await loadRules(id))?.game).toBe(games[id]);
    expect((await loadTable(id))?.customs).toBe(customsOf(id));
  }
});

test('ids are looked up, never inherited', async () => {
  expect([GAMES[0], 'toString', '__proto__'].map(isGame)).toEqual([true, false, false]);
  expect([await loadRules('toString'), await loadTable('__proto__')]).toEqual([null, null]);
  expect(customsOf('toString')).toEqual({});
});
