import { decision, sideOnTurn, type Answering } from '../decision.ts';
import type { City } from '../cities.ts';
import { notInHand } from '../refusals.ts';
import { discard, stepThree } from '../turn.ts';

/** Hands are cut to three. LIB-DYN-STEP3-1, LIB-DYN-STEP3-2 */
export const dynastyStepThree = decision('dyn.step3', {
  clause: 'LIB-DYN-STEP3-1',
  asks: sideOnTurn,
  list: ({ verbs }, state, open) => open.each(verbs.discard, state.dynasty),
  answers: { discard: cut },
  whyNot: { discard: (seen, city) => notInHand(seen, 'LIB-DYN-STEP3-2', city) },
});

/** LIB-LIB-STEP3-1 */
export const liberationStepThree = decision('lib.step3', {
  clause: 'LIB-LIB-STEP3-1',
  asks: sideOnTurn,
  list: ({ verbs }, state, open) => open.each(verbs.discard, state.liberation),
  answers: { discard: cut },
  whyNot: { discard: (seen, city) => notInHand(seen, 'LIB-LIB-STEP3-1', city) },
});

function cut(at: Answering, card: City): void {
  discard(at, at.state.side, card);
  stepThree(at);
}
