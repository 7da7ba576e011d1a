import { ALL } from '@orrery/kernel';
import { decision, sideOnTurn } from '../decision.ts';
import { At } from '../decision-ids.ts';
import { cannotExploit, exploit } from '../exploiting.ts';
import { missionFromHand, notPlayable, playable } from '../hand-missions.ts';
import { unexploit } from '../occupying.ts';
import { notExploited } from '../refusals.ts';
import { endAction } from '../turn.ts';
import { EVERY_USE, usable } from '../uses.ts';

/** The Dynasty's action: a mission of the hand, an operation of a city, a city made ready, or nothing. LIB-DYN-STEP2-1 */
export const dynastyAction = decision('dyn.step2', {
  clause: 'LIB-DYN-STEP2-1',
  asks: sideOnTurn,
  list(table, state, open) {
    const { verbs } = table;
    open.each(verbs.mission, playable(table, state));
    open.each(verbs.exploit, usable(table, state, EVERY_USE));
    open.each(verbs.unexploit, state.exploited);
    open.add(verbs.pass());
  },
  answers: {
    mission: missionFromHand,
    exploit: ({ state }, city) => exploit(state, city, At.DYN_EXPLOIT),
    unexploit(at, city) {
      unexploit(at, city);
      endAction(at);
    },
    pass(at) {
      at.tell?.(ALL, at.table.events.passed(at.state.side));
      endAction(at);
    },
  },
  whyNot: {
    mission: notPlayable,
    exploit: (seen, city) => cannotExploit(seen, city, EVERY_USE),
    unexploit: notExploited,
  },
});
