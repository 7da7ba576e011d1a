/** What Sol and Jol-Nar may look at before the others. */
import { ALL, set } from '@orrery/kernel';
import { usedInVain } from '../advantages.ts';
import type { At } from '../decision.ts';
import { POWER, RACE } from '../ids.ts';
import { seatOf } from '../state.ts';

/** Sol's look at the top bombardment card (REX-RACE-SOL-3); a cancelled one takes no knowledge away (E55). */
export function lookAtBombardment({ table: { events, pack }, state, tell }: At): void {
  const seat = seatOf(state, RACE.SOL);
  if (seat < 0 || usedInVain(state, POWER['SOL-3'])) return;
  state.fleet.seen = 1;
  const top = pack.bombardmentCards[state.fleet.deck.at(-1) ?? -1];
  tell?.(set.only(seat), events.sawThisBombardment(top?.value ?? 0));
  tell?.(set.without(ALL, seat), events.sawBombardment());
}

/** Once per round, after the Influence phase, Jol-Nar looks at the top influence card (REX-RACE-JOL-3); none is left after the last round's drawing (E44). */
export function lookAtInfluence({ table: { events }, state, tell }: At): void {
  const seat = seatOf(state, RACE.JOL);
  const top = state.influenceCards.deck.at(-1);
  if (seat < 0 || usedInVain(state, POWER['JOL-2']) || top === undefined) return;
  state.influenceCards.seen = 1;
  tell?.(set.only(seat), events.sawThisInfluence(top));
  tell?.(set.without(ALL, seat), events.sawInfluence());
}

/** Before each auction Jol-Nar looks at the card on offer, even when it cannot bid (REX-RACE-JOL-1, REX-RACE-JOL-2). */
export function lookAtOffer({ table: { events }, state, tell }: At): void {
  const seat = seatOf(state, RACE.JOL);
  if (seat < 0 || usedInVain(state, POWER['JOL-1'])) return;
  state.auction.seen = 1;
  tell?.(set.only(seat), events.sawThisOffer(state.cards.row[0] ?? -1));
  tell?.(set.without(ALL, seat), events.sawOffer());
}
