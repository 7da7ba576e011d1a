import { isPlay } from '../cards/play.ts';
import { listMobilization, mobilize } from '../cards/rapid-mobilization.ts';
import { answered, draftOf, goTo } from '../frames.ts';
import { copies } from '../hand.ts';
import { D_MOVE, SOL, SOL_4 } from '../ids.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';
import { tellAll } from '../tell.ts';
import { allyOccupied, ordinary, other, shiftUnits } from '../units.ts';
import { listUnits, othersOf, unitsOf } from '../unit-steps.ts';
import { isCancelled, listPlays, play } from '../windows.ts';

/** Steps a group may go: the port bonus, or the race's own number (REX-MOVE-3, 8, 9); Sol's third step can be cancelled for the normal move (E46). */
export function allowance(t: Table, s: State, seat: number): number {
  const { moveBase, movePort } = t.pack.constants;
  const own = t.moveBase[s.race[seat] as number] as number;
  const base = seat === s.seatOf[SOL] && s.normalMove && isCancelled(s, SOL_4) ? moveBase : own;
  return (s.portSeats >> seat) & 1 ? Math.max(movePort, base) : base;
}

/** Destinations of a group: within reach, not beside allies (REX-MOVE-4 … 7). */
export function destinations(t: Table, s: State, seat: number, from: number): number {
  const reach = (t.reach[allowance(t, s, seat)] as readonly number[])[s.fleet * t.places + from] as number;
  return reach & ~allyOccupied(t, s, seat);
}

/** Whether any group can move at all. */
export function canMove(t: Table, s: State, seat: number): boolean {
  const present = s.present[seat] as number;
  for (let from = 0; from < t.places; from++) if ((present >> from) & 1 && destinations(t, s, seat, from)) return true;
  return false;
}

/** D-MOVE: one group from one location to another, then its units; cards of the own turn; end. */
export function moveLegal(t: Table, s: State, seat: number, out: number[]): number {
  const draft = draftOf(s, seat);
  if (draft.length > 0) {
    const from = Math.floor(((draft[0] as number) - t.c.move) / t.places);
    return listUnits(t, s, seat, ordinary(t, s, seat, from), other(s, seat, from), 99, out, 0);
  }
  let n = 0;
  out[n++] = t.c.end;
  if (s.steps > 0) {
    n = listMoves(t, s, seat, out, n);
    if (copies(t, s, seat, t.rapidMobilization) > 0) out[n++] = t.c.skip; // E49
  }
  if ((s.held[seat] as number) === 0) return n;
  n = listMobilization(t, s, seat, out, n);
  n = listPlays(t, s, seat, D_MOVE, t.gravitonNegator, out, n);
  return listPlays(t, s, seat, D_MOVE, t.doubleAgent, out, n);
}

function listMoves(t: Table, s: State, seat: number, out: number[], n: number): number {
  const present = s.present[seat] as number;
  const table = t.reach[allowance(t, s, seat)] as readonly number[];
  const shut = allyOccupied(t, s, seat);
  for (let from = 0; from < t.places; from++) {
    if (!((present >> from) & 1)) continue;
    let rest = (table[s.fleet * t.places + from] as number) & ~shut;
    const base = t.c.move + from * t.places;
    while (rest) {
      out[n++] = base + (31 - Math.clz32(rest & -rest));
      rest &= rest - 1;
    }
  }
  return n;
}

export function moveAnswer(t: Table, s: State, seat: number, choice: number): void {
  const draft = draftOf(s, seat);
  if (draft.length > 0) {
    const from = Math.floor(((draft[0] as number) - t.c.move) / t.places);
    const to = ((draft[0] as number) - t.c.move) % t.places;
    const units = unitsOf(t, choice);
    const others = othersOf(t, choice);
    shiftUnits(t, s, seat, from, to, units, others);
    answered(s, seat);
    spendStep(s);
    return tellAll(t, 'moved', seat, from, to, units, others);
  }
  if (choice >= t.c.move && choice < t.c.units) {
    draft.push(choice);
    return;
  }
  answered(s, seat);
  if (choice === t.c.end) {
    goTo(s, 2);
    tellAll(t, 'deploying', seat);
  } else if (choice === t.c.skip) {
    spendStep(s);
    tellAll(t, 'skipped', seat);
  } else if (choice === t.c.playCard + t.rapidMobilization) mobilize(t, s, seat);
  else if (isPlay(t, choice)) play(t, s, seat, choice);
}

function spendStep(s: State): void {
  s.steps--;
  s.normalMove = 0;
}
