import { readdirSync, readFileSync } from 'node:fs';
import { conformance, Conformance, type Grants } from '@orrery/kernel/conformance';
import { expect, test } from 'vitest';
import { liberation } from '../game.ts';
import type { State } from '../state.ts';
import type { LiberationEvent } from '../vocabulary.ts';
import { blindly } from './blindly.ts';
import { grants, type Openness } from './grants.ts';
import { plan } from './plan.ts';

const folder = new URL('../../../../replays/liberation/', import.meta.url);
const replays = readdirSync(folder).map((file) => readFileSync(new URL(file, folder), 'utf8'));

conformance(test, liberation, { ...plan, replays });

/** The grants of one table: whoever looks at the deck is the side on turn. */
function strict(openness: Openness): Grants<State, LiberationEvent> {
  const table = grants(openness) as Readonly<Record<string, (event: LiberationEvent, viewer: number) => boolean>>;
  return Object.fromEntries(
    Object.entries(table).map(([kind, granted]) => [
      kind,
      ({ event, viewer, before }: { event: LiberationEvent; viewer: number; before: State | null }) =>
        granted(event, viewer) && (!('place' in event) || kind === 'revealed' || before?.side === viewer),
    ]),
  ) as unknown as Grants<State, LiberationEvent>;
}

for (const showDiscards of [false, true])
  for (const hiddenMissions of ['none', 'liberation', 'both'] as const)
    test(`LIB-OPT-4, LIB-OPT-5: nobody hears more than showDiscards ${showDiscards} and hiddenMissions ${hiddenMissions} grant`, () => {
      const tables = [
        { showDiscards, hiddenMissions },
        { showDiscards, hiddenMissions, warpedWorld: true, setupDiscards: 2 },
      ];
      const suite = new Conformance(liberation, { ...plan, tables, grants: strict({ showDiscards, hiddenMissions }), stepsProbed: 8 });
      suite.probe(4);
      expect(suite.faults).toEqual([]);
    });

test('LIB-INFO-6: where visible choices do not depend on secrets, samples are distributed exactly as truth is', () => {
  const tables = [{}, { hiddenMissions: 'both', setupDiscards: 0 }, { warpedWorld: true, powerCoreFollowUp: false }];
  const suite = new Conformance(liberation, { ...plan, tables, policy: blindly, exact: true });
  suite.compare(400);
  expect(suite.faults).toEqual([]);
});
