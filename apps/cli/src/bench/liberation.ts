import { liberation } from '@orrery/liberation';
import { perCpuSecond } from './measure.ts';
import { opened } from './opened.ts';
import { randomSteps, randomViewSteps } from './play.ts';
import { saveRestoreMicros } from './save-restore.ts';
import { firstKnown, searchIterations } from './search.ts';

export function measure(): Record<string, number> {
  const rules = opened(liberation);
  const firstTurn = firstKnown(rules, (view) => view.decision === 'dyn.step1');
  return {
    steps: perCpuSecond(randomSteps(rules, 1)),
    viewSteps: perCpuSecond(randomViewSteps(rules, 2)),
    search: perCpuSecond(searchIterations(rules, firstTurn, 3)),
    saveRestoreMicros: saveRestoreMicros(rules, 4),
  };
}
