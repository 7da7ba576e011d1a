/** What pairing speaks of: entrants by their numbers, and the boards they meet at. */

/** Nobody: a bot of the house fills the seat. */
export const VACANT = -1;

/** Entrants by seat. One alone has the round free. */
export type Board = readonly number[];

/** A board whose game is over: what each seat has got of its one point. */
export interface Played {
  readonly seats: Board;
  readonly points: readonly number[];
}

export type Round = readonly Played[];

/** What everybody has met with so far. */
export interface Past {
  readonly points: readonly number[];
  /** How often two have met, by `one * count + other`. */
  readonly met: readonly number[];
  /** How often somebody has had a seat, by seat. */
  readonly had: readonly (readonly number[])[];
  /** Seats in the order of the rounds; a free round is none. */
  readonly seats: readonly (readonly number[])[];
  readonly free: readonly boolean[];
}

export function pastOf(count: number, rounds: readonly Round[]): Past {
  const points = new Array<number>(count).fill(0);
  const met = new Array<number>(count * count).fill(0);
  const had = Array.from({ length: count }, (): number[] => []);
  const taken = Array.from({ length: count }, (): number[] => []);
  const free = new Array<boolean>(count).fill(false);
  for (const { seats, points: got } of rounds.flat())
    for (const [seat, one] of seats.entries()) {
      if (one === VACANT) continue;
      points[one] = (points[one] ?? 0) + (got[seat] ?? 0);
      if (seats.length === 1) {
        free[one] = true;
        continue;
      }
      taken[one]?.push(seat);
      const own = had[one];
      if (own) own[seat] = (own[seat] ?? 0) + 1;
      for (const other of seats) if (other !== one && other !== VACANT) met[one * count + other] = (met[one * count + other] ?? 0) + 1;
    }
  return { points, met, had, seats: taken, free };
}

/** Two who are not to meet: they do not want to. */
export type Apart = ReadonlySet<string>;
export const pairKey = (one: number, other: number): string => (one < other ? `${one} ${other}` : `${other} ${one}`);
