import { ALL, set } from '@orrery/kernel';
import type { At } from '../decision.ts';
import { payBank } from '../money.ts';
import { lostBy, reserveOf } from '../state.ts';
import type { Leader } from '../words.ts';

/** Units leave the casualty pool for the reserves (REX-RECRUIT-6). */
export function recover(at: At, units: number, mechanized: number, cost: number): void {
  const { table, state, seat, tell } = at;
  state.units.lost[seat] = lostBy(state, seat) - units;
  state.units.reserve[seat] = reserveOf(state, seat) + units;
  state.units.lostMechanized -= mechanized;
  state.units.reserveMechanized += mechanized;
  payBank(at, seat, cost);
  tell?.(ALL, table.events.recruited(seat, units, mechanized, cost));
}

export function recoverLeader(at: At, leader: Leader, cost: number): void {
  const { table, state, seat, tell } = at;
  state.leaders.lost = set.without(state.leaders.lost, leader);
  state.leaders.reserve = set.with(state.leaders.reserve, leader);
  payBank(at, seat, cost);
  tell?.(ALL, table.events.recruitedLeader(seat, leader, cost));
}
