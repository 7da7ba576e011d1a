import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contest } from './arena.ts';
import { ladder } from './elo.ts';
import { identity } from './identity.ts';
import { schedule } from './schedule.ts';
import { sidesBySeat, sidesContest } from './sides.ts';
import { strengthDocument } from './strength.ts';
import { rate } from './tally.ts';

test('every seed is played once with the first bot in each seat', () => {
  const two = schedule('a', 'b', 2, 6, 's');
  expect(two.map((fixture) => fixture.seating.join(''))).toEqual(['ab', 'ba', 'ab', 'ba', 'ab', 'ba']);
  expect(new Set(two.map((fixture) => fixture.seed)).size).toBe(3);
  const three = schedule('a', 'b', 3, 3, 's');
  expect(three.map((fixture) => fixture.seating.join(''))).toEqual(['abb', 'bab', 'bba', 'bbb']);
});

test('a bot against itself plays as many different games as it is asked for', () => {
  for (const seats of [2, 3]) {
    const fixtures = schedule('a', 'a', seats, 6, 's');
    expect(new Set(fixtures.map(({ seed }) => seed)).size).toBe(fixtures.length);
    expect(new Set(fixtures.map(({ id }) => id)).size).toBe(fixtures.length);
  }
});

test('intervals hold the mean and stay within 0 and 1', () => {
  for (const wins of [0, 1, 50, 99, 100]) {
    const { mean, low, high } = rate(Array.from({ length: 100 }, (_, i) => (i < wins ? 1 : 0)));
    expect(mean).toBeCloseTo(wins / 100);
    expect(low).toBeGreaterThanOrEqual(0);
    expect(low).toBeLessThanOrEqual(mean);
    expect(high).toBeGreaterThanOrEqual(mean);
    expect(high).toBeLessThanOrEqual(1);
  }
});

test('ratings follow from shares: 10 to 1 is 400', () => {
  const [, second, third] = ladder(3, [
    { first: 1, second: 0, games: 100_000, share: 10 / 11 },
    { first: 2, second: 1, games: 100_000, share: 0.5 },
  ]);
  expect(second?.elo).toBeGreaterThan(397);
  expect(second?.elo).toBeLessThan(403);
  expect(Math.abs((third?.elo ?? 0) - (second?.elo ?? 0))).toBeLessThan(4);
});

test('a contest goes on from its record and gives the same figures', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'arena-'));
  const record = join(folder, 'games.jsonl');
  const wanted = {
    table: { game: 'liberation', options: {} },
    first: 'greedy',
    second: 'random',
    games: 12,
    seed: 'test',
    record,
    threads: 1,
    nice: 0,
  };
  const whole = await contest(wanted);
  const lines = readFileSync(record, 'utf8').split('\n');
  // Seats take turns, so that a contest that is broken off has seen them all.
  expect(lines.flatMap((line) => /"id":"([^"]*)"/.exec(line)?.[1] ?? []).slice(0, 4)).toEqual(['0/0', '0/1', '1/0', '1/1']);
  // Five games, one of them by a bot that played differently, and one that was being written down when the power failed.
  const former = lines[5]?.replace(/[0-9a-f]{12}/, '000000000000');
  writeFileSync(record, `${[...lines.slice(0, 5), former].join('\n')}\n{"head": "cut sho`);
  let played = 0;
  const again = await contest(wanted, () => played++);
  rmSync(folder, { recursive: true });
  expect(again).toEqual(whole);
  expect(played).toBe(7);
  expect(whole.all.mean).toBeGreaterThan(0.5);
});

test('bots that play differently have different names, and the same bot always the same', async () => {
  const table = { game: 'liberation', options: {} };
  const names = await Promise.all(['greedy', 'level:1', 'search:2', 'search:3'].map((each) => identity(table, each)));
  expect(new Set(names).size).toBe(4);
  expect(await identity({ game: 'liberation', options: { ...table.options } }, 'greedy')).toBe(names[0]);
  expect(await identity({ game: 'liberation', options: { setupDiscards: 2 } }, 'greedy')).not.toBe(names[0]);
});

test('a target is called reached when the games say so, not when a few went well', () => {
  const won = (wins: number, games: number) => rate(Array.from({ length: games }, (_, i) => (i < wins ? 1 : 0)));
  const verdict = (wins: number, games: number, second = won(wins, games)): string => {
    const all = won(wins, games);
    const tally = { games, all, bySeat: [all, second], fair: null, times: null, answers: 1, habits: {} };
    const measured = { game: 'g', name: 'G', seats: 2, seatNames: [], entrants: [], meetings: [], ratings: [] };
    const text = strengthDocument([{ ...measured, targets: [{ first: 'a', second: 'b', atLeast: 0.75, tally }] }], {});
    return (
      text
        .split('\n')
        .find((line) => line.startsWith('| a – b'))
        ?.split('|')[5]
        ?.trim() ?? ''
    );
  };
  expect([verdict(3, 3), verdict(2, 3), verdict(100, 100), verdict(10, 100), verdict(310, 400), verdict(290, 400)]).toEqual([
    'so far',
    'not yet',
    'yes',
    'no',
    'yes',
    'no',
  ]);
  // A hundred games in one seat say little about the other.
  expect(verdict(100, 100, won(1, 1))).toBe('so far');
});

test('sides are dealt so that every company meets equally often, and everybody has every seat', () => {
  const deals = sidesBySeat(6, 4, 15 * 4);
  const times = (counted: readonly string[]): readonly number[] =>
    [...Map.groupBy(counted, (each) => each).values()].map(({ length }) => length);
  expect(times(deals.map((deal) => deal.toSorted((a, b) => a - b).join()))).toEqual(Array.from({ length: 15 }, () => 4));
  expect(times(deals.flatMap((deal) => deal.map((side, seat) => `${side} at ${seat}`)))).toEqual(Array.from({ length: 24 }, () => 10));
});

test('what each side wins is counted by side, wherever it sat', async () => {
  const wanted = { table: { game: 'rex', options: { seats: 3 } }, entrant: 'random', games: 20, seed: 'sides', threads: 1, nice: 0 };
  const found = await sidesContest(wanted);
  expect(found).toMatchObject({ seats: 3, games: 20 });
  expect(found?.sides.map(({ games }) => games)).toEqual([10, 10, 10, 10, 10, 10]);
  expect(found?.sides.reduce((sum, { mean, games }) => sum + mean * games, 0)).toBeCloseTo(20);
  const { endings = [] } = found ?? {};
  expect(endings.reduce((sum, { games }) => sum + games, 0)).toBe(20);
  expect(endings.every(({ clause }) => clause.startsWith('REX-WIN-'))).toBe(true);
  // What a side wins in all it wins in one way or another.
  for (const [side, { mean, games }] of (found?.sides ?? []).entries())
    expect(endings.reduce((sum, { sides }) => sum + (sides[side]?.mean ?? 0) * (sides[side]?.games ?? 0), 0)).toBeCloseTo(mean * games);
  expect(await sidesContest({ ...wanted, table: { game: 'liberation', options: {} } })).toBeNull();
});
