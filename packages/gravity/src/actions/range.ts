import { set, type Seat } from '@orrery/kernel';
import { besides, controlOf, sideControl } from '../control.ts';
import { everywhere } from '../geometry.ts';
import type { State } from '../state.ts';
import type { Action, Table } from '../table.ts';
import type { Islands } from '../words.ts';

/** Islands of others that an action of this range reaches. */
export function othersWithin(table: Table, state: State, seat: Seat, { adjacent }: Action): Islands {
  return set.minus(adjacent ? besides(state, controlOf(state, seat)) : everywhere(), sideControl(table, state, seat));
}
