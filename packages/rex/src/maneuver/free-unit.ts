import { ALL, set } from '@orrery/kernel';
import { decision, type At } from '../decision.ts';
import { answered, pop } from '../frames.ts';
import { RACE } from '../ids.ts';
import { reserveOf, seatOf, type State } from '../state.ts';
import { addUnits } from '../units.ts';

/** The running deployment is over. */
export function endDeployment(state: State): void {
  state.maneuver.deployment = null;
  pop(state);
}

/** Another player's deployment lets Xxcha place a unit in the Council, if it wants to (REX-RACE-XXC-1, REX-RACE-XXC-2). */
export const freeUnit = decision('D-FREEUNIT', {
  clause: 'REX-RACE-XXC-1',
  asks(_, state) {
    const xxcha = seatOf(state, RACE.XXC);
    return xxcha >= 0 && xxcha !== state.turn && reserveOf(state, xxcha) > 0 ? set.only(xxcha) : 0;
  },
  list({ choices }, _, open) {
    open.add(choices.freeUnit());
    open.add(choices.decline());
  },
  answers: {
    freeUnit({ table, state, seat, tell }) {
      answered(state, seat);
      tell?.(ALL, table.events.freeUnit(seat));
    },
    decline({ table, state, seat, tell }) {
      answered(state, seat);
      tell?.(ALL, table.events.freeUnitDeclined(seat));
      endDeployment(state);
    },
  },
});

export function placeFreeUnit({ table, state, tell }: At): void {
  const seat = seatOf(state, RACE.XXC);
  state.units.reserve[seat] = reserveOf(state, seat) - 1;
  addUnits(table, state, seat, table.council, 1, 0);
  tell?.(ALL, table.events.freeUnitPlaced(seat));
}
