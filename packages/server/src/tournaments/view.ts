/** A tournament as somebody is shown it. */
import type { TournamentBoard, TournamentListed, TournamentView } from '@orrery/protocol';
import type { Entrant, StoredBoard, Tournament } from '@orrery/store';
import type { Board } from './boards.ts';
import { planIn, playedRounds, roundsFor } from './plan.ts';
import { standings } from './standings.ts';

export function listedAs(found: Tournament, count: number): TournamentListed {
  const { id, state, starts, round } = found;
  const plan = planIn(found);
  return { ...plan, id, state, starts, round, count, rounds: roundsFor(plan, count) };
}

export function viewOf(found: Tournament, entrants: readonly Entrant[], boards: readonly StoredBoard[], person: string): TournamentView {
  const { round, maker, next } = found;
  const plan = planIn(found);
  const count = 1 + Math.max(-1, ...entrants.map(({ number }) => number));
  const rounds = playedRounds(boards, round);
  const shown = entrants.filter(({ left }) => !left || found.round > 0);
  const places = standings(count, rounds, plan.kind === 'robin');
  const marks = (number: number): (number | null)[] =>
    rounds.map((played) => {
      const board = played.find(({ seats }) => seats.includes(number));
      return board ? (board.points[board.seats.indexOf(number)] ?? null) : NOT_THERE;
    });
  return {
    ...listedAs(found, shown.length),
    own: maker === person,
    entered: entrants.some((one) => one.person === person && !one.left),
    next,
    entrants: places.flatMap(({ number, place, points, others }) => {
      const one = shown.find((entrant) => entrant.number === number);
      if (!one) return [];
      const level = one.level === '' ? {} : { level: one.level };
      return [
        {
          number,
          name: one.name,
          ...level,
          own: one.person === person && person !== '',
          left: one.left,
          place,
          points,
          others,
          marks: marks(number),
        },
      ];
    }),
    boards: boards.filter((board) => board.round === round).map(boardOf),
  };
}

/** A round in which somebody did not play. */
const NOT_THERE = -1;

const boardOf = ({ seats, match, points }: StoredBoard): TournamentBoard => ({
  seats: JSON.parse(seats) as Board,
  match,
  points: points === '' ? null : (JSON.parse(points) as readonly number[]),
});
