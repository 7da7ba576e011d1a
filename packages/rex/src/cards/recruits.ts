import { ALL, type Open } from '@orrery/kernel';
import type { At } from '../decision.ts';
import { spendCard } from '../hand.ts';
import { RACE } from '../ids.ts';
import { isLost, lostBy, raceOf, seatOf, type State } from '../state.ts';
import { leadersOf, type Table } from '../table.ts';
import type { Seat } from '../words.ts';
import { holdsInTime } from './play.ts';

/** Recruits: up to five own units free and beyond the limit, or one own leader free (REX-CARD-RC-1); at least one of them (E48). */
export function listRecruits(table: Table, state: State, open: Open, seat: Seat): void {
  const { choices, recruits, pack } = table;
  if (!holdsInTime(table, state, seat, recruits)) return;
  const { units: most = 0, orLeaders = 0 } = pack.strategyCards[recruits]?.effect ?? {};
  const mechanized = seat === seatOf(state, RACE.LAZ) ? state.units.lostMechanized : 0;
  for (let k = 0; k <= lostBy(state, seat) && k <= most; k++)
    for (let m = k === 0 ? 1 : 0; m <= mechanized && k + m <= most; m++) open.add(choices.playUnits(recruits, k, m));
  if (orLeaders > 0)
    for (const leader of leadersOf(table, raceOf(state, seat))) if (isLost(state, leader)) open.add(choices.playLeader(recruits, leader));
}

export function playRecruits(at: At): void {
  const { table, seat, tell } = at;
  tell?.(ALL, table.events.played(seat, table.recruits));
  spendCard(at, seat, table.recruits);
}
