import type { Playable } from './play.ts';

/** Diplomatic Interference: one other player may not bid in this phase and is not counted for the row (REX-CARD-DI-1). */
export const diplomaticInterference: Playable = {
  list(t, s, seat, _decision, out, n) {
    const base = t.c.playSeat + t.diplomaticInterference * t.seats;
    for (let target = 0; target < t.seats; target++) if (target !== seat && !((s.barred >> target) & 1)) out[n++] = base + target;
    return n;
  },
  allowed: (_t, s, seat, _decision, target) => target !== seat && !((s.barred >> target) & 1),
  resolve(_t, s, _seat, target) {
    s.barred |= 1 << target;
  },
};
