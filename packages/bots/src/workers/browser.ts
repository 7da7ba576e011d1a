import type { Answer, Question, Ready, Thinkers } from './task.ts';
import type { Replied } from './pageThread.ts';

export type { Advise, Answer, Decide, Question, TableName, Thinkers } from './task.ts';

/** As much of a Worker as is needed here. */
export interface Line {
  postMessage(message: unknown): void;
  onmessage: ((event: MessageEvent<Replied>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  terminate(): void;
}

const stopped = (): DOMException => new DOMException('the thought was stopped', 'AbortError');

/** Bots in workers of a page: nothing waits for a thought. Each thought has a worker; a stopped one is ended with it, at once. `open` starts a worker. */
export function pageThinkers(open: () => Line): Thinkers {
  const idle: Line[] = [];
  const busy = new Map<Line, (reason: Error) => void>();
  const end = (line: Line, reason: Error): void => {
    const reject = busy.get(line);
    busy.delete(line);
    line.terminate();
    reject?.(reason);
  };
  let preparing: Promise<unknown> = Promise.resolve();
  const put = (question: Question | Ready, stop?: AbortSignal): Promise<unknown> =>
    new Promise((resolve, reject) => {
      if (stop?.aborted) return reject(stopped());
      const line = idle.pop() ?? open();
      const abort = (): void => end(line, stopped());
      busy.set(line, reject);
      stop?.addEventListener('abort', abort, { once: true });
      line.onerror = ({ message }) => end(line, new Error(message));
      line.onmessage = ({ data }) => {
        stop?.removeEventListener('abort', abort);
        busy.delete(line);
        idle.push(line);
        if ('fault' in data) reject(new Error(data.fault));
        else resolve(data.found);
      };
      line.postMessage(question);
    });
  return {
    // A question waits for what is being made ready: another worker would do the same once more, beside it.
    ask: <Q extends Question>(question: Q, stop?: AbortSignal): Promise<Answer<Q>> =>
      new Promise((resolve, reject) => {
        stop?.addEventListener('abort', () => reject(stopped()), { once: true });
        preparing.then(() => put(question, stop)).then((found) => resolve(found as Answer<Q>), reject);
      }),
    prepare(table, entrants) {
      // What cannot be made ready says so when it is asked.
      preparing = put({ ask: 'ready', table, entrants }).catch(() => undefined);
    },
    async close() {
      for (const line of idle.splice(0)) line.terminate();
      for (const line of busy.keys()) end(line, new Error('the workers are closed'));
    },
  };
}
