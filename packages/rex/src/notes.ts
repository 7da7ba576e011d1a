import type { Known } from '@orrery/kernel';
import { tableOf, type RexRules } from './bound-rules.ts';
import { remember } from './memory.ts';
import type { RexView } from './view.ts';

/** What a seat has legally seen and may want to remember (REX-SEC-4): a fold over its past, so it cannot tell more. */
export interface Notes {
  /** Strategy cards known to be in each hand: kept after battles, shown, or seen by Jol-Nar before they were bought. */
  readonly hands: readonly (readonly string[])[];
  /** Traitor cards that were dealt to this seat and went back into the deck. */
  readonly returnedTraitors: readonly string[];
}

export function notesOf(rules: RexRules, known: Known<RexView>): Notes {
  const t = tableOf(rules);
  const { cards, secrets } = remember(t, known);
  return {
    hands: cards.inHand.map((hand) =>
      hand.flatMap((copies, card) => Array.from({ length: copies }, () => t.pack.strategyCards[card]?.id ?? '')),
    ),
    returnedTraitors: t.pack.leaders.flatMap(({ id }, leader) =>
      secrets.elsewhere[leader] === 0 && !known.view.own.traitors.includes(id) ? [id] : [],
    ),
  };
}
