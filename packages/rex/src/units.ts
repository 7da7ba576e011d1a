import { ALL, set } from '@orrery/kernel';
import type { At } from './decision.ts';
import { RACE } from './ids.ts';
import { alliesOf, lostBy, presentOf, reserveOf, seatOf, standingOf, type State } from './state.ts';
import { inSector, type Table } from './table.ts';
import type { Location, Locations, Seat } from './words.ts';

/** Ordinary face-up units of a seat in a location. */
export const ordinary = (table: Table, { units }: State, seat: Seat, location: Location): number =>
  units.up[seat * table.locations + location] as number;

const mechanizedAt = ({ units }: State, location: Location): number => units.mechanized[location] as number;
const faceDownAt = ({ units }: State, location: Location): number => units.faceDown[location] as number;

export const mechanized = (state: State, seat: Seat, location: Location): number =>
  seat === seatOf(state, RACE.LAZ) ? mechanizedAt(state, location) : 0;

export const faceDown = (state: State, seat: Seat, location: Location): number =>
  seat === seatOf(state, RACE.XXC) ? faceDownAt(state, location) : 0;

/** The second kind a seat can have: mechanized units of Lazax, face-down units of Xxcha. */
export const other = (state: State, seat: Seat, location: Location): number =>
  seat === seatOf(state, RACE.LAZ) ? mechanizedAt(state, location) : faceDown(state, seat, location);

/** Units that count for control, battle, prices and cards (REX-RACE-XXC-8); a mechanized unit is one unit (REX-RACE-LAZ-3). */
export const faceUp = (table: Table, state: State, seat: Seat, location: Location): number =>
  ordinary(table, state, seat, location) + mechanized(state, seat, location);

/** Puts units on the board, or takes them off with negative numbers. */
export function addUnits(table: Table, state: State, seat: Seat, location: Location, units: number, others: number): void {
  const board = state.units;
  const up = (board.up[seat * table.locations + location] = ordinary(table, state, seat, location) + units);
  let standing = up;
  let present = up;
  if (seat === seatOf(state, RACE.LAZ)) {
    present = standing += board.mechanized[location] = mechanizedAt(state, location) + others;
  } else if (seat === seatOf(state, RACE.XXC)) {
    present += board.faceDown[location] = faceDownAt(state, location) + others;
  }
  const stood = standingOf(state, seat);
  const were = presentOf(state, seat);
  board.standing[seat] = standing > 0 ? set.with(stood, location) : set.without(stood, location);
  board.present[seat] = present > 0 ? set.with(were, location) : set.without(were, location);
}

/** Destroyed units go to their owner's casualty pool (REX-TERM-5). */
export function destroyUnits({ table, state, tell }: At, seat: Seat, location: Location, units: number, others: number): void {
  if (units + others === 0) return;
  addUnits(table, state, seat, location, -units, -others);
  if (seat === seatOf(state, RACE.LAZ)) state.units.lostMechanized += others;
  else state.units.lost[seat] = lostBy(state, seat) + others;
  state.units.lost[seat] = lostBy(state, seat) + units;
  tell?.(ALL, table.events.destroyed(seat, location, units, others));
}

export function destroyAll(at: At, seat: Seat, location: Location): void {
  const { table, state } = at;
  destroyUnits(at, seat, location, ordinary(table, state, seat, location), other(state, seat, location));
}

/** Units leave the board for their owner's reserves. */
export function withdrawUnits({ table, state }: At, seat: Seat, location: Location, units: number, others: number): void {
  if (units + others === 0) return;
  addUnits(table, state, seat, location, -units, -others);
  if (seat === seatOf(state, RACE.LAZ)) state.units.reserveMechanized += others;
  else state.units.reserve[seat] = reserveOf(state, seat) + others;
  state.units.reserve[seat] = reserveOf(state, seat) + units;
}

/** Units go from one location to another and keep their side (REX-RACE-XXC-10). */
export function shiftUnits({ table, state }: At, seat: Seat, from: Location, to: Location, units: number, others: number): void {
  addUnits(table, state, seat, from, -units, -others);
  addUnits(table, state, seat, to, units, others);
}

/** The only seat with face-up units in a location, −1 for none or several (REX-TERM-2); nobody controls the Council (REX-MAP-8). */
export function controller(table: Table, state: State, location: Location): Seat {
  if (location === table.council) return -1;
  let found: Seat = -1;
  for (let seat = 0; seat < table.seats; seat++)
    if (set.has(standingOf(state, seat), location)) {
      if (found >= 0) return -1;
      found = seat;
    }
  return found;
}

/** Locations under bombardment (REX-TERM-14). */
export const underFire = (table: Table, state: State): Locations => inSector(table, state.fleet.sector);

/** Locations with units of an ally of the seat (REX-TERM-15), the Council excepted (REX-MAP-6). */
export function allyOccupied(table: Table, state: State, seat: Seat): Locations {
  let occupied: Locations = 0;
  for (let rest = alliesOf(state, seat); rest !== 0; rest = set.rest(rest)) occupied |= presentOf(state, set.first(rest));
  return set.without(occupied, table.council);
}

/** Locations where units of the seat may arrive: not under fire, not demolished, not beside allies (REX-MOVE-4, 5, 7; REX-DEPLOY-5, 6, 7). */
export const openTo = (table: Table, state: State, seat: Seat): Locations =>
  set.upTo<'location'>(table.locations) & ~underFire(table, state) & ~table.demolished & ~allyOccupied(table, state, seat);

/** An enemy's face-up unit stands there (REX-TERM-7, REX-RACE-XXC-8). */
export function enemyAt(table: Table, state: State, seat: Seat, location: Location): boolean {
  const friends = set.with(alliesOf(state, seat), seat);
  for (let enemy = 0; enemy < table.seats; enemy++)
    if (!set.has(friends, enemy) && set.has(standingOf(state, enemy), location)) return true;
  return false;
}

/** Strongholds a seat controls (REX-MAP-4). */
export function strongholdsOf(table: Table, state: State, seat: Seat): number {
  let count = 0;
  for (let rest = table.strongholds; rest !== 0; rest = set.rest(rest)) if (controller(table, state, set.first(rest)) === seat) count++;
  return count;
}

/** Shields still up. */
export const shieldsUp = (table: Table, state: State): Locations => set.minus(table.shields, state.shieldless);
