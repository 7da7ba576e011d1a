import { expect, test } from 'vitest';
import { pageThinkers, type Line } from './browser.ts';

interface Told {
  readonly line: number;
  readonly ask: string;
}

/** Workers that answer when they are told to. */
function workers(): { readonly open: () => Line; readonly told: Told[]; answer(line: number): void } {
  const lines: Line[] = [];
  const told: Told[] = [];
  return {
    open() {
      const number = lines.length;
      const line: Line = {
        postMessage: (message) => void told.push({ line: number, ask: (message as { readonly ask: string }).ask }),
        onmessage: null,
        onerror: null,
        terminate: () => undefined,
      };
      lines.push(line);
      return line;
    },
    told,
    answer: (line) => lines[line]?.onmessage?.(new MessageEvent('message', { data: { found: line } })),
  };
}

const table = { game: 'duel', options: {} };
const question = { ask: 'decide', entrant: 'greedy', table, known: { view: {}, past: [] }, open: [], seed: 1 } as never;
const turn = (): Promise<void> => new Promise((done) => setImmediate(done));

test('what is made ready is asked first: a question meanwhile waits and goes to the same worker', async () => {
  const { open, told, answer } = workers();
  const thinkers = pageThinkers(open);
  thinkers.prepare?.(table, ['greedy']);
  const asked = thinkers.ask(question);
  await turn();
  expect(told).toEqual([{ line: 0, ask: 'ready' }]);
  answer(0);
  await turn();
  expect(told).toEqual([
    { line: 0, ask: 'ready' },
    { line: 0, ask: 'decide' },
  ]);
  answer(0);
  expect(await asked).toBe(0);
});

test('a thought that is stopped does not wait for what is being made ready', async () => {
  const { open, told } = workers();
  const thinkers = pageThinkers(open);
  thinkers.prepare?.(table, ['greedy']);
  const stop = new AbortController();
  const asked = thinkers.ask(question, stop.signal);
  stop.abort();
  await expect(asked).rejects.toThrow('stopped');
  expect(told).toEqual([{ line: 0, ask: 'ready' }]);
});
