import { decision, sideOnTurn } from '../decision.ts';
import { At } from '../decision-ids.ts';
import { occupy } from '../occupying.ts';
import { notInHand } from '../refusals.ts';
import { LIBERATION } from '../sides.ts';

/** The Dynasty's first city. LIB-SETUP-8, LIB-SETUP-9 */
export const setupOccupy = decision('setup.occupy', {
  clause: 'LIB-SETUP-8',
  asks: sideOnTurn,
  list: ({ verbs }, state, open) => open.each(verbs.occupy, state.dynasty),
  answers: {
    occupy(at, city) {
      occupy(at, city);
      at.state.side = LIBERATION;
      at.state.at = At.SETUP_BASE;
    },
  },
  whyNot: { occupy: (seen, city) => notInHand(seen, 'LIB-SETUP-8', city) },
});
