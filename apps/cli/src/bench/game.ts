import { loadRules, loadTerminal } from '@orrery/games/load';
import { cpuSecondsEach, perCpuSecond } from './measure.ts';
import { opened } from './opened.ts';
import { randomSteps, randomViewSteps } from './play.ts';
import { saveRestoreMicros } from './save-restore.ts';
import { firstKnown, searchIterations } from './search.ts';

/** How fast the rules of a game are, at the table its plug names. */
export async function measureGame(id: string): Promise<Record<string, number>> {
  const [rulesPlug, terminal] = await Promise.all([loadRules(id), loadTerminal(id)]);
  if (!rulesPlug) throw new RangeError(`no game is called ${id}`);
  const { options, searchFrom, gameMillis, saveRestore } = terminal?.bench ?? {};
  const rules = opened(rulesPlug.game, options);
  const known = searchFrom && firstKnown(rules, searchFrom);
  const game = randomSteps(rules, 3);
  return {
    steps: perCpuSecond(randomSteps(rules, 1)),
    viewSteps: perCpuSecond(randomViewSteps(rules, 2)),
    ...(known ? { search: perCpuSecond(searchIterations(rules, known, 3)) } : {}),
    ...(gameMillis ? { gameMillis: Math.round(cpuSecondsEach(() => (game() > 0 ? 1 : 0)) * 1e5) / 100 } : {}),
    ...(saveRestore ? { saveRestoreMicros: saveRestoreMicros(rules, 4) } : {}),
  };
}
