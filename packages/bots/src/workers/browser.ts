import type { Answer, Question, Thinkers } from './task.ts';

export type { Advise, Answer, Decide, Question, TableName, Thinkers } from './task.ts';

/** As much of a Worker as is needed here. */
export interface Line {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  terminate(): void;
}

interface Replied {
  readonly id: number;
  readonly found?: unknown;
  readonly fault?: string;
}

/** The worker a page thinks in; bundlers find it by this expression. */
const openWorker = (): Line => new Worker(new URL('./page.worker.ts', import.meta.url), { type: 'module' });

/** Bots in a worker of the page: the screen never waits for a thought. A stop ends the thought, and the worker goes on with the next. */
export function pageThinkers(line: Line = openWorker()): Thinkers {
  const waiting = new Map<number, { resolve: (found: never) => void; reject: (reason: Error) => void }>();
  let asked = 0;
  line.addEventListener('message', ({ data }) => {
    const { id, found, fault } = data as Replied;
    const waits = waiting.get(id);
    waiting.delete(id);
    if (fault === undefined) waits?.resolve(found as never);
    else waits?.reject(new Error(fault));
  });
  return {
    ask: <Q extends Question>(question: Q, stop?: AbortSignal): Promise<Answer<Q>> =>
      new Promise((resolve, reject) => {
        const id = asked++;
        waiting.set(id, { resolve, reject });
        stop?.addEventListener('abort', () => {
          if (!waiting.delete(id)) return;
          line.postMessage({ id });
          reject(new DOMException('the thought was stopped', 'AbortError'));
        });
        line.postMessage({ id, question });
      }),
    async close() {
      line.terminate();
      for (const { reject } of waiting.values()) reject(new Error('the worker is closed'));
      waiting.clear();
    },
  };
}
