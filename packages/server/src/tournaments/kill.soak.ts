import { expect, test } from 'vitest';
import { tournamentOverKills } from '../testing/tournamentKills.ts';

test('a Swiss tournament of thirty-two bots and two people comes to its end over forty kills of the server', async () => {
  const outcome = await tournamentOverKills({ bots: 32, level: '1', rounds: 6, kills: 40, seed: 2 });
  expect(outcome).toMatchObject({ state: 'over', round: 6, points: 102, faults: [] });
});
