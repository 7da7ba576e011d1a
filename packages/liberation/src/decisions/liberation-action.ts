import { ALL } from '@orrery/kernel';
import { decision, sideOnTurn } from '../decision.ts';
import { At } from '../decision-ids.ts';
import { missionFromHand, notPlayable, playable } from '../hand-missions.ts';
import { noneAdjacent, notSabotageable, sabotage, sabotageable } from '../sabotage.ts';
import { endAction } from '../turn.ts';

/** The Liberation's action: Evade, Sabotage, a mission of the hand, or nothing. LIB-LIB-STEP2-1 */
export const liberationAction = decision('lib.step2', {
  clause: 'LIB-LIB-STEP2-1',
  asks: sideOnTurn,
  list(table, state, open) {
    const { verbs } = table;
    open.add(verbs.evade());
    open.each(verbs.sabotage, sabotageable(state));
    open.each(verbs.mission, playable(table, state));
    open.add(verbs.pass());
  },
  answers: {
    evade({ state }) {
      state.at = At.LIB_EVADE;
    },
    sabotage(at, city) {
      sabotage(at, city);
      endAction(at);
    },
    mission: missionFromHand,
    pass(at) {
      at.tell?.(ALL, at.table.events.passed(at.state.side));
      endAction(at);
    },
  },
  whyNot: {
    sabotage: (seen, city) => notSabotageable(seen, city) ?? noneAdjacent(seen, city),
    mission: notPlayable,
  },
});
