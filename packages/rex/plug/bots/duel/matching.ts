import type { Chance } from '@orrery/kernel';
import type { Muster } from './muster.ts';
import type { Holding } from './plans.ts';
import type { Payoff } from './worth.ts';

/** What is learned of one holding: how often each of its plans is played, and what it brings. */
export interface Learned {
  readonly shares: readonly number[];
  readonly values: readonly number[];
  /** What the other side plays, drawn so often. */
  readonly answers: readonly Answer[];
}
export interface Answer {
  readonly muster: Muster;
  /** By number among those of the holding. */
  readonly plan: number;
}

/** Earlier rounds count less: this share of them is forgotten. */
const WARM_UP = 0.25;
/** One plan of so many is none of the mixture, but any: whoever can hardly win should win at least against a slip. */
const SLIPS = 10;
/** Answers of the other side by which plans are judged at the end. */
const JUDGED = 240;

class Mixture {
  readonly muster: Muster;
  readonly played: Float64Array;
  readonly #regrets: Float64Array;
  #regretted = 0;
  readonly #worths: Float64Array;
  constructor(muster: Muster) {
    const n = muster.holding.plans.length;
    this.muster = muster;
    this.#regrets = new Float64Array(n);
    this.played = new Float64Array(n);
    this.#worths = new Float64Array(n);
  }

  /** Draws a plan by how much one regrets not having played it. */
  draw(chance: Chance): number {
    return chance.below(SLIPS) === 0 ? chance.below(this.#regrets.length) : drawn(this.#regrets, this.#regretted, chance);
  }

  /** How often each plan is played at last, slips among them. */
  mixed(): Float64Array {
    const total = sumOf(this.played);
    return this.played.map(
      (share) => (1 - 1 / SLIPS) * (total > 0 ? share / total : 1 / this.played.length) + 1 / SLIPS / this.played.length,
    );
  }

  /** Learns what each plan would have brought against a plan of the other side, in a round that counts so much. */
  learn(weigh: Payoff['weigh'], other: Muster, answer: number, counts: number): void {
    const [regrets, worths, played] = [this.#regrets, this.#worths, this.played];
    weigh(this.muster, other, answer, worths);
    const n = regrets.length;
    const regretted = this.#regretted;
    let mean = 0;
    for (let i = 0; i < n; i++) {
      const share = regretted > 0 ? (regrets[i] as number) / regretted : 1 / n;
      mean += share * (worths[i] as number);
      played[i] = (played[i] as number) + counts * share;
    }
    let total = 0;
    for (let i = 0; i < n; i++) total += regrets[i] = Math.max(0, (regrets[i] as number) + (worths[i] as number) - mean);
    this.#regretted = total;
  }
}

function sumOf(weights: Float64Array): number {
  let total = 0;
  for (const weight of weights) total += weight;
  return total;
}

/** Draws by weight, of which there is so much in all. */
function drawn(weights: Float64Array, total: number, chance: Chance): number {
  return total > 0 ? at(weights, (chance.below(1 << 24) / (1 << 24)) * total) : chance.below(weights.length);
}

/** What stands where so much of all weights has passed, one laid after the other. */
function at(weights: Float64Array, passed: number): number {
  let rest = passed;
  for (let i = 0; i < weights.length; i++) if ((rest -= weights[i] as number) < 0) return i;
  return weights.length - 1;
}

/** So many of them, spread evenly by weight: luck has no part in it. */
function even(weights: Float64Array, n: number): readonly number[] {
  const total = sumOf(weights);
  return Array.from({ length: n }, (_, i) => at(weights, ((i + 0.5) / n) * total));
}

/** So many of what the other side plays, of each holding as many as it is likely. */
function answersOf(others: readonly Mixture[]): readonly Answer[] {
  const weights = Float64Array.from(others, ({ muster }) => muster.holding.weight);
  const times = new Map<Mixture, number>();
  for (const i of even(weights, JUDGED)) {
    const each = others[i] as Mixture;
    times.set(each, (times.get(each) ?? 0) + 1);
  }
  return [...times].flatMap(([mixture, n]) => {
    const { muster } = mixture;
    return even(mixture.mixed(), n).map((plan) => ({ plan, muster }));
  });
}

/** What each plan brings against all of these together, each of them counting as one of so many. */
export function brought({ weigh }: Payoff, own: Muster, answers: readonly Answer[], parts = 1): Float64Array {
  const worths = new Float64Array(own.lineups.length);
  const sums = new Float64Array(worths.length);
  for (const { plan, muster } of answers) {
    weigh(own, muster, plan, worths);
    for (let i = 0; i < sums.length; i++) sums[i] = (sums[i] as number) + (worths[i] as number) / parts;
  }
  return sums;
}

/**
 * Regret matching between two sides of whom neither knows what the other holds: in every round one holding of each is drawn, and each learns from what the other plays
 * with it. Its average is a mixture nobody can read. The first of `mine` is what is really held, and learns in every round.
 */
export function matchPlans(mine: readonly Holding[], theirs: readonly Holding[], payoff: Payoff, rounds: number, chance: Chance): Learned {
  const { muster, weigh } = payoff;
  const own = mine.map((holding) => new Mixture(muster(0, holding)));
  const others = theirs.map((holding) => new Mixture(muster(1, holding)));
  const real = own[0] as Mixture;
  const weights = Float64Array.from(theirs, ({ weight }) => weight);
  const weight = sumOf(weights);
  for (let round = 0; round < rounds; round++) {
    const me = own[chance.below(own.length)] as Mixture;
    const other = others[drawn(weights, weight, chance)] as Mixture;
    const answer = other.draw(chance);
    const played = me.draw(chance);
    const counts = round < WARM_UP * rounds ? 0 : round * round;
    if (me !== real) me.learn(weigh, other.muster, answer, counts);
    real.learn(weigh, other.muster, answer, counts);
    other.learn(weigh, me.muster, played, counts);
  }
  const answers = answersOf(others);
  const total = sumOf(real.played);
  return { shares: Array.from(real.played, (share) => share / total), values: [...brought(payoff, real.muster, answers, JUDGED)], answers };
}
