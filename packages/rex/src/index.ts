import type { Fault, Game } from '@orrery/kernel';
import { bindTable } from './bind-table.ts';
import { clauses } from './clauses.ts';
import { options, readOptions } from './options.ts';
import { faultsOf } from './pack/check.ts';
import type { RexPack } from './pack/pack.ts';
import { standard } from './pack/standard.ts';
import { rulesOf, type RexRules } from './rules.ts';
import { VERSION_1, VERSION_2, type Rulings } from './rulings.ts';
import type { State } from './state.ts';
import type { RexView } from './view.ts';
import type { RexChoice, RexEvent } from './words.ts';

export type { State } from './state.ts';
export type { LeaderView, LocationView, OwnView, PlayerView, RexView, UnitsView } from './view.ts';
export type { Pending } from './copy.ts';
export type { ChoiceLexicon, Locations, RexChoice, RexEvent, Seats } from './words.ts';
export type { Race, RexPack } from './pack/pack.ts';
export { RACES } from './pack/pack.ts';
export { ADVANTAGES, D, DECISIONS, PHASES, RACE, type DecisionId, type PhaseId } from './ids.ts';
export { standard } from './pack/standard.ts';
export type { RexRules } from './rules.ts';
export { notesOf, type Notes } from './notes.ts';
export {
  battlePreview,
  biddingPreview,
  contendersPreview,
  deploymentPreview,
  fleetPreview,
  recruitmentPreview,
  movePreview,
  packagePreview,
  planPreview,
  tiePreview,
  type Contender,
  type DeploymentPreview,
  type Exchange,
  type PackagePreview,
  type PlanPreview,
} from './previews.ts';
export { grants } from './conformance/grants.ts';

interface Rex extends Game<State, RexView, RexChoice, RexEvent> {
  readonly earlier: readonly Rex[];
  open(options?: unknown, pack?: unknown): RexRules | { readonly faults: readonly Fault[] };
}

const version = (rules: string, rulings: Rulings, ...earlier: readonly Rex[]): Rex => ({
  id: 'rex',
  rules,
  earlier,
  clauses,
  options,
  packs: [standard],
  open(given, pack = standard) {
    const faults = pack === standard ? [] : faultsOf(pack); // the built-in pack is checked by a test
    if (faults.length > 0) return { faults };
    const checked = pack as RexPack;
    const read = readOptions(given, checked);
    return 'faults' in read ? read : rulesOf(bindTable(checked, read.options, rulings));
  },
});

/** Rex: Final Days of an Empire, for three to six players. */
export const rex: Rex = version('2', VERSION_2, version('1', VERSION_1));
