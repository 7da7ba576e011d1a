import { ALL, set } from '@orrery/kernel';
import { standingOf, type State } from '../state.ts';
import type { Table } from '../table.ts';
import { destroyAll, shieldsUp, underFire } from '../units.ts';
import type { Locations, Seat } from '../words.ts';
import type { Playable } from './play.ts';

/** Shielded locations with an own face-up unit (REX-CARD-GN-1), never where the shield is gone or nothing stands any more (REX-CARD-GN-4). */
const negatable = (table: Table, state: State, seat: Seat): Locations =>
  set.without(standingOf(state, seat) & shieldsUp(table, state) & ~table.demolished, table.council);

/** Graviton Negator: takes a shield away for good; under the fleet everything in the location dies at once (REX-CARD-GN-2, REX-CARD-GN-3). */
export const gravitonNegator: Playable = {
  clause: 'REX-CARD-GN-1',
  list: (table, state, open, seat) => open.eachWith(table.choices.playAt, table.gravitonNegator, negatable(table, state, seat)),
  allowed: (table, state, seat, _decision, location) => set.has(negatable(table, state, seat), location),
  resolve(at, _seat, location) {
    const { table, state, tell } = at;
    state.shieldless = set.with(state.shieldless, location);
    tell?.(ALL, table.events.shieldDestroyed(location));
    if (set.has(underFire(table, state), location)) for (let owner = 0; owner < table.seats; owner++) destroyAll(at, owner, location);
  },
};
