import { set } from '@orrery/kernel';
import type { At } from './decision.ts';
import { FLOW } from './ids.ts';
import { draftOf, NO_PLAYS, type Frame, type State } from './state.ts';
import type { Table } from './table.ts';
import type { Seat, Seats } from './words.ts';

/** Begins to carry out something; it goes on with its own step 0 before anything below it does. */
export function push(state: State, flow: number, decision = -1): void {
  state.stack.push({ flow, step: 0, next: 0, decision, plays: NO_PLAYS });
}

/** What was being carried out is finished. */
export function pop(state: State): void {
  state.stack.pop();
}

/** What is being carried out. */
export const frameOf = (state: State): Frame => state.stack[state.stack.length - 1] as Frame;

export function goTo(state: State, step: number): void {
  frameOf(state).step = step;
}

/** Puts a decision to whomever it asks; the flow rests until all of them have answered. */
export function ask({ table, state }: At, decision: number): void {
  put(state, decision, table.decisions.asks(decision, table, state));
}

/** The same, unless it asks nobody: then nothing is put to anybody, and false comes back. */
export function askIfAnybody({ table, state }: At, decision: number): boolean {
  const seats = table.decisions.asks(decision, table, state);
  if (seats !== 0) put(state, decision, seats);
  return seats !== 0;
}

function put(state: State, decision: number, seats: Seats): void {
  state.decision = decision;
  state.called = seats;
  state.asked = seats;
  for (let rest = seats; rest !== 0; rest = set.rest(rest)) {
    const draft = draftOf(state, set.first(rest));
    if (draft.length > 0) draft.length = 0;
  }
}

/** The seat's answer is complete. */
export function answered(state: State, seat: Seat): void {
  state.asked = set.without(state.asked, seat);
}

/** One secret answer of one step: kept until all are in. */
export function seal({ state, seat }: At, choice: number): void {
  draftOf(state, seat).push(choice);
  answered(state, seat);
}

/** The i-th seat in turn order (REX-TURN-2). */
export const inOrder = (table: Table, state: State, i: number): Seat => (state.first + i) % table.seats;

/** How early a seat is in turn order, 0 for the first player (REX-TURN-3). */
export const rank = (table: Table, state: State, seat: Seat): number => (seat - state.first + table.seats) % table.seats;

/** Opens a card window. */
export const openWindow = (state: State, window: number): void => push(state, FLOW.window, window);
