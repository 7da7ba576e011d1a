import { BroadcastChannel } from 'node:worker_threads';
import { seeded, startMatch, type Options } from '@orrery/kernel';
import { games } from '@orrery/games';
import { afterAll, expect, test } from 'vitest';
import { answer } from './task.ts';
import { threads } from './threads.ts';

const pool = threads({ most: 1 });
afterAll(() => pool.close());

const options: Options = {};
const opened = games.liberation?.open(options);
if (!opened || 'faults' in opened) throw new Error('Liberation cannot be opened');
const match = startMatch(opened, seeded('threads'));
const question = { table: { game: 'liberation', options }, known: match.known(0), open: match.open(0), seed: 5 } as const;

test('a thread thinks what this thread would have thought', async () => {
  const decide = { ...question, ask: 'decide', entrant: 'search:300' } as const;
  expect(await pool.ask(decide)).toBe(await answer(decide));
});

test('advice comes back as data', async () => {
  const advice = await pool.ask({ ...question, ask: 'advise', iterations: 300 });
  expect(new Set(advice.map((hint) => hint.choice))).toEqual(new Set(match.open(0)));
  for (const hint of advice) expect(hint.winChance === null || (hint.winChance >= 0 && hint.winChance <= 1)).toBe(true);
});

test('a thought can be stopped, and the next one is had all the same', async () => {
  const brooding = threads({ most: 1, worker: new URL('../fixtures/brooding.ts', import.meta.url) });
  const begun = new BroadcastChannel('brooding');
  const heard = new Promise<void>((keep) => (begun.onmessage = () => keep()));
  const stop = new AbortController();
  const long = brooding.ask({ ...question, ask: 'decide', entrant: 'for ever' }, stop.signal);
  await heard;
  begun.close();
  stop.abort();
  await expect(long).rejects.toThrow();
  expect(match.open(0)).toContain(await brooding.ask({ ...question, ask: 'decide', entrant: 'greedy' }));
  await brooding.close();
});

test('a thread thinks by the version of the rules it is told, and by no other', async () => {
  const { rex } = games;
  const [earlier] = rex?.earlier ?? [];
  const rules = earlier?.open(options);
  if (!earlier || !rules || 'faults' in rules) throw new Error('Rex has no earlier rules');
  const begun = startMatch(rules, seeded('threads'));
  const seat = 31 - Math.clz32(begun.asked);
  const asked = { ask: 'decide', entrant: 'greedy', known: begun.known(seat), open: begun.open(seat), seed: 5 } as const;
  const table = (version: string): { game: string; rules: string; options: Options } => ({ game: 'rex', rules: version, options });
  expect(begun.open(seat)).toContain(await pool.ask({ ...asked, table: table(earlier.rules) }));
  await expect(pool.ask({ ...asked, table: table('99') })).rejects.toThrow('its rules 99');
});

test('an unknown game or bot is refused', async () => {
  await expect(pool.ask({ ...question, table: { game: 'chess', options }, ask: 'decide', entrant: 'greedy' })).rejects.toThrow('chess');
  await expect(pool.ask({ ...question, ask: 'decide', entrant: 'level:9' })).rejects.toThrow('level:9');
});
