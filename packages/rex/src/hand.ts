import type { State } from './state.ts';
import type { Table } from './table.ts';
import { tellAll, tellSecret } from './tell.ts';

const at = (list: readonly number[], i: number): number => list[i] as number;

/** Copies of a card in a hand. */
export function copies(t: Table, s: State, seat: number, card: number): number {
  return card < 0 ? 0 : at(s.hand, seat * t.cards + card);
}

/** REX-HAND-1, REX-RACE-LET-4. */
export function handLimit(t: Table, s: State, seat: number): number {
  return at(t.handLimit, at(s.race, seat));
}

export function takeCard(t: Table, s: State, seat: number, card: number): void {
  const i = seat * t.cards + card;
  s.hand[i] = at(s.hand, i) + 1;
  s.held[seat] = at(s.held, seat) + 1;
}

export function dropCard(t: Table, s: State, seat: number, card: number): void {
  const i = seat * t.cards + card;
  s.hand[i] = at(s.hand, i) - 1;
  s.held[seat] = at(s.held, seat) - 1;
}

/** A card leaves a hand for the discard pile, openly. */
export function discardCard(t: Table, s: State, seat: number, card: number): void {
  dropCard(t, s, seat, card);
  s.discard.push(card);
  tellAll(t, 'discarded', seat, card);
}

/** A used card goes to the discard pile, or out of the game where it says so (REX-CARD-GEN-2). */
export function spendCard(t: Table, s: State, seat: number, card: number): void {
  dropCard(t, s, seat, card);
  (t.removedAfter[card] ? s.removed : s.discard).push(card);
}

function renewDeck(t: Table, s: State): void {
  if (s.deck.length > 0 || s.discard.length === 0) return;
  s.deck = t.chance.shuffle(s.discard);
  s.discard = [];
  tellAll(t, 'reshuffled', s.deck.length);
}

/** The top card of the strategy deck, −1 if there is none; the discard pile becomes the deck as soon as the last card is drawn (REX-HAND-5). */
export function drawCard(t: Table, s: State): number {
  renewDeck(t, s);
  const card = s.deck.pop() ?? -1;
  renewDeck(t, s);
  return card;
}

/** A seat draws a card that only it sees. */
export function drawToHand(t: Table, s: State, seat: number): void {
  renewDeck(t, s);
  const card = s.deck.pop();
  if (card === undefined) return;
  takeCard(t, s, seat, card);
  tellSecret(t, seat, 'drew', seat, card);
  renewDeck(t, s);
}

/** Whether a draw would bring a card (REX-RACE-LET-3). */
export function canDraw(s: State): boolean {
  return s.deck.length + s.discard.length > 0;
}
