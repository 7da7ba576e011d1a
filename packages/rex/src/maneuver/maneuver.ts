import { ALL, set } from '@orrery/kernel';
import type { At } from '../decision.ts';
import { frameOf, inOrder, openWindow, pop, push } from '../frames.ts';
import { D, FLOW } from '../ids.ts';
import { controller } from '../units.ts';

const WINDOW = 0;
const PORTS = 1;
const TURNS = 2;

/** Maneuver phase: window, port snapshot, then one turn after the other (REX-MOVE-1). */
export function maneuverFlow(at: At): void {
  const { table, state, tell } = at;
  const frame = frameOf(state);
  switch (frame.step) {
    case WINDOW:
      state.phase = FLOW.maneuver;
      tell?.(ALL, table.events.phase(FLOW.maneuver));
      frame.step = PORTS;
      return openWindow(state, D['W-MAN']);
    case PORTS:
      holdPorts(at);
      frame.step = TURNS;
      return;
    default:
      if (frame.next < table.seats) {
        state.turn = inOrder(table, state, frame.next);
        frame.next++;
        return push(state, FLOW.turn);
      }
      state.turn = -1;
      state.maneuver.ports = 0;
      pop(state);
      return push(state, FLOW.battle); // REX-DEPLOY-14
  }
}

/** Who controls a spaceport now has its bonus for the whole phase (REX-MOVE-9, REX-MOVE-11). */
function holdPorts({ table, state, tell }: At): void {
  const { maneuver } = state;
  maneuver.ports = 0;
  for (let rest = set.minus(table.ports, table.demolished); rest !== 0; rest = set.rest(rest)) {
    const seat = controller(table, state, set.first(rest));
    if (seat >= 0) maneuver.ports = set.with(maneuver.ports, seat);
  }
  tell?.(ALL, table.events.ports(maneuver.ports));
}
