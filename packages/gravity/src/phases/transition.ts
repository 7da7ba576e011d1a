import { ALL } from '@orrery/kernel';
import { countIn, listSubsets } from '../cards.ts';
import type { Decision, Outside } from '../decision.ts';
import { at } from '../stages.ts';
import { add, TRANSITION, type State } from '../state.ts';
import { ISLANDS, told, type Table } from '../table.ts';
import { winByLimit } from './end.ts';

/** Temporary gravity on islands vanishes; what airships store stays. GRV-TRANS-1, GRV-TRANS-2 */
export function beginTransition(t: Table, s: State, { tell }: Outside): void {
  s.phase = TRANSITION;
  for (let i = 0; i < ISLANDS; i++) s.temporary[i] = 0;
  tell?.(ALL, told(t, { kind: 'phase', phase: 'transition' }));
  s.stage = at['trans.save'];
}

/** Seats that have cards left and room to save some. */
export function savers(t: Table, s: State): number {
  let seats = 0;
  for (let seat = 0; seat < t.seats; seat++)
    if ((s.held[seat] as number) > 0 && (s.kept[seat] as number) < t.pack.round.savedLimit) seats |= 1 << seat;
  return seats;
}

/** Cards to save, within the limit that inaction has left. GRV-TRANS-3 */
export const saveCards: Decision = {
  list(t, s, seat, out) {
    const room = t.pack.round.savedLimit - (s.kept[seat] as number);
    const all = listSubsets(t.sets, t.saves, s.hand, seat * t.sets.kinds, t.c.save, out);
    let n = 0;
    for (let i = 0; i < all; i++) {
      const choice = out[i] as number;
      if ((t.sets.size[t.saves.keys[choice - t.c.save] as number] as number) <= room) out[n++] = choice;
    }
    return n;
  },
  answer(_t, s) {
    s.stage = at.clear;
  },
};

/** Saved cards are put aside, all others discarded, and the first-player token moves on. GRV-TRANS-4, GRV-TRANS-5 */
export function clearRound(t: Table, s: State, { tell }: Outside): void {
  const { kinds } = t.sets;
  for (let seat = 0; seat < t.seats; seat++) {
    const answer = s.answers[seat] as number;
    s.answers[seat] = -1;
    const key = answer < 0 ? 0 : (t.saves.keys[answer - t.c.save] as number);
    for (let kind = 0; kind < kinds; kind++) {
      const i = seat * kinds + kind;
      const saved = countIn(t.sets, key, kind);
      add(s.saved, i, saved);
      add(s.buried, i, (s.hand[i] as number) - saved);
      s.hand[i] = 0;
    }
    const number = t.sets.size[key] as number;
    add(s.kept, seat, number);
    if ((s.held[seat] as number) > 0) tell?.(ALL, told(t, { kind: 'saved', seat, number }));
    s.held[seat] = 0;
  }
  s.first = t.teams ? (s.captain[((t.side[s.first] as number) + 1) % t.sides] as number) : (s.first + 1) % t.seats; // GRV-TEAM-END-3
  tell?.(ALL, told(t, { kind: 'first', seat: s.first }));
  if (s.round === t.pack.round.roundLimit)
    winByLimit(t, s, tell); // GRV-END-2
  else s.stage = at.round;
}
