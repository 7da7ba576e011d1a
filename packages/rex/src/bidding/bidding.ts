import { ALL, set } from '@orrery/kernel';
import type { At } from '../decision.ts';
import { frameOf, goTo, openWindow, pop, push } from '../frames.ts';
import { drawCard, handLimit } from '../hand.ts';
import { D, FLOW } from '../ids.ts';
import { lookAtInfluence } from '../races/looks.ts';
import { heldBy } from '../state.ts';

const WINDOW = 0;
const ROW = 1;
const AUCTIONS = 2;

/** Bidding phase: window, Jol-Nar's look, the row, then one auction after the other (REX-BID-1 … 3, 13). */
export function biddingFlow(at: At): void {
  const { table, state, tell } = at;
  const { auction } = state;
  switch (frameOf(state).step) {
    case WINDOW:
      state.phase = FLOW.bidding;
      auction.barred = 0;
      auction.gifted = 0;
      auction.opener = state.first;
      auction.offer = 0;
      tell?.(ALL, table.events.phase(FLOW.bidding));
      goTo(state, ROW);
      return openWindow(state, D['W-BID']);
    case ROW:
      lookAtInfluence(at);
      layRow(at);
      return goTo(state, AUCTIONS);
    default:
      if (state.cards.row.length > 0) return push(state, FLOW.auction);
      auction.opener = -1;
      pop(state);
      return push(state, FLOW.recruitment);
  }
}

/** As many cards as players below their limit, barred ones not counted, as far as deck and discards reach (REX-BID-2, REX-BID-4). */
function layRow(at: At): void {
  const { table, state, tell } = at;
  const { row } = state.cards;
  for (let seat = 0; seat < table.seats; seat++) {
    if (heldBy(state, seat) >= handLimit(table, state, seat) || set.has(state.auction.barred, seat)) continue;
    const card = drawCard(at);
    if (card < 0) break;
    row.push(card);
  }
  tell?.(ALL, table.events.row(row.length));
}
