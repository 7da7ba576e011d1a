import { shareOf, stake, type Ends, type Side } from './ends.ts';
import type { Holding, Plan } from './plans.ts';

/** A holding of a side as it is weighed: plans that differ by nothing but their dials together. */
export interface Muster {
  readonly side: Side;
  readonly holding: Holding;
  readonly troops: readonly Troop[];
  /** By plan. */
  readonly lineups: readonly Lineup[];
}

/** All of a plan but its dial, and whom its side may call a traitor. */
export interface Lineup extends Omit<Plan, 'dial' | 'slot'> {
  readonly id: number;
  readonly side: Side;
  readonly calls: readonly number[];
  /** By line-up of the other side that it has met. */
  readonly clashes: Clash[];
}

/** What is the same for one line-up against another whatever both dial. */
export interface Clash {
  /** How much more than the other must be dialled not to be behind, and to win once leaders have fallen. */
  readonly even: number;
  readonly enough: number;
  /** What is won or lost beside the board, as a share of what is at stake. */
  readonly victory: number;
  readonly defeat: number;
  /** What it is worth where somebody leaves, by whether the side is behind; not a number where both stay. */
  readonly leftBehind: number;
  readonly leftAhead: number;
  /** How likely nobody calls a traitor, and what the calls bring, as often as there are any. */
  readonly faithful: number;
  readonly firstCalls: number;
  readonly secondCalls: number;
  readonly bothCall: number;
}

interface Troop {
  readonly lineup: Lineup;
  /** Its plans by number; what each dials, and what its side has, and has at stake, after it has won with that. */
  readonly plans: Int32Array;
  readonly dials: Int32Array;
  readonly shares: Float64Array;
  readonly stakes: Float64Array;
}

/** Musters holdings of one battle: what is alike in several of them is the same line-up. */
export function mustering(ends: Ends): (side: Side, holding: Holding) => Muster {
  const known = [new Map<readonly number[], Map<string, Lineup>>(), new Map<readonly number[], Map<string, Lineup>>()] as const;
  let count = 0;

  function troopOf(lineup: Lineup, holding: Holding, plans: readonly number[]): Troop {
    const { side } = lineup;
    const dials = Int32Array.from(plans, (plan) => (holding.plans[plan] as Plan).dial);
    const shares = Float64Array.from(dials, (dial) => shareOf(ends, side, dial, side));
    return { lineup, plans: Int32Array.from(plans), dials, shares, stakes: shares.map(stake) };
  }

  function lineupOf(side: Side, { leader, attack, defence, retreats }: Plan, calls: readonly number[]): Lineup {
    const alike = known[side].get(calls) ?? new Map<string, Lineup>();
    known[side].set(calls, alike);
    const key = `${leader} ${attack} ${defence} ${retreats}`;
    const lineup = alike.get(key) ?? { id: count++, side, leader, attack, defence, retreats, calls, clashes: [] };
    alike.set(key, lineup);
    return lineup;
  }

  return (side, holding) => {
    const lineups = holding.plans.map((plan) => lineupOf(side, plan, holding.calls));
    const together = Map.groupBy(lineups.keys(), (plan) => lineups[plan] as Lineup);
    return { side, holding, lineups, troops: Array.from(together, ([lineup, plans]) => troopOf(lineup, holding, plans)) };
  };
}
