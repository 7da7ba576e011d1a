import { ALL, set } from '@orrery/kernel';
import type { Playable } from './play.ts';

/** Double Agent: draws the top traitor card and keeps it beside those already held (REX-CARD-DA-1); not with an empty deck (REX-CARD-DA-3). */
export const doubleAgent: Playable = {
  clause: 'REX-CARD-DA-3',
  list(table, { leaders }, open) {
    if (leaders.traitorDeck.length > 0) open.add(table.choices.play(table.doubleAgent));
  },
  allowed: (_table, { leaders }) => leaders.traitorDeck.length > 0,
  resolve({ table: { events }, state: { leaders }, tell }, seat) {
    const leader = leaders.traitorDeck.pop();
    if (leader === undefined) return;
    leaders.traitor[leader] = seat;
    tell?.(set.only(seat), events.drewThisTraitor(seat, leader));
    tell?.(set.without(ALL, seat), events.drewTraitor(seat));
  },
};
