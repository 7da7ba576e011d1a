import { Desk, set, type Rules } from '@orrery/kernel';
import { ORIGINS } from './actions/origins.ts';
import { fallback } from './fallback.ts';
import { invariants } from './invariants.ts';
import { answer, list, settle } from './machine.ts';
import { names } from './names.ts';
import { result } from './phases/end.ts';
import { previews, type Previews } from './previews.ts';
import { refuse } from './refuse.ts';
import { sample } from './sample.ts';
import { setUp } from './setup.ts';
import { clone, type State } from './state.ts';
import type { Table } from './table.ts';
import { view, type View } from './view.ts';
import { warnings } from './warnings.ts';
import type { Choice, GravityEvent } from './words.ts';

export interface GravityRules extends Rules<State, View, Choice, GravityEvent> {
  readonly table: Table;
  readonly previews: Previews;
}

/** Answers a turn can take at most: two actions by the player and two by his partner, each with votes, tokens, origins or moves. */
function answersATurn({ actions }: Table): number {
  const repeated = Math.max(...actions.map(({ amount, holdLimit }) => amount + holdLimit));
  return 4 * (repeated + ORIGINS + 8);
}

export function bind(table: Table): GravityRules {
  const { pack, seats, turns } = table;
  const desk = new Desk<Table, State>(table);
  return {
    table,
    seats,
    options: table.options,
    pack,
    names: names(table),
    bound: pack.round.roundLimit * (seats * (turns * answersATurn(table) + 2) + 20),
    choices: table.choiceCodec,
    events: table.eventCodec,
    decisions: table.decisions.clauses,
    previews: previews(table),
    start(chance, tell) {
      const state = setUp(table, chance, tell);
      settle(desk.at(state, 0, chance, tell));
      return state;
    },
    clone,
    asked: (state) => state.asking,
    legal: (state, seat, out) => (set.has(state.asking, seat) ? list(table, state, seat, out) : 0),
    apply: (state, seat, choice, chance, tell) => answer(desk.at(state, seat, chance, tell), choice),
    result: (state) => result(table, state),
    view: (state, viewer) => view(table, state, viewer),
    sample: (known) => sample(table, known),
    refuse: (known, choice) => refuse(table, known, choice),
    warnings: (known, choice) => warnings(table, known, choice),
    fallback: (known, open, chance) => fallback(table, known, open, chance),
    invariants: invariants(table),
  };
}
