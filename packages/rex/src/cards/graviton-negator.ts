import type { Playable } from './play.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';
import { tellAll } from '../tell.ts';
import { destroyAll, underFire } from '../units.ts';

/** Shielded locations with an own face-up unit (REX-CARD-GN-1), never where the shield is gone or nothing stands any more (REX-CARD-GN-4). */
export function negatable(t: Table, s: State, seat: number): number {
  return (s.standing[seat] as number) & t.shields & ~s.shieldless & ~t.demolished & ~(1 << t.council);
}

/** Graviton Negator: takes a shield away for good; under the fleet everything in the location dies at once (REX-CARD-GN-2, REX-CARD-GN-3). */
export const gravitonNegator: Playable = {
  list(t, s, seat, _decision, out, n) {
    const set = negatable(t, s, seat);
    const base = t.c.playAt + t.gravitonNegator * t.places;
    for (let place = 0; place < t.places; place++) if ((set >> place) & 1) out[n++] = base + place;
    return n;
  },
  allowed: (t, s, seat, _decision, place) => ((negatable(t, s, seat) >> place) & 1) === 1,
  resolve(t, s, _seat, place) {
    s.shieldless |= 1 << place;
    tellAll(t, 'shieldDestroyed', place);
    if ((underFire(t, s) >> place) & 1) for (let owner = 0; owner < t.seats; owner++) destroyAll(t, s, owner, place);
  },
};
