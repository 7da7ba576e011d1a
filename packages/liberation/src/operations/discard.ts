import { set } from '@orrery/kernel';
import type { City } from '../cities.ts';
import { decision, sideNotOnTurn, sideOnTurn, type Answering } from '../decision.ts';
import { At } from '../decision-ids.ts';
import { proceed } from '../missions.ts';
import { operation, type Effect, type Op } from '../operation.ts';
import { notInHand } from '../refusals.ts';
import { otherSide } from '../sides.ts';
import { handOf } from '../state.ts';
import { discard } from '../turn.ts';

export const discardOwn = ({ count }: Effect<'discardOwn'>): Op => operation('discardOwn', beginOwn, { count, mostAnswers: count });

function beginOwn({ state }: Answering, { count }: Op): boolean {
  state.left = count;
  state.at = At.DISCARD_OWN;
  return count > 0 && handOf(state, state.side) !== 0;
}

/** A card of the own hand. LIB-DISCARD-2 */
export const discardOwnCard = decision('discard.own', {
  clause: 'LIB-DISCARD-2',
  asks: sideOnTurn,
  list: ({ verbs }, state, open) => open.each(verbs.discard, handOf(state, state.side)),
  answers: { discard: oneOfSeveral },
  whyNot: { discard: (seen, city) => notInHand(seen, 'LIB-LIB-STEP3-1', city) },
});

export const opponentDiscards = ({ count, pick }: Effect<'opponentDiscards'>): Op =>
  operation('opponentDiscards', beginForced, { count, mostAnswers: count, opponentPicks: pick === 'opponent' });

function beginForced(at: Answering, { count, opponentPicks }: Op): boolean {
  const { state, chance } = at;
  const opponent = otherSide(state.side);
  if (opponentPicks) {
    state.left = count;
    state.at = At.DISCARD_FORCED;
    return count > 0 && handOf(state, opponent) !== 0;
  }
  for (let i = 0; i < count; i++) {
    const hand = handOf(state, opponent);
    if (hand === 0) break;
    discard(at, opponent, set.nth(hand, chance.below(set.size(hand))));
  }
  return false;
}

/** A card of the hand of the side that is not on turn. LIB-DISCARD-2 */
export const discardForced = decision('discard.forced', {
  clause: 'LIB-DISCARD-2',
  asks: sideNotOnTurn,
  list: ({ verbs }, state, open) => open.each(verbs.discard, handOf(state, otherSide(state.side))),
  answers: { discard: oneOfSeveral },
  whyNot: { discard: (seen, city) => notInHand(seen, 'LIB-LIB-STEP3-1', city) },
});

function oneOfSeveral(at: Answering, card: City): void {
  const { state, seat } = at;
  discard(at, seat, card);
  state.left--;
  if (state.left <= 0 || handOf(state, seat) === 0) proceed(at);
}
