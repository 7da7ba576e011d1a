import { Desk, type Fault, type Game, type Rules } from '@orrery/kernel';
import { bound } from './bound.ts';
import { clauses } from './clauses.ts';
import { At } from './decision-ids.ts';
import { askedSeats, askedSide, decisionClauses } from './decisions/index.ts';
import { fallback } from './fallback.ts';
import { invariants } from './invariants.ts';
import { options, settle } from './options.ts';
import { check } from './pack/check.ts';
import { house2 } from './pack/house-2.ts';
import type { LiberationPack } from './pack/schema.ts';
import { standard } from './pack/standard.ts';
import { refuse } from './refuse.ts';
import { start } from './setup.ts';
import { clone, type State } from './state.ts';
import { makeTable } from './make-table.ts';
import type { Table } from './table.ts';
import { result, viewer, type View } from './view.ts';
import { warnings } from './warnings.ts';
import type { LiberationChoice, LiberationEvent } from './words.ts';
import { sampler } from './sample.ts';

export type LiberationRules = Rules<State, View, LiberationChoice, LiberationEvent> & { readonly table: Table };

function open(builtIn: LiberationPack, given?: unknown, pack?: unknown): LiberationRules | { readonly faults: readonly Fault[] } {
  const faults = pack === undefined ? [] : check(pack);
  if (faults.length > 0) return { faults };
  const cards = pack === undefined ? builtIn : (pack as LiberationPack);
  const settled = settle(
    given,
    cards.maps.filter((map) => !map.expansion).map((map) => map.id),
  );
  if ('faults' in settled) return settled;
  const table = makeTable(cards, settled.options, settled.settings);
  const { decisions } = table;
  const desk = new Desk<Table, State>(table);
  return {
    table,
    seats: 2,
    options: settled.options,
    pack: cards,
    names: table.names,
    bound: bound(table),
    choices: table.choices.codec,
    events: table.events.codec,
    decisions: decisionClauses,
    start: (chance, tell) => start(table, chance, tell),
    clone,
    asked: askedSeats,
    legal: (state, seat, out) =>
      state.at !== At.OVER && seat === askedSide(state) ? decisions.list(state.at, table, state, seat, out) : 0,
    apply: (state, seat, choice, chance, tell) => decisions.answer(state.at, desk.at(state, seat, chance, tell), choice),
    result,
    turn: (state) => Math.max(1, state.turn),
    view: viewer(table),
    sample: sampler(table),
    refuse: (known, choice) => refuse(table, known, choice),
    warnings: warnings(table),
    fallback: (known, choices, chance) => fallback(table, known, choices, chance),
    invariants: invariants(table),
  };
}

type Liberation = Game<State, View, LiberationChoice, LiberationEvent>;

/** The rules are the same in all versions; what changes is the pack that is played where none is named. */
const version = (rules: string, pack: LiberationPack, ...earlier: readonly Liberation[]): Liberation => ({
  id: 'liberation',
  rules,
  earlier,
  clauses,
  options,
  packs: [pack],
  open: (given, other) => open(pack, given, other),
});

export const liberation: Liberation = version('2', house2, version('1', standard));
