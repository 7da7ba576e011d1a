import { no, set, type Choice, type Known, type Refusal } from '@orrery/kernel';
import { seenState } from './seen-state.ts';
import type { Table } from './table.ts';
import type { View } from './view.ts';

/** Why a choice is not open, worked out from the viewer's own table: the running decision says it, or is itself the reason. */
export function refuse(table: Table, { view }: Known<View>, choice: Choice): Refusal {
  if (view.result) return no('over', 'LIB-END-1');
  if (!set.has(view.asked, view.viewer)) return no('notAsked', 'LIB-TURN-7');
  const state = seenState(table, view);
  return table.decisions.whyNot(state.at, { table, state }, choice) ?? no('notThisDecision', 'LIB-TURN-2', { decision: view.decision });
}
