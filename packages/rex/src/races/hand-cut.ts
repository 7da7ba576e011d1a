import { no, set } from '@orrery/kernel';
import { decision } from '../decision.ts';
import { answered } from '../frames.ts';
import { copies, discardCard } from '../hand.ts';
import { RACE } from '../ids.ts';
import { draftOf, heldBy, seatOf, type State } from '../state.ts';
import { cardId, type Table } from '../table.ts';
import type { Card, Seat } from '../words.ts';

/** How many cards a cancelled hand limit costs (REX-CARD-IN-13). */
const excess = (table: Table, state: State, seat: Seat): number => heldBy(state, seat) - table.pack.constants.handLimit;

/** Letnev discards down to the common limit when Informant takes its own away: in ascending order, so that one set has one way (REX-CARD-IN-13). */
export const cutHand = decision('D-HANDCUT', {
  clause: 'REX-CARD-IN-13',
  asks: (_, state) => set.only(seatOf(state, RACE.LET)),
  list(table, state, open, seat) {
    const { discard } = table.choices;
    const draft = draftOf(state, seat);
    const missing = excess(table, state, seat) - draft.length;
    const last = draft.length > 0 ? discard.read.card(draft.at(-1) ?? -1) : 0;
    const left = (card: Card): number => copies(table, state, seat, card) - draft.filter((cut) => cut === discard(card)).length;
    let later = 0;
    for (let card = last; card < table.cards; card++) later += left(card);
    for (let card = last; card < table.cards && later >= missing; card++) {
      if (left(card) > 0) open.add(discard(card));
      later -= left(card);
    }
  },
  answers: {
    discard(at, card) {
      const { table, state, seat } = at;
      const { discard } = table.choices;
      const draft = draftOf(state, seat);
      draft.push(discard(card));
      if (draft.length < excess(table, state, seat)) return;
      answered(state, seat);
      for (const cut of draft) discardCard(at, seat, discard.read.card(cut));
    },
  },
  whyNot: {
    discard: ({ table }, card) => no('not-this-card', 'REX-HAND-4', { card: cardId(table, card) }),
  },
});
