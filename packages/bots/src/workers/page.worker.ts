/** What runs in the Web Worker of a page: one thought after another, each stoppable. */
import { answer, type Question } from './task.ts';

interface Asked {
  readonly id: number;
  readonly question?: Question;
}

const stops = new Map<number, AbortController>();

globalThis.addEventListener('message', (event: MessageEvent<Asked>) => {
  const { id, question } = event.data;
  if (!question) {
    stops.get(id)?.abort();
    return;
  }
  const stop = new AbortController();
  stops.set(id, stop);
  answer(question, stop.signal)
    .then(
      (found) => {
        postMessage({ id, found });
      },
      (error: unknown) => {
        postMessage({ id, fault: error instanceof Error ? error.message : String(error) });
      },
    )
    .finally(() => stops.delete(id));
});
