import type { Rules } from '@orrery/kernel';
import type { State } from './state.ts';
import type { Table } from './table.ts';
import type { RexView } from './view.ts';
import type { RexChoice, RexEvent } from './vocabulary.ts';

/** The rules of one table of Rex. */
export type RexRules = Rules<State, RexView, RexChoice, RexEvent>;

const tables = new WeakMap<object, Table>();

/** The tables behind bound rules, for what is computed beside them: previews and notes. */
export function rememberTable(rules: RexRules, t: Table): void {
  tables.set(rules, t);
}

export function tableOf(rules: RexRules): Table {
  const t = tables.get(rules);
  if (!t) throw new Error('these rules were not opened by Rex');
  return t;
}
