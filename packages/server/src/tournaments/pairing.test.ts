import { seeded } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { pairKey, pastOf, VACANT, type Board, type Round } from './boards.ts';
import { league } from './league.ts';
import { matching } from './matching.ts';
import { roundRobin, roundsOf } from './roundRobin.ts';
import { pointsFor, standings } from './standings.ts';
import { swiss } from './swiss.ts';

const SEEDS = Array.from({ length: 40 }, (_, i) => i);
const all = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

/** Games end as chance has it: somebody wins, sometimes nobody. */
function play(boards: readonly Board[], chance: { below(n: number): number }): Round {
  return boards.map((seats) => {
    const winner = chance.below(seats.length + 1);
    const ranks = winner === seats.length ? null : seats.map((_, seat) => (seat === winner ? 1 : 2));
    return { seats, points: pointsFor(ranks, seats.length) };
  });
}
const sitting = (boards: readonly Board[]): number[] =>
  boards
    .flat()
    .filter((one) => one !== VACANT)
    .toSorted((a, b) => a - b);

describe('matching', () => {
  test('of small graphs as many pairs are found as there are, whatever their cycles', () => {
    for (const seed of SEEDS) {
      const chance = seeded(`graph ${seed}`);
      const count = 2 + chance.below(7);
      const edges = new Set(
        all(count).flatMap((i) =>
          all(i)
            .filter(() => chance.below(3) === 0)
            .map((j) => pairKey(i, j)),
        ),
      );
      const allowed = (i: number, j: number): boolean => edges.has(pairKey(i, j));
      const most = (left: readonly number[]): number => {
        const [one, ...others] = left;
        if (one === undefined) return 0;
        return Math.max(
          most(others),
          ...others.filter((other) => allowed(one, other)).map((other) => 1 + most(others.filter((o) => o !== other))),
        );
      };
      const partners = matching(count, allowed);
      for (const [one, other] of partners.entries()) if (other >= 0) expect([partners[other], allowed(one, other)]).toEqual([one, true]);
      expect(partners.filter((other) => other >= 0).length / 2, `seed ${seed}`).toBe(most(all(count)));
    }
  });
});

describe('Swiss', () => {
  for (const seed of SEEDS)
    test(`random tournament ${seed}: all play or are free once, nobody meets twice, sides in turn`, () => {
      const chance = seeded(`swiss ${seed}`);
      const count = 4 + chance.below(31);
      const rounds: Round[] = [];
      const met = new Set<string>();
      const free = new Set<number>();
      for (let round = 0; round < Math.min(9, Math.floor(count / 2)); round++) {
        const boards = swiss(count, rounds, all(count));
        expect(sitting(boards)).toEqual(all(count));
        for (const board of boards) {
          const [one = 0, other] = board;
          if (other === undefined) {
            expect(free.has(one), 'free twice').toBe(false);
            free.add(one);
          } else {
            expect(met.has(pairKey(one, other)), 'met twice').toBe(false);
            met.add(pairKey(one, other));
          }
        }
        rounds.push(play(boards, chance));
        const { had } = pastOf(count, rounds);
        for (const [first = 0, second = 0] of had) expect(Math.abs(first - second)).toBeLessThanOrEqual(2);
      }
    });

  test('those with like points meet, the upper half the lower; two who do not want to meet do not', () => {
    expect(swiss(8, [], all(8)).map((board) => board.toSorted((a, b) => a - b))).toEqual([
      [0, 4],
      [1, 5],
      [2, 6],
      [3, 7],
    ]);
    expect(swiss(8, [], all(8), new Set([pairKey(0, 4)])).some((board) => board.includes(0) && board.includes(4))).toBe(false);
    const first: Round = [
      [0, 4],
      [1, 5],
      [2, 6],
      [3, 7],
    ].map((seats) => ({ seats, points: [1, 0] }));
    expect(swiss(8, [first], all(8)).map((board) => board.toSorted((a, b) => a - b))).toEqual([
      [0, 2],
      [1, 3],
      [4, 6],
      [5, 7],
    ]);
  });

  test('whoever has left is paired no more; where all have met all, they meet again rather than stop', () => {
    expect(sitting(swiss(5, [], [0, 2, 4]))).toEqual([0, 2, 4]);
    const rounds: Round[] = [];
    for (let round = 0; round < 5; round++) rounds.push(swiss(4, rounds, all(4)).map((seats) => ({ seats, points: [1, 0] })));
    expect(rounds.every((boards) => boards.length === 2)).toBe(true);
    // Those with like points stand as they are given.
    expect(swiss(4, [], [3, 2, 1, 0]).map((board) => board.toSorted((a, b) => a - b))).toEqual([
      [1, 3],
      [0, 2],
    ]);
    expect(swiss(2, [], [1])).toEqual([[1]]);
    expect(swiss(2, [], [])).toEqual([]);
  });
});

describe('everybody against everybody', () => {
  for (let count = 2; count <= 16; count++)
    test(`${count}: each pair once, sides even to one, free once where the number is odd`, () => {
      const rounds = all(roundsOf(count)).map((round) => roundRobin(count, round));
      for (const boards of rounds) expect(sitting(boards)).toEqual(all(count));
      const pairs = rounds
        .flat()
        .filter((board) => board.length === 2)
        .map(([one = 0, other = 0]) => pairKey(one, other));
      expect([pairs.length, new Set(pairs).size]).toEqual([(count * (count - 1)) / 2, (count * (count - 1)) / 2]);
      const { had } = pastOf(
        count,
        rounds.map((boards) => boards.map((seats) => ({ seats, points: [] }))),
      );
      for (const [first = 0, second = 0] of had) expect(Math.abs(first - second)).toBeLessThanOrEqual(1);
    });
});

describe('leagues of tables', () => {
  for (const seats of [3, 4, 5, 6])
    for (const seed of SEEDS.slice(0, 6))
      test(`tables of ${seats}, ${seed}: all sit, tables are alike, seats are had in turn, company changes`, () => {
        const chance = seeded(`league ${seats} ${seed}`);
        const count = seats + chance.below(28);
        const rounds: Round[] = [];
        for (let round = 0; round < 2 * seats; round++) {
          const boards = league(count, seats, rounds, all(count));
          expect(sitting(boards)).toEqual(all(count));
          const sizes = boards.map((board) => board.filter((one) => one !== VACANT).length);
          expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
          expect(boards.every((board) => board.length === seats)).toBe(true);
          rounds.push(play(boards, chance));
        }
        for (const done of all(2 * seats + 1)) {
          const { had } = pastOf(count, rounds.slice(0, done));
          const often = had.map((times) => all(seats).map((seat) => times[seat] ?? 0));
          expect(Math.max(...often.map((times) => Math.max(...times) - Math.min(...times)))).toBe(done % seats === 0 ? 0 : 1);
        }
        const { met } = pastOf(count, rounds.slice(0, seats));
        // Who has sat with others for `seats` rounds has met them about equally often.
        if (count >= seats * seats) expect(Math.max(...met)).toBeLessThanOrEqual(3);
      });
});

describe('standings', () => {
  test('points first, then what the others have, then games won; equals share a place', () => {
    const rounds: Round[] = [
      [
        { seats: [0, 1], points: [1, 0] },
        { seats: [2, 3], points: [0.5, 0.5] },
        { seats: [4], points: [1] },
      ],
      [
        { seats: [0, 4], points: [1, 0] },
        { seats: [1, 2], points: [0, 1] },
        { seats: [3], points: [1] },
      ],
    ];
    expect(standings(5, rounds, false).map(({ number, place, points, others, wins }) => [number, place, points, others, wins])).toEqual([
      [0, 1, 2, 1, 2],
      [2, 2, 1.5, 1.5, 1],
      [3, 3, 1.5, 1.5, 0],
      [4, 4, 1, 2, 0],
      [1, 5, 0, 3.5, 0],
    ]);
    expect(standings(3, [], false).map(({ place }) => place)).toEqual([1, 1, 1]);
    // Among all who meet all, what counts is who was beaten.
    expect(standings(5, rounds, true).map(({ number, others }) => [number, others])).toEqual([
      [0, 1],
      [2, 0.75],
      [3, 0.75],
      [4, 0],
      [1, 0],
    ]);
  });

  test('those who win together share the point; a game without an end is divided among all', () => {
    expect(pointsFor([1, 2, 1, 3], 4)).toEqual([0.5, 0, 0.5, 0]);
    expect(pointsFor(null, 4)).toEqual([0.25, 0.25, 0.25, 0.25]);
    expect(pointsFor([1], 1)).toEqual([1]);
  });
});
