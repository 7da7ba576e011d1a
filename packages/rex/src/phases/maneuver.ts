import { goTo, inOrder, keepLocal, localOf, pop, push, stepOf } from '../frames.ts';
import { F_BATTLES, F_MANEUVER, F_MANEUVER_TURN, W_MAN } from '../ids.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';
import { tellAll } from '../tell.ts';
import { controller } from '../units.ts';
import { openWindow } from '../windows.ts';

/** Maneuver phase: window, port snapshot, then one turn after the other (REX-MOVE-1). */
export function maneuverFlow(t: Table, s: State): void {
  switch (stepOf(s)) {
    case 0:
      s.phase = F_MANEUVER;
      tellAll(t, 'phase', F_MANEUVER);
      goTo(s, 1);
      return openWindow(s, W_MAN);
    case 1:
      holdPorts(t, s);
      return goTo(s, 2);
    default:
      if (localOf(s) < t.seats) {
        s.turn = inOrder(t, s, localOf(s));
        keepLocal(s, localOf(s) + 1);
        return push(s, F_MANEUVER_TURN);
      }
      s.turn = -1;
      s.portSeats = 0;
      pop(s);
      return push(s, F_BATTLES); // REX-DEPLOY-14
  }
}

/** Who controls a spaceport now has its bonus for the whole phase (REX-MOVE-9, REX-MOVE-11). */
function holdPorts(t: Table, s: State): void {
  s.portSeats = 0;
  for (let place = 0; place < t.places; place++)
    if ((t.ports >> place) & 1 && !((t.demolished >> place) & 1)) {
      const seat = controller(t, s, place);
      if (seat >= 0) s.portSeats |= 1 << seat;
    }
  tellAll(t, 'ports', s.portSeats);
}
