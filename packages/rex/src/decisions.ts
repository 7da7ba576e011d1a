import { isWindow } from './frames.ts';
import * as id from './ids.ts';
import { bidAnswer, bidLegal } from './phases/auction.ts';
import { answerAnswer, answerLegal, commandAnswer, commandLegal, forbidLegal } from './phases/battle-commands.ts';
import { cardsAnswer, cardsLegal, planAnswer, planLegal } from './phases/battle-plan.ts';
import { keepAnswer, keepLegal, lossAnswer, lossLegal } from './phases/battle-result.ts';
import { listBattles, pickAnswer } from './phases/battles.ts';
import { betrayAnswer, betrayLegal } from './phases/betrayal.ts';
import { giftsAnswer, giftsLegal, leaveAnswer, leaveLegal, packageAnswer, packageLegal } from './phases/ceasefire.ts';
import { deployAnswer, deployLegal } from './phases/deployment.ts';
import { moveAnswer, moveLegal } from './phases/movement.ts';
import { offMoveAnswer, offMoveLegal } from './phases/offensive.ts';
import { offerAnswer, offerLegal } from './phases/packages.ts';
import { recruitAnswer, recruitLegal } from './phases/recruitment.ts';
import { fleetDialLegal, predictAnswer, predictLegal, raceAnswer, raceLegal, sealedAnswer, traitorLegal } from './phases/setup.ts';
import { callAnswer, callLegal } from './phases/traitors.ts';
import { giftAnswer, giftLegal } from './races/lazax.ts';
import { handCutAnswer, handCutLegal } from './races/letnev.ts';
import { placementAnswer, placementLegal } from './races/sol.ts';
import { flipAnswer, flipLegal, freeUnitAnswer, freeUnitLegal } from './races/xxcha.ts';
import type { State } from './state.ts';
import type { Table } from './table.ts';
import { windowAnswer, windowLegal } from './windows.ts';

/** A question: what may be answered, and what an answer (or one step of it) does. */
interface Decision {
  legal(t: Table, s: State, seat: number, out: number[]): number;
  answer(t: Table, s: State, seat: number, choice: number): void;
}

const byId: Record<number, Decision> = {
  [id.D_RACE]: { legal: (t, s, _, out) => raceLegal(t, s, out), answer: raceAnswer },
  [id.D_PREDICT]: { legal: (t, s, _, out) => predictLegal(t, s, out), answer: predictAnswer },
  [id.D_TRAITOR]: { legal: traitorLegal, answer: (_, s, seat, choice) => sealedAnswer(s, seat, choice) },
  [id.D_FLEETDIAL]: { legal: (t, _s, _, out) => fleetDialLegal(t, out), answer: (_, s, seat, choice) => sealedAnswer(s, seat, choice) },
  [id.D_SOLPLACE]: { legal: placementLegal, answer: placementAnswer },
  [id.D_OFF_MOVE]: { legal: offMoveLegal, answer: offMoveAnswer },
  [id.D_CF_LEAVE]: { legal: (t, _s, _, out) => leaveLegal(t, out), answer: leaveAnswer },
  [id.D_CF_OFFER]: { legal: offerLegal, answer: offerAnswer },
  [id.D_CF_ANSWER]: { legal: packageLegal, answer: packageAnswer },
  [id.D_CF_GIFT]: { legal: giftsLegal, answer: giftsAnswer },
  [id.D_HANDCUT]: { legal: handCutLegal, answer: handCutAnswer },
  [id.D_GIFT]: { legal: giftLegal, answer: giftAnswer },
  [id.D_BID]: { legal: bidLegal, answer: bidAnswer },
  [id.D_REC]: { legal: recruitLegal, answer: recruitAnswer },
  [id.D_MOVE]: { legal: moveLegal, answer: moveAnswer },
  [id.D_DEPLOY]: { legal: deployLegal, answer: deployAnswer },
  [id.D_FREEUNIT]: { legal: (t, _s, _, out) => freeUnitLegal(t, out), answer: freeUnitAnswer },
  [id.D_FLIP]: { legal: flipLegal, answer: flipAnswer },
  [id.D_PICK]: { legal: listBattles, answer: pickAnswer },
  [id.D_CMD_XX]: { legal: (t, _s, _, out) => forbidLegal(t, out), answer: commandAnswer },
  [id.D_CMD_JN]: { legal: (t, _s, _, out) => commandLegal(t, out), answer: commandAnswer },
  [id.D_ANSWER]: { legal: answerLegal, answer: answerAnswer },
  [id.D_PLAN]: { legal: planLegal, answer: planAnswer },
  [id.D_CARDS]: { legal: cardsLegal, answer: (_, s, seat, choice) => cardsAnswer(s, seat, choice) },
  [id.D_CALL]: { legal: callLegal, answer: (_, s, seat, choice) => callAnswer(s, seat, choice) },
  [id.D_LOSS]: { legal: lossLegal, answer: lossAnswer },
  [id.D_KEEP]: { legal: keepLegal, answer: keepAnswer },
  [id.D_BETRAY]: { legal: betrayLegal, answer: betrayAnswer },
};
const DECISION: readonly Decision[] = Array.from({ length: id.D_BETRAY + 1 }, (_, i) => byId[i] as Decision);
const WINDOW: Decision = { legal: windowLegal, answer: windowAnswer };

/** The running decision. */
export function runningDecision(s: State): Decision {
  return isWindow(s.decision) ? WINDOW : (DECISION[s.decision] as Decision);
}
