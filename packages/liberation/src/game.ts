import type { Fault, Game, Rules, Seat, SeatSet } from '@orrery/kernel';
import { apply } from './apply.ts';
import { bound } from './bound.ts';
import { clauses } from './clauses.ts';
import { OVER } from './decisions.ts';
import { fallback } from './fallback.ts';
import { invariants } from './invariants.ts';
import { legal } from './legal.ts';
import { options, settle } from './options.ts';
import { check } from './pack/check.ts';
import type { LiberationPack } from './pack/schema.ts';
import { standard } from './pack/standard.ts';
import { refuse } from './refuse.ts';
import { start } from './setup.ts';
import { clone, type State } from './state.ts';
import { table as compile, type Table } from './table.ts';
import { decider, result, viewer, type View } from './view.ts';
import { warnings } from './warnings.ts';
import type { LiberationChoice, LiberationEvent } from './vocabulary.ts';
import { sampler } from './worlds/sample.ts';

export type LiberationRules = Rules<State, View, LiberationChoice, LiberationEvent> & { readonly table: Table };

function open(given?: unknown, pack?: unknown): LiberationRules | { readonly faults: readonly Fault[] } {
  const faults = pack === undefined ? [] : check(pack);
  if (faults.length > 0) return { faults };
  const cards = pack === undefined ? standard : (pack as LiberationPack);
  const settled = settle(
    given,
    cards.maps.filter((map) => !map.expansion).map((map) => map.id),
  );
  if ('faults' in settled) return settled;
  const table = compile(cards, settled.options, settled.settings);
  const view = viewer(table);
  return {
    table,
    seats: 2,
    options: settled.options,
    pack: cards,
    names: table.names,
    bound: bound(table),
    choices: table.choices.codec,
    events: table.events.codec,
    start: (chance, tell) => start(table, chance, tell),
    clone,
    asked: (state): SeatSet => (state.at === OVER ? 0 : 1 << decider(state)),
    legal: (state, seat: Seat, out) => (state.at !== OVER && seat === decider(state) ? legal(table, state, out) : 0),
    apply: (state, seat, choice, chance, tell) => apply(table, state, seat, choice, chance, tell),
    result,
    turn: (state) => Math.max(1, state.turn),
    view,
    sample: sampler(table),
    refuse: (known, choice) => refuse(table, known, choice),
    warnings: (known, choice) => warnings(table, known, choice),
    fallback: (known, choices, chance) => fallback(table, known, choices, chance),
    invariants: invariants(table),
  };
}

export const liberation: Game<State, View, LiberationChoice, LiberationEvent> = {
  id: 'liberation',
  rules: '1',
  clauses,
  options,
  packs: [standard],
  open,
};
