import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { Answer, Question, Thinkers } from './task.ts';

export type { Advise, Answer, Decide, Question, TableName, Thinkers } from './task.ts';

export interface ThreadSettings {
  /** Most threads at once; by default one less than the machine has cores, at least one. */
  readonly most?: number;
  /** Memory of a thread, in megabytes. */
  readonly megabytes?: number;
  /** How far the threads step back for others. */
  readonly nice?: number;
  /** Another thinker in the threads, for tests. */
  readonly worker?: URL;
}

/** Bots in threads of their own: the loop that serves people never waits for a thought. A stopped thought's thread is ended with it and replaced. */
export function threads({
  most = Math.max(1, availableParallelism() - 1),
  megabytes = 512,
  nice = 0,
  worker,
}: ThreadSettings = {}): Thinkers {
  const pool = new Piscina({
    filename: (worker ?? new URL('./thread.ts', import.meta.url)).href,
    minThreads: 0,
    maxThreads: most,
    idleTimeout: 10_000,
    niceIncrement: process.platform === 'linux' ? nice : 0,
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
  });
  return {
    ask: async <Q extends Question>(question: Q, stop?: AbortSignal): Promise<Answer<Q>> =>
      (await pool.run(question, stop ? { signal: stop } : {})) as Answer<Q>,
    close: () => pool.destroy(),
  };
}
