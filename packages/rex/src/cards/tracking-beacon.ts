import type { Playable } from './play.ts';
import { F_OFFENSIVE } from '../ids.ts';
import { push } from '../frames.ts';

/** Tracking Beacon: a Sol Offensive on the latest influence card, once one lies there (REX-CARD-TB-1, REX-CARD-TB-3). */
export const trackingBeacon: Playable = {
  list(t, s, _seat, _decision, out, n) {
    if (s.influenceDiscard.length > 0) out[n++] = t.c.playCard + t.trackingBeacon;
    return n;
  },
  allowed: (_t, s) => s.influenceDiscard.length > 0,
  resolve(_t, s) {
    push(s, F_OFFENSIVE);
  },
};
