import { TURN_CAP } from '@orrery/kernel';
import { MISSION, OP, type MissionRule, type Op, type Table } from './table.ts';

/** Both placements of the setup. */
const SETUP = 2;

/** Most answers one operation can ask for, and most cards it can bring to a hand: both have to be discarded again at worst. */
function mostAnswers(table: Table, op: Op): number {
  switch (op.code) {
    case OP.attackArea:
      return 1 + table.cities.length;
    case OP.rotate:
      return 2 * op.count;
    case OP.repeat:
    case OP.unexploit:
    case OP.discardOwn:
    case OP.opponentDiscards:
    case OP.draw:
      return op.count;
    case OP.peek:
    case OP.exploitFor:
      return 3;
    default:
      return 2;
  }
}

/** Upper bound on the answers of one game under the turn cap. */
export function bound(table: Table): number {
  const effect = (rule: MissionRule): number => rule.effect.reduce((sum, op) => sum + mostAnswers(table, op), 0);
  const cost = (rule: MissionRule): number => rule.costExploit + rule.costDiscard;
  const most = Math.max(...table.missions.map((rule) => effect(rule) + cost(rule)));
  const own = Math.max(0, ...table.missions.filter((rule) => rule.borrows).map((rule) => 1 + cost(rule)));
  // A mission inside a mission exploits one more city each time.
  const nested = table.missions.some((rule) => rule.effect.some((op) => op.code === OP.exploitFor && op.uses & MISSION));
  // Step 1, Step 2, the operation, and in Step 3 the card drawn in Step 1 and a base taken back into the hand.
  const frame = 5;
  return SETUP + TURN_CAP * (frame + own + most * (nested ? table.cities.length : 1));
}
