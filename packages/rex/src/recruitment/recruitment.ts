import { ALL } from '@orrery/kernel';
import type { At } from '../decision.ts';
import { ask, frameOf, inOrder, openWindow, pop, push } from '../frames.ts';
import { D, FLOW } from '../ids.ts';
import { heldBy, isLost, raceOf, type State } from '../state.ts';
import { leadersOf, type Table } from '../table.ts';
import type { Seat } from '../words.ts';
import { pool } from './recruit.ts';
import { NEXT, RECRUITING, WINDOW } from './steps.ts';

/** Recruitment phase: window, then every player in turn order until he is done (REX-RECRUIT-1). */
export function recruitmentFlow(at: At): void {
  const { table, state, tell } = at;
  const frame = frameOf(state);
  switch (frame.step) {
    case WINDOW:
      state.phase = FLOW.recruitment;
      tell?.(ALL, table.events.phase(FLOW.recruitment));
      frame.step = NEXT;
      return openWindow(state, D['W-REC']);
    case NEXT:
      if (frame.next >= table.seats) {
        state.turn = -1;
        pop(state);
        return push(state, FLOW.maneuver);
      }
      state.turn = inOrder(table, state, frame.next);
      state.recruitment.units = 0;
      state.recruitment.leaders = 0;
      frame.next++;
      if (!hasBusiness(table, state, state.turn)) return;
      tell?.(ALL, table.events.recruiting(state.turn));
      frame.step = RECRUITING;
      return;
    default:
      if (hasBusiness(table, state, state.turn)) return ask(at, D['D-REC']);
      frame.step = NEXT;
  }
}

/** Units and leaders in the casualty pool, or cards that might be played: public grounds to be asked. */
const hasBusiness = (table: Table, state: State, seat: Seat): boolean =>
  heldBy(state, seat) > 0 || pool(state, seat) > 0 || lostLeader(table, state, seat);

function lostLeader(table: Table, state: State, seat: Seat): boolean {
  for (const leader of leadersOf(table, raceOf(state, seat))) if (isLost(state, leader)) return true;
  return false;
}
