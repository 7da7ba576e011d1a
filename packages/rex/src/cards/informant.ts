import type { Playable } from './play.ts';
import { askSeat } from '../frames.ts';
import { canDraw, handLimit } from '../hand.ts';
import { ADVANTAGES, D_HANDCUT, HAC, HAC_1, HAC_3, JOL_2, JOL_3, LAZ_1, LET, LET_3, LET_4, SOL, SOL_1, SOL_4, XXC_2 } from '../ids.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';

/** Whether a use of this advantage is at hand in the running window, so that it can be prevented (REX-CARD-IN-6 … 18). */
function atHand(t: Table, s: State, advantage: number): boolean {
  const owner = s.seatOf[t.advantageRace[advantage] as number] as number;
  if (owner < 0 || (s.cancelled >> advantage) & 1) return false;
  switch (advantage) {
    case LET_4:
      return (s.held[owner] as number) > t.pack.constants.handLimit; // E14
    case JOL_2:
      return s.influenceDeck.length > 0; // E44
    case LAZ_1:
      return s.highSeat !== owner;
    case LET_3: // E45: the card bought is still on offer, one more must fit and be there
      return s.highSeat === owner && (s.held[owner] as number) + 1 < handLimit(t, s, owner) && canDraw(s);
    case SOL_1:
    case SOL_4:
      return s.turn === s.seatOf[SOL];
    case HAC_1:
    case HAC_3:
      return s.turn === s.seatOf[HAC];
    case JOL_3:
    case XXC_2:
      return s.commander === owner;
    default:
      return true;
  }
}

/** Whether anybody but the owner could cancel something in this window: a public ground for asking a seat. */
export function cancellable(t: Table, s: State, seat: number, decision: number): boolean {
  for (const advantage of t.cancelIn[decision] as readonly number[])
    if (s.seatOf[t.advantageRace[advantage] as number] !== seat && atHand(t, s, advantage)) return true;
  return false;
}

/** Informant, second use: prevents one use of another player's race advantage before it has any effect. */
export const informant: Playable = {
  list(t, s, seat, decision, out, n) {
    const base = t.c.playAdvantage + t.informant * ADVANTAGES.length;
    for (const advantage of t.cancelIn[decision] as readonly number[])
      if (s.seatOf[t.advantageRace[advantage] as number] !== seat && atHand(t, s, advantage)) out[n++] = base + advantage;
    return n;
  },
  allowed: (t, s, seat, decision, advantage) =>
    (t.cancelIn[decision] as readonly number[]).includes(advantage) &&
    s.seatOf[t.advantageRace[advantage] as number] !== seat &&
    atHand(t, s, advantage),
  resolve(t, s, _seat, advantage) {
    if (advantage === LET_4)
      askSeat(s, D_HANDCUT, s.seatOf[LET] as number); // REX-CARD-IN-13, E47
    else s.cancelled |= 1 << advantage;
  },
};
