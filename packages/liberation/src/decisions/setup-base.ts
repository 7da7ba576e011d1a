import { ALL, set } from '@orrery/kernel';
import { decision, sideOnTurn } from '../decision.ts';
import { notInHand } from '../refusals.ts';
import { DYNASTY, LIBERATION } from '../sides.ts';
import { beginTurn, draw } from '../turn.ts';

/** The Liberation's first base. LIB-SETUP-10 … LIB-SETUP-13 */
export const setupBase = decision('setup.base', {
  clause: 'LIB-SETUP-10',
  asks: sideOnTurn,
  list: ({ verbs }, state, open) => open.each(verbs.base, state.liberation),
  answers: {
    base(at, city) {
      const { table, state, tell } = at;
      state.liberation = set.without(state.liberation, city);
      state.base = city;
      tell?.(set.only(LIBERATION), table.events.based(city));
      tell?.(set.without(ALL, LIBERATION), table.events.basedUnseen());
      // LIB-OPT-6
      if (table.settings.refillAfterPlacement) {
        draw(at, DYNASTY);
        draw(at, LIBERATION);
      }
      beginTurn(at, DYNASTY);
    },
  },
  whyNot: { base: (seen, city) => notInHand(seen, 'LIB-SETUP-10', city) },
});
