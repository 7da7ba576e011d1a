import { ALL } from '@orrery/kernel';
import { payBank } from '../money.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';
import { tellTo } from '../tell.ts';

/** Units leave the casualty pool for the reserves (REX-RECRUIT-6). */
export function recover(t: Table, s: State, seat: number, units: number, mechanized: number, cost: number): void {
  s.lost[seat] = (s.lost[seat] as number) - units;
  s.reserve[seat] = (s.reserve[seat] as number) + units;
  s.lostMech -= mechanized;
  s.reserveMech += mechanized;
  payBank(t, s, seat, cost);
  tellTo(t, ALL, 'recruited', 0, seat, units, mechanized, cost);
}

export function recoverLeader(t: Table, s: State, seat: number, leader: number, cost: number): void {
  s.leader[leader] = 1;
  payBank(t, s, seat, cost);
  tellTo(t, ALL, 'recruited', 1, seat, leader, cost);
}
