import { ALL, At, Desk, set, type Rules } from '@orrery/kernel';
import { boundOf } from './bound.ts';
import type { At as Answering } from './decision.ts';
import { cloneState } from './copy.ts';
import { fallback } from './fallback.ts';
import { run } from './flow.ts';
import { isWindow } from './ids.ts';
import { invariantsOf } from './invariants.ts';
import { namesOf } from './names.ts';
import { refusal } from './refusal.ts';
import { sampler } from './sample.ts';
import { openGame } from './setup/setup.ts';
import { blankState, type State } from './state.ts';
import type { Table } from './table.ts';
import { resultOf, viewOf, type RexView } from './view.ts';
import { warningsOf } from './warnings.ts';
import type { RexChoice, RexEvent } from './words.ts';

/** The rules of one table of Rex, and what they look up: previews and notes are computed from it beside them. */
export interface RexRules extends Rules<State, RexView, RexChoice, RexEvent> {
  readonly table: Table;
}

/** Where others have still to answer the same question, everybody hears that this seat has; in windows nobody does. */
function tellDecided({ table, state, seat, tell }: Answering, decision: number): void {
  if (state.asked !== 0 && state.decision === decision && !set.has(state.asked, seat) && !isWindow(decision))
    tell?.(ALL, table.events.decided(seat));
}

export function rulesOf(table: Table): RexRules {
  const { decisions } = table;
  const desk = new Desk<Table, State>(table);
  return {
    table,
    seats: table.seats,
    options: table.options,
    pack: table.pack,
    names: namesOf(table.pack),
    bound: boundOf(table),
    choices: table.choiceCodec,
    events: table.eventCodec,
    decisions: decisions.clauses,

    start(chance, tell) {
      const at = new At(table, blankState(table), -1, chance, tell);
      openGame(at);
      run(at);
      return at.state;
    },
    clone: cloneState,
    asked: (state) => state.asked,
    legal: (state, seat, out) => decisions.list(state.decision, table, state, seat, out),
    apply(state, seat, choice, chance, tell) {
      const { decision } = state;
      const at = desk.at(state, seat, chance, tell);
      decisions.answer(decision, at, choice);
      if (tell) tellDecided(at, decision);
      if (state.asked === 0) run(at);
    },
    result: resultOf,

    view: (state, viewer) => viewOf(table, state, viewer),
    sample: (known) => sampler(table, known),
    refuse: (known, choice) => refusal(table, known, choice),
    warnings: (known, choice) => warningsOf(table, known, choice),
    fallback: (known, open, chance) => fallback(table, known, open, chance),
    invariants: invariantsOf(table),
  };
}
