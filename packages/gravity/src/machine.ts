import { At as AtTable, set, type Choice, type Seat } from '@orrery/kernel';
import { complete } from './actions/complete.ts';
import type { At, GravityDecision } from './decision.ts';
import { decisionsByStage } from './decisions.ts';
import { beginCorporations, beginTurn, nextTurn } from './phases/corporations.ts';
import { finishCard } from './phases/copy.ts';
import { beginIslands, pull, settleIslands } from './phases/islands.ts';
import { beginRound, prepare } from './phases/preparation.ts';
import { beginTransition, clearRound } from './phases/transition.ts';
import { FIRST_STEP, stages, STEPS, type StepId } from './stages.ts';
import type { State } from './state.ts';
import type { Table } from './table.ts';
import { tellVote, vote } from './team.ts';

type Step = (at: At) => void;
const stepById: Readonly<Record<Exclude<StepId, 'over'>, Step>> = {
  round: beginRound,
  prepare,
  corporations: beginCorporations,
  next: nextTurn,
  begin: beginTurn,
  finish: finishCard,
  islands: beginIslands,
  pull,
  settle: settleIslands,
  transition: beginTransition,
  clear: clearRound,
};
const steps: readonly Step[] = STEPS.filter((id) => id !== 'over').map((id) => stepById[id]);

const always: readonly boolean[] = decisionsByStage.map((rule) => rule.always === true);
const secret: readonly boolean[] = decisionsByStage.map((rule) => rule.secret === true);

export function list(table: Table, state: State, seat: Seat, out: Choice[]): number {
  return table.decisions.list(state.stage, table, state, seat, out);
}

const scratch: Choice[] = [];

/** Goes on until somebody has to decide or the game is over. A decision that public facts leave one answer is taken without asking. */
export function settle(at: At): void {
  const { table, state } = at;
  const { decisions } = table;
  for (;;) {
    const stage = state.stage;
    if (stage >= FIRST_STEP) {
      if (stage === stages.over) return;
      (steps[stage - FIRST_STEP] as Step)(at);
      continue;
    }
    const seats = decisions.asks(stage, table, state);
    if (!always[stage]) {
      const seat = set.first(seats);
      const open = decisions.list(stage, table, state, seat, scratch);
      if (open === 0) {
        // nothing is left to do with the action, or with the card
        if (state.action.index < 0) state.stage = stages.finish;
        else complete(state);
        continue;
      }
      if (open === 1) {
        const here = seat === at.seat ? at : new AtTable(table, state, seat, at.chance, at.tell);
        decisions.answer(stage, here, scratch[0] as Choice);
        continue;
      }
    }
    state.put = seats;
    state.asking = seats;
    return;
  }
}

/** Carries out one listed answer. Answers of several seats wait for one another. */
export function answer(at: At, choice: Choice): void {
  const { table, state, seat } = at;
  const { stage } = state;
  if (!secret[stage] && set.rest(state.put) === 0) table.decisions.answer(stage, at, choice);
  else {
    state.answers[seat] = choice;
    state.asking = set.without(state.asking, seat);
    tellVote(at, decisionsByStage[stage] as GravityDecision, choice);
    if (state.asking !== 0) return;
    table.decisions.answer(stage, at, secret[stage] ? choice : vote(table, state, at.tell));
  }
  settle(at);
}
