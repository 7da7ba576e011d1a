import { quick, type Options } from '@orrery/kernel';
import { liberation } from '../game.ts';

/** Figures of uniformly random play from an independent implementation, with their standard errors. */
export interface Row {
  readonly options: Options;
  readonly wins: readonly [number, number];
  readonly turns: readonly [number, number];
  readonly decisions: readonly [number, number];
}

export const rows: readonly Row[] = [
  { options: {}, wins: [0.3, 0.0032], turns: [37, 0.11], decisions: [103.3, 0.3] },
  { options: { setupDiscards: 0 }, wins: [0.318, 0.0033], turns: [38.1, 0.11], decisions: [106.6, 0.3] },
  { options: { setupDiscards: 2 }, wins: [0.293, 0.0032], turns: [35.5, 0.11], decisions: [99, 0.28] },
  { options: { warpedWorld: true }, wins: [0.329, 0.0033], turns: [40.5, 0.12], decisions: [120.8, 0.36] },
  { options: { warpedWorld: true, powerCoreFollowUp: false }, wins: [0.298, 0.0032], turns: [41, 0.12], decisions: [117, 0.33] },
];

class Mean {
  #count = 0;
  #sum = 0;
  #squares = 0;
  add(value: number): void {
    this.#count++;
    this.#sum += value;
    this.#squares += value * value;
  }
  /** How many standard errors of both figures this mean is away from the other. */
  away([mean, error]: readonly [number, number]): number {
    const own = this.#sum / this.#count;
    const variance = this.#squares / this.#count - own * own;
    return (own - mean) / Math.sqrt(variance / this.#count + error * error);
  }
}

/** Plays at random and compares: the Dynasty's wins, turns of both sides, decisions. */
export function away(row: Row, games: number, seed: number): { readonly wins: number; readonly turns: number; readonly decisions: number } {
  const rules = liberation.open(row.options);
  if ('faults' in rules) throw new Error('these options do not open');
  const chance = quick(seed);
  const [wins, turns, decisions] = [new Mean(), new Mean(), new Mean()];
  const list: number[] = [];
  for (let game = 0; game < games; game++) {
    const state = rules.start(chance);
    let answers = 0;
    for (let asked = rules.asked(state); asked !== 0; asked = rules.asked(state), answers++) {
      const seat = asked === 1 ? 0 : 1;
      rules.apply(state, seat, list[chance.below(rules.legal(state, seat, list))] as number, chance);
    }
    wins.add(state.winner === 0 ? 1 : 0);
    turns.add(state.turn);
    decisions.add(answers);
  }
  return { wins: wins.away(row.wins), turns: turns.away(row.turns), decisions: decisions.away(row.decisions) };
}
