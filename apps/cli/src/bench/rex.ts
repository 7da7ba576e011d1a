import { rex } from '@orrery/rex';
import { cpuSecondsEach, perCpuSecond } from './measure.ts';
import { opened } from './opened.ts';
import { randomSteps, randomViewSteps } from './play.ts';
import { saveRestoreMicros } from './save-restore.ts';

export function measure(): Record<string, number> {
  const rules = opened(rex, { seats: 6 });
  const game = randomSteps(rules, 3);
  return {
    steps: perCpuSecond(randomSteps(rules, 1)),
    viewSteps: perCpuSecond(randomViewSteps(rules, 2)),
    gameMillis: Math.round(cpuSecondsEach(() => (game() > 0 ? 1 : 0)) * 1e5) / 100,
    saveRestoreMicros: saveRestoreMicros(rules, 4),
  };
}
