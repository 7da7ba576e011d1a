import { decisions, set, type At, type Decision, type SeatSet } from '@orrery/kernel';
import { otherSide } from './sides.ts';
import type { State } from './state.ts';
import type { Table } from './table.ts';
import type { ChoiceLexicon } from './words.ts';

/** Where an answer is carried out: table, state, who answers, chance, and ears if anybody listens. */
export type Answering = At<Table, State>;

/** What a refusal is made from: the table, and the state as far as the seat knows it. */
export interface Seen {
  readonly table: Table;
  readonly state: State;
}

export interface Own {
  /** The decision the others know of where steps that tell nothing have led to this one. */
  readonly publicly?: (state: State) => number;
}

export const decision = decisions<ChoiceLexicon, Table, State, Seen, Own>();
export type LiberationDecision = Decision<ChoiceLexicon, Table, State, Seen, Own>;

export const sideOnTurn = (_: Table, state: State): SeatSet => set.only(state.side);
export const sideNotOnTurn = (_: Table, state: State): SeatSet => set.only(otherSide(state.side));
