import type { Entrant } from '../player.ts';
import { loreOf } from '../levels.ts';
import { openTable, type TableName } from '../workers/task.ts';
import { openPool, playAll } from './arena.ts';
import type { Fixture } from './schedule.ts';
import { rate, type Outcome, type Rate } from './tally.ts';

/** Which of a game's sides wins how often among equals, where sides are chosen and not fixed to a seat. */
export interface SidesWanted {
  readonly table: TableName;
  readonly entrant: Entrant;
  readonly games: number;
  readonly seed: string;
  readonly threads?: number;
  readonly nice?: number;
}
export interface SidesFound {
  readonly entrant: Entrant;
  readonly seats: number;
  readonly games: number;
  /** By side, of the games in which it took part. */
  readonly sides: readonly Rate[];
  /** The same of the games that ended by one clause, the most frequent first. */
  readonly endings?: readonly Ending[];
}
export interface Ending {
  readonly clause: string;
  readonly games: number;
  readonly sides: readonly Rate[];
}

/** Every company of so many out of so many. */
function companies(sides: number, seats: number, from = 0): readonly (readonly number[])[] {
  if (seats === 0) return [[]];
  return Array.from({ length: sides - from }, (_, i) => from + i).flatMap((first) =>
    companies(sides, seats - 1, first + 1).map((others) => [first, ...others]),
  );
}

/** Who has which side in each game: every company in turn, and everybody one seat further on each time it meets again. */
export function sidesBySeat(sides: number, seats: number, games: number): readonly (readonly number[])[] {
  const all = companies(sides, seats);
  return Array.from({ length: games }, (_, game) => {
    const company = all[game % all.length] ?? [];
    const turned = Math.floor(game / all.length) % seats;
    return [...company.slice(turned), ...company.slice(0, turned)];
  });
}

/** Null where a game has no sides to deal. */
export async function sidesContest({ table, entrant, games, seed, threads, nice }: SidesWanted): Promise<SidesFound | null> {
  const { sides } = await loreOf(table.game);
  if (sides === undefined) return null;
  const { seats } = await openTable(table);
  const deals = sidesBySeat(sides, seats, games);
  const fixtures = deals.map((deal, game): Fixture => ({
    id: `sides/${game}`,
    seed: `${seed} ${game}`,
    seating: deal.map(() => entrant),
    seat: -1,
    deal,
  }));
  const pool = openPool(table, threads, nice);
  const outcomes: Outcome[] = [];
  try {
    await playAll(pool, fixtures, threads, (outcome) => void outcomes.push(outcome));
  } finally {
    await pool.close();
  }
  const dealOf = new Map(fixtures.map(({ id, deal }) => [id, deal ?? []]));
  const bySide = (ended: readonly Outcome[]): readonly Rate[] => {
    const won = ended.flatMap(({ id, shares }) => (dealOf.get(id) ?? []).map((side, seat) => ({ side, share: shares[seat] ?? 0 })));
    return Array.from({ length: sides }, (_, side) => rate(won.filter((each) => each.side === side).map(({ share }) => share)));
  };
  const ways = [...Map.groupBy(outcomes, ({ clause = '' }) => clause)].filter(([clause]) => clause !== '');
  return {
    entrant,
    seats,
    games: outcomes.length,
    sides: bySide(outcomes),
    endings: ways
      .map(([clause, ended]) => ({ clause, games: ended.length, sides: bySide(ended) }))
      .toSorted((a, b) => b.games - a.games || (a.clause < b.clause ? -1 : 1)),
  };
}
