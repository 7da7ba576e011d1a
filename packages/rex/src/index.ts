import type { Game, SeatSet } from '@orrery/kernel';
import { clauses } from './clauses.ts';
import { cloneState } from './clone.ts';
import { runningDecision } from './decisions.ts';
import { run } from './flow.ts';
import { isWindow } from './frames.ts';
import { namesOf } from './names.ts';
import { options, readOptions } from './options.ts';
import { faultsOf } from './pack/check.ts';
import type { RexPack } from './pack/pack.ts';
import { standard } from './pack/standard.ts';
import { openGame } from './phases/setup.ts';
import { blankState, type State } from './state.ts';
import { bindTable, type Table } from './table.ts';
import { tellAll } from './tell.ts';
import { resultOf, viewOf, type RexView } from './view.ts';
import type { RexChoice, RexEvent } from './vocabulary.ts';
import { boundOf } from './bound.ts';
import { rememberTable, type RexRules } from './bound-rules.ts';
import { fallback } from './fallback.ts';
import { refusal } from './refusal.ts';
import { sampler } from './sample.ts';
import { warningsOf } from './warnings.ts';
import { invariantsOf } from './invariants.ts';

export type { State } from './state.ts';
export type { LeaderView, LocationView, OwnView, PlayerView, RexView, UnitsView } from './view.ts';
export type { Pending } from './pending.ts';
export type { RexChoice, RexEvent } from './vocabulary.ts';
export type { Race, RexPack } from './pack/pack.ts';
export { RACES } from './pack/pack.ts';
export { ADVANTAGES, DECISIONS, PHASES, type DecisionId, type PhaseId } from './ids.ts';
export { standard } from './pack/standard.ts';
export type { RexRules } from './bound-rules.ts';
export { notesOf, type Notes } from './notes.ts';
export {
  deploymentPreview,
  recruitmentPreview,
  movePreview,
  packagePreview,
  planPreview,
  type DeploymentPreview,
  type PackagePreview,
  type PlanPreview,
} from './previews.ts';
export { grants } from './conformance/grants.ts';

function bind(t: Table): RexRules {
  const rules: RexRules = {
    seats: t.seats,
    options: t.options,
    pack: t.pack,
    names: namesOf(t.pack),
    bound: boundOf(t),
    choices: t.words.choices,
    events: t.words.events,

    start(chance, tell) {
      t.chance = chance;
      t.tell = tell;
      const s = blankState(t);
      openGame(t, s);
      run(t, s);
      return s;
    },
    clone: cloneState,
    asked: (s): SeatSet => s.asked,
    legal: (s, seat, out) => runningDecision(s).legal(t, s, seat, out),
    apply(s, seat, choice, chance, tell) {
      t.chance = chance;
      t.tell = tell;
      const { decision } = s;
      runningDecision(s).answer(t, s, seat, choice);
      if (tell && s.asked !== 0 && s.decision === decision && !((s.asked >> seat) & 1) && !isWindow(decision)) tellAll(t, 'decided', seat);
      run(t, s);
    },
    result: resultOf,

    view: (s, viewer) => viewOf(t, s, viewer),
    sample: (known) => sampler(t, known),
    refuse: (known, choice) => refusal(t, known, choice),
    warnings: (known, choice) => warningsOf(t, known, choice),
    fallback: (known, open, chance) => fallback(t, known, open, chance),
    invariants: invariantsOf(t),
  };
  rememberTable(rules, t);
  return rules;
}

/** Rex: Final Days of an Empire, for three to six players. */
export const rex: Game<State, RexView, RexChoice, RexEvent> = {
  id: 'rex',
  rules: '1',
  clauses,
  options,
  packs: [standard],
  open(given, pack = standard) {
    const faults = pack === standard ? [] : faultsOf(pack); // the built-in pack is checked by a test
    if (faults.length > 0) return { faults };
    const checked = pack as RexPack;
    const read = readOptions(given, checked);
    return 'faults' in read ? read : bind(bindTable(checked, read.options));
  },
};
