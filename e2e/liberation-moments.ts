/** Moments of Liberation games played by chance: one of every decision. */
import { quick, seeded, startMatch } from '@orrery/kernel';
import { liberation, type LiberationRules } from '@orrery/liberation';
import type { Moment, Scene } from './showcase.ts';

type Setting = Readonly<Record<string, boolean>>;

/** The latest moment in which each decision has several answers, over a few games: late tables are the fullest. */
export function oneOfEach(setting: Setting, seeds: readonly number[]): ReadonlyMap<string, Moment> {
  const rules = liberation.open(setting) as LiberationRules;
  const found = new Map<string, Moment>();
  for (const seed of seeds) {
    const match = startMatch(rules, seeded(`liberation ${seed}`));
    const draw = quick(seed);
    while (!match.result) {
      const seat = 31 - Math.clz32(match.asked & -match.asked);
      const open = match.open(seat);
      const known = match.known(seat);
      if (open.length > 1) found.set(known.view.decision, { known, stage: 'decide', open, undoable: match.undoable(seat) });
      match.answer(seat, open[draw.below(open.length)] ?? -1);
    }
    found.set('over', { known: match.known(0), stage: 'over', open: [] });
  }
  return found;
}

export const scene = (setting: Setting, moment: Moment): Scene => ({ game: 'liberation', options: setting, moment });
