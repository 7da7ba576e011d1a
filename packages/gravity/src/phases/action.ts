import { set } from '@orrery/kernel';
import { mayPropose } from '../actions/capture-target.ts';
import { stop } from '../actions/complete.ts';
import { beginExtraction } from '../actions/extraction.ts';
import { beginSabotage, dig } from '../actions/sabotage.ts';
import { numberOn } from '../card-sets.ts';
import { decision, running, theActor } from '../decision.ts';
import { possible } from '../possible.ts';
import { no } from '../refusals.ts';
import { stages } from '../stages.ts';
import { COPIED } from '../state.ts';
import { actionId, actionOn, cardOf, op, whichOf } from '../table.ts';

/** One action or both, in any order; the second is decided after the first. GRV-TURN-4, GRV-TURN-6 */
export const action = decision('action', {
  clause: 'GRV-TURN-6',
  verbs: { act: 'GRV-TURN-8', done: 'GRV-TURN-9' },
  asks: theActor,
  list(table, state, open, seat) {
    const { choices } = table;
    const { card, done, how } = state.turn;
    const joint = how !== COPIED && mayPropose(table, state, seat);
    for (let which = 0; which < 2; which++) {
      const index = actionOn(card, which);
      if (!set.has(done, which) && possible(table, state, seat, index, joint)) open.add(choices.act(index));
    }
    if (done !== 0 && open.size > 0) open.add(choices.done());
  },
  answers: {
    act(at, index) {
      const { table, state } = at;
      state.action.index = index;
      const operation = running(table, state).op;
      if (operation === op.extract) beginExtraction(at);
      else if (operation === op.sabotage) beginSabotage(at);
      else if (operation === op.dig) dig(at);
      else state.stage = FIRST_DECISION[operation] ?? stages.action;
    },
    done: stop,
  },
  whyNot: {
    act({ table, state }, index) {
      const { card, done } = state.turn;
      if (cardOf(index) !== card) return no('otherCard', 'GRV-TURN-4', { action: actionId(table, index) });
      if (set.has(done, whichOf(index))) return no('actionDone', 'GRV-TURN-7', { action: actionId(table, index) });
      return no('nothingPossible', 'GRV-TURN-8', { card: numberOn(table.sets, card) });
    },
    done: () => no('nothingDone', 'GRV-TURN-9'),
  },
});

/** The decision an operation begins with, where it asks something. */
export const FIRST_DECISION: Readonly<Record<number, number | undefined>> = {
  [op.recruit]: stages.recruit,
  [op.hire]: stages.hire,
  [op.captureFromAirship]: stages['capture.target'],
  [op.captureFromIslands]: stages['capture.target'],
  [op.pump]: stages['pump.from'],
  [op.redeploy]: stages.redeploy,
  [op.turn]: stages['turn.island'],
  [op.surge]: stages.surge,
  [op.stabilise]: stages.stabilise,
  [op.bombard]: stages.bombard,
  [op.leak]: stages.leak,
  [op.conserve]: stages.conserve,
  [op.unload]: stages['unload.island'],
};
