import type { Playable } from './play.ts';
import { tellSecret } from '../tell.ts';

/** Double Agent: draws the top traitor card and keeps it beside those already held (REX-CARD-DA-1); not with an empty deck (REX-CARD-DA-3). */
export const doubleAgent: Playable = {
  list(t, s, _seat, _decision, out, n) {
    if (s.traitorDeck.length > 0) out[n++] = t.c.playCard + t.doubleAgent;
    return n;
  },
  allowed: (_t, s) => s.traitorDeck.length > 0,
  resolve(t, s, seat) {
    const leader = s.traitorDeck.pop();
    if (leader === undefined) return;
    s.traitor[leader] = seat;
    tellSecret(t, seat, 'drewTraitor', seat, leader);
  },
};
