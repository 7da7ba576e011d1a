import type { Holding, Plan } from './plans.ts';
import type { Payoff } from './worth.ts';

/** What differs by no more is the same. */
const SAME = 1e-9;

/** Whether one of two plans that bring the same against everything is the safer: it names more, and somebody is left. */
const safer = (one: Plan, other: Plan, units: number): boolean => one.dial > other.dial && one.dial < units;

/**
 * By plan, another one in hand that beats it, if any does: that brings no less against anything the other side may play with any of its holdings, and more against
 * something, or is the safer where nothing tells them apart.
 */
export function beating(
  { muster, weigh }: Payoff,
  real: Holding,
  theirs: readonly Holding[],
  units: number,
): (plan: number) => number | null {
  const own = muster(0, real);
  const { plans } = real;
  const rows = theirs.flatMap((holding) => {
    const other = muster(1, holding);
    return holding.plans.map((_, answer) => {
      const worths = new Float64Array(plans.length);
      weigh(own, other, answer, worths);
      return worths;
    });
  });
  const whole = plans.map((_, i) => rows.reduce((sum, row) => sum + (row[i] as number), 0));
  return (plan) => {
    let left = [...plans.keys()];
    for (const row of rows) {
      const least = (row[plan] as number) - SAME;
      left = left.filter((i) => (row[i] as number) >= least);
    }
    const more = (one: number, other: number): boolean =>
      (whole[one] as number) > (whole[other] as number) + SAME ||
      ((whole[one] as number) >= (whole[other] as number) - SAME && safer(plans[one] as Plan, plans[other] as Plan, units));
    const best = left.reduce((found, each) => (more(each, found) ? each : found), plan);
    return best === plan ? null : best;
  };
}
