import { quick, type Bot } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { house } from '../src/pack/house.ts';
import { openTable } from '../src/open-table.ts';
import { greedy, random, type Policy } from './greedy.ts';
import { playGame, playLine } from './play.ts';
import { strongLine } from './strong.ts';
import { house2 } from '../src/pack/house-2.ts';
import type { View } from '../src/index.ts';

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

test('a line of strong play is the same every time, and its turns add up', async () => {
  const bot: Bot<View> = { decide: (_, open, chance) => Promise.resolve(open[chance.below(open.length)] as number) };
  const line = () => strongLine(house2, '3', { seats: 3 }, 12, () => Promise.resolve(bot));
  const first = await line();
  expect(await line()).toEqual(first);
  expect(Object.values(first.turns).reduce((sum, share) => sum + share, 0)).toBeCloseTo(100);
  const [share, low, high] = first.first;
  expect(low).toBeLessThan(share);
  expect(high).toBeGreaterThan(share);
  expect(first).toMatchObject({ pack: 'House reconstruction 2', games: 12 });
});
