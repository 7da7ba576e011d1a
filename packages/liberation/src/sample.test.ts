import { quick, SPECTATOR } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { open } from './scenarios/driver.ts';
import { randomGame } from './scenarios/random.ts';
import { writePosition } from './notation.ts';

const tables = [
  {},
  { setupDiscards: 2, hiddenMissions: 'both' },
  { showDiscards: true, hiddenMissions: 'liberation', refillAfterPlacement: true },
  { warpedWorld: true, setupDiscards: 0, hiddenMissions: 'both', galvacilCategories: 'mixed' },
] as const;

for (const options of tables)
  test(`LIB-INFO-7: sampled worlds look the same to their viewer and offer it the same, ${JSON.stringify(options)}`, () => {
    const rules = open(options);
    const chance = quick(7);
    for (let seed = 0; seed < 3; seed++)
      randomGame(rules, seed, ({ state, past, seat }) => {
        for (const viewer of [0, 1, SPECTATOR]) {
          const view = rules.view(state, viewer);
          const world = rules.sample({ view, past: past(viewer) })(chance);
          expect(rules.view(world, viewer)).toEqual(view);
          for (const [law, broken] of Object.entries(rules.invariants))
            expect(broken(world), `${law} ${writePosition(rules.table, world)}`).toBeNull();
          if (viewer === seat) {
            const [a, b]: [number[], number[]] = [[], []];
            expect(b.slice(0, rules.legal(world, seat, b))).toEqual(a.slice(0, rules.legal(state, seat, a)));
          }
        }
      });
  });
