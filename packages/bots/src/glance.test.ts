import { games } from '@orrery/games';
import { quick, seeded, startMatch, type Choice } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { glanceBot } from './glance.ts';

/** How often the first of two choices is taken that appeals nine times as much as the other. */
async function taken(vagueness?: number): Promise<number> {
  const rules = games['liberation']?.open({});
  if (!rules || 'faults' in rules) throw new Error('liberation cannot be opened');
  const match = startMatch(rules, seeded('glance'));
  const [known, pair] = [match.known(0), match.open(0).slice(0, 2)];
  const incline = (_state: unknown, _seat: number, open: readonly Choice[], count: number, out: number[]): void => {
    for (let i = 0; i < count; i++) out[i] = open[i] === pair[0] ? 9 : 1;
  };
  const bot = glanceBot(rules, { incline }, { iterations: 0, memory: 1, ...(vagueness ? { vagueness } : {}) });
  const chance = quick(1);
  let first = 0;
  for (let time = 0; time < 2000; time++) if ((await bot.decide(known, pair, chance, {})) === pair[0]) first++;
  return first / 2000;
}

test('at a glance choices are drawn by how much they appeal; to whoever is not practised they look more alike', async () => {
  expect(await taken()).toBeCloseTo(9 / 10, 1);
  expect(await taken(2)).toBeCloseTo(3 / 4, 1);
});
