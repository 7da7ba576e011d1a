import { expect, test } from 'vitest';
import { compare } from './counting.ts';

const tables = [
  { setupDiscards: 0 },
  { setupDiscards: 0, hiddenMissions: 'both' },
  { setupDiscards: 0, hiddenMissions: 'liberation', showDiscards: true },
  { setupDiscards: 0, warpedWorld: true },
  { setupDiscards: 1 },
] as const;

for (const options of tables)
  for (const viewer of [0, 1])
    test(`LIB-INFO-6: worlds agree with counting every deal, viewer ${viewer}, ${JSON.stringify(options)}`, () => {
      let steps = 0;
      for (let seed = 100; seed < 120; seed++) {
        const { answers, difference } = compare(options, viewer, seed, 24);
        expect(difference, `game ${seed}`).toBeLessThan(1e-9);
        steps += answers;
      }
      expect(steps).toBeGreaterThan(100);
    }, 3_600_000);
