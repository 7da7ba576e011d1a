import { push } from '../frames.ts';
import { FLOW } from '../ids.ts';
import type { Playable } from './play.ts';

/** Tracking Beacon: a Sol Offensive on the latest influence card, once one lies there (REX-CARD-TB-1, REX-CARD-TB-3). */
export const trackingBeacon: Playable = {
  clause: 'REX-CARD-TB-3',
  list(table, { influenceCards }, open) {
    if (influenceCards.discard.length > 0) open.add(table.choices.play(table.trackingBeacon));
  },
  allowed: (_table, { influenceCards }) => influenceCards.discard.length > 0,
  resolve: ({ state }) => push(state, FLOW.offensive),
};
