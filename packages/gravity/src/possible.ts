import { conservable } from './actions/air.ts';
import { capturable } from './actions/capture.ts';
import { minable } from './actions/extraction.ts';
import { hirelings, recruits } from './actions/muster.ts';
import { pumpable } from './actions/pumping.ts';
import { bombable, leaky } from './actions/raid.ts';
import { unstable } from './actions/resonance.ts';
import type { State } from './state.ts';
import { op, type Action, type Table } from './table.ts';

/**
 * Whether a player could carry out an action: its first decision has a choice. GRV-TURN-8
 * `joint` says whether he might propose a joint capture.
 */
export function possible(t: Table, s: State, seat: number, index: number, joint: boolean): boolean {
  const action = t.actions[index] as Action;
  const own = s.control[seat] as number;
  switch (action.op) {
    case op.recruit:
      return recruits(t, s, seat, action) > 0;
    case op.hire:
      return hirelings(t, s, seat, action) > 0;
    case op.captureFromAirship:
    case op.captureFromIslands:
      return capturable(t, s, seat, action, joint);
    case op.extract:
      return minable(s, seat) !== 0;
    case op.pump:
      return own !== 0 && pumpable(s, seat, action) !== 0;
    case op.turn:
      return own !== 0 || action.scope === 'any';
    case op.stabilise:
      return unstable(s, seat) !== 0;
    case op.bombard:
      return bombable(t, s, seat, action) !== 0;
    case op.leak:
      return leaky(t, s, seat, action) !== 0;
    case op.conserve:
      return own !== 0 && conservable(t, s, seat);
    case op.unload:
      return own !== 0 && (s.storedPermanent[seat] as number) + (s.storedTemporary[seat] as number) > 0;
    case op.redeploy: // a piece of the airship can go to an own island, a hunter of an island to an empty airship
    case op.surge:
      return own !== 0;
    default:
      return true; // sabotage and underground works: GRV-WAR-22
  }
}

/** Whether a player could carry out at least one action of a card. */
export function playable(t: Table, s: State, seat: number, kind: number, joint: boolean): boolean {
  return possible(t, s, seat, kind * 2, joint) || possible(t, s, seat, kind * 2 + 1, joint);
}
