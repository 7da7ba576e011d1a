import { LAZ, XXC } from './ids.ts';
import type { State } from './state.ts';
import type { Table } from './table.ts';
import { tellAll } from './tell.ts';

const at = (list: readonly number[], i: number): number => list[i] as number;

/** Ordinary face-up units of a seat in a location. */
export function ordinary(t: Table, s: State, seat: number, place: number): number {
  return at(s.up, seat * t.places + place);
}

/** The second kind a seat can have: mechanized units of Lazax, face-down units of Xxcha. */
export function other(s: State, seat: number, place: number): number {
  return seat === s.seatOf[LAZ] ? at(s.mech, place) : seat === s.seatOf[XXC] ? at(s.down, place) : 0;
}

export function mechanized(s: State, seat: number, place: number): number {
  return seat === s.seatOf[LAZ] ? at(s.mech, place) : 0;
}

export function faceDown(s: State, seat: number, place: number): number {
  return seat === s.seatOf[XXC] ? at(s.down, place) : 0;
}

/** Units that count for control, battle, prices and cards (REX-RACE-XXC-8); a mechanized unit is one unit (REX-RACE-LAZ-3). */
export function faceUp(t: Table, s: State, seat: number, place: number): number {
  return ordinary(t, s, seat, place) + mechanized(s, seat, place);
}

/** Puts units on the board, or takes them off with negative numbers. */
export function addUnits(t: Table, s: State, seat: number, place: number, units: number, others: number): void {
  const i = seat * t.places + place;
  const ups = (s.up[i] = at(s.up, i) + units);
  let standing = ups;
  let present = ups;
  if (seat === s.seatOf[LAZ]) {
    s.mech[place] = at(s.mech, place) + others;
    standing += at(s.mech, place);
    present = standing;
  } else if (seat === s.seatOf[XXC]) {
    s.down[place] = at(s.down, place) + others;
    present += at(s.down, place);
  }
  const bit = 1 << place;
  s.standing[seat] = standing > 0 ? at(s.standing, seat) | bit : at(s.standing, seat) & ~bit;
  s.present[seat] = present > 0 ? at(s.present, seat) | bit : at(s.present, seat) & ~bit;
}

/** Destroyed units go to their owner's casualty pool (REX-TERM-5). Returns how many. */
export function destroyUnits(t: Table, s: State, seat: number, place: number, units: number, others: number): number {
  if (units + others === 0) return 0;
  addUnits(t, s, seat, place, -units, -others);
  if (seat === s.seatOf[LAZ]) s.lostMech += others;
  else s.lost[seat] = at(s.lost, seat) + others;
  s.lost[seat] = at(s.lost, seat) + units;
  tellAll(t, 'destroyed', seat, place, units, others);
  return units + others;
}

export function destroyAll(t: Table, s: State, seat: number, place: number): number {
  return destroyUnits(t, s, seat, place, ordinary(t, s, seat, place), other(s, seat, place));
}

/** Units leave the board for their owner's reserves. */
export function withdrawUnits(t: Table, s: State, seat: number, place: number, units: number, others: number): void {
  if (units + others === 0) return;
  addUnits(t, s, seat, place, -units, -others);
  if (seat === s.seatOf[LAZ]) s.reserveMech += others;
  else s.reserve[seat] = at(s.reserve, seat) + others;
  s.reserve[seat] = at(s.reserve, seat) + units;
}

/** Units go from one location to another and keep their side (REX-RACE-XXC-10). */
export function shiftUnits(t: Table, s: State, seat: number, from: number, to: number, units: number, others: number): void {
  addUnits(t, s, seat, from, -units, -others);
  addUnits(t, s, seat, to, units, others);
}

/** The only seat with face-up units in a location, −1 for none or several (REX-TERM-2); nobody controls the Council (REX-MAP-8). */
export function controller(t: Table, s: State, place: number): number {
  if (place === t.council) return -1;
  let found = -1;
  for (let seat = 0; seat < t.seats; seat++)
    if ((at(s.standing, seat) >> place) & 1) {
      if (found >= 0) return -1;
      found = seat;
    }
  return found;
}

/** Locations under bombardment (REX-TERM-14). */
export function underFire(t: Table, s: State): number {
  return at(t.inSector, s.fleet);
}

/** Locations with units of an ally of the seat (REX-TERM-15), the Council excepted (REX-MAP-6). */
export function allyOccupied(t: Table, s: State, seat: number): number {
  const allies = at(s.allies, seat);
  if (allies === 0) return 0;
  let set = 0;
  for (let ally = 0; ally < t.seats; ally++) if ((allies >> ally) & 1) set |= at(s.present, ally);
  return set & ~(1 << t.council);
}

/** Locations where units of the seat may arrive: not under fire, not demolished, not beside allies (REX-MOVE-4, 5, 7; REX-DEPLOY-5, 6, 7). */
export function openTo(t: Table, s: State, seat: number): number {
  return ((1 << t.places) - 1) & ~underFire(t, s) & ~t.demolished & ~allyOccupied(t, s, seat);
}

/** An enemy's face-up unit stands there (REX-TERM-7, REX-RACE-XXC-8). */
export function enemyAt(t: Table, s: State, seat: number, place: number): boolean {
  const friends = at(s.allies, seat) | (1 << seat);
  for (let enemy = 0; enemy < t.seats; enemy++) if (!((friends >> enemy) & 1) && (at(s.standing, enemy) >> place) & 1) return true;
  return false;
}

/** Strongholds a seat controls (REX-MAP-4). */
export function strongholdsOf(t: Table, s: State, seat: number): number {
  let count = 0;
  for (let place = 0; place < t.places; place++) if ((t.strongholds >> place) & 1 && controller(t, s, place) === seat) count++;
  return count;
}
