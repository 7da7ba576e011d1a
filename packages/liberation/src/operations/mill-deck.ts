import { ALL, set } from '@orrery/kernel';
import type { Answering } from '../decision.ts';
import { operation, type Effect, type Op } from '../operation.ts';
import { takeTop } from '../state.ts';

/** A share of the deck goes from the top to the discard pile, unseen. LIB-MISSION-PUBLIC-SUPPORT-2, LIB-MISSION-PUBLIC-SUPPORT-3 */
export const millDeck = ({ num, den, round }: Effect<'millDeck'>): Op =>
  operation('millDeck', mill, { count: num, divisor: den, roundUp: round === 'up' });

function mill({ table: { events }, state, tell }: Answering, { count, divisor, roundUp }: Op): boolean {
  const share = (state.deck.length * count) / divisor;
  const milled = roundUp ? Math.ceil(share) : Math.floor(share);
  for (let i = 0; i < milled; i++) state.discard = set.with(state.discard, takeTop(state));
  tell?.(ALL, events.milled(milled));
  return false;
}
