import { ALL, set } from '@orrery/kernel';
import type { At } from './decision.ts';
import { inOrder } from './frames.ts';
import { RACE } from './ids.ts';
import { alliesOf, presentOf, seatOf, type State } from './state.ts';
import type { Table } from './table.ts';
import { faceDown, ordinary, other, withdrawUnits } from './units.ts';
import type { Location, Seat, Seats } from './words.ts';

/** The whole alliance of a seat, the seat included. */
export const allianceOf = (state: State, seat: Seat): Seats => set.with(alliesOf(state, seat), seat);

/** Leaves the alliance: the others stay together (REX-ALLY-4, REX-ALLY-5). */
export function leaveAlliance(state: State, seat: Seat): void {
  for (let ally = 0; ally < state.allies.length; ally++) state.allies[ally] = set.without(alliesOf(state, ally), seat);
  state.allies[seat] = 0;
}

/** Whether a proposer may name this membership: himself in it, two to the most allowed, not one that exists (§ Ceasefire; REX-4P-1, REX-3P-1). */
export function allowedMembership(table: Table, state: State, proposer: Seat, members: Seats): boolean {
  const size = set.size(members);
  return set.has(members, proposer) && size >= 2 && size <= table.maxAlliance && allianceOf(state, proposer) !== members;
}

/** Forms an alliance; members leave any other one (REX-CEASE-10). Returns every seat whose alliance has changed. */
export function formAlliance(at: At, members: Seats): Seats {
  const { table, state, tell } = at;
  let changed = members;
  for (let rest = members; rest !== 0; rest = set.rest(rest)) changed |= alliesOf(state, set.first(rest));
  for (let rest = members; rest !== 0; rest = set.rest(rest)) leaveAlliance(state, set.first(rest));
  for (let rest = members; rest !== 0; rest = set.rest(rest)) state.allies[set.first(rest)] = set.without(members, set.first(rest));
  tell?.(ALL, table.events.allied(members));
  partAllies(at, members);
  return changed;
}

/** Allies do not share a location: face-down Xxcha go first, then the member latest in turn order (REX-ALLY-18, E51). */
function partAllies(at: At, members: Seats): void {
  const { table, state } = at;
  const xxcha = seatOf(state, RACE.XXC);
  for (let location = 0; location < table.locations; location++) {
    if (location === table.council) continue;
    let here: Seats = 0;
    for (let rest = members; rest !== 0; rest = set.rest(rest))
      if (set.has(presentOf(state, set.first(rest)), location)) here = set.with(here, set.first(rest));
    if (set.size(here) < 2) continue;
    if (xxcha >= 0 && set.has(here, xxcha) && faceDown(state, xxcha, location) > 0) {
      sendHome(at, xxcha, location, 0, faceDown(state, xxcha, location));
      if (!set.has(presentOf(state, xxcha), location)) here = set.without(here, xxcha);
    }
    for (let i = table.seats - 1; i >= 0 && set.size(here) > 1; i--) {
      const seat = inOrder(table, state, i);
      if (!set.has(here, seat)) continue;
      sendHome(at, seat, location, ordinary(table, state, seat, location), other(state, seat, location));
      here = set.without(here, seat);
    }
  }
}

function sendHome(at: At, seat: Seat, location: Location, units: number, others: number): void {
  withdrawUnits(at, seat, location, units, others);
  at.tell?.(ALL, at.table.events.withdrew(seat, location, units, others));
}
