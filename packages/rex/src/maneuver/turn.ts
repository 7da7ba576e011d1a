import { ALL } from '@orrery/kernel';
import type { At } from '../decision.ts';
import { ask, frameOf, goTo, openWindow, pop } from '../frames.ts';
import { D, RACE } from '../ids.ts';
import { heldBy, seatOf } from '../state.ts';
import { canDeploy } from './deploy.ts';
import { canMove } from './move.ts';
import { BEGIN, DEPLOYING, END, MOVING } from './steps.ts';

/** One player's turn: interrupt window for Sol and Hacan, movement until he ends it, deployment until he ends it. */
export function turnFlow(at: At): void {
  const { table, state, tell } = at;
  const { maneuver, turn: seat } = state;
  switch (frameOf(state).step) {
    case BEGIN:
      maneuver.steps = 1;
      maneuver.normal = 1;
      maneuver.deployed = 0;
      state.cancelled = 0;
      tell?.(ALL, table.events.turn(seat));
      goTo(state, MOVING);
      if (seat === seatOf(state, RACE.SOL) || seat === seatOf(state, RACE.HAC)) openWindow(state, D['X-TURN']);
      return;
    case MOVING:
      // without cards, and without a step left or a way to go, only "end" is left: everybody can see that
      if (heldBy(state, seat) > 0 || (maneuver.steps > 0 && canMove(table, state, seat))) return ask(at, D['D-MOVE']);
      tell?.(ALL, table.events.deploying(seat));
      return goTo(state, DEPLOYING);
    case DEPLOYING:
      if (heldBy(state, seat) > 0 || canDeploy(table, state, seat)) return ask(at, D['D-DEPLOY']);
      return goTo(state, END);
    default:
      state.cancelled = 0;
      maneuver.steps = 0;
      tell?.(ALL, table.events.finished(seat));
      return pop(state);
  }
}
