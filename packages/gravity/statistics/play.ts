import { At, quick, type Chance, type Choice } from '@orrery/kernel';
import { answer, list, settle } from '../src/machine.ts';
import { BY_POINTS, BY_SURROUND } from '../src/phases/end.ts';
import { setUp } from '../src/setup.ts';
import { sideOfSeat, type Table } from '../src/table.ts';
import type { Policy } from './greedy.ts';

/** What a line of the table says. */
export interface Line {
  readonly games: number;
  readonly rounds: number;
  /** 95 games of 100 take no more rounds. */
  readonly long: number;
  /** Shares of all games. */
  readonly surround: number;
  readonly points: number;
  readonly limit: number;
  readonly drawn: number;
  /** Shares of the games that have a winner, by side, counted from the one that began. */
  readonly sides: readonly number[];
}

/** One game: its rounds, how it ended, the side that won (−1 for none) and the side that began. */
export function playGame(t: Table, policy: Policy, chance: Chance): { rounds: number; way: number; winner: number; first: number } {
  const s = setUp(t, chance);
  const first = sideOfSeat(t, s.round.first);
  settle(new At(t, s, 0, chance, undefined));
  const out: Choice[] = [];
  while (s.asking !== 0) {
    const seat = 31 - Math.clz32(s.asking);
    const open = out.slice(0, list(t, s, seat, out));
    answer(new At(t, s, seat, chance, undefined), policy(t, s, seat, open, chance));
  }
  return { rounds: s.round.number, way: s.end, winner: s.winner, first };
}

export function playLine(t: Table, policy: Policy, games: number, seed: number): Line {
  const chance = quick(seed);
  const played = Array.from({ length: games }, () => playGame(t, policy, chance));
  const won = played.filter(({ winner }) => winner >= 0);
  const share = (part: number, whole: number): number => (whole === 0 ? 0 : (100 * part) / whole);
  const by = (way: number): number => share(won.filter((game) => game.way === way).length, games);
  const rounds = played.map((game) => game.rounds).toSorted((a, b) => a - b);
  return {
    games,
    rounds: rounds.reduce((sum, n) => sum + n, 0) / games,
    long: rounds[Math.ceil(games * 0.95) - 1] ?? 0,
    surround: by(BY_SURROUND),
    points: by(BY_POINTS),
    limit: share(won.filter(({ way }) => way !== BY_SURROUND && way !== BY_POINTS).length, games),
    drawn: share(games - won.length, games),
    sides: Array.from({ length: t.sides }, (_, side) =>
      share(won.filter(({ winner, first }) => (winner - first + t.sides) % t.sides === side).length, won.length),
    ),
  };
}
