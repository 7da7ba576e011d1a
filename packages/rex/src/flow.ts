import { auctionFlow } from './bidding/auction.ts';
import { biddingFlow } from './bidding/bidding.ts';
import { battlesFlow } from './battle/battles.ts';
import { duelFlow } from './battle/duel.ts';
import { windowFlow } from './cards/windows.ts';
import type { At } from './decision.ts';
import { betrayalFlow } from './ending/betrayal.ts';
import { bombardmentFlow } from './ending/bombardment.ts';
import { collectionFlow } from './ending/collection.ts';
import { frameOf } from './frames.ts';
import { FLOW, type FlowId } from './ids.ts';
import { ceasefireFlow } from './influence/ceasefire.ts';
import { influenceFlow } from './influence/influence.ts';
import { offensiveFlow } from './influence/offensive.ts';
import { deploymentFlow } from './maneuver/deployment.ts';
import { maneuverFlow } from './maneuver/maneuver.ts';
import { turnFlow } from './maneuver/turn.ts';
import { recruitmentFlow } from './recruitment/recruitment.ts';
import { setupFlow } from './setup/setup.ts';

type Flow = (at: At) => void;
const byName: Readonly<Record<FlowId, Flow>> = {
  setup: setupFlow,
  influence: influenceFlow,
  bidding: biddingFlow,
  recruitment: recruitmentFlow,
  maneuver: maneuverFlow,
  battle: battlesFlow,
  collection: collectionFlow,
  bombardment: bombardmentFlow,
  window: windowFlow,
  offensive: offensiveFlow,
  ceasefire: ceasefireFlow,
  auction: auctionFlow,
  turn: turnFlow,
  deployment: deploymentFlow,
  duel: duelFlow,
  betrayal: betrayalFlow,
};
/** What carries out each frame, by the number of its flow. */
const FLOWS: readonly Flow[] = (Object.keys(FLOW) as FlowId[]).map((name) => byName[name]);

/** Goes on with the innermost frame until somebody is asked or the game is over. */
export function run(at: At): void {
  const { state } = at;
  while (state.asked === 0 && state.stack.length > 0) {
    const flow = FLOWS[frameOf(state).flow];
    if (!flow) throw new Error('the pending stack is damaged');
    flow(at);
  }
}
