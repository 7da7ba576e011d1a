import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inTurn } from './measure.ts';
import { tasksOf, type Tasks } from './tasks.ts';

/** The same figure of another checkout and of this one, and by how much this one is faster, in per cent. */
export interface Compared {
  readonly there: number;
  readonly here: number;
  readonly faster: number;
}

const TASKS = 'apps/cli/src/bench/tasks.ts';

/** What another checkout measures, by its own code; null where the folder holds none that can. */
export async function tasksIn(folder: string): Promise<typeof tasksOf | null> {
  const file = join(resolve(folder), TASKS);
  if (!existsSync(file)) return null;
  const { tasksOf: theirs } = (await import(pathToFileURL(file).href)) as { readonly tasksOf: typeof tasksOf };
  return theirs;
}

/** Figures that both checkouts have, measured in turn in this one process, so that whatever disturbs one disturbs the other. */
export async function compare(part: string, theirTasks: typeof tasksOf): Promise<Record<string, Compared>> {
  const [theirs, ours]: readonly Tasks[] = await Promise.all([theirTasks(part), tasksOf(part)]);
  const compared: Record<string, Compared> = {};
  for (const [name, task] of Object.entries(ours ?? {})) {
    const other = theirs?.[name];
    if (!other) continue;
    const { rates, ratio } = inTurn(other.begin(), task.begin());
    compared[name] = { there: other.figure(rates[0]), here: task.figure(rates[1]), faster: Math.round((ratio - 1) * 1000) / 10 };
  }
  return compared;
}
