import type { Seat } from '@orrery/kernel';
import { SMALL, SURE } from './noise.ts';

/** What an answer brought beyond the given one, summed over the worlds both were tried in. */
interface Sum {
  tries: number;
  weight: number;
  square: number;
  /** By seat. */
  readonly gain: number[];
  /** Of the deciding seat: weight² × gain, and weight² × gain². */
  gain1: number;
  gain2: number;
}

/**
 * Answers held against the given one in the same worlds with the same luck: what would have happened anyway falls out of the difference, so
 * that a few worlds tell more than many that have nothing in common.
 */
export class Pairs {
  worlds = 0;
  readonly #seat: Seat;
  readonly #seats: number;
  readonly #sums = new Map<number, Sum>();
  /** The share after the given answer: weights, weighted shares, and squares. */
  #weight = 0;
  #share = 0;
  #square = 0;
  #share1 = 0;
  #share2 = 0;

  constructor(seat: Seat, seats: number) {
    this.#seat = seat;
    this.#seats = seats;
  }

  /** One world: shares after the given answer first, then after the others, in their order. */
  add(weight: number, shares: readonly (readonly number[])[], others: readonly number[]): void {
    const [given = []] = shares;
    const own = given[this.#seat] as number;
    this.worlds++;
    this.#weight += weight;
    this.#share += weight * own;
    this.#square += weight * weight;
    this.#share1 += weight * weight * own;
    this.#share2 += weight * weight * own * own;
    others.forEach((answer, k) => {
      const sum = this.#sum(answer);
      const after = shares[k + 1] as readonly number[];
      const gain = (after[this.#seat] as number) - own;
      sum.tries++;
      sum.weight += weight;
      sum.square += weight * weight;
      sum.gain1 += weight * weight * gain;
      sum.gain2 += weight * weight * gain * gain;
      for (let seat = 0; seat < this.#seats; seat++)
        sum.gain[seat] = (sum.gain[seat] as number) + weight * ((after[seat] as number) - (given[seat] as number));
    });
  }

  #sum(answer: number): Sum {
    const known = this.#sums.get(answer);
    if (known) return known;
    const fresh: Sum = { tries: 0, weight: 0, square: 0, gain: new Array<number>(this.#seats).fill(0), gain1: 0, gain2: 0 };
    this.#sums.set(answer, fresh);
    return fresh;
  }

  tries(answer: number): number {
    return this.#sums.get(answer)?.tries ?? 0;
  }

  /** The share after the given answer. */
  mean(): number {
    return this.#share / this.#weight;
  }

  error(): number {
    return spread(this.mean(), this.#weight, this.#square, this.#share1, this.#share2, this.worlds);
  }

  /** How much more an answer brings a seat than the given one. */
  gain(answer: number, seat = this.#seat): number {
    const sum = this.#sums.get(answer);
    return sum ? (sum.gain[seat] as number) / sum.weight : 0;
  }

  /** The standard error of that. */
  doubt(answer: number): number {
    const sum = this.#sums.get(answer);
    return sum ? spread(this.gain(answer), sum.weight, sum.square, sum.gain1, sum.gain2, sum.tries) : 0;
  }

  best(answers: readonly number[]): number {
    return answers.reduce((best, each) => (this.gain(each) > this.gain(best) ? each : best), answers[0] ?? -1);
  }

  /** Whether more worlds would change nothing that matters: the given answer is nobody's inferior, or the one better than it is known well. */
  settled(contenders: readonly number[], best: number): boolean {
    if (contenders.length === 0) return true;
    const [gain, doubt] = [this.gain(best), this.doubt(best)];
    return gain + SURE * doubt < SMALL || (contenders.length === 1 && SURE * doubt < Math.max(SMALL, gain / 3));
  }
}

/** The standard error of a weighted mean. */
function spread(mean: number, weight: number, square: number, once: number, twice: number, tries: number): number {
  const squares = Math.max(0, twice - 2 * mean * once + mean * mean * square);
  return tries > 1 ? Math.sqrt((squares * tries) / (tries - 1)) / weight : 1;
}
