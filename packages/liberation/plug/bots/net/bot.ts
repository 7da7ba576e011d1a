import type { Bot, Choice } from '@orrery/kernel';
import type { Carelessness } from '@orrery/games/plug';
import { seen, type LiberationRules, type View } from '@orrery/liberation';
import type { Brain } from './brain.ts';
import { Judgement } from './judgement.ts';
import { forNought } from './nought.ts';
import { Recollected } from './recollected.ts';

/**
 * Plays what a net would play, drawn by its chances: no position comes back for ever. The warmer, the more alike its chances; the shorter its memory, the
 * less it makes of what happened long ago. A careless one still does not strike where it knows that nothing is.
 */
export function netBot({ table }: LiberationRules, brain: Brain, { temperature, turns }: Carelessness): Bot<View> {
  const judgement = new Judgement(table, brain);
  const recollected = new Recollected(table, turns);
  const weights: number[] = [];
  return {
    async decide(known, open, chance) {
      if (open.length === 1) return open[0] as Choice;
      const state = seen(table, known.view);
      const lived = recollected.of(known);
      judgement.weigh(state, known.view.viewer, lived, open, open.length, weights, temperature);
      const vain = (choice: Choice): boolean => temperature > 1 && forNought(table, state, lived.recall, choice);
      const sense = open.map((choice, i) => (vain(choice) ? 0 : (weights[i] as number)));
      const all = sense.reduce((sum, weight) => sum + weight, 0);
      const urges = all > 0 ? sense : weights;
      let rest = (chance.below(1 << 24) / (1 << 24)) * (all > 0 ? all : 1);
      return open.find((_, i) => (rest -= urges[i] as number) < 0) ?? (open.findLast((_, i) => (urges[i] as number) > 0) as Choice);
    },
  };
}
