import { gravity } from '@orrery/gravity';
import { perCpuSecond } from './measure.ts';
import { opened } from './opened.ts';
import { randomSteps, randomViewSteps } from './play.ts';

export function measure(): Record<string, number> {
  const rules = opened(gravity);
  return {
    steps: perCpuSecond(randomSteps(rules, 1)),
    viewSteps: perCpuSecond(randomViewSteps(rules, 2)),
  };
}
