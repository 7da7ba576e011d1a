import { answered, askSeat, goTo, inOrder, keepLocal, localOf, pop, stepOf } from '../frames.ts';
import { handLimit, takeCard } from '../hand.ts';
import { D_BID, D_GIFT, JOL, LAZ, X_PAY, X_PEEK } from '../ids.ts';
import { giftDue, payForCard } from '../races/lazax.ts';
import { lookAtOffer } from '../races/jol-nar.ts';
import { bonusCard } from '../races/letnev.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';
import { tellAll, tellSecret } from '../tell.ts';
import { MOST_INFLUENCE } from '../vocabulary.ts';
import { openWindow } from '../windows.ts';

const PEEK = 0;
const LOOK = 1;
const GIFT = 2;
const OPEN = 3;
const BID = 4;
const PAY = 5;

/** One card of the row: Jol-Nar's look, Lazax's gifts, bids until one is left, payment (REX-BID-5 … 15). */
export function auctionFlow(t: Table, s: State): void {
  switch (stepOf(s)) {
    case PEEK:
      goTo(s, LOOK);
      s.offer++;
      s.high = 0;
      s.highSeat = -1;
      s.seenOffer = 0;
      if ((s.seatOf[JOL] as number) >= 0) openWindow(s, X_PEEK);
      return;
    case LOOK:
      lookAtOffer(t, s);
      return goTo(s, GIFT);
    case GIFT:
      return gifts(t, s);
    case OPEN:
      return open(t, s);
    case BID:
      return nextBidder(t, s);
    default:
      return hammer(t, s);
  }
}

/** Whether a seat can take part at all (REX-BID-6, REX-BID-15). */
function able(t: Table, s: State, seat: number): boolean {
  return (
    (s.influence[seat] as number) >= t.pack.constants.minBid &&
    (s.held[seat] as number) < handLimit(t, s, seat) &&
    !((s.barred >> seat) & 1)
  );
}

/** Lazax is asked for each ally without a gift in this phase (REX-ALLY-15, E13). */
function gifts(t: Table, s: State): void {
  for (let i = localOf(s); i < t.seats; i++) {
    const seat = inOrder(t, s, i);
    if (!giftDue(s, seat)) continue;
    keepLocal(s, i + 1);
    s.bidder = seat;
    return askSeat(s, D_GIFT, s.seatOf[LAZ] as number);
  }
  s.bidder = -1;
  goTo(s, OPEN);
}

function open(t: Table, s: State): void {
  let opener = s.opener;
  for (let i = 0; i < t.seats && !able(t, s, opener); i++) opener = (opener + 1) % t.seats;
  if (!able(t, s, opener)) return unsold(t, s);
  s.opener = opener;
  s.bidding = 0;
  for (let seat = 0; seat < t.seats; seat++) if (able(t, s, seat)) s.bidding |= 1 << seat;
  tellAll(t, 'auction', opener, s.offer);
  s.bidder = opener;
  askSeat(s, D_BID, opener);
  goTo(s, BID);
}

/** Clockwise to the next player still in who can raise (REX-BID-7); nobody left: the highest bidder wins, or nobody wanted the card. */
function nextBidder(t: Table, s: State): void {
  for (let i = 1; i < t.seats; i++) {
    const seat = (s.bidder + i) % t.seats;
    if (!((s.bidding >> seat) & 1) || seat === s.highSeat || (s.influence[seat] as number) <= s.high) continue;
    s.bidder = seat;
    return askSeat(s, D_BID, seat);
  }
  s.bidding = 0;
  s.bidder = -1;
  if (s.highSeat < 0) return unsold(t, s);
  tellAll(t, 'won', s.highSeat, s.high);
  goTo(s, PAY);
  openWindow(s, X_PAY);
}

export function bidLegal(t: Table, s: State, seat: number, out: number[]): number {
  const most = Math.min(s.influence[seat] as number, MOST_INFLUENCE);
  let n = 0;
  out[n++] = t.c.pass;
  for (let amount = Math.max(s.high + 1, t.pack.constants.minBid); amount <= most; amount++) out[n++] = t.c.bid + amount;
  return n;
}

export function bidAnswer(t: Table, s: State, seat: number, choice: number): void {
  answered(s, seat);
  if (choice === t.c.pass) {
    s.bidding &= ~(1 << seat); // REX-BID-9
    return tellAll(t, 'passed', seat);
  }
  s.high = choice - t.c.bid;
  s.highSeat = seat;
  tellAll(t, 'bid', seat, s.high);
}

/** The buyer pays and takes the card unseen (REX-BID-11, REX-BID-12). */
function hammer(t: Table, s: State): void {
  const buyer = s.highSeat;
  payForCard(t, s, buyer, s.high);
  const card = s.row.shift() as number;
  takeCard(t, s, buyer, card);
  tellSecret(t, buyer, 'drew', buyer, card);
  s.seenOffer = 0;
  bonusCard(t, s, buyer);
  endAuction(t, s);
  s.opener = (s.opener + 1) % t.seats; // REX-BID-5
}

/** Nobody bids: the phase ends, what is left of the row goes back into the deck (REX-BID-14). */
function unsold(t: Table, s: State): void {
  tellAll(t, 'unsold', s.row.length);
  s.deck.push(...s.row);
  s.row.length = 0;
  t.chance.shuffle(s.deck);
  endAuction(t, s);
}

function endAuction(_t: Table, s: State): void {
  s.high = 0;
  s.highSeat = -1;
  s.seenOffer = 0;
  s.cancelled = 0;
  pop(s);
}
