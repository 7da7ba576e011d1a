import { duel } from '@orrery/kernel/fixtures';
import { perCpuSecond } from './measure.ts';
import { opened } from './opened.ts';
import { matchAnswers, randomSteps, randomViewSteps } from './play.ts';
import { firstKnown, searchIterations } from './search.ts';

export function measure(): Record<string, number> {
  const rules = opened(duel);
  return {
    steps: perCpuSecond(randomSteps(rules, 1)),
    viewSteps: perCpuSecond(randomViewSteps(rules, 2)),
    match: perCpuSecond(matchAnswers(rules, 3)),
    search: perCpuSecond(searchIterations(rules, firstKnown(rules), 4)),
  };
}
