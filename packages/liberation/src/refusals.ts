import { no, type Refusal } from '@orrery/kernel';
import type { City } from './cities.ts';
import { cardsOf, readyOf } from './costs.ts';
import type { Seen } from './decision.ts';
import { ruleOf, type Mission, type Table } from './table.ts';

export const named = (table: Table, city: City): { readonly city: string } => ({ city: table.cities[city] ?? '' });

export const notInHand = ({ table }: Seen, clause: string, city: City): Refusal => no('notInHand', clause, named(table, city));

export const tooFar = ({ table }: Seen, clause: string, city: City, from: City): Refusal =>
  no('notAdjacent', clause, { ...named(table, city), from: table.cities[from] ?? '' });

/** LIB-COST-6: what is needed and what is there, of which the card that is to be played is no part. */
export function cannotPay({ table, state }: Seen, mission: Mission, cardsPlayed: number): Refusal {
  const { id, costExploit, costDiscard } = ruleOf(table, mission);
  return no('cannotPay', 'LIB-COST-6', {
    mission: id,
    exploit: costExploit,
    discard: costDiscard,
    ready: readyOf(state, state.side),
    cards: cardsOf(state, state.side) - cardsPlayed,
  });
}

/** LIB-UNEXPLOIT-1 */
export const notExploited = ({ table }: Seen, city: City): Refusal => no('notExploited', 'LIB-UNEXPLOIT-1', named(table, city));
