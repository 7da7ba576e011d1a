import { ALL, set } from '@orrery/kernel';
import type { Cities, City } from './cities.ts';
import { At } from './decision-ids.ts';
import type { Answering } from './decision.ts';
import { DYNASTY, LIBERATION, otherSide, type Side } from './sides.ts';
import { fromTop, handOf, setHand } from './state.ts';
import { ENDS, ZONES, type Events } from './words.ts';

const ACTS = 3;
export const HAND_LIMIT = 3;

/** LIB-TURN-1, LIB-TURN-2 */
export function beginTurn({ table: { events }, state, tell }: Answering, side: Side): void {
  state.side = side;
  state.turn++;
  state.at = side === DYNASTY ? At.DYN_STEP1 : At.LIB_STEP1;
  tell?.(ALL, events.turn(side));
}

/** The Step 2 action is over: Step 3 where it is due, else the other side's turn. LIB-DYN-STEP3-1, LIB-LIB-STEP3-1, LIB-MISSION-GENERAL-7 */
export function endAction(at: Answering): void {
  const { state } = at;
  state.source = -1;
  state.mission = -1;
  state.step = 0;
  state.left = 0;
  state.used = 0;
  stepThree(at);
}

export function stepThree(at: Answering): void {
  const { state } = at;
  const { side } = state;
  if (set.size(handOf(state, side)) > HAND_LIMIT) state.at = side === DYNASTY ? At.DYN_STEP3 : At.LIB_STEP3;
  else beginTurn(at, otherSide(side));
}

/** A player draws, or tries to. Afterwards the game may be over. */
export function draw(at: Answering, side: Side): void {
  const { table, state, tell } = at;
  const { events } = table;
  if (state.deck.length === 0 && !reshuffle(at, side)) return;
  const card = state.deck.pop();
  // LIB-ACT-6
  if (card === undefined) {
    tell?.(ALL, events.noCard(side));
    return;
  }
  setHand(state, side, set.with(handOf(state, side), card));
  if (!tell) return;
  tell(set.only(side), events.drew(side, card));
  tell(set.without(ALL, side), events.drewUnseen(side));
}

/** LIB-ACT-3 … LIB-ACT-8: an empty deck ends the Act now and not before; false when it was the last. */
function reshuffle(at: Answering, side: Side): boolean {
  const { table, state, chance, tell } = at;
  if (state.act === ACTS) {
    win(at, LIBERATION, side);
    return false;
  }
  state.act++;
  for (let rest = state.discard; rest !== 0; rest = set.rest(rest)) state.deck.push(set.first(rest));
  state.discard = 0;
  chance.shuffle(state.deck);
  tell?.(ALL, table.events.act(state.act));
  return true;
}

/** A hand card goes face down to the discard pile. */
export function discard(at: Answering, side: Side, card: City): void {
  const { events } = at.table;
  leaveHand(at, side, card, events.discarded, events.discardedUnseen);
}

/** The same to pay a cost. LIB-COST-8 */
export function payDiscard(at: Answering, side: Side, card: City): void {
  const { events } = at.table;
  leaveHand(at, side, card, events.paidDiscard, events.paidDiscardUnseen);
}

function leaveHand(at: Answering, side: Side, card: City, seen: Events['discarded'], unseen: Events['discardedUnseen']): void {
  const { state } = at;
  setHand(state, side, set.without(handOf(state, side), card));
  state.discard = set.with(state.discard, card);
  tellDiscard(at, side, card, seen, unseen);
}

/** The owner of a discard knows it, everybody under `showDiscards`. LIB-DISCARD-2, LIB-OPT-4 */
export function tellDiscard(
  { table, tell }: Answering,
  side: Side,
  card: City,
  seen: Events['discarded'],
  unseen: Events['discardedUnseen'],
): void {
  if (!tell) return;
  const knows = table.settings.showDiscards ? ALL : set.only(side);
  tell(knows, seen(side, card));
  if (knows !== ALL) tell(set.minus(ALL, knows), unseen(side));
}

/** LIB-END-1: at once; LIB-END-5: everything is opened. `by` is the side whose act ended the game. */
export function win({ table: { events }, state, tell }: Answering, side: Side, by: Side): void {
  state.at = At.OVER;
  state.winner = side;
  if (!tell) return;
  tell(ALL, events.won(side, ENDS.indexOf(side === DYNASTY ? 'LIB-END-2' : 'LIB-END-3'), by));
  const reveal = (zone: (typeof ZONES)[number], cards: Cities): void => {
    for (const card of set.list(cards)) tell(ALL, events.revealed(ZONES.indexOf(zone), card));
  };
  reveal('base', set.maybe(state.base));
  reveal('dynastyHand', state.dynasty);
  reveal('liberationHand', state.liberation);
  reveal('played', set.maybe(state.played));
  reveal('discard', state.discard);
  for (let place = 0; place < state.deck.length; place++)
    tell(ALL, events.revealedInDeck(ZONES.indexOf('deck'), fromTop(state, place), place + 1));
}
