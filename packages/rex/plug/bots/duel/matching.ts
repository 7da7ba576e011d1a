import type { Chance } from '@orrery/kernel';
import type { Holding, Plan } from './plans.ts';
import type { Payoff } from './worth.ts';

/** What is learned of one holding: how often each of its plans is played, and what it brings. */
export interface Learned {
  readonly shares: readonly number[];
  readonly values: readonly number[];
  /** What the other side plays, drawn so often. */
  readonly answers: readonly Answer[];
}
export interface Answer {
  readonly plan: Plan;
  readonly holding: Holding;
}

/** Earlier rounds count less: this share of them is forgotten. */
const WARM_UP = 0.25;
/** One plan of so many is none of the mixture, but any: whoever can hardly win should win at least against a slip. */
const SLIPS = 10;
/** Answers of the other side by which plans are judged at the end. */
const JUDGED = 240;

class Mixture {
  readonly #regrets: Float64Array;
  readonly played: Float64Array;
  readonly holding: Holding;
  constructor(holding: Holding) {
    this.holding = holding;
    this.#regrets = new Float64Array(holding.plans.length);
    this.played = new Float64Array(holding.plans.length);
  }

  /** Draws a plan by how much one regrets not having played it. */
  draw(chance: Chance): number {
    return chance.below(SLIPS) === 0 ? chance.below(this.#regrets.length) : drawn(this.#regrets, chance);
  }

  /** How often each plan is played at last, slips among them. */
  mixed(): Float64Array {
    const total = this.played.reduce((sum, share) => sum + share, 0);
    return this.played.map(
      (share) => (1 - 1 / SLIPS) * (total > 0 ? share / total : 1 / this.played.length) + 1 / SLIPS / this.played.length,
    );
  }

  learn(worth: (plan: number) => number, counts: number): void {
    const regrets = this.#regrets;
    const n = regrets.length;
    let total = 0;
    for (let i = 0; i < n; i++) total += regrets[i] as number;
    let mean = 0;
    for (let i = 0; i < n; i++) {
      const share = total > 0 ? (regrets[i] as number) / total : 1 / n;
      const value = (worths[i] = worth(i));
      mean += share * value;
      if (counts > 0) this.played[i] = (this.played[i] as number) + counts * share;
    }
    for (let i = 0; i < n; i++) regrets[i] = Math.max(0, (regrets[i] as number) + (worths[i] as number) - mean);
  }
}
const worths: number[] = [];

function drawn(weights: Float64Array, chance: Chance): number {
  return weights.every((weight) => weight <= 0) ? chance.below(weights.length) : at(weights, chance.below(1 << 24) / (1 << 24));
}

/** What stands at a share of all weights, one laid after the other. */
function at(weights: Float64Array, share: number): number {
  let total = 0;
  for (const weight of weights) total += weight;
  let rest = share * total;
  for (let i = 0; i < weights.length; i++) if ((rest -= weights[i] as number) < 0) return i;
  return weights.length - 1;
}

/** So many of what the other side plays, of each holding as many as it is likely and spread evenly over its mixture: luck has no part in it. */
function answersOf(others: readonly Mixture[]): readonly Answer[] {
  const weights = Float64Array.from(others, ({ holding }) => holding.weight);
  const asked = Array.from({ length: JUDGED }, (_, i) => others[at(weights, (i + 0.5) / JUDGED)] as Mixture);
  const times = new Map<Mixture, number>();
  for (const each of asked) times.set(each, (times.get(each) ?? 0) + 1);
  return [...times].flatMap(([mixture, n]) => {
    const { holding } = mixture;
    const mixed = mixture.mixed();
    return Array.from({ length: n }, (_, i) => ({ plan: holding.plans[at(mixed, (i + 0.5) / n)] as Plan, holding }));
  });
}

/**
 * Regret matching between two sides of whom neither knows what the other holds: in every round one holding of each is drawn, and each learns from what the other plays
 * with it. Its average is a mixture nobody can read. The first of `mine` is what is really held, and learns in every round.
 */
export function matchPlans(mine: readonly Holding[], theirs: readonly Holding[], payoff: Payoff, rounds: number, chance: Chance): Learned {
  const [own, others] = [mine.map((holding) => new Mixture(holding)), theirs.map((holding) => new Mixture(holding))];
  const real = own[0] as Mixture;
  const weights = Float64Array.from(theirs, ({ weight }) => weight);
  for (let round = 0; round < rounds; round++) {
    const me = own[chance.below(own.length)] as Mixture;
    const other = others[drawn(weights, chance)] as Mixture;
    const answer = other.holding.plans[other.draw(chance)] as Plan;
    const played = me.holding.plans[me.draw(chance)] as Plan;
    const counts = round < WARM_UP * rounds ? 0 : round * round;
    for (const learner of me === real ? [real] : [me, real])
      learner.learn((i) => payoff(learner.holding.plans[i] as Plan, learner.holding, answer, other.holding, true), counts);
    other.learn((i) => payoff(played, me.holding, other.holding.plans[i] as Plan, other.holding, false), counts);
  }
  const { plans } = real.holding;
  const answers = answersOf(others);
  const values = plans.map((each) =>
    answers.reduce((sum, { plan, holding }) => sum + payoff(each, real.holding, plan, holding, true) / JUDGED, 0),
  );
  const total = real.played.reduce((sum, share) => sum + share, 0);
  return { shares: Array.from(real.played, (share) => share / total), values, answers };
}
