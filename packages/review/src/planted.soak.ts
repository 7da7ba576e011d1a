import { loadRules } from '@orrery/games/load';
import { expect, inject, test } from 'vitest';
import { notice, plant, type Noticed } from './planted.ts';

const first = Number.parseInt(
  inject('seed')
    .replaceAll(/[^0-9a-f]/gi, '')
    .slice(0, 6) || '1',
  16,
);

async function measured(game: string, options: object, bot: string, games: number, mistaken: boolean): Promise<readonly Noticed[]> {
  const plug = await loadRules(game);
  const rules = plug?.game.open(options);
  if (!rules || 'faults' in rules) throw new Error(`${game} does not open`);
  const all: Noticed[] = [];
  for (let n = 0; n < games; n++) all.push(await notice(game, rules, await plant(game, rules, bot, first + n, mistaken)));
  return all;
}

const sum = (all: readonly Noticed[], of: (each: Noticed) => number): number => all.reduce((total, each) => total + of(each), 0);

test.each([
  ['liberation', {}, 'level:7', 100],
  ['rex', { seats: 4 }, 'level:4', 30],
  ['gravity', { seats: 3 }, 'level:5', 30],
] as const)('%s %j: planted mistakes are found, and sound decisions are left in peace', async (game, options, bot, games) => {
  const all = await measured(game, options, bot, games, true);
  const [planted, found] = [sum(all, (each) => each.planted), sum(all, (each) => each.found)];
  const [untouched, accused] = [sum(all, (each) => each.untouched), sum(all, (each) => each.accused)];
  console.log(`${game}: ${found} of ${planted} found, ${accused} of ${untouched} accused`);
  expect(found / planted).toBeGreaterThanOrEqual(0.9);
  expect(accused / untouched).toBeLessThanOrEqual(0.05);
});

test('two equal bots have no luck on average', async () => {
  const lucks = (await measured('liberation', {}, 'net', 100, false)).map(({ luck }) => luck);
  const mean = lucks.reduce((total, luck) => total + luck, 0) / lucks.length;
  const error = Math.sqrt(lucks.reduce((total, luck) => total + (luck - mean) ** 2, 0) / (lucks.length - 1) / lucks.length);
  console.log(`mean luck ${mean.toFixed(3)} ± ${(1.96 * error).toFixed(3)}`);
  // One campaign in a thousand misses by chance.
  expect(Math.abs(mean)).toBeLessThan(3.3 * error);
});
