import { expect, test } from 'vitest';
import { Belief } from '../belief/belief.ts';
import { open } from '../scenarios/driver.ts';
import { randomGame } from '../scenarios/random.ts';
import { BASE } from '../spectator/family.ts';
import { odds } from './odds.ts';
import { Families } from '../spectator/families.ts';

const tables = [{}, { hiddenMissions: 'both', showDiscards: true }, { warpedWorld: true, hiddenMissions: 'liberation' }] as const;

for (const options of tables)
  test(`LIB-INFO-6: two ways to work out where the base and the hand are agree through whole games, ${JSON.stringify(options)}`, () => {
    const rules = open(options);
    const { cities } = rules.table;
    for (let seed = 40; seed < 44; seed++)
      for (const viewer of [0, 1]) {
        const worlds = new Families(rules.table);
        const belief = new Belief(rules.table, viewer);
        let heard = 0;
        randomGame(rules, seed, ({ past, seat }) => {
          for (const entry of past(viewer).slice(heard)) {
            belief.push(entry);
            if (entry >= 0) worlds.hear(rules.events.name(entry));
          }
          heard = past(viewer).length;
          if (seat < 0) return;
          const hands = belief.hands();
          const theirs = odds(worlds, cities.length, [1 - viewer]);
          cities.forEach((id, c) => expect(hands[c], id).toBeCloseTo(theirs[c] ?? 0, 8));
          if (viewer !== 0) return;
          const bases = belief.bases();
          const where = odds(worlds, cities.length, [BASE]);
          cities.forEach((id, c) => expect(bases[c], id).toBeCloseTo(where[c] ?? 0, 8));
        });
      }
  });
