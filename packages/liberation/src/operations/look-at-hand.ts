import { ALL, set } from '@orrery/kernel';
import type { Answering } from '../decision.ts';
import { operation, type Effect, type Op } from '../operation.ts';
import { DYNASTY, LIBERATION, otherSide } from '../sides.ts';
import { handOf } from '../state.ts';

/** More than any hand holds. */
const ALL_CARDS = 32;
const PLAYERS = set.of([DYNASTY, LIBERATION]);

export const lookAtHand = ({ count }: Effect<'lookAtHand'>): Op =>
  operation('lookAtHand', begin, { count: count === 'all' ? ALL_CARDS : count });

/** Random cards of the other hand are shown to both players. */
function begin({ table: { events }, state, chance, tell }: Answering, op: Op): boolean {
  const { side } = state;
  let hidden = handOf(state, otherSide(side));
  const count = Math.min(op.count, set.size(hidden));
  tell?.(ALL, events.lookedAtHand(side, count));
  for (let i = 0; i < count; i++) {
    const card = set.nth(hidden, chance.below(set.size(hidden)));
    hidden = set.without(hidden, card);
    tell?.(PLAYERS, events.shown(otherSide(side), card));
  }
  return false;
}
