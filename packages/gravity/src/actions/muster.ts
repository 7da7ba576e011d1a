import { ALL } from '@orrery/kernel';
import { freeBerths, freeMercenaryBerths } from '../control.ts';
import type { Decision } from '../decision.ts';
import { add, type State } from '../state.ts';
import { told, type Action, type Table } from '../table.ts';
import { complete } from './complete.ts';

/** Hunters that can be recruited. GRV-CARD-1A, GRV-SHIP-3 */
export function recruits(t: Table, s: State, seat: number, action: Action): number {
  return Math.min(action.amount, s.reserve[seat] as number, freeBerths(t, s, seat));
}

/** Mercenaries that can be hired. GRV-CARD-1B, GRV-SHIP-3 */
export function hirelings(t: Table, s: State, seat: number, action: Action): number {
  return Math.min(action.amount, s.mercenarySupply, freeMercenaryBerths(t, s, seat));
}

export const recruit: Decision = {
  list(t, s, seat, out) {
    const most = recruits(t, s, seat, t.actions[s.action] as Action);
    for (let n = 0; n < most; n++) out[n] = t.c.recruit + n;
    return most;
  },
  answer(t, s, seat, choice, { tell }) {
    const number = choice - t.c.recruit + 1;
    add(s.reserve, seat, -number);
    add(s.crewHunters, seat, number);
    tell?.(ALL, told(t, { kind: 'recruited', seat, number }));
    complete(s);
  },
};

export const hire: Decision = {
  list(t, s, seat, out) {
    const most = hirelings(t, s, seat, t.actions[s.action] as Action);
    for (let n = 0; n < most; n++) out[n] = t.c.hire + n;
    return most;
  },
  answer(t, s, seat, choice, { tell }) {
    const number = choice - t.c.hire + 1;
    s.mercenarySupply -= number;
    add(s.crewMercenaries, seat, number);
    tell?.(ALL, told(t, { kind: 'hired', seat, number }));
    complete(s);
  },
};
