import { answered, askSeat, draftOf } from '../frames.ts';
import { D_FLIP, XXC, XXC_3 } from '../ids.ts';
import { endDeployment } from '../phases/deployment-rules.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';
import { tellAll } from '../tell.ts';
import { addUnits, allyOccupied } from '../units.ts';
import { isCancelled } from '../windows.ts';

/** Whether another player's deployment lets Xxcha place a unit (REX-RACE-XXC-1, REX-RACE-XXC-2). */
export function freeUnitDue(s: State, deployer: number): boolean {
  const xxcha = s.seatOf[XXC] as number;
  return xxcha >= 0 && xxcha !== deployer && (s.reserve[xxcha] as number) > 0;
}

export function freeUnitLegal(t: Table, out: number[]): number {
  out[0] = t.c.freeUnit;
  out[1] = t.c.decline;
  return 2;
}

export function freeUnitAnswer(t: Table, s: State, seat: number, choice: number): void {
  answered(s, seat);
  if (choice === t.c.freeUnit) return tellAll(t, 'freeUnit', seat);
  tellAll(t, 'freeUnitDeclined', seat);
  endDeployment(s);
}

export function placeFreeUnit(t: Table, s: State): void {
  const seat = s.seatOf[XXC] as number;
  s.reserve[seat] = (s.reserve[seat] as number) - 1;
  addUnits(t, s, seat, t.council, 1, 0);
  tellAll(t, 'freeUnitPlaced', seat);
}

const UP = 0;
const DOWN = 1;

/** Sides a location may show afterwards, as bits: up beside no ally, down unless turning was cancelled (REX-RACE-XXC-6, 11; REX-CARD-IN-15). */
function sidesAllowed(t: Table, s: State, seat: number, place: number): number {
  const ups = s.up[seat * t.places + place] as number;
  const downs = s.down[place] as number;
  if (isCancelled(s, XXC_3)) return ups > 0 ? 1 << UP : 1 << DOWN;
  const upAllowed = downs === 0 || ((allyOccupied(t, s, seat) >> place) & 1) === 0;
  return upAllowed ? (1 << UP) | (1 << DOWN) : 1 << DOWN;
}

/** The next location to decide after the steps so far; those with one possibility are passed over. */
function nextTurning(t: Table, s: State, seat: number): number {
  const draft = draftOf(s, seat);
  const last = draft[draft.length - 1];
  const from = last === undefined ? 0 : ((last - t.c.turn) >> 1) + 1;
  for (let place = from; place < t.places; place++)
    if (((s.present[seat] as number) >> place) & 1 && sidesAllowed(t, s, seat, place) === 3) return place;
  return -1;
}

/** At the start of each Battle phase Xxcha turns its units over, location by location (REX-RACE-XXC-5). */
export function askTurning(t: Table, s: State): void {
  const seat = s.seatOf[XXC] as number;
  if (seat < 0 || s.present[seat] === 0) return;
  draftOf(s, seat).length = 0;
  if (nextTurning(t, s, seat) < 0) return turnAll(t, s, seat);
  askSeat(s, D_FLIP, seat);
}

export function flipLegal(t: Table, s: State, seat: number, out: number[]): number {
  const place = nextTurning(t, s, seat);
  out[0] = t.c.turn + place * 2 + UP;
  out[1] = t.c.turn + place * 2 + DOWN;
  return 2;
}

export function flipAnswer(t: Table, s: State, seat: number, choice: number): void {
  draftOf(s, seat).push(choice);
  if (nextTurning(t, s, seat) >= 0) return;
  answered(s, seat);
  turnAll(t, s, seat);
}

function turnAll(t: Table, s: State, seat: number): void {
  const draft = draftOf(s, seat);
  for (let place = 0; place < t.places; place++) {
    if (!(((s.present[seat] as number) >> place) & 1)) continue;
    const allowed = sidesAllowed(t, s, seat, place);
    const down = allowed === 3 ? draft.includes(t.c.turn + place * 2 + DOWN) : allowed === 1 << DOWN;
    const ups = s.up[seat * t.places + place] as number;
    const downs = s.down[place] as number;
    if (down ? ups === 0 : downs === 0) continue;
    if (down) addUnits(t, s, seat, place, -ups, ups);
    else addUnits(t, s, seat, place, downs, -downs);
    tellAll(t, 'turned', place, down ? DOWN : UP);
  }
  tellAll(t, 'turnedAll');
}
