import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { Answer, Question, Thinkers } from './task.ts';

export type { Advise, Answer, Decide, Question, TableName, Thinkers } from './task.ts';

export interface ThreadSettings {
  /** Most threads at once; by default one less than the machine has cores, at least one. */
  readonly most?: number;
  /** Thoughts that may wait for a thread. */
  readonly waiting?: number;
}

/** Bots in threads of their own: the loop that serves people never waits for a thought. A stopped thought's thread is ended with it and replaced. */
export function threads({ most = Math.max(1, availableParallelism() - 1), waiting = 10_000 }: ThreadSettings = {}): Thinkers {
  const pool = new Piscina({
    filename: new URL('./thread.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: most,
    maxQueue: waiting,
    idleTimeout: 30_000,
    // A bot is never worth a person's move: its threads step back.
    niceIncrement: process.platform === 'linux' ? 5 : 0,
  });
  return {
    ask: async <Q extends Question>(question: Q, stop?: AbortSignal): Promise<Answer<Q>> =>
      (await pool.run(question, stop ? { signal: stop } : {})) as Answer<Q>,
    close: () => pool.destroy(),
  };
}
