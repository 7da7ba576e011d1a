import { set } from '@orrery/kernel';
import { isCancelled } from '../advantages.ts';
import { ask } from '../frames.ts';
import { canDraw, handLimit } from '../hand.ts';
import { D, POWER } from '../ids.ts';
import { heldBy, seatOf, type State } from '../state.ts';
import { cancellableIn, ownerOf, type Table } from '../table.ts';
import type { Advantage, Seat } from '../words.ts';
import type { Playable } from './play.ts';

/** Whether a use of this advantage is at hand in the running window, so that it can be prevented (REX-CARD-IN-6 … 18). */
function atHand(table: Table, state: State, advantage: Advantage): boolean {
  const owner = seatOf(state, ownerOf(table, advantage));
  if (owner < 0 || isCancelled(state, advantage)) return false;
  const { auction } = state;
  switch (advantage) {
    case POWER['LET-4']:
      return heldBy(state, owner) > table.pack.constants.handLimit; // E14
    case POWER['JOL-2']:
      return state.influenceCards.deck.length > 0; // E44
    case POWER['LAZ-1']:
      return auction.highSeat !== owner;
    case POWER['LET-3']: // E45: the card bought is still on offer, one more must fit and be there
      return auction.highSeat === owner && heldBy(state, owner) + 1 < handLimit(table, state, owner) && canDraw(state);
    case POWER['SOL-1']:
    case POWER['SOL-4']:
    case POWER['HAC-1']:
    case POWER['HAC-3']:
      return state.turn === owner;
    case POWER['JOL-3']:
    case POWER['XXC-2']:
      return state.battle.commander === owner;
    default:
      return true;
  }
}

/** Whether the seat could cancel this advantage: another's, and about to be used. */
const preventable = (table: Table, state: State, seat: Seat, advantage: Advantage): boolean =>
  seatOf(state, ownerOf(table, advantage)) !== seat && atHand(table, state, advantage);

/** Whether a seat could cancel anything in this window: a public ground for asking it. */
export function cancellable(table: Table, state: State, seat: Seat, decision: number): boolean {
  for (let rest = cancellableIn(table, decision); rest !== 0; rest = set.rest(rest))
    if (preventable(table, state, seat, set.first(rest))) return true;
  return false;
}

/** Informant, second use: prevents one use of another player's race advantage before it has any effect. */
export const informant: Playable = {
  clause: 'REX-CARD-IN-6',
  list(table, state, open, seat, decision) {
    for (let rest = cancellableIn(table, decision); rest !== 0; rest = set.rest(rest))
      if (preventable(table, state, seat, set.first(rest))) open.add(table.choices.playAdvantage(table.informant, set.first(rest)));
  },
  allowed: (table, state, seat, decision, advantage) =>
    set.has(cancellableIn(table, decision), advantage) && preventable(table, state, seat, advantage),
  resolve(at, _seat, advantage) {
    // REX-CARD-IN-13, E47
    if (advantage === POWER['LET-4']) ask(at, D['D-HANDCUT']);
    else at.state.cancelled = set.with(at.state.cancelled, advantage);
  },
};
