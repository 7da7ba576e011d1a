import type { Appraisal } from './appraisal.ts';
import { SURE } from './noise.ts';

/** Losses of chance from which a decision is called so. */
export interface Thresholds {
  readonly slip: number;
  readonly mistake: number;
  readonly blunder: number;
}

/** By how many sides may win: the more they are, the smaller everybody's share. */
export function thresholdsFor(sides: number): Thresholds {
  if (sides <= 2) return { slip: 0.05, mistake: 0.1, blunder: 0.2 };
  return sides <= 4 ? { slip: 0.03, mistake: 0.08, blunder: 0.15 } : { slip: 0.03, mistake: 0.05, blunder: 0.1 };
}

/** `found`: the best answer by far, and not the one that suggests itself. */
export type Verdict = 'fine' | 'slip' | 'mistake' | 'blunder' | 'found';

/** Whether the loss is more than noise: its interval does not touch nought. */
export const isSure = ({ loss, error }: Pick<Appraisal, 'loss' | 'error'>): boolean => loss > SURE * error;

/** How far the given answer is ahead of the next best; 0 where that is not sure. */
export function lead({ given, answers }: Appraisal): number {
  const [first, second] = answers;
  if (!first || !second || first.choice !== given.choice) return 0;
  const ahead = first.chance - second.chance;
  return ahead > SURE * Math.hypot(first.error, second.error) ? ahead : 0;
}

export function verdictOf(appraisal: Appraisal, { slip, mistake, blunder }: Thresholds): Verdict {
  const { loss, given } = appraisal;
  if (!isSure(appraisal) || loss < slip) return lead(appraisal) >= mistake && given.inclined < 0.5 ? 'found' : 'fine';
  return loss >= blunder ? 'blunder' : loss >= mistake ? 'mistake' : 'slip';
}
