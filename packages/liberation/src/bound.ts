import { set, TURN_CAP } from '@orrery/kernel';
import type { MissionRule, Table } from './table.ts';
import { USE } from './uses.ts';

/** Both placements of the setup. */
const SETUP = 2;

/** Upper bound on the answers of one game under the turn cap. */
export function bound(table: Table): number {
  const effect = (rule: MissionRule): number => rule.effect.reduce((sum, op) => sum + op.mostAnswers, 0);
  const cost = (rule: MissionRule): number => rule.costExploit + rule.costDiscard;
  const most = Math.max(...table.missions.map((rule) => effect(rule) + cost(rule)));
  const own = Math.max(0, ...table.missions.filter((rule) => rule.borrows).map((rule) => 1 + cost(rule)));
  // A mission inside a mission exploits one more city each time.
  const nested = table.missions.some((rule) => rule.effect.some((op) => set.has(op.uses, USE.mission)));
  // Step 1, Step 2, the operation, and in Step 3 the card drawn in Step 1 and a base taken back into the hand.
  const frame = 5;
  return SETUP + TURN_CAP * (frame + own + most * (nested ? table.cities.length : 1));
}
