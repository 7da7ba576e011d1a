import { ALL, set, type Seat } from '@orrery/kernel';
import { controlOf, gravityOn } from '../control.ts';
import { decision, running, theActor } from '../decision.ts';
import { no, noIsland } from '../refusals.ts';
import { stages } from '../stages.ts';
import { islandOf, playerOf, type State } from '../state.ts';
import type { Table } from '../table.ts';
import { UNITS } from '../words.ts';
import { complete, stop } from './complete.ts';

const PERMANENT = UNITS.indexOf('permanent');
const TEMPORARY = UNITS.indexOf('temporary');

/** Units that still fit into the storage of an airship. GRV-AIR-5 */
function storeRoom({ pack }: Table, state: State, seat: Seat): number {
  const { permanent, temporary } = playerOf(state, seat).airship;
  return pack.supply.airshipStore - permanent - temporary;
}

/** Whether there is gravity to conserve, and room for it. GRV-AIR-6 */
export function conservable(table: Table, state: State, seat: Seat): boolean {
  if (storeRoom(table, state, seat) <= 0) return false;
  for (let rest = controlOf(state, seat); rest !== 0; rest = set.rest(rest)) if (gravityOn(state, set.first(rest)) > 0) return true;
  return false;
}

/** Unit by unit, from one island or several. GRV-AIR-2, GRV-AIR-3 */
export const conserve = decision('conserve', {
  clause: 'GRV-AIR-2',
  asks: theActor,
  inAction: true,
  list({ choices }, state, open, seat) {
    for (let rest = controlOf(state, seat); rest !== 0; rest = set.rest(rest)) {
      const island = set.first(rest);
      const { permanent, temporary } = islandOf(state, island);
      if (permanent > 0) open.add(choices.conserve(island, PERMANENT));
      if (temporary > 0) open.add(choices.conserve(island, TEMPORARY));
    }
    if (state.action.times > 0) open.add(choices.done());
  },
  answers: {
    conserve({ table, state, seat, tell }, island, unit) {
      const from = islandOf(state, island);
      const { airship } = playerOf(state, seat);
      if (unit === PERMANENT) {
        from.permanent--;
        airship.permanent++; // GRV-AIR-7
      } else {
        from.temporary--;
        airship.temporary++;
      }
      state.action.times++;
      tell?.(ALL, table.events.conserved(seat, island, unit));
      if (state.action.times < running(table, state).amount && conservable(table, state, seat)) state.stage = stages.conserve;
      else complete(state);
    },
    done: stop,
  },
  whyNot: {
    conserve: ({ table, state, seat }, island) =>
      noIsland(table, set.has(controlOf(state, seat), island) ? 'noGravity' : 'notYours', 'GRV-AIR-2', island),
    done: () => no('nothingDone', 'GRV-TURN-9'),
  },
});

export const unloadIsland = decision('unload.island', {
  clause: 'GRV-AIR-9',
  asks: theActor,
  inAction: true,
  list: ({ choices }, state, open, seat) => open.each(choices.unload, controlOf(state, seat)),
  answers: {
    unload({ state }, island) {
      state.action.to = island;
      state.stage = stages['unload.units'];
    },
  },
  whyNot: {
    unload: ({ table, state, seat }, island) =>
      set.has(controlOf(state, seat), island) ? null : noIsland(table, 'notYours', 'GRV-AIR-9', island),
  },
});

/** Any number of stored units to one island. GRV-AIR-9, GRV-AIR-10 */
export const unloadUnits = decision('unload.units', {
  clause: 'GRV-AIR-9',
  asks: theActor,
  inAction: true,
  list({ choices }, state, open, seat) {
    const { airship } = playerOf(state, seat);
    for (let permanent = 0; permanent <= airship.permanent; permanent++)
      for (let temporary = 0; temporary <= airship.temporary; temporary++)
        if (permanent + temporary > 0) open.add(choices.unloadUnits(permanent, temporary));
  },
  answers: {
    unloadUnits({ table, state, seat, tell }, permanent, temporary) {
      const { airship } = playerOf(state, seat);
      const to = islandOf(state, state.action.to);
      airship.permanent -= permanent;
      airship.temporary -= temporary;
      to.permanent += permanent;
      to.temporary += temporary;
      tell?.(ALL, table.events.unloaded(seat, state.action.to, permanent, temporary));
      complete(state);
    },
  },
});
