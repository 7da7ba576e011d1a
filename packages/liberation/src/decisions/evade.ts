import { set } from '@orrery/kernel';
import type { Cities } from '../cities.ts';
import { decision, sideOnTurn } from '../decision.ts';
import { At } from '../decision-ids.ts';
import { resume } from '../missions.ts';
import { moveBase } from '../move-base.ts';
import { notInHand, tooFar } from '../refusals.ts';
import { neighbours, type State } from '../state.ts';

/** The base stays or moves to a neighbour in hand. LIB-EVADE-3 */
export const evade = decision('lib.evade', {
  clause: 'LIB-EVADE-3',
  asks: sideOnTurn,
  publicly: (state) => (state.mission >= 0 ? At.ANOMALY_EVADE : At.LIB_STEP2),
  list: ({ verbs }, state, open) => open.each(verbs.base, refuges(state)),
  answers: {
    base(at, to) {
      const { events } = at.table;
      moveBase(at, to, events.evaded, events.evadedUnseen);
      resume(at);
    },
  },
  whyNot: {
    base: (seen, city) =>
      set.has(seen.state.liberation, city) ? tooFar(seen, 'LIB-EVADE-3', city, seen.state.base) : notInHand(seen, 'LIB-EVADE-3', city),
  },
});

const refuges = (state: State): Cities => set.with(set.both(state.liberation, neighbours(state, state.base)), state.base);
