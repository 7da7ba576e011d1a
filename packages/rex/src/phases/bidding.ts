import { goTo, pop, push, stepOf } from '../frames.ts';
import { drawCard, handLimit } from '../hand.ts';
import { F_AUCTION, F_BIDDING, F_RECRUITMENT, W_BID } from '../ids.ts';
import { lookAtInfluence } from '../races/jol-nar.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';
import { tellAll } from '../tell.ts';
import { openWindow } from '../windows.ts';

/** Bidding phase: window, Jol-Nar's look, the row, then one auction after the other (REX-BID-1 … 3, 13). */
export function biddingFlow(t: Table, s: State): void {
  switch (stepOf(s)) {
    case 0:
      s.phase = F_BIDDING;
      s.barred = 0;
      s.gifted = 0;
      s.opener = s.first;
      s.offer = 0;
      tellAll(t, 'phase', F_BIDDING);
      goTo(s, 1);
      return openWindow(s, W_BID);
    case 1:
      lookAtInfluence(t, s);
      layRow(t, s);
      return goTo(s, 2);
    default:
      if (s.row.length > 0) return push(s, F_AUCTION);
      s.opener = -1;
      pop(s);
      return push(s, F_RECRUITMENT);
  }
}

/** As many cards as players below their limit, barred ones not counted, as far as deck and discards reach (REX-BID-2, REX-BID-4). */
function layRow(t: Table, s: State): void {
  for (let seat = 0; seat < t.seats; seat++) {
    if ((s.held[seat] as number) >= handLimit(t, s, seat) || (s.barred >> seat) & 1) continue;
    const card = drawCard(t, s);
    if (card < 0) break;
    s.row.push(card);
  }
  tellAll(t, 'row', s.row.length);
}
