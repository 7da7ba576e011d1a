import type { State } from './state.ts';
import { FRAME } from './state.ts';
import type { Table } from './table.ts';
import { auctionFlow } from './phases/auction.ts';
import { battleFlow } from './phases/battle.ts';
import { battlesFlow } from './phases/battles.ts';
import { betrayalFlow } from './phases/betrayal.ts';
import { biddingFlow } from './phases/bidding.ts';
import { bombardmentFlow } from './phases/bombardment.ts';
import { ceasefireFlow } from './phases/ceasefire.ts';
import { collectionFlow } from './phases/collection.ts';
import { deploymentFlow } from './phases/deployment.ts';
import { influenceFlow } from './phases/influence.ts';
import { maneuverFlow } from './phases/maneuver.ts';
import { maneuverTurnFlow } from './phases/maneuver-turn.ts';
import { offensiveFlow } from './phases/offensive.ts';
import { recruitmentFlow } from './phases/recruitment.ts';
import { setupFlow } from './phases/setup.ts';
import { windowFlow } from './windows.ts';

/** What carries out each kind of frame, in the order of the F_ numbers. */
const FLOWS: readonly ((t: Table, s: State) => void)[] = [
  setupFlow,
  influenceFlow,
  biddingFlow,
  recruitmentFlow,
  maneuverFlow,
  battlesFlow,
  collectionFlow,
  bombardmentFlow,
  windowFlow,
  offensiveFlow,
  ceasefireFlow,
  auctionFlow,
  maneuverTurnFlow,
  deploymentFlow,
  battleFlow,
  betrayalFlow,
];

/** Goes on with the innermost frame until somebody is asked or the game is over. */
export function run(t: Table, s: State): void {
  while (s.asked === 0 && s.stack.length > 0) {
    const flow = FLOWS[s.stack[s.stack.length - FRAME] as number];
    if (!flow) throw new Error('the pending stack is damaged');
    flow(t, s);
  }
}
