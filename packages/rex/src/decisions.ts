import { bid } from './bidding/bid.ts';
import { lazaxGift } from './bidding/lazax-gift.ts';
import { answer } from './battle/answer.ts';
import { call } from './battle/call.ts';
import { useCards } from './battle/cards.ts';
import { command, forbid } from './battle/commands.ts';
import { keep } from './battle/keep.ts';
import { loseUnits } from './battle/losses.ts';
import { pick } from './battle/pick.ts';
import { plan } from './battle/plan.ts';
import { flip } from './battle/turn-over.ts';
import { windows } from './cards/windows.ts';
import type { Decision } from './decision.ts';
import { betray } from './ending/betrayal.ts';
import { DECISIONS } from './ids.ts';
import { gifts } from './influence/gifts.ts';
import { leave } from './influence/leave.ts';
import { offensiveMove } from './influence/offensive.ts';
import { offer } from './influence/offer.ts';
import { answerPackage } from './influence/packages.ts';
import { deploy } from './maneuver/deploy.ts';
import { freeUnit } from './maneuver/free-unit.ts';
import { move } from './maneuver/move.ts';
import { cutHand } from './races/hand-cut.ts';
import { recruiting } from './recruitment/recruit.ts';
import { fleetDial } from './setup/fleet-dial.ts';
import { keepTraitor } from './setup/keep-traitor.ts';
import { placeSol } from './setup/place-sol.ts';
import { predict } from './setup/predict.ts';
import { takeRace } from './setup/race.ts';

const all: readonly Decision[] = [
  [takeRace, predict, keepTraitor, fleetDial, placeSol],
  [offensiveMove, leave, offer, answerPackage, gifts],
  [cutHand, lazaxGift, bid, recruiting, move, deploy, freeUnit],
  [flip, pick, forbid, command, answer, plan, useCards, call, loseUnits, keep, betray],
  windows,
].flat();

/** Every question the rules can ask, in the order of their numbers. */
export const allDecisions: readonly Decision[] = DECISIONS.map((id) => {
  const found = all.find((decision) => decision.id === id);
  if (!found) throw new Error(`nothing is known about ${id}`);
  return found;
});
