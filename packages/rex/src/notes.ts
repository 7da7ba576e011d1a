import type { Known } from '@orrery/kernel';
import { remember } from './memory.ts';
import type { RexRules } from './rules.ts';
import { cardId } from './table.ts';
import type { RexView } from './view.ts';

/** What a seat has legally seen and may want to remember (REX-SEC-4): a fold over its past, so it cannot tell more. */
export interface Notes {
  /** Strategy cards known to be in each hand: kept after battles, shown, or seen by Jol-Nar before they were bought. */
  readonly hands: readonly (readonly string[])[];
  /** Traitor cards that were dealt to this seat and went back into the deck. */
  readonly returnedTraitors: readonly string[];
}

export function notesOf({ table }: RexRules, known: Known<RexView>): Notes {
  const { cards, secrets } = remember(table, known);
  return {
    hands: cards.inHand.map((hand) => hand.flatMap((copies, card) => Array.from({ length: copies }, () => cardId(table, card)))),
    returnedTraitors: table.pack.leaders.flatMap(({ id }, leader) =>
      secrets.elsewhere[leader] === 0 && !known.view.own.traitors.includes(id) ? [id] : [],
    ),
  };
}
