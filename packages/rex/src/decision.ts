import { decisions, type At as Answering } from '@orrery/kernel';
import type { DecisionId } from './ids.ts';
import type { State } from './state.ts';
import type { Table } from './table.ts';
import type { RexView } from './view.ts';
import type { ChoiceLexicon, Seat } from './words.ts';

/** Where something is carried out: table, state, who answers, and who draws and listens. */
export type At = Answering<Table, State>;

/** Who asks why not, and the table as that seat knows it. */
export interface Seen {
  readonly table: Table;
  readonly state: State;
  readonly seat: Seat;
  readonly view: RexView;
}

const made = decisions<ChoiceLexicon, Table, State, Seen>();

/** The maker of Rex's decisions. */
export const decision = (id: DecisionId, rule: Parameters<typeof made>[1]): ReturnType<typeof made> => made(id, rule);
export type Decision = ReturnType<typeof made>;
