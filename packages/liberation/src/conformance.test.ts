import { conformance, Conformance, type Grants } from '@orrery/kernel/conformance';
import { expect, test } from 'vitest';
import { grants, type Openness } from './grants.ts';
import { liberation } from './game.ts';
import { blindly } from './scenarios/blindly.ts';
import { plan } from './scenarios/plan.ts';
import type { State } from './state.ts';
import type { LiberationEvent } from './vocabulary.ts';

conformance(test, liberation, { ...plan, games: 20_000, probes: 300, stepsProbed: 4, compared: 300 });

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

/** Whoever looks at the deck is the side on turn. */
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

test('LIB-INFO-6: where visible choices do not depend on secrets, samples are distributed exactly as truth is', () => {
  const suite = new Conformance(liberation, {
    ...plan,
    tables: [{}, { hiddenMissions: 'both', setupDiscards: 0 }, { warpedWorld: true, powerCoreFollowUp: false }],
    policy: blindly,
    exact: true,
  });
  suite.compare(600);
  expect(suite.faults).toEqual([]);
});
