import { quick } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { house } from '../src/pack/house.ts';
import { openTable } from '../src/open-table.ts';
import { greedy, random, type Policy } from './greedy.ts';
import { playGame, playLine } from './play.ts';

const duel = openTable(house, { seats: 2, module: 'none', domination: 'off', confrontation: false }, {});

test('a line of the table is the same every time it is made', () => {
  expect(playLine(duel, random, 50, 3)).toEqual(playLine(duel, random, 50, 3));
  expect(playLine(duel, greedy, 2, 3)).toEqual(playLine(duel, greedy, 2, 3));
});

test('shares add up', () => {
  const line = playLine(duel, random, 60, 5);
  expect(line.surround + line.points + line.limit + line.drawn).toBeCloseTo(100);
  expect(line.sides.reduce((sum, share) => sum + share, 0)).toBeCloseTo(100);
});

test('the greedy player beats the random one', () => {
  const teams = openTable(house, { seats: 4, module: 'none', domination: 'off', confrontation: true }, {});
  const chance = quick(7);
  let wins = 0;
  for (const t of [duel, teams])
    for (let game = 0; game < 20; game++) {
      const side = game % 2;
      const mixed: Policy = (...position) => (t.side[position[2]] === side ? greedy : random)(...position);
      if (playGame(t, mixed, chance).winner === side) wins++;
    }
  expect(wins).toBeGreaterThan(30);
}, 300_000);
