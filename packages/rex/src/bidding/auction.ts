import { ALL, set } from '@orrery/kernel';
import { usedInVain } from '../advantages.ts';
import type { At } from '../decision.ts';
import { ask, frameOf, goTo, inOrder, openWindow, pop } from '../frames.ts';
import { drawToHand, handLimit, receiveCard } from '../hand.ts';
import { D, POWER, RACE } from '../ids.ts';
import { payBank, paySeat } from '../money.ts';
import { lookAtOffer } from '../races/looks.ts';
import { heldBy, influenceOf, seatOf, type State } from '../state.ts';
import type { Table } from '../table.ts';
import type { Seat } from '../words.ts';
import { giftDue } from './lazax-gift.ts';

const PEEK = 0;
const LOOK = 1;
const GIFTS = 2;
const OPEN = 3;
const BIDS = 4;
const PAY = 5;

/** One card of the row: Jol-Nar's look, Lazax's gifts, bids until one is left, payment (REX-BID-5 … 15). */
export function auctionFlow(at: At): void {
  const { state } = at;
  switch (frameOf(state).step) {
    case PEEK:
      goTo(state, LOOK);
      state.auction.offer++;
      clearBids(state);
      if (seatOf(state, RACE.JOL) >= 0) openWindow(state, D['X-PEEK']);
      return;
    case LOOK:
      lookAtOffer(at);
      return goTo(state, GIFTS);
    case GIFTS:
      return gifts(at);
    case OPEN:
      return open(at);
    case BIDS:
      return nextBidder(at);
    default:
      return hammer(at);
  }
}

function clearBids({ auction }: State): void {
  auction.high = 0;
  auction.highSeat = -1;
  auction.seen = 0;
}

/** Whether a seat can take part at all (REX-BID-6, REX-BID-15). */
const able = (table: Table, state: State, seat: Seat): boolean =>
  influenceOf(state, seat) >= table.pack.constants.minBid &&
  heldBy(state, seat) < handLimit(table, state, seat) &&
  !set.has(state.auction.barred, seat);

/** Lazax is asked for each ally without a gift in this phase (REX-ALLY-15, E13). */
function gifts(at: At): void {
  const { table, state } = at;
  const frame = frameOf(state);
  for (let i = frame.next; i < table.seats; i++) {
    const seat = inOrder(table, state, i);
    if (!giftDue(state, seat)) continue;
    frame.next = i + 1;
    state.auction.bidder = seat;
    return ask(at, D['D-GIFT']);
  }
  state.auction.bidder = -1;
  frame.step = OPEN;
}

function open(at: At): void {
  const { table, state, tell } = at;
  const { auction } = state;
  let { opener } = auction;
  for (let i = 0; i < table.seats && !able(table, state, opener); i++) opener = (opener + 1) % table.seats;
  if (!able(table, state, opener)) return unsold(at);
  auction.opener = opener;
  auction.bidding = 0;
  for (let seat = 0; seat < table.seats; seat++) if (able(table, state, seat)) auction.bidding = set.with(auction.bidding, seat);
  tell?.(ALL, table.events.auction(opener, auction.offer));
  auction.bidder = opener;
  ask(at, D['D-BID']);
  goTo(state, BIDS);
}

/** Takes part, and could pay more than the highest bid. */
export const canRaise = (state: State, seat: Seat): boolean =>
  set.has(state.auction.bidding, seat) && influenceOf(state, seat) > state.auction.high;

/** Clockwise to the next player still in who can raise (REX-BID-7); nobody left: the highest bidder wins, or nobody wanted the card. */
function nextBidder(at: At): void {
  const { table, state, tell } = at;
  const { auction } = state;
  for (let i = 1; i < table.seats; i++) {
    const seat = (auction.bidder + i) % table.seats;
    if (seat === auction.highSeat || !canRaise(state, seat)) continue;
    auction.bidder = seat;
    return ask(at, D['D-BID']);
  }
  auction.bidding = 0;
  auction.bidder = -1;
  if (auction.highSeat < 0) return unsold(at);
  tell?.(ALL, table.events.won(auction.highSeat, auction.high));
  goTo(state, PAY);
  openWindow(state, D['X-PAY']);
}

/** The buyer pays and takes the card unseen (REX-BID-11, REX-BID-12). */
function hammer(at: At): void {
  const { table, state } = at;
  const { auction } = state;
  const buyer = auction.highSeat;
  payForCard(at, buyer, auction.high);
  receiveCard(at, buyer, state.cards.row.shift() ?? -1);
  auction.seen = 0;
  bonusCard(at, buyer);
  endAuction(state);
  auction.opener = (auction.opener + 1) % table.seats; // REX-BID-5
}

/** What others pay for strategy cards goes to Lazax, its own payments to the bank (REX-RACE-LAZ-1, REX-RACE-LAZ-2). */
function payForCard(at: At, buyer: Seat, amount: number): void {
  const lazax = seatOf(at.state, RACE.LAZ);
  if (lazax >= 0 && lazax !== buyer && !usedInVain(at.state, POWER['LAZ-1'])) paySeat(at, buyer, lazax, amount);
  else payBank(at, buyer, amount);
}

/** Letnev's bonus card after a purchase, while its hand is below the limit (REX-RACE-LET-3). */
function bonusCard(at: At, buyer: Seat): void {
  const { table, state } = at;
  if (buyer !== seatOf(state, RACE.LET) || usedInVain(state, POWER['LET-3'])) return;
  if (heldBy(state, buyer) < handLimit(table, state, buyer)) drawToHand(at, buyer);
}

/** Nobody bids: the phase ends, what is left of the row goes back into the deck (REX-BID-14). */
function unsold({ table, state, chance, tell }: At): void {
  const { deck, row } = state.cards;
  tell?.(ALL, table.events.unsold(row.length));
  deck.push(...row);
  row.length = 0;
  chance.shuffle(deck);
  endAuction(state);
}

function endAuction(state: State): void {
  clearBids(state);
  state.cancelled = 0;
  pop(state);
}
