import { readdirSync, readFileSync } from 'node:fs';
import { conformance, Conformance } from '@orrery/kernel/conformance';
import { expect, test } from 'vitest';
import { liberation } from '../game.ts';
import { blindly } from './blindly.ts';
import { granted, plan } from './plan.ts';

/** Time enough on a busy machine. */
const LONG = 600_000;

const folder = new URL('../../../../replays/liberation/', import.meta.url);
const replays = readdirSync(folder).map((file) => readFileSync(new URL(file, folder), 'utf8'));

conformance(test, liberation, { ...plan, replays });

for (const showDiscards of [false, true])
  for (const hiddenMissions of ['none', 'liberation', 'both'] as const)
    test(
      `LIB-OPT-4, LIB-OPT-5: nobody hears more than showDiscards ${showDiscards} and hiddenMissions ${hiddenMissions} grant`,
      () => {
        const tables = [
          { showDiscards, hiddenMissions },
          { showDiscards, hiddenMissions, warpedWorld: true, setupDiscards: 2 },
        ];
        const suite = new Conformance(liberation, { ...plan, tables, grants: granted({ showDiscards, hiddenMissions }), stepsProbed: 6 });
        suite.probe(4);
        expect(suite.faults).toEqual([]);
      },
      LONG,
    );

test(
  'LIB-INFO-6: where visible choices do not depend on secrets, samples are distributed exactly as truth is',
  () => {
    const tables = [{}, { hiddenMissions: 'both', setupDiscards: 0 }, { warpedWorld: true, powerCoreFollowUp: false }];
    const suite = new Conformance(liberation, { ...plan, tables, policy: blindly, exact: true });
    suite.compare(500);
    expect(suite.faults).toEqual([]);
  },
  LONG,
);
