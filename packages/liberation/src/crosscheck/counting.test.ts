import { expect, test } from 'vitest';
import { compare } from './counting.ts';

const cases = [
  { viewer: 0, options: { setupDiscards: 0 }, seed: 34 },
  { viewer: 1, options: { setupDiscards: 0, hiddenMissions: 'both' }, seed: 2 },
  { viewer: 0, options: { setupDiscards: 0, warpedWorld: true, warpedReplaces: 'P4' }, seed: 6 },
] as const;

for (const { viewer, options, seed } of cases)
  test(`LIB-INFO-6: worlds agree with counting every deal, viewer ${viewer}, ${JSON.stringify(options)}`, () => {
    const { answers, difference } = compare(options, viewer, seed);
    expect(answers).toBeGreaterThan(3);
    expect(difference).toBeLessThan(1e-9);
  });
