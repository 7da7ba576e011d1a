/** What a tournament is going to be, and who meets whom in it. */
import type { Command, TournamentPlan } from '@orrery/protocol';
import type { Entrant, StoredBoard, Tournament } from '@orrery/store';
import type { Apart, Board, Played, Round } from './boards.ts';
import { league } from './league.ts';
import { roundRobin, roundsOf } from './roundRobin.ts';
import { swiss } from './swiss.ts';

/** Of everybody against everybody: more would take for ever. */
const MOST_IN_ROBIN = 16;

export function planned({
  name,
  game,
  kind,
  seats,
  rounds,
  clock,
  abandoned,
  rated = false,
  most,
  pause,
  level,
}: Command<'hold'>): TournamentPlan {
  const fewer = kind === 'robin' ? Math.min(most, MOST_IN_ROBIN) : most;
  return { name, game, kind, seats, rounds, clock, abandoned, rated, most: fewer, pause, ...(level === undefined ? {} : { level }) };
}

export const planIn = ({ plan }: Pick<Tournament, 'plan'>): TournamentPlan => JSON.parse(plan) as TournamentPlan;

/** How many rounds there are for so many. */
export const roundsFor = ({ kind, rounds }: TournamentPlan, count: number): number =>
  kind === 'robin' ? roundsOf(count) : kind === 'swiss' ? Math.min(rounds, Math.max(1, count - 1)) : rounds;

/** Rounds whose boards are all played, in order. */
export function playedRounds(boards: readonly StoredBoard[], before: number): readonly Round[] {
  const rounds: Played[][] = Array.from({ length: before }, () => []);
  for (const { round, seats, points } of boards)
    rounds[round - 1]?.push({ seats: JSON.parse(seats) as Board, points: points === '' ? [] : (JSON.parse(points) as readonly number[]) });
  return rounds;
}

/** The boards of the next round; `entrants` are the strongest first. Numbers of those who left before the first are nobody's. */
export function nextBoards(plan: TournamentPlan, entrants: readonly Entrant[], rounds: readonly Round[], apart: Apart): readonly Board[] {
  const here = entrants.filter(({ left }) => !left).map(({ number }) => number);
  const count = 1 + Math.max(0, ...entrants.map(({ number }) => number));
  if (plan.kind === 'swiss') return swiss(count, rounds, here, apart);
  if (plan.kind === 'league') return league(count, plan.seats, rounds, here, apart);
  // The order of the tables is that of the first round: who leaves later is missed by those who would have met them.
  const first = (rounds.length === 0 ? here : [...new Set(rounds.flat().flatMap(({ seats }) => seats))]).toSorted((a, b) => a - b);
  return roundRobin(first.length, rounds.length).flatMap((board) => {
    const people = board.map((i) => first[i] ?? 0);
    const there = people.filter((one) => here.includes(one));
    return there.length === people.length ? [people] : there.length === 1 ? [there] : [];
  });
}
