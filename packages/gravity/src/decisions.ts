import { conserve, unloadIsland, unloadUnits } from './actions/air.ts';
import { bombard, bombardOwner } from './actions/bombardment.ts';
import { captureCommit } from './actions/capture-commit.ts';
import { captureLoss } from './actions/capture-loss.ts';
import { captureTarget, jointAnswer } from './actions/capture-target.ts';
import { placeTokens } from './actions/extraction.ts';
import { leak, leakKind } from './actions/leak.ts';
import { hire, recruit } from './actions/muster.ts';
import { pumpFrom, pumpTo, pumpUnits } from './actions/pumping.ts';
import { redeploy } from './actions/redeployment.ts';
import { stabilise, stabiliseUnits, surge } from './actions/resonance.ts';
import { sabotage } from './actions/sabotage.ts';
import { turnIsland, turnSteps } from './actions/turning.ts';
import type { GravityDecision } from './decision.ts';
import { action } from './phases/action.ts';
import { copy } from './phases/copy.ts';
import { teamActor } from './phases/corporations.ts';
import { chooseAttractor, chooseCell, chooseTarget } from './phases/islands.ts';
import { keepCards } from './phases/preparation.ts';
import { saveCards } from './phases/transition.ts';
import { castlePay, turn } from './phases/turn.ts';
import { DECISIONS } from './stages.ts';

const all: readonly GravityDecision[] = [
  keepCards,
  saveCards,
  teamActor,
  turn,
  castlePay,
  action,
  copy,
  recruit,
  hire,
  captureTarget,
  jointAnswer,
  captureCommit,
  captureLoss,
  placeTokens,
  pumpFrom,
  pumpTo,
  pumpUnits,
  redeploy,
  turnIsland,
  turnSteps,
  surge,
  stabilise,
  stabiliseUnits,
  bombard,
  bombardOwner,
  leak,
  leakKind,
  sabotage,
  conserve,
  unloadIsland,
  unloadUnits,
  chooseAttractor,
  chooseTarget,
  chooseCell,
];

/** Every decision, by its number in a state. */
export const decisionsByStage: readonly GravityDecision[] = DECISIONS.map((id) => {
  const found = all.find((decision) => decision.id === id);
  if (!found) throw new Error(`nothing decides ${id}`);
  return found;
});
