import { W_INF } from './ids.ts';
import { FRAME, type State } from './state.ts';
import type { Table } from './table.ts';

/** Begins to carry out something; it goes on with its own step 0 before anything below it does. */
export function push(s: State, kind: number, local = 0): void {
  s.stack.push(kind, 0, local);
}

/** What was being carried out is finished. */
export function pop(s: State): void {
  s.stack.length -= FRAME;
}

/** The next step of the innermost frame. */
export function stepOf(s: State): number {
  return s.stack[s.stack.length - 2] as number;
}
export function goTo(s: State, step: number): void {
  s.stack[s.stack.length - 2] = step;
}

/** The innermost frame's own number. */
export function localOf(s: State): number {
  return s.stack[s.stack.length - 1] as number;
}
export function keepLocal(s: State, local: number): void {
  s.stack[s.stack.length - 1] = local;
}

/** Puts a decision to some seats; the flow rests until all of them have answered. */
export function ask(s: State, decision: number, seats: number): void {
  s.decision = decision;
  s.called = seats;
  s.asked = seats;
  for (let seat = 0; seat < s.draft.length; seat++) if ((seats >> seat) & 1) (s.draft[seat] as number[]).length = 0;
}

export function askSeat(s: State, decision: number, seat: number): void {
  ask(s, decision, 1 << seat);
}

/** The seat's answer is complete. */
export function answered(s: State, seat: number): void {
  s.asked &= ~(1 << seat);
}

export function draftOf(s: State, seat: number): number[] {
  return s.draft[seat] as number[];
}

/** Windows never show who has answered; other simultaneous decisions do. */
export const isWindow = (decision: number): boolean => decision >= W_INF;

/** The i-th seat in turn order (REX-TURN-2). */
export function inOrder(t: Table, s: State, i: number): number {
  return (s.first + i) % t.seats;
}
/** How early a seat is in turn order, 0 for the first player (REX-TURN-3). */
export function rank(t: Table, s: State, seat: number): number {
  return (seat - s.first + t.seats) % t.seats;
}
