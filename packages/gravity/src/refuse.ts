import { no as refusal, set, type Choice, type Known, type Refusal } from '@orrery/kernel';
import type { ClauseId } from './clauses.ts';
import { decisionsByStage } from './decisions.ts';
import { seenState } from './seen-state.ts';
import { stages } from './stages.ts';
import type { Table } from './table.ts';
import type { View } from './view.ts';
import type { Verb } from './words.ts';
import { no } from './refusals.ts';

/** The clause that says what may be answered with a verb. */
function clauseOf(verb: Verb): string {
  const rule = decisionsByStage.find(({ answers }) => verb in answers);
  return rule?.verbs?.[verb] ?? rule?.clause ?? '';
}

const ANSWERED: Readonly<Record<View['phase'], ClauseId>> = {
  preparation: 'GRV-PREP-1',
  transition: 'GRV-TRANS-3',
  corporations: 'GRV-TEAM-CAPT-1',
  islands: 'GRV-TEAM-CAPT-1',
};

/** Why a choice is not open, from what its seat knows: in the words of its decision, or because another one runs, or none. */
export function refuse(table: Table, known: Known<View>, choice: Choice): Refusal {
  const { view } = known;
  const seat = view.viewer;
  if (view.result || view.decision === 'over') return no('over', 'GRV-END-4');
  if (!set.has(view.asked, seat)) return no('notAsked', 'GRV-TURN-2');
  if (set.has(view.answered, seat)) return no('answered', ANSWERED[view.phase]);
  const stage = stages[view.decision];
  const clause = clauseOf(table.choiceCodec.form(choice).word as Verb);
  if (!table.decisions.answersTo(stage, choice)) return refusal('otherDecision', clause, { decision: view.decision });
  return table.decisions.whyNot(stage, { table, state: seenState(table, known), seat }, choice) ?? refusal('notOpen', clause);
}
