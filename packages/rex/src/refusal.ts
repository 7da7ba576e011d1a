import type { Choice, Known, Refusal } from '@orrery/kernel';
import { SPECTATOR } from '@orrery/kernel';
import { CLAUSE_OF_DECISION } from './decision-clauses.ts';
import { runningDecision } from './decisions.ts';
import { whyNotBattle } from './refusals/battle.ts';
import { whyNotCard } from './refusals/cards.ts';
import { whyNotBoard } from './refusals/board.ts';
import { whyNotTable } from './refusals/table.ts';
import { restore } from './restore.ts';
import type { State } from './state.ts';
import type { Table } from './table.ts';
import type { RexView } from './view.ts';
import type { RexChoice } from './vocabulary.ts';

/** A question of why: who asks, for what, and the table as that seat knows it. */
export interface Why {
  readonly t: Table;
  readonly s: State;
  readonly seat: number;
  readonly view: RexView;
}
export type Reason = readonly [code: string, clause: string, data?: Refusal['data']];

/** Why a choice is not open, from what the viewer knows alone. */
export function refusal(t: Table, { view }: Known<RexView>, choice: Choice): Refusal {
  const seat = view.viewer;
  const clause = CLAUSE_OF_DECISION[view.decision];
  const answer = ([code, rule, data = {}]: Reason): Refusal => ({ code, clause: rule, data });
  if (view.result) return answer(['over', 'REX-GEN-3']);
  if (seat === SPECTATOR || !((view.asked >> seat) & 1)) return answer(['not-asked', clause]);
  if ((view.answered >> seat) & 1) return answer(['answered', clause]);
  const named = t.words.choices.name(choice);
  const s = restore(t, view);
  if (!verbsOpen(t, s, seat).has(named.verb) && named.verb !== 'play') return answer(['not-now', clause, { verb: named.verb }]);
  const why: Why = { t, s, seat, view };
  return answer(reason(why, named) ?? ['not-open', clause]);
}

/** Verbs on the seat's list now. */
function verbsOpen(t: Table, s: State, seat: number): Set<string> {
  const open: number[] = [];
  const length = runningDecision(s).legal(t, s, seat, open);
  return new Set(open.slice(0, length).map((choice) => t.words.choices.word(choice)));
}

function reason(why: Why, choice: RexChoice): Reason | null {
  return whyNotCard(why, choice) ?? whyNotBoard(why, choice) ?? whyNotTable(why, choice) ?? whyNotBattle(why, choice);
}
