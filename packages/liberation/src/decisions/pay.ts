import { ALL, no, set } from '@orrery/kernel';
import { decision, sideOnTurn } from '../decision.ts';
import { pay } from '../missions.ts';
import { named, notInHand } from '../refusals.ts';
import { handOf, ready } from '../state.ts';
import { payDiscard } from '../turn.ts';

/** An E of a cost: a ready city is exploited and gets no operation for it. LIB-COST-3 */
export const payExploit = decision('pay.exploit', {
  clause: 'LIB-COST-3',
  asks: sideOnTurn,
  list: ({ verbs }, state, open) => open.each(verbs.pay, ready(state)),
  answers: {
    pay(at, city) {
      const { table, state, tell } = at;
      state.exploited = set.with(state.exploited, city);
      state.payExploit--;
      tell?.(ALL, table.events.paidExploit(city));
      pay(at);
    },
  },
  whyNot: {
    pay: ({ table, state }, city) =>
      no(set.has(state.occupied, city) ? 'alreadyExploited' : 'notOccupied', 'LIB-COST-3', named(table, city)),
  },
});

/** An X of a cost: a card of the hand. LIB-COST-2, LIB-COST-8 */
export const payWithCard = decision('pay.discard', {
  clause: 'LIB-COST-2',
  asks: sideOnTurn,
  list: ({ verbs }, state, open) => open.each(verbs.pay, handOf(state, state.side)),
  answers: {
    pay(at, card) {
      payDiscard(at, at.state.side, card);
      at.state.payDiscard--;
      pay(at);
    },
  },
  whyNot: { pay: (seen, city) => notInHand(seen, 'LIB-COST-2', city) },
});
