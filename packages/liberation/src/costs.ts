import { set } from '@orrery/kernel';
import { DYNASTY, type Side } from './sides.ts';
import { handOf, ready, type State } from './state.ts';
import { ruleOf, type Mission, type Table } from './table.ts';

/** LIB-COST-6: the whole cost can be paid from so many ready cities and so many cards. */
export function payable(table: Table, mission: Mission, readyCities: number, cards: number): boolean {
  const { costExploit, costDiscard } = ruleOf(table, mission);
  return costDiscard <= cards && costExploit <= readyCities;
}

/** Cities a side can exploit for a cost: only the Dynasty has any. LIB-COST-3 */
export const readyOf = (state: State, side: Side): number => (side === DYNASTY ? set.size(ready(state)) : 0);

export const cardsOf = (state: State, side: Side): number => set.size(handOf(state, side));
