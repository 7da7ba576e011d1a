import { spawnSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAMES, loadRules } from '@orrery/games/load';
import { seeded, startMatch } from '@orrery/kernel';
import { afterAll, expect, test } from 'vitest';
import { findPython, missing } from '../../../../scripts/python.mjs';
import { openTable } from '../workers/task.ts';
import { Episode } from './episode.ts';
import { record } from './record.ts';
import { serveBatches } from './serve.ts';
import batch from './thread.ts';
import { readTrajectories, writeTrajectory } from './trajectories.ts';

const folder = mkdtempSync(join(tmpdir(), 'orrery-research-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const example = join(import.meta.dirname, '../../../../examples/research/orrery.py');
const python = findPython() ?? '';

test.each([...GAMES])('%s: an episode is the game a match would be, and every past what the seat knows there', async (game) => {
  const rules = await openTable({ game, options: {} });
  const episode = new Episode(rules, 'one');
  const match = startMatch(rules, seeded('one'));
  for (let turn = 0; turn < 120 && episode.winners === null; turn++) {
    for (
      let seat = 31 - Math.clz32(match.asked & -match.asked);
      match.open(seat).length === 1;
      seat = 31 - Math.clz32(match.asked & -match.asked)
    )
      match.answer(seat, match.open(seat)[0] ?? -1);
    expect([episode.open, episode.pasts[episode.seat]]).toEqual([match.open(episode.seat), match.past(episode.seat)]);
    expect(episode.known().view).toEqual(match.view(episode.seat));
    const choice = episode.open[turn % episode.open.length] ?? -1;
    match.answer(episode.seat, choice);
    episode.answer(choice);
  }
  expect(() => episode.answer(-1)).toThrow('not open');
});

test('recorded games are read again, can be replayed, and are the same whatever the threads', async () => {
  const table = { game: 'liberation', options: {} };
  const recorded = async (name: string, threads: number) => {
    const file = join(folder, name);
    await record({ table, bots: ['random'], games: 70, seed: 'test', file, threads });
    return readFileSync(file);
  };
  const bytes = await recorded('one.orrt', 1);
  expect((await recorded('two.orrt', 2)).equals(bytes)).toBe(true);
  const { heading, games } = readTrajectories(bytes);
  expect(heading).toMatchObject({ game: 'liberation', seats: 2, bots: ['random'], seed: 'test' });
  expect(games.map(({ number }) => number)).toEqual(Array.from({ length: 70 }, (_, n) => n));
  const rules = await openTable(table);
  for (const { number, winners, steps, pasts } of games.slice(0, 5)) {
    const episode = new Episode(rules, `test ${number}`);
    for (const { seat, choice, seen, open } of steps) {
      expect([episode.seat, episode.open, episode.pasts[seat]]).toEqual([seat, open, pasts[seat]?.slice(0, seen)]);
      episode.answer(choice);
    }
    expect([episode.winners, episode.pasts]).toEqual([winners, pasts]);
  }
  const thought = await batch({ table, seed: 'test', from: 0, to: 1, bots: ['random', 'greedy'] });
  expect(thought[0]).toBe(thought.length - 1);
  // Cut short in the last game.
  expect(readTrajectories(bytes.subarray(0, -4)).games).toHaveLength(69);
  expect(() => readTrajectories(bytes.subarray(4))).toThrow('no trajectories');
  await expect(recorded('one.orrt', 1)).rejects.toThrow('EEXIST');
  if (python === '') throw new Error(missing);
  expect(spawnSync(python, [example, 'read', join(folder, 'one.orrt')], { encoding: 'utf8' }).stdout).toBe('liberation 70\n');
});

test('over a socket: a program in Python answers batches, nonsense is told in one line', async () => {
  const rules = (await loadRules('gravity'))?.game.open({});
  if (!rules || 'faults' in rules) throw new Error('no such game');
  const path = join(folder, 'socket');
  const server = await serveBatches(rules, path);
  try {
    const child = spawn(python, [example, 'play', path], { stdio: ['ignore', 'pipe', 'inherit'] });
    const [said] = (await once(child.stdout, 'data')) as [Buffer];
    expect(Number(said.toString())).toBeGreaterThanOrEqual(100);
    const told = async (...parts: readonly (string | Uint8Array)[]): Promise<string> => {
      const socket = connect(path);
      for (const part of parts) socket.write(part);
      const all: Buffer[] = [];
      for await (const part of socket) all.push(part as Buffer);
      return Buffer.concat(all).toString('latin1');
    };
    const frame = (...words: readonly number[]): Uint8Array => new Uint8Array(Int32Array.from([4 * words.length, ...words]).buffer);
    expect(await told('nonsense\n')).toContain('"error":"the first line must be');
    expect(await told('{"games":0,"seed":"a"}\n')).toContain('"error"');
    expect(await told('{"games":1,"seed":"a"}\n', frame(-5))).toContain('"error":"answer 0, -5, is not open"');
    expect(await told('{"games":1,"seed":"a"}\n', frame(1, 2))).toContain('"error":"1 answers are needed, not 2"');
    expect(await told('{"games":1,"seed":"a"}\n', new Uint8Array([255, 255, 255, 255]))).toContain('"error":"a frame is');
  } finally {
    await server.close();
  }
});

test('a trajectory says first how long it is', () => {
  expect([...writeTrajectory({ number: 7, winners: 2, steps: [{ seat: 1, choice: 3, seen: 0, open: [3, 4] }], pasts: [[5], []] })]).toEqual(
    [12, 7, 2, 1, 1, 3, 0, 2, 3, 4, 1, 5, 0],
  );
});
