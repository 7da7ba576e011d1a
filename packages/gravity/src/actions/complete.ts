import { ALL, set } from '@orrery/kernel';
import type { At } from '../decision.ts';
import { stages } from '../stages.ts';
import type { State } from '../state.ts';
import { whichOf } from '../table.ts';

/** The running action is completely carried out: the card's next one, if any, is decided now. GRV-TURN-6, GRV-TURN-7 */
export function complete(state: State): void {
  state.turn.done = set.with(state.turn.done, whichOf(state.action.index));
  leave(state);
}

/** The player leaves it at what he has done, of an action or of his card. GRV-TURN-9 */
export function stop({ table, state, seat, tell }: At): void {
  tell?.(ALL, table.events.stopped(seat));
  if (state.action.index < 0) state.stage = stages.finish;
  else complete(state);
}

/** Back to the choice of an action; what was begun leaves nothing behind. */
export function leave(state: State): void {
  const { action } = state;
  action.index = -1;
  action.from = -1;
  action.to = -1;
  action.times = 0;
  action.joint = 0;
  action.origin = -1;
  if (action.moved.length > 0) action.moved.length = 0;
  if (action.committed.length > 0) action.committed.length = 0;
  state.stage = stages.action;
}
