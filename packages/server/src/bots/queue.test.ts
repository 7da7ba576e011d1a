import { expect, test } from 'vitest';
import { ThoughtQueue, type Thought } from './queue.ts';

/** Thoughts that end when they are told to. */
class Thinkers {
  readonly begun: string[] = [];
  readonly #ends = new Map<string, () => void>();
  readonly queue: ThoughtQueue;

  constructor(threads: number) {
    this.queue = new ThoughtQueue(threads);
  }

  ask(name: string, owner: string, more: Partial<Thought> = {}): ReturnType<ThoughtQueue['ask']> {
    const think = (): Promise<number> => {
      this.begun.push(name);
      return new Promise((keep) => this.#ends.set(name, () => keep(7)));
    };
    return this.queue.ask({ owner, house: false, wanted: () => true, think, ...more });
  }

  async end(name: string): Promise<void> {
    this.#ends.get(name)?.();
    await new Promise((done) => setImmediate(done));
  }
}

test('owners take turns, whoever has how many tables', async () => {
  const thinkers = new Thinkers(1);
  for (let i = 0; i < 5; i++) void thinkers.ask(`eve ${i}`, 'eve');
  void thinkers.ask('ada 0', 'ada');
  void thinkers.ask('bob 0', 'bob');
  for (const name of ['eve 0', 'eve 1', 'ada 0', 'bob 0', 'eve 2']) await thinkers.end(name);
  expect(thinkers.begun).toEqual(['eve 0', 'eve 1', 'ada 0', 'bob 0', 'eve 2', 'eve 3']);
});

test('no thought begins before a thread is free for it', async () => {
  const thinkers = new Thinkers(2);
  for (const owner of ['ada', 'bob', 'cleo']) void thinkers.ask(owner, owner);
  expect(thinkers.begun).toEqual(['ada', 'bob']);
  await thinkers.end('bob');
  expect(thinkers.begun).toEqual(['ada', 'bob', 'cleo']);
});

test('what the house runs waits until nobody else does', async () => {
  const thinkers = new Thinkers(1);
  void thinkers.ask('first', 'ada');
  void thinkers.ask('ladder', 'house', { house: true });
  void thinkers.ask('second', 'ada');
  await thinkers.end('first');
  await thinkers.end('second');
  expect(thinkers.begun).toEqual(['first', 'second', 'ladder']);
});

test('a thought nobody wants any more is not thought; one that fails is none', async () => {
  const thinkers = new Thinkers(1);
  void thinkers.ask('first', 'ada');
  const unwanted = thinkers.ask('second', 'ada', { wanted: () => false });
  const failing = thinkers.ask('third', 'ada', { think: () => Promise.reject(new Error('dead')) });
  await thinkers.end('first');
  expect([await unwanted, await failing]).toEqual(['unwanted', null]);
});

test('ten thousand wait; for the next there is no bot at once, and those who wait lose nothing', async () => {
  const thinkers = new Thinkers(1);
  void thinkers.ask('first', 'ada');
  for (let i = 0; i < 10_000; i++) void thinkers.ask(`eve ${i}`, `eve ${i % 100}`, { house: i % 2 === 0 });
  expect(await thinkers.ask('too many', 'ada')).toBeNull();
  expect(await thinkers.ask('too many', 'house', { house: true })).toBeNull();
  await thinkers.end('first');
  expect(thinkers.begun).toEqual(['first', 'eve 1']);
  // One has left the line.
  expect(await Promise.race([thinkers.ask('bob', 'bob'), Promise.resolve('waits')])).toBe('waits');
  expect(await thinkers.ask('too many', 'ada')).toBeNull();
});
