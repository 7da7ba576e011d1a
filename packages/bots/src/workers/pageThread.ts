/** What runs in a worker of a page: one thought after another. Whoever wants to stop one ends the worker. */
import { answer, makeReady, type Question, type Ready } from './task.ts';

export type Replied = { readonly found: unknown } | { readonly fault: string };

export function thinkHere(): void {
  addEventListener('message', ({ data }: MessageEvent<Question | Ready>) => {
    (data.ask === 'ready' ? makeReady(data) : answer(data)).then(
      (found) => postMessage({ found } satisfies Replied),
      (error: unknown) => postMessage({ fault: error instanceof Error ? error.message : String(error) } satisfies Replied),
    );
  });
}
