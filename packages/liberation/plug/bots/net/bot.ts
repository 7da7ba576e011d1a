import type { Bot, Choice } from '@orrery/kernel';
import type { Carelessness } from '@orrery/games/plug';
import { seen, type LiberationRules, type View } from '@orrery/liberation';
import type { Brain } from './brain.ts';
import { Judgement } from './judgement.ts';
import { Recollected } from './recollected.ts';

/**
 * Plays what a net would play, drawn by its chances: no position comes back for ever. The warmer, the more alike its chances; the shorter its memory, the
 * less it makes of what happened long ago.
 */
export function netBot({ table }: LiberationRules, brain: Brain, { temperature, turns }: Carelessness): Bot<View> {
  const judgement = new Judgement(table, brain);
  const recollected = new Recollected(table, turns);
  const weights: number[] = [];
  return {
    async decide(known, open, chance) {
      if (open.length === 1) return open[0] as Choice;
      judgement.weigh(seen(table, known.view), known.view.viewer, recollected.of(known), open, open.length, weights, temperature);
      let rest = chance.below(1 << 24) / (1 << 24);
      return open.find((_, i) => (rest -= weights[i] as number) < 0) ?? (open.findLast((_, i) => (weights[i] as number) > 0) as Choice);
    },
  };
}
