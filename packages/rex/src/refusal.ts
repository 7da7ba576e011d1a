import { no, set, SPECTATOR, type Choice, type Known, type Refusal } from '@orrery/kernel';
import { whyNotPlay } from './cards/play.ts';
import type { Seen } from './decision.ts';
import { seenState } from './seen-state.ts';
import type { State } from './state.ts';
import type { Table } from './table.ts';
import type { RexView } from './view.ts';
import type { Seat } from './words.ts';

/** Why a choice is not open, from what the viewer knows alone. */
export function refusal(table: Table, known: Known<RexView>, choice: Choice): Refusal {
  const { view } = known;
  const seat = view.viewer;
  const clause = table.decisions.clauses[view.decision] ?? '';
  if (view.result) return no('over', 'REX-GEN-3');
  if (seat === SPECTATOR || !set.has(view.asked, seat)) return no('not-asked', clause);
  if (set.has(view.answered, seat)) return no('answered', clause);
  const verb = table.choiceCodec.form(choice).word;
  const state = seenState(table, known);
  const seen: Seen = { table, state, seat, view };
  if (verb === 'play') return whyNotPlay(seen, cardPlayed(table, choice)) ?? no('not-open', clause);
  if (!verbsOpen(table, state, seat).has(verb)) return no('not-now', clause, { verb });
  return table.decisions.whyNot(state.decision, seen, choice) ?? no('not-open', clause);
}

/** The card of a choice that plays one, whatever it is aimed at. */
function cardPlayed({ choiceCodec, pack }: Table, choice: Choice): number {
  const named = choiceCodec.name(choice);
  return named.verb === 'play' ? pack.strategyCards.findIndex(({ id }) => id === named.card) : -1;
}

/** Verbs on the seat's list now. */
function verbsOpen(table: Table, state: State, seat: Seat): ReadonlySet<string> {
  const open: number[] = [];
  const length = table.decisions.list(state.decision, table, state, seat, open);
  return new Set(open.slice(0, length).map((choice) => table.choiceCodec.form(choice).word));
}
