import type { Entrant } from '../player.ts';
import type { Occasions } from './game.ts';
import type { Fixture } from './schedule.ts';

/** How a fixture ended: the share of the victory each seat got. */
export interface Outcome {
  readonly id: string;
  readonly shares: readonly number[];
  /** The clause by which it ended; absent where it was cut off, or a program of somebody else's played. */
  readonly clause?: string;
  readonly turns: number;
  readonly answers: number;
  /** By seat and habit; absent where a program of somebody else's played. */
  readonly habits?: readonly (readonly Occasions[])[];
  /** The seat that lost by its faults, where a program of somebody else's did. */
  readonly forfeit?: number;
}

/** A mean with its 95 % interval. */
export interface Rate {
  readonly games: number;
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

export interface Tally {
  readonly games: number;
  /** The first entrant's share, over all seats and by seat. */
  readonly all: Rate;
  readonly bySeat: readonly Rate[];
  /** With more than two seats: the share each seat gets when the second entrant plays alone, and how many times that the first got on the whole. */
  readonly fair: readonly number[] | null;
  readonly times: number | null;
  /** Answers given in a game, on average. */
  readonly answers: number;
  /** By entrant and habit. */
  readonly habits: Readonly<Record<Entrant, readonly Occasions[]>>;
}

/** Habits of entrants in several games together. */
export function habitsOf(
  shown: readonly (readonly [entrant: Entrant, habits: readonly Occasions[]])[],
): Readonly<Record<Entrant, readonly Occasions[]>> {
  const sums: Record<Entrant, readonly Occasions[]> = {};
  for (const [entrant, habits] of shown)
    sums[entrant] = habits.map(([taken, open], kind) => [
      taken + (sums[entrant]?.[kind]?.[0] ?? 0),
      open + (sums[entrant]?.[kind]?.[1] ?? 0),
    ]);
  return sums;
}

const Z = 1.96;

/** Wilson's interval: sound for shares near 0 and 1, where others leave the range. */
export function rate(shares: readonly number[]): Rate {
  const games = shares.length;
  if (games === 0) return { games, mean: 0, low: 0, high: 1 };
  const mean = shares.reduce((sum, share) => sum + share, 0) / games;
  const middle = (mean + (Z * Z) / (2 * games)) / (1 + (Z * Z) / games);
  const reach = (Z * Math.sqrt((mean * (1 - mean)) / games + (Z * Z) / (4 * games * games))) / (1 + (Z * Z) / games);
  return { games, mean, low: Math.min(mean, Math.max(0, middle - reach)), high: Math.max(mean, Math.min(1, middle + reach)) };
}

export function tally(fixtures: readonly Fixture[], outcomes: ReadonlyMap<string, Outcome>): Tally {
  const played = fixtures.flatMap((fixture) => {
    const outcome = outcomes.get(fixture.id);
    return outcome ? [{ fixture, outcome }] : [];
  });
  const counted = played.filter(({ fixture }) => fixture.seat >= 0);
  const seats = fixtures[0]?.seating.length ?? 0;
  const shareOf = ({ fixture, outcome }: (typeof played)[number]): number => outcome.shares[fixture.seat] ?? 0;
  const alone = played.filter(({ fixture }) => fixture.seat < 0);
  const fair =
    seats > 2 && alone.length > 0
      ? Array.from({ length: seats }, (_, seat) => alone.reduce((sum, { outcome }) => sum + (outcome.shares[seat] ?? 0), 0) / alone.length)
      : null;
  const all = rate(counted.map(shareOf));
  return {
    games: counted.length,
    all,
    bySeat: Array.from({ length: seats }, (_, seat) => rate(counted.filter(({ fixture }) => fixture.seat === seat).map(shareOf))),
    fair,
    times: fair ? (all.mean * seats) / fair.reduce((sum, share) => sum + share, 0) : null,
    habits: habitsOf(
      played.flatMap(({ fixture, outcome }) =>
        (outcome.habits ?? []).map((habits, seat) => [fixture.seating[seat] ?? '', habits] as const),
      ),
    ),
    answers: played.reduce((sum, { outcome }) => sum + outcome.answers, 0) / Math.max(1, played.length),
  };
}
