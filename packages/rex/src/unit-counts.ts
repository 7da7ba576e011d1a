import type { Open } from '@orrery/kernel';
import { RACE } from './ids.ts';
import { seatOf, type State } from './state.ts';
import type { Table } from './table.ts';
import type { Seat } from './words.ts';

/**
 * The step `units` of a move, deployment or relocation: how many of each kind. Lazax says mechanized, Xxcha face-down units beside the ordinary ones.
 * Lists every mix of at least one unit and at most `most` in all.
 */
export function listUnits({ choices }: Table, state: State, open: Open, seat: Seat, units: number, others: number, most: number): void {
  if (seat === seatOf(state, RACE.LAZ)) listMixes(choices.unitsMechanized, open, units, others, most);
  else if (seat === seatOf(state, RACE.XXC)) listMixes(choices.unitsFaceDown, open, units, others, most);
  else open.span(choices.units, 1, Math.min(units, most));
}

function listMixes(word: (units: number, others: number) => number, open: Open, units: number, others: number, most: number): void {
  for (let k = 0; k <= units; k++) for (let m = k === 0 ? 1 : 0; m <= others && k + m <= most; m++) open.add(word(k, m));
}
