/** Secrecy on the wire, with everybody at another of three processes. */
import { SPECTATOR, type Viewer } from '@orrery/kernel';
import { conclave, duel } from '@orrery/kernel/fixtures';
import { games, type AnyGame } from '@orrery/games';
import { startPostgres, type PrivatePostgres } from '@orrery/store/private';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { house } from './testing/house.ts';
import { compareWorlds } from './testing/wire.ts';

let postgres: PrivatePostgres;
beforeAll(async () => {
  postgres = await startPostgres({ settings: ['fsync=off'] });
});
afterAll(() => postgres.end());

for (const game of [duel, conclave, ...Object.values(games)] as readonly AnyGame[])
  for (const viewer of [0, SPECTATOR] satisfies Viewer[])
    test(`${game.id}, ${viewer === SPECTATOR ? 'spectator' : `seat ${viewer}`}`, async () => {
      const rules = game.open({});
      if ('faults' in rules) throw new Error('the standard game cannot be opened');
      let compared = 0;
      for (const seed of [20, 13, 40, 41]) {
        const verdict = await compareWorlds({
          game,
          options: {},
          seats: rules.seats,
          viewer,
          seed,
          steps: 24,
          open: (around) => house(postgres.url, { ...around, environment: { ORRERY_IDLE_SECONDS: '80000' } }),
        });
        expect(verdict.leak).toBeNull();
        compared += verdict.compared;
      }
      expect(compared).toBeGreaterThan(12);
    });
