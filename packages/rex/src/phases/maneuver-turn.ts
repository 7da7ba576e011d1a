import { askSeat, goTo, pop, stepOf } from '../frames.ts';
import { D_DEPLOY, D_MOVE, HAC, SOL, X_TURN } from '../ids.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';
import { tellAll } from '../tell.ts';
import { openWindow } from '../windows.ts';
import { canDeploy } from './deployment-rules.ts';
import { canMove } from './movement.ts';

/** One player's turn: interrupt window for Sol and Hacan, movement until he ends it, deployment until he ends it. */
export function maneuverTurnFlow(t: Table, s: State): void {
  const seat = s.turn;
  switch (stepOf(s)) {
    case 0:
      s.steps = 1;
      s.normalMove = 1;
      s.deployed = 0;
      s.cancelled = 0;
      tellAll(t, 'turn', seat);
      goTo(s, 1);
      if (seat === s.seatOf[SOL] || seat === s.seatOf[HAC]) openWindow(s, X_TURN);
      return;
    case 1:
      // without cards, and without a step left or a way to go, only "end" is left: everybody can see that
      if ((s.held[seat] as number) > 0 || (s.steps > 0 && canMove(t, s, seat))) return askSeat(s, D_MOVE, seat);
      tellAll(t, 'deploying', seat);
      return goTo(s, 2);
    case 2:
      if ((s.held[seat] as number) > 0 || canDeploy(t, s, seat)) return askSeat(s, D_DEPLOY, seat);
      return goTo(s, 3);
    default:
      s.cancelled = 0;
      s.steps = 0;
      tellAll(t, 'finished', seat);
      return pop(s);
  }
}
