import type { Choice, Known, Refusal } from '@orrery/kernel';
import type { ClauseId } from './clauses.ts';
import { closedIsland } from './closed.ts';
import { sideControl } from './control.ts';
import type { DecisionId } from './stages.ts';
import type { State } from './state.ts';
import type { Table } from './table.ts';
import type { View } from './view.ts';
import type { Choice as Words, Verb } from './vocabulary.ts';
import { worldOf } from './world.ts';

export const REFUSALS = [
  'over',
  'notAsked',
  'answered',
  'otherDecision',
  'notInHand',
  'notInDiscard',
  'fewCards',
  'nothingPossible',
  'otherCard',
  'actionDone',
  'nothingDone',
  'ownIsland',
  'tooWeak',
  'noProposal',
  'noRundor',
  'blown',
  'notYours',
  'empty',
  'notBeside',
  'noNeighbour',
  'noGravity',
  'noTemporary',
  'beside',
  'tooHeavy',
  'lighter',
  'taken',
  'noBerth',
  'noPiece',
  'notOpen',
] as const;
export type RefusalCode = (typeof REFUSALS)[number];

/** The decisions a verb answers, and the clause that says what may be answered. */
const RULES: Readonly<Record<Verb, readonly [clause: ClauseId, ...decisions: DecisionId[]]>> = {
  keep: ['GRV-PREP-4', 'prep.keep'],
  save: ['GRV-TRANS-3', 'trans.save'],
  actor: ['GRV-TEAM-TURN-2', 'team.actor'],
  play: ['GRV-TURN-4', 'turn'],
  castle: ['GRV-CASTLE-1', 'turn'],
  idle: ['GRV-IDLE-1', 'turn'],
  pay: ['GRV-CASTLE-1', 'castle.pay'],
  act: ['GRV-TURN-8', 'action'],
  done: ['GRV-TURN-9', 'action', 'redeploy', 'extract.token', 'conserve'],
  copy: ['GRV-TEAM-COPY-1', 'copy'],
  skip: ['GRV-TEAM-COPY-1', 'copy'],
  recruit: ['GRV-CARD-1A', 'recruit'],
  hire: ['GRV-CARD-1B', 'hire'],
  capture: ['GRV-CAPTURE-5', 'capture.target'],
  joint: ['GRV-TEAM-JOINT-7', 'capture.target'],
  join: ['GRV-TEAM-JOINT-1', 'joint.answer'],
  refuse: ['GRV-TEAM-JOINT-1', 'joint.answer'],
  commit: ['GRV-CAPTURE-5', 'capture.commit'],
  lose: ['GRV-CAPTURE-9', 'capture.loss'],
  token: ['GRV-WAR-15', 'extract.token'],
  pumpFrom: ['GRV-CARD-3B', 'pump.from'],
  pumpTo: ['GRV-CARD-3B', 'pump.to'],
  pumpUnits: ['GRV-CARD-3B', 'pump.units'],
  redeploy: ['GRV-CARD-4A', 'redeploy'],
  turn: ['GRV-CARD-4B', 'turn.island'],
  steps: ['GRV-CARD-4B', 'turn.steps'],
  surge: ['GRV-CARD-5A', 'surge'],
  stabilise: ['GRV-CARD-5B', 'stabilise'],
  stabiliseUnits: ['GRV-CARD-5B', 'stabilise.units'],
  bombard: ['GRV-CARD-6A', 'bombard'],
  owner: ['GRV-CARD-6A-1', 'bombard.owner'],
  leak: ['GRV-CARD-6B', 'leak'],
  leakUnit: ['GRV-CARD-6B', 'leak.kind'],
  sabotage: ['GRV-WAR-5', 'sabotage'],
  conserve: ['GRV-AIR-2', 'conserve'],
  unload: ['GRV-AIR-9', 'unload.island'],
  unloadUnits: ['GRV-AIR-9', 'unload.units'],
  attractor: ['GRV-ISLANDS-4', 'islands.attractor'],
  target: ['GRV-ISLANDS-8', 'islands.target'],
  cell: ['GRV-ISLANDS-9', 'islands.cell'],
};

const because = (code: RefusalCode, clause: ClauseId, data: Refusal['data'] = {}): Refusal => ({ code, clause, data });

/** Why a choice is not open, from what its seat knows. */
export function refuse(t: Table, { view }: Known<View>, choice: Choice): Refusal {
  const seat = view.viewer;
  if (view.result) return because('over', 'GRV-END-4');
  if (!((view.asked >> seat) & 1)) return because('notAsked', 'GRV-TURN-2');
  if ((view.answered >> seat) & 1)
    return because(
      'answered',
      view.phase === 'preparation' ? 'GRV-PREP-1' : view.phase === 'transition' ? 'GRV-TRANS-3' : 'GRV-TEAM-CAPT-1',
    );
  const words = t.choices.name(choice);
  const [clause, ...decisions] = RULES[words.verb];
  if (!decisions.includes(view.decision as DecisionId)) return because('otherDecision', clause, { decision: view.decision });
  return closer(t, worldOf(t, view), view, words) ?? because('notOpen', clause);
}

/** The reason in more detail, where there is one. */
function closer(t: Table, s: State, view: View, words: Words): Refusal | null {
  const seat = view.viewer;
  const kinds = t.sets.kinds;
  const lacks = (card: number): boolean => s.hand[seat * kinds + t.sets.numbers.indexOf(card)] === 0;
  switch (words.verb) {
    case 'play':
      return lacks(words.card)
        ? because('notInHand', 'GRV-TURN-4', { card: words.card })
        : because('nothingPossible', 'GRV-TURN-8', { card: words.card });
    case 'castle': {
      const i = seat * kinds + t.sets.numbers.indexOf(words.card);
      if ((s.held[seat] as number) < t.pack.round.castlingCost)
        return because('fewCards', 'GRV-CASTLE-3', { cost: t.pack.round.castlingCost });
      if ((s.open[i] as number) + (s.buried[i] as number) === 0) return because('notInDiscard', 'GRV-CASTLE-2', { card: words.card });
      return because('nothingPossible', 'GRV-CASTLE-5', { card: words.card });
    }
    case 'idle':
      return because('notInHand', 'GRV-IDLE-1', { card: words.card });
    case 'copy':
      return because('notInHand', 'GRV-TEAM-COPY-1', { card: words.card });
    case 'join':
      return because('notInHand', 'GRV-TEAM-JOINT-1', { card: words.card });
    case 'act': {
      if (!words.action.startsWith(String(view.turn?.card))) return because('otherCard', 'GRV-TURN-4', { action: words.action });
      if (view.turn?.done.includes(words.action)) return because('actionDone', 'GRV-TURN-7', { action: words.action });
      return because('nothingPossible', 'GRV-TURN-8', { card: view.turn?.card ?? 0 });
    }
    case 'done':
      return because('nothingDone', 'GRV-TURN-9');
    case 'capture':
    case 'joint': {
      const island = t.islandIds.indexOf(words.island);
      if ((sideControl(t, s, seat) >> island) & 1) return because('ownIsland', 'GRV-CAPTURE-1', { island: words.island });
      if (words.verb === 'joint' && (!t.teams || s.proposed || s.actor !== s.mover || s.held[t.partner[seat] as number] === 0))
        return because('noProposal', 'GRV-TEAM-JOINT-1');
      const far = words.verb === 'capture' ? closedIsland(t, s, seat, words) : null;
      if (far) return because(far.code, far.clause, far.data);
      return because('tooWeak', words.verb === 'joint' ? 'GRV-TEAM-JOINT-7' : 'GRV-CAPTURE-5', {
        island: words.island,
        defence: s.strength[island] as number,
      });
    }
    default: {
      const found = closedIsland(t, s, seat, words);
      return found && because(found.code, found.clause, found.data);
    }
  }
}
