import { expect, test } from 'vitest';
import { tournamentOverKills } from '../testing/tournamentKills.ts';

test('a Swiss tournament of two bots and two people comes to its end over kills of the server, and nobody meets twice', async () => {
  const outcome = await tournamentOverKills({ bots: 2, level: 'random', rounds: 2, kills: 2, seed: 1 });
  expect(outcome).toMatchObject({ state: 'over', round: 2, points: 4, faults: [] });
}, 180_000);
