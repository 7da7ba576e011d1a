import type { Open } from '@orrery/kernel';
import { affordable } from '../maneuver/deployment-price.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';
import type { Seat } from '../words.ts';
import { holdsInTime } from './play.ts';

/** Informant, first use: one more deployment, paid to the bank (REX-CARD-IN-2, REX-CARD-IN-3). */
export function listInformantDeployments(table: Table, state: State, open: Open, seat: Seat): void {
  if (holdsInTime(table, state, seat, table.informant))
    open.eachWith(table.choices.playAt, table.informant, affordable(table, state, seat, true));
}
