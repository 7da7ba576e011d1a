/** A finished game as its player looks back on it; without page or storage. */
import type { Replay, Result, Seat } from '@orrery/kernel';
import type { Listed } from '@orrery/protocol';
import type { Ended, TableRecord } from '../table/record.ts';

interface Other {
  readonly kind: 'person' | 'bot';
  readonly name: string;
  /** Strength of a bot; 0 where it is not known. */
  readonly level: number;
}

export interface Finished {
  readonly id: string;
  readonly game: string;
  readonly where: 'device' | 'people';
  readonly when: number;
  readonly moves: number;
  readonly seats: number;
  /** The own seat; null where several people sat at one screen, or nobody knows. */
  readonly seat: Seat | null;
  readonly others: readonly Other[];
  readonly how: Ended['how'];
  readonly result: Result | null;
  /** Who gave up or ran out of time. */
  readonly by: Seat | null;
  /** The own share of the victory; null where the game does not count. */
  readonly share: number | null;
}

/** A seat's share of how a game ended: whoever gives up has lost, and of two players the other has won. */
export function shareOf(how: Ended['how'], result: Result | null, by: Seat | null, seat: Seat | null, seats: number): number | null {
  if (seat === null) return null;
  if (result) return result.winners.length === 0 ? 1 / seats : result.winners.includes(seat) ? 1 / result.winners.length : 0;
  if (how === 'unfinished' || by === null) return null;
  if (by === seat) return 0;
  return seats === 2 ? 1 : null;
}

/** A table of this device that has ended. */
export function ofTable({ id, game, seats, log, touched, ended }: TableRecord): Finished | null {
  if (!ended) return null;
  const people = seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  const seat = people.length === 1 ? (people[0] ?? null) : null;
  const by = ended.how === 'rules' || ended.seat === null || ended.seat >= seats.length ? null : ended.seat;
  return {
    id,
    game,
    where: 'device',
    when: touched,
    moves: log.length,
    seats: seats.length,
    seat,
    others: seats.filter((_, n) => n !== seat).map(({ kind, name, level }) => ({ kind, name, level })),
    how: ended.how,
    result: ended.result,
    by,
    share: shareOf(ended.how, ended.result, by, seat, seats.length),
  };
}

/** A game that ended on a server, by its record and the list it stood in. */
export function ofMatch({ match, game, seats, made }: Listed, { end, choices }: Replay, seat: Seat | null): Finished {
  const how = 'ended' in end ? end.ended : 'rules';
  const result = 'ended' in end ? null : end;
  const by = 'ended' in end ? (end.seat ?? null) : null;
  return {
    id: match,
    game,
    where: 'people',
    when: made,
    moves: choices.length,
    seats: seats.length,
    seat,
    others: seats
      .filter((_, n) => n !== seat)
      .map(({ kind, name, level }) => ({ kind: kind === 'bot' ? 'bot' : 'person', name, level: Number(level ?? 0) || 0 })),
    how,
    result,
    by,
    share: shareOf(how, result, by, seat, seats.length),
  };
}

/** A record brought from elsewhere: nobody knows who of them is looking. */
export function ofReplay(id: string, { game, seats, choices, end }: Replay, when: number): Finished {
  return {
    id,
    game,
    where: 'people',
    when,
    moves: choices.length,
    seats: seats.length,
    seat: null,
    others: seats.map(({ kind, name }) => ({ kind, name, level: Number(/^level (\d+)$/.exec(name)?.[1] ?? 0) })),
    how: 'ended' in end ? end.ended : 'rules',
    result: 'ended' in end ? null : end,
    by: 'ended' in end ? (end.seat ?? null) : null,
    share: null,
  };
}
