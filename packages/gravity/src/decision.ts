import { decisions, set, type At as AtTable, type Choice, type Happening, type Seat, type SeatSet } from '@orrery/kernel';
import type { ClauseId } from './clauses.ts';
import type { State } from './state.ts';
import { actionOf, type Action, type Table } from './table.ts';
import type { Choices, Verb } from './words.ts';

export type At = AtTable<Table, State>;

/** What a refusal is made from: the state as far as the seat knows it. */
export interface Seen {
  readonly table: Table;
  readonly state: State;
  readonly seat: Seat;
}

/** What decisions of this game say beyond the common. */
export interface More {
  /** Put to its seats even with a single answer: by its nature, or because only hidden cards leave a single one. */
  readonly always?: true;
  /** Answers wait for all seats, and nobody but the seat itself sees them before. */
  readonly secret?: true;
  /** A step of an action: until something of it is told, others see only that its player is choosing. */
  readonly inAction?: true;
  /** Clauses of verbs that have one of their own. */
  readonly verbs?: { readonly [V in Verb]?: ClauseId };
  /** What a partner hears of a vote. GRV-TEAM-CAPT-1 */
  voted?(table: Table, seat: Seat, choice: Choice): Happening;
}

/** The maker of the game's decisions. Answers set the stage that comes next. */
export const decision = decisions<Choices, Table, State, Seen, More>();
export type GravityDecision = ReturnType<typeof decision>;

/** Put to whoever carries out the card. */
export const theActor = (_: Table, state: State): SeatSet => set.only(state.turn.actor);

/** The action being carried out. */
export const running = (table: Table, state: State): Action => actionOf(table, state.action.index);
