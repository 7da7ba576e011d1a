/** Who stands where. A game is worth one point, divided among those who win it; a free round is one too. */
import { VACANT, type Round } from './boards.ts';

export interface Standing {
  readonly number: number;
  /** From 1 on; those who are equal in everything share it. */
  readonly place: number;
  readonly points: number;
  /** The points of everybody met; among all who meet all, of those that were beaten. */
  readonly others: number;
  readonly wins: number;
}

/** By points, then by what the others have, then by games won. */
export function standings(count: number, rounds: readonly Round[], all: boolean): readonly Standing[] {
  const points = new Array<number>(count).fill(0);
  const wins = new Array<number>(count).fill(0);
  const add = (list: number[], i: number, more: number): void => void (list[i] = (list[i] ?? 0) + more);
  const boards = rounds.flat();
  for (const { seats, points: got } of boards)
    for (const [seat, one] of seats.entries()) {
      if (one === VACANT) continue;
      add(points, one, got[seat] ?? 0);
      if (seats.length > 1 && got[seat] === 1) add(wins, one, 1);
    }
  const others = new Array<number>(count).fill(0);
  for (const { seats, points: got } of boards)
    for (const [seat, one] of seats.entries())
      for (const other of seats)
        if (one !== VACANT && other !== VACANT && other !== one) add(others, one, (points[other] ?? 0) * (all ? (got[seat] ?? 0) : 1));
  const order = Array.from({ length: count }, (_, number) => ({
    number,
    points: points[number] ?? 0,
    others: others[number] ?? 0,
    wins: wins[number] ?? 0,
  })).sort((a, b) => b.points - a.points || b.others - a.others || b.wins - a.wins || a.number - b.number);
  const same = (a: (typeof order)[number], b: (typeof order)[number]): boolean =>
    a.points === b.points && a.others === b.others && a.wins === b.wins;
  return order.map((one) => ({ ...one, place: 1 + order.findIndex((other) => same(one, other)) }));
}

/** What each seat gets of the one point, by the places of a game; null where nobody has won or lost. */
export function pointsFor(ranks: readonly number[] | null, seats: number): readonly number[] {
  const best = ranks ? Math.min(...ranks) : 0;
  const winners = ranks ? ranks.filter((rank) => rank === best).length : seats;
  return Array.from({ length: seats }, (_, seat) => (!ranks || ranks[seat] === best ? 1 / winners : 0));
}
