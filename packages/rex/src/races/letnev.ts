import { answered, draftOf } from '../frames.ts';
import { copies, discardCard, drawToHand, handLimit } from '../hand.ts';
import { LET, LET_3 } from '../ids.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';
import { isCancelled } from '../windows.ts';

/** Letnev's bonus card after a purchase, while its hand is below the limit (REX-RACE-LET-3). */
export function bonusCard(t: Table, s: State, buyer: number): void {
  if (buyer !== s.seatOf[LET] || isCancelled(s, LET_3, true)) return;
  if ((s.held[buyer] as number) < handLimit(t, s, buyer)) drawToHand(t, s, buyer);
}

/** How many cards a cancelled hand limit costs (REX-CARD-IN-13). */
const excess = (t: Table, s: State, seat: number): number => (s.held[seat] as number) - t.pack.constants.handLimit;

/** D-HANDCUT: cards to discard, in ascending order, so that one set has one way. */
export function handCutLegal(t: Table, s: State, seat: number, out: number[]): number {
  const draft = draftOf(s, seat);
  const missing = excess(t, s, seat) - draft.length;
  const last = draft[draft.length - 1] ?? t.c.discard;
  let n = 0;
  let later = 0;
  for (let card = t.cards - 1; card >= last - t.c.discard; card--) {
    let left = copies(t, s, seat, card);
    if (t.c.discard + card === last) for (let k = 0; k < draft.length; k++) if (draft[k] === last) left--;
    later += left;
    if (left > 0 && later >= missing) out[n++] = t.c.discard + card;
  }
  for (let i = 0, k = n - 1; i < k; i++, k--) {
    const choice = out[i] as number;
    out[i] = out[k] as number;
    out[k] = choice;
  }
  return n;
}

export function handCutAnswer(t: Table, s: State, seat: number, choice: number): void {
  const draft = draftOf(s, seat);
  draft.push(choice);
  if (draft.length < excess(t, s, seat)) return;
  answered(s, seat);
  for (const cut of draft) discardCard(t, s, seat, cut - t.c.discard);
}
