import { ALL, type Tell } from '@orrery/kernel';
import type { State } from './state.ts';
import type { Table } from './table.ts';

/** LIB-SABOTAGE-5 … LIB-SABOTAGE-7: the answer is given by the rules. */
export function sabotage(table: Table, state: State, city: number, tell?: Tell): void {
  const { base } = table.events;
  if (tell) tell(ALL, base.sabotage + city);
  if ((state.dynasty >> city) & 1) {
    state.dynasty &= ~(1 << city);
    state.discard |= 1 << city;
    if (tell) tell(ALL, base.sabotaged + city);
  } else if (tell) tell(ALL, base.notInHand + city);
}
