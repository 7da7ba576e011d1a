import { ALL, set } from '@orrery/kernel';
import type { At } from './decision.ts';
import { heldBy, raceOf, type State } from './state.ts';
import type { Table } from './table.ts';
import type { Card, Seat } from './words.ts';

/** Copies of a card in a hand. */
export const copies = (table: Table, { cards }: State, seat: Seat, card: Card): number =>
  card < 0 ? 0 : (cards.hand[seat * table.cards + card] as number);

/** REX-HAND-1, REX-RACE-LET-4. */
export const handLimit = (table: Table, state: State, seat: Seat): number => table.handLimit[raceOf(state, seat)] as number;

function addCard(table: Table, state: State, seat: Seat, card: Card, by: 1 | -1): void {
  state.cards.hand[seat * table.cards + card] = copies(table, state, seat, card) + by;
  state.cards.held[seat] = heldBy(state, seat) + by;
}
export const takeCard = (table: Table, state: State, seat: Seat, card: Card): void => addCard(table, state, seat, card, 1);
export const dropCard = (table: Table, state: State, seat: Seat, card: Card): void => addCard(table, state, seat, card, -1);

/** A card leaves a hand for the discard pile, openly. */
export function discardCard({ table, state, tell }: At, seat: Seat, card: Card): void {
  dropCard(table, state, seat, card);
  state.cards.discard.push(card);
  tell?.(ALL, table.events.discarded(seat, card));
}

/** A used card goes to the discard pile, or out of the game where it says so (REX-CARD-GEN-2). */
export function spendCard({ table, state }: At, seat: Seat, card: Card): void {
  dropCard(table, state, seat, card);
  (table.removedAfter[card] ? state.cards.removed : state.cards.discard).push(card);
}

function renewDeck({ table, state: { cards }, chance, tell }: At): void {
  if (cards.deck.length > 0 || cards.discard.length === 0) return;
  cards.deck = chance.shuffle(cards.discard);
  cards.discard = [];
  tell?.(ALL, table.events.reshuffled(cards.deck.length));
}

/** The top card of the strategy deck, −1 if there is none; the discard pile becomes the deck as soon as the last card is drawn (REX-HAND-5). */
export function drawCard(at: At): Card {
  renewDeck(at);
  const card = at.state.cards.deck.pop() ?? -1;
  renewDeck(at);
  return card;
}

/** A card comes into a hand, seen by its owner alone. */
export function receiveCard({ table, state, tell }: At, seat: Seat, card: Card): void {
  takeCard(table, state, seat, card);
  tell?.(set.only(seat), table.events.drewThis(seat, card));
  tell?.(set.without(ALL, seat), table.events.drew(seat));
}

/** A seat draws a card that only it sees. */
export function drawToHand(at: At, seat: Seat): void {
  renewDeck(at);
  const card = at.state.cards.deck.pop();
  if (card === undefined) return;
  receiveCard(at, seat, card);
  renewDeck(at);
}

/** Whether a draw would bring a card (REX-RACE-LET-3). */
export const canDraw = ({ cards }: State): boolean => cards.deck.length + cards.discard.length > 0;
