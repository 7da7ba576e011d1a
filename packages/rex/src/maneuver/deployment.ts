import { ALL } from '@orrery/kernel';
import { usedInVain } from '../advantages.ts';
import type { At } from '../decision.ts';
import { askIfAnybody, frameOf, goTo, openWindow } from '../frames.ts';
import { D, POWER, RACE } from '../ids.ts';
import { payBank, paySeat } from '../money.ts';
import { deploymentOf, reserveOf, seatOf } from '../state.ts';
import { addUnits } from '../units.ts';
import { endDeployment, placeFreeUnit } from './free-unit.ts';

const DECLARED = 0;
const PLACE = 1;
const CLAIMED = 2;
const FREE_UNIT = 3;

/** A declared deployment: payment with Hacan's income, units placed, then Xxcha's free unit (REX-DEPLOY-13). */
export function deploymentFlow(at: At): void {
  const { table, state, tell } = at;
  const { units: board, turn: seat } = state;
  const { location, units, mechanized, price, byInformant } = deploymentOf(state);
  const hacan = seatOf(state, RACE.HAC);
  const toHacan = hacan >= 0 && hacan !== seat && !byInformant && price > 0; // REX-RACE-HAC-2, REX-RACE-HAC-3
  switch (frameOf(state).step) {
    case DECLARED:
      goTo(state, PLACE);
      if (toHacan) openWindow(state, D['X-DEP']);
      return;
    case PLACE:
      if (toHacan && !usedInVain(state, POWER['HAC-2'])) paySeat(at, seat, hacan, price);
      else payBank(at, seat, price);
      board.reserve[seat] = reserveOf(state, seat) - units;
      board.reserveMechanized -= mechanized;
      addUnits(table, state, seat, location, units, mechanized);
      tell?.(ALL, table.events.deployed(seat, location, units, mechanized));
      goTo(state, CLAIMED);
      if (!askIfAnybody(at, D['D-FREEUNIT'])) endDeployment(state);
      return;
    case CLAIMED: // Xxcha has claimed its unit; otherwise the frame is gone
      goTo(state, FREE_UNIT);
      return openWindow(state, D['X-FREE']);
    default:
      if (!usedInVain(state, POWER['XXC-1'])) placeFreeUnit(at);
      return endDeployment(state);
  }
}
