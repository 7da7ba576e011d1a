import type { Choice, Seat, SeatSet } from '@orrery/kernel';
import { conserve, unloadIsland, unloadUnits } from './actions/air.ts';
import { complete } from './actions/complete.ts';
import { captureCommit, captureLoss, captureTarget } from './actions/capture.ts';
import { placeTokens } from './actions/extraction.ts';
import { jointAnswer } from './actions/joint.ts';
import { hire, recruit } from './actions/muster.ts';
import { pumpFrom, pumpTo, pumpUnits } from './actions/pumping.ts';
import { bombard, bombardOwner, leak, leakKind } from './actions/raid.ts';
import { redeploy } from './actions/redeployment.ts';
import { stabilise, stabiliseUnits, surge } from './actions/resonance.ts';
import { turnIsland, turnSteps } from './actions/turning.ts';
import { sabotage } from './actions/war.ts';
import type { Decision, Outside } from './decision.ts';
import { beginCorporations, beginTurn, nextTurn, teamActor } from './phases/corporations.ts';
import { beginIslands, chooseAttractor, chooseCell, chooseTarget, pull, settleIslands } from './phases/islands.ts';
import { beginRound, keepCards, prepare } from './phases/preparation.ts';
import { beginTransition, clearRound, saveCards, savers } from './phases/transition.ts';
import { action, castlePay, copy, finishCard, turn } from './phases/turn.ts';
import { at, DECISIONS, FIRST_STEP, STEPS, type DecisionId, type StepId } from './stages.ts';
import type { State } from './state.ts';
import type { Table } from './table.ts';
import { tellVote, vote } from './team.ts';

const byId: Readonly<Record<DecisionId, Decision>> = {
  'prep.keep': keepCards,
  'trans.save': saveCards,
  'team.actor': teamActor,
  turn,
  'castle.pay': castlePay,
  action,
  copy,
  recruit,
  hire,
  'capture.target': captureTarget,
  'joint.answer': jointAnswer,
  'capture.commit': captureCommit,
  'capture.loss': captureLoss,
  'extract.token': placeTokens,
  'pump.from': pumpFrom,
  'pump.to': pumpTo,
  'pump.units': pumpUnits,
  redeploy,
  'turn.island': turnIsland,
  'turn.steps': turnSteps,
  surge,
  stabilise,
  'stabilise.units': stabiliseUnits,
  bombard,
  'bombard.owner': bombardOwner,
  leak,
  'leak.kind': leakKind,
  sabotage,
  conserve,
  'unload.island': unloadIsland,
  'unload.units': unloadUnits,
  'islands.attractor': chooseAttractor,
  'islands.target': chooseTarget,
  'islands.cell': chooseCell,
};

type Step = (t: Table, s: State, outside: Outside) => void;
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

const decisions: readonly Decision[] = DECISIONS.map((id) => byId[id]);
const steps: readonly Step[] = STEPS.filter((id) => id !== 'over').map((id) => stepById[id]);

/** Asked even with a single answer: always, or because only hidden cards leave a single one. */
const always: readonly boolean[] = DECISIONS.map((id) =>
  ['prep.keep', 'trans.save', 'turn', 'castle.pay', 'copy', 'joint.answer'].includes(id),
);

/** Seats a decision is put to. */
function seatsFor(t: Table, s: State): SeatSet {
  switch (s.stage) {
    case at['prep.keep']:
      return (1 << t.seats) - 1;
    case at['trans.save']:
      return savers(t, s);
    case at['copy']:
    case at['joint.answer']:
      return 1 << (t.partner[s.mover] as number);
    case at['capture.loss']:
      return s.joint ? sideSeats(t, t.side[s.actor] as number) : 1 << s.actor;
    case at['team.actor']:
    case at['islands.attractor']:
    case at['islands.target']:
    case at['islands.cell']:
      return sideSeats(t, s.team);
    default:
      return 1 << s.actor;
  }
}

function sideSeats(t: Table, side: number): SeatSet {
  let seats = 0;
  for (const seat of t.members[side] as readonly number[]) seats |= 1 << seat;
  return seats;
}

export function list(t: Table, s: State, seat: Seat, out: Choice[]): number {
  return (decisions[s.stage] as Decision).list(t, s, seat, out);
}

const scratch: Choice[] = [];

/** Goes on until somebody has to decide or the game is over. A decision that public facts leave one answer is taken without asking. */
export function settle(t: Table, s: State, outside: Outside): void {
  for (;;) {
    const stage = s.stage;
    if (stage >= FIRST_STEP) {
      if (stage === at.over) return;
      (steps[stage - FIRST_STEP] as Step)(t, s, outside);
      continue;
    }
    const decision = decisions[stage] as Decision;
    const seats = seatsFor(t, s);
    if (!always[stage]) {
      const seat = 31 - Math.clz32(seats);
      const open = decision.list(t, s, seat, scratch);
      if (open === 0) {
        // nothing is left to do with the action, or with the card
        if (s.action < 0) s.stage = at.finish;
        else complete(s);
        continue;
      }
      if (open === 1) {
        decision.answer(t, s, seat, scratch[0] as number, outside);
        continue;
      }
    } else if (seats === 0) {
      decision.answer(t, s, 0, -1, outside);
      continue;
    }
    s.put = seats;
    s.asking = seats;
    return;
  }
}

/** Carries out one listed answer. Answers of several seats wait for one another. */
export function answer(t: Table, s: State, seat: Seat, choice: Choice, outside: Outside): void {
  const { stage } = s;
  const decision = decisions[stage] as Decision;
  const secret = stage === at['prep.keep'] || stage === at['trans.save'];
  const together = (s.put & (s.put - 1)) !== 0;
  if (!secret && !together) decision.answer(t, s, seat, choice, outside);
  else {
    s.answers[seat] = choice;
    s.asking &= ~(1 << seat);
    tellVote(t, s, seat, choice, secret, outside.tell);
    if (s.asking !== 0) return;
    decision.answer(t, s, seat, secret ? choice : vote(t, s, outside.tell), outside);
  }
  settle(t, s, outside);
}
