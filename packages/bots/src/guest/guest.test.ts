import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { games } from '@orrery/games';
import { loadRules } from '@orrery/games/load';
import { quick, seeded, startMatch, type Choice, type Options } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { findPython, missing } from '../../../../scripts/python.mjs';
import { contest } from '../arena/arena.ts';
import type { Tally } from '../arena/tally.ts';
import { Guest, GuestTrouble, LIMITS, type GuestFault } from './guest.ts';
import { hello, question, type Limits } from './messages.ts';

const root = join(import.meta.dirname, '../../../..');
const python = findPython();
const inPython = (): string => {
  if (!python) throw new Error(missing);
  return `"${python}" "${join(root, 'examples/bots/bot.py')}"`;
};
const inTypeScript = `"${process.execPath}" "${join(root, 'examples/bots/bot.ts')}"`;
const naughty = (manner: string): string => `"${process.execPath}" "${join(import.meta.dirname, '../fixtures/naughty.ts')}" ${manner}`;

interface Held {
  readonly tally: Tally;
  readonly faults: readonly GuestFault[];
}

/** A short contest of a program with random play. */
async function held(game: string, command: string, count: number, limits: Partial<Limits> = {}, options: Options = {}): Promise<Held> {
  const faults: GuestFault[] = [];
  const tally = await contest({
    table: { game, options },
    first: 'guest',
    second: 'random',
    games: count,
    seed: 'guests',
    threads: 1,
    nice: 0,
    guests: { commands: { guest: command }, limits: { ...LIMITS, ...limits }, tell: (fault) => faults.push(fault) },
  });
  return { tally, faults };
}

test('the example in Python plays every game without a fault, and the same again by the same seed', async () => {
  const once = await held('liberation', inPython(), 2);
  expect(once.faults).toEqual([]);
  expect(once.tally.games).toBe(2);
  expect(await held('liberation', inPython(), 2)).toEqual(once);
  for (const [id, game] of Object.entries(games)) {
    const seats = game.options.find((option) => option.id === 'seats')?.values[0];
    const options = seats === undefined ? {} : { seats };
    expect((await held(id, inPython(), 1, {}, options)).faults).toEqual([]);
  }
});

test('the example in TypeScript answers in words', async () => {
  const { tally, faults } = await held('gravity', inTypeScript, 2);
  expect([tally.games, faults]).toEqual([2, []]);
});

test('both examples are short', () => {
  for (const file of ['bot.py', 'bot.ts'])
    expect(readFileSync(join(root, 'examples/bots', file), 'utf8').split('\n').length, file).toBeLessThan(100);
});

test('two programs play against each other', async () => {
  const faults: GuestFault[] = [];
  const tally = await contest({
    table: { game: 'liberation', options: {} },
    first: 'a',
    second: 'b',
    games: 2,
    seed: 'guests',
    threads: 1,
    nice: 0,
    guests: { commands: { a: naughty('good'), b: naughty('good') }, limits: LIMITS, tell: (fault) => faults.push(fault) },
  });
  expect([tally.games, faults]).toEqual([2, []]);
});

test('a program that ends is started again and goes on with its game', async () => {
  const { tally, faults } = await held('liberation', naughty('killed'), 2, { faults: 1000 });
  expect(tally.games).toBe(2);
  expect(tally.answers).toBeGreaterThan(10);
  expect(faults.length).toBeGreaterThan(2);
  expect(new Set(faults.map(({ code }) => code))).toEqual(new Set(['gone']));
  expect(faults[0]?.line).toMatch(/, game 0\/0: it ended with code 3; it is started again$/);
});

test('an answer that is not open is refused with the rule it breaks, and may be put right', async () => {
  const { tally, faults } = await held('liberation', naughty('penitent'), 2);
  expect([tally.games, faults]).toEqual([2, []]);
});

test.each([
  ['slow', 'slow', 'it gave no answer within 60 ms; it is started again', { milliseconds: 60 }],
  ['crash', 'gone', 'it ended with code 1: Node.js v', {}],
  ['garbage', 'garbage', 'that is no answer: {"type":"answer","id":ID,"choice":CODE or {"verb":…}}; it said I think I should attack.', {}],
  ['chatter', 'garbage', 'that is no answer: {"type":"answer","id":ID,"choice":CODE or {"verb":…}}; it said y', {}],
  ['flood', 'flood', 'it printed more than 65536 bytes without the end of a line; it is started again', {}],
  ['cheat', 'not-open', 'is not open; it said {"type":"answer","id":', {}],
] as const)('%s: told off in one line, its games are lost, and soon nobody plays with it', async (manner, code, line, limits) => {
  const faults: GuestFault[] = [];
  const table = { game: 'liberation', options: {} };
  const guests = {
    commands: { guest: naughty(manner) },
    limits: { ...LIMITS, faults: 2, ...limits },
    tell: (fault: GuestFault) => faults.push(fault),
  };
  await expect(contest({ table, first: 'guest', second: 'random', games: 1000, seed: 's', threads: 1, nice: 0, guests })).rejects.toThrow(
    new GuestTrouble('guest has lost 3 games in a row by its faults and is sent home'),
  );
  expect(faults.map((fault) => fault.code)).toEqual(Array.from({ length: 6 }, () => code));
  for (const fault of faults) {
    expect(fault.line).toContain(line);
    expect(fault.line).not.toMatch(/\p{C}/u);
  }
});

test.each([
  [naughty('rude'), 'it did not greet: its first line must be {"type":"ready","name":"…","version":"…"}', {}],
  [naughty('mute'), 'it gave no answer within 50 ms', { greeting: 50 }],
  ['/nowhere/at-all', 'it ended with code 127', {}],
])('%s cannot play, and one line says why', async (command, why, limits) => {
  await expect(held('liberation', command, 2, limits)).rejects.toThrow(why);
});

async function liberation() {
  const plug = await loadRules('liberation');
  const rules = plug?.game.open();
  if (!plug || !rules || 'faults' in rules) throw new Error('Liberation cannot be opened');
  return { game: plug.game, rules };
}

/** Whether a process still does anything; a dead one may wait for a while to be noticed. */
function runs(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return process.platform !== 'linux' || !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ');
  } catch {
    return false;
  }
}

test('a program that will not go is ended all the same', async () => {
  const { game, rules } = await liberation();
  const guest = new Guest(game, rules, naughty('stubborn'), LIMITS, () => {});
  await guest.greet();
  const pid = Number(guest.called.split(' ')[0]);
  expect(runs(pid)).toBe(true);
  await guest.close();
  await expect.poll(() => runs(pid)).toBe(false);
});

test('the document shows the messages as they are', async () => {
  const { game, rules } = await liberation();
  const text = readFileSync(join(root, 'docs/bots.md'), 'utf8');
  const shown = [...text.matchAll(/```json\n([\s\S]*?)```/g)].map(([, json = '']) => JSON.parse(json) as { readonly type?: string });
  const match = startMatch(rules, seeded('document'));
  const chance = quick(4);
  for (let answers = 0; answers < 8; answers++) {
    const seat = 31 - Math.clz32(match.asked & -match.asked);
    const open = match.open(seat);
    match.answer(seat, open[chance.below(open.length)] as Choice);
  }
  const seat = 31 - Math.clz32(match.asked & -match.asked);
  const known = match.known(seat);
  const asked = JSON.parse(
    JSON.stringify(question(rules, known, match.open(seat), 4, known.past.length - 3, LIMITS.milliseconds)),
  ) as unknown;
  expect(shown.find(({ type }) => type === 'decide')).toEqual(asked);
  const fields = [...text.matchAll(/^\| `(\w+)` +\|/gm)].map(([, field]) => field);
  for (const field of Object.keys(hello(game, rules, LIMITS))) expect(fields).toContain(field);
  for (const field of Object.keys(LIMITS)) expect(fields).toContain(field);
  for (const [limit, value] of Object.entries(LIMITS)) expect(text).toMatch(new RegExp(`\\| \`${limit}\` +\\| ${value} `));
});
