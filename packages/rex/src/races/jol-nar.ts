import { JOL, JOL_1, JOL_2 } from '../ids.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';
import { tellSecret } from '../tell.ts';
import { isCancelled } from '../windows.ts';

/** Once per round, after the Influence phase, Jol-Nar looks at the top influence card (REX-RACE-JOL-3); none is left after the last round's drawing (E44). */
export function lookAtInfluence(t: Table, s: State): void {
  const seat = s.seatOf[JOL] as number;
  const top = s.influenceDeck[s.influenceDeck.length - 1];
  if (seat < 0 || isCancelled(s, JOL_2, true) || top === undefined) return;
  s.seenInfluence = 1;
  tellSecret(t, seat, 'sawInfluence', top);
}

/** Before each auction Jol-Nar looks at the card on offer, even when it cannot bid (REX-RACE-JOL-1, REX-RACE-JOL-2). */
export function lookAtOffer(t: Table, s: State): void {
  const seat = s.seatOf[JOL] as number;
  if (seat < 0 || isCancelled(s, JOL_1, true)) return;
  s.seenOffer = 1;
  tellSecret(t, seat, 'sawOffer', s.row[0]);
}
