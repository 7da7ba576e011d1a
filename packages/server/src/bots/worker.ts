/** A thread in which bots think. It is handed what a seat knows; no state, no seed and no other seat ever gets here. */
import { quick } from '@orrery/kernel';
import { botFor } from './level.ts';
import type { BotTask } from './job.ts';

export default async function think(task: BotTask): Promise<number> {
  const bot = await botFor(task);
  return bot.decide(task.known, task.open, quick(task.seed), { milliseconds: task.milliseconds });
}
