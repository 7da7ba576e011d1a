import { ALL, type Open } from '@orrery/kernel';
import type { At } from '../decision.ts';
import { spendCard } from '../hand.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';
import type { Seat } from '../words.ts';
import { holdsInTime } from './play.ts';

/** Rapid Mobilization: one more complete movement step once the last one is over (REX-CARD-RM-1). */
export function listMobilization(table: Table, state: State, open: Open, seat: Seat): void {
  if (state.maneuver.steps === 0 && holdsInTime(table, state, seat, table.rapidMobilization))
    open.add(table.choices.play(table.rapidMobilization));
}

export function mobilize(at: At): void {
  const { table, state, seat, tell } = at;
  tell?.(ALL, table.events.played(seat, table.rapidMobilization));
  spendCard(at, seat, table.rapidMobilization);
  state.maneuver.steps++;
}
