import { ALL, no, set } from '@orrery/kernel';
import { decision, sideOnTurn, type Answering } from '../decision.ts';
import { At } from '../decision-ids.ts';
import { proceed, running } from '../missions.ts';
import { operation, type Effect, type Op } from '../operation.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';

export const returnDiscards = ({ max, count }: Effect<'discardToDeckTop'>): Op =>
  operation('discardToDeckTop', begin, { count: max, namesCount: count === 'owner' });

function begin(at: Answering, op: Op): boolean {
  if (op.namesCount) at.state.at = At.PROPAGANDA_COUNT;
  else putBack(at, Math.min(op.count, set.size(at.state.discard)));
  return op.namesCount;
}

const most = (table: Table, state: State): number => Math.min(running(table, state).count, set.size(state.discard));

/** How many discards return to the deck. LIB-MISSION-PROPAGANDA-1 */
export const propagandaCount = decision('propaganda.count', {
  clause: 'LIB-MISSION-PROPAGANDA-1',
  asks: sideOnTurn,
  list: (table, state, open) => open.span(table.verbs.count, 0, most(table, state)),
  answers: {
    count(at, count) {
      putBack(at, count);
      proceed(at);
    },
  },
  whyNot: { count: ({ table, state }) => no('tooMany', 'LIB-MISSION-PROPAGANDA-1', { most: most(table, state) }) },
});

/** LIB-MISSION-PROPAGANDA-5: random discards, the first drawn on top, unseen. */
function putBack({ table: { events }, state, chance, tell }: Answering, count: number): void {
  const bottom = state.deck.length;
  state.deck.length = bottom + count;
  for (let i = 0; i < count; i++) {
    const card = set.nth(state.discard, chance.below(set.size(state.discard)));
    state.discard = set.without(state.discard, card);
    state.deck[bottom + count - 1 - i] = card;
  }
  tell?.(ALL, events.returned(count));
}
