import { loadRules, loadTerminal } from '@orrery/games/load';
import { duel } from '@orrery/kernel/fixtures';
import { opened } from './opened.ts';
import { matchAnswers, randomSteps, randomViewSteps } from './play.ts';
import { savedAndRestored } from './save-restore.ts';
import { firstKnown, searchIterations } from './search.ts';

/** One figure: what is done for it, over and over, and how the figure is written from how much is done in a CPU-second. */
export interface Task {
  /** Makes ready and returns what does a batch and says how much it did. */
  begin(): () => number;
  figure(perSecond: number): number;
}

export type Tasks = Readonly<Record<string, Task>>;

const perSecond = (begin: Task['begin']): Task => ({ begin, figure: Math.round });
const millisEach = (begin: Task['begin']): Task => ({ begin, figure: (rate) => Math.round(1e5 / rate) / 100 });
const microsEach = (begin: Task['begin']): Task => ({ begin, figure: (rate) => Math.round(1e7 / rate) / 10 });

/** What is measured of the duel, or of a game at the table its plug names, in the order it is measured. */
export const tasksOf = (part: string): Promise<Tasks> => (part === 'duel' ? Promise.resolve(duelTasks()) : gameTasks(part));

function duelTasks(): Tasks {
  const rules = opened(duel);
  return {
    steps: perSecond(() => randomSteps(rules, 1)),
    viewSteps: perSecond(() => randomViewSteps(rules, 2)),
    match: perSecond(() => matchAnswers(rules, 3)),
    search: perSecond(() => searchIterations(rules, firstKnown(rules), 4)),
  };
}

async function gameTasks(id: string): Promise<Tasks> {
  const [rulesPlug, terminal] = await Promise.all([loadRules(id), loadTerminal(id)]);
  if (!rulesPlug) throw new RangeError(`no game is called ${id}`);
  const { options, searchFrom, gameMillis, saveRestore } = terminal?.bench ?? {};
  const rules = opened(rulesPlug.game, options);
  return {
    steps: perSecond(() => randomSteps(rules, 1)),
    viewSteps: perSecond(() => randomViewSteps(rules, 2)),
    ...(searchFrom ? { search: perSecond(() => searchIterations(rules, firstKnown(rules, searchFrom), 3)) } : {}),
    ...(gameMillis ? { gameMillis: millisEach(() => oneEach(randomSteps(rules, 3))) } : {}),
    ...(saveRestore ? { saveRestoreMicros: microsEach(() => savedAndRestored(rules, 4)) } : {}),
  };
}

const oneEach =
  (game: () => number): (() => number) =>
  () =>
    game() > 0 ? 1 : 0;
