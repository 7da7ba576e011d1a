/** Tables of several: everybody has the seats in turn, which are sides or races, and meets as many others as can be, none much more often. */
import { pairKey, pastOf, VACANT, type Apart, type Board, type Past, type Round } from './boards.ts';

/** What it costs that two meet who do not want to. */
const UNWILLING = 1000;
/** What it costs that a table is fuller than another: more than anything else. */
const UNEVEN = 100_000;
/** So often everything is looked through for two who had better change places. */
const PASSES = 50;

/** The tables of a round, as full as each other; bots of the house have what is free. */
export function league(
  count: number,
  seats: number,
  rounds: readonly Round[],
  here: readonly number[],
  apart: Apart = new Set(),
): readonly Board[] {
  const past = pastOf(count, rounds);
  const tables = spread(seated(here, roomFor(here.length, seats, rounds), past), Math.ceil(here.length / seats), rounds.length);
  improve(tables, (one, other) => {
    const met = past.met[one * count + other] ?? 0;
    return met * met + met + (apart.has(pairKey(one, other)) ? UNWILLING : 0);
  });
  return tables;
}

/** What it costs to have a seat: dear where it was had often, a little dearer where it was the last. */
function price(one: number, seat: number, past: Past): number {
  const times = past.had[one]?.[seat] ?? 0;
  return 10 * times * times + 10 * times + (past.seats[one]?.at(-1) === seat ? 1 : 0);
}

/** How many have each seat: what is left free is free at the seats that were free least often, or somebody would wait for a seat for too long. */
function roomFor(count: number, seats: number, rounds: readonly Round[]): readonly number[] {
  const tables = Math.ceil(count / seats);
  const free = new Array<number>(seats).fill(0);
  for (const board of rounds.flat())
    for (const [seat, one] of board.seats.entries()) if (one === VACANT) free[seat] = (free[seat] ?? 0) + 1;
  const freest = free.map((_, seat) => seat).toSorted((a, b) => (free[a] ?? 0) - (free[b] ?? 0));
  const left = new Set(freest.slice(0, tables * seats - count));
  return free.map((_, seat) => tables - (left.has(seat) ? 1 : 0));
}

/** Who has which seat in this round, at whatever table: of all ways the one in which seats were had least often. By seat, in the order of those who are here. */
function seated(here: readonly number[], room: readonly number[], past: Past): readonly (readonly number[])[] {
  const sitting = room.map((): number[] => []);
  for (const one of here) {
    // The cheapest way for one more to sit down: perhaps somebody moves on, and for that one somebody else.
    const cost = sitting.map((_, seat) => price(one, seat, past));
    const from = sitting.map(() => -1);
    const who = sitting.map(() => one);
    for (let changed = true; changed;) {
      changed = false;
      for (const [at, people] of sitting.entries())
        for (const other of people)
          for (let to = 0; to < room.length; to++) {
            const then = (cost[at] ?? 0) + price(other, to, past) - price(other, at, past);
            if (then >= (cost[to] ?? 0)) continue;
            [cost[to], from[to], who[to]] = [then, at, other];
            changed = true;
          }
    }
    let end = -1;
    for (const [seat, people] of sitting.entries())
      if (people.length < (room[seat] ?? 0) && (end < 0 || (cost[seat] ?? 0) < (cost[end] ?? 0))) end = seat;
    for (let to = end; to >= 0; to = from[to] ?? -1) {
      const moved = who[to] ?? one;
      for (const people of sitting) if (people.includes(moved)) people.splice(people.indexOf(moved), 1);
      sitting[to]?.push(moved);
    }
  }
  return sitting.map((people) => people.toSorted((a, b) => here.indexOf(a) - here.indexOf(b)));
}

/** Dealt out like cards, the strongest first, each seat beginning with another table, another one each round: no table has all of them. */
function spread(sitting: readonly (readonly number[])[], tables: number, round: number): number[][] {
  const groups = Array.from({ length: tables }, (): number[] => new Array<number>(sitting.length).fill(VACANT));
  for (const [seat, people] of sitting.entries())
    for (const [i, one] of people.entries()) {
      const group = groups[(i + seat * (round + 1)) % tables];
      if (group) group[seat] = one;
    }
  return groups;
}

/** Two who have the same seat change tables wherever that is better. */
function improve(tables: number[][], cost: (one: number, other: number) => number): void {
  const sizeOf = (table: readonly number[]): number => table.filter((one) => one !== VACANT).length;
  /** What a table costs with somebody in a seat. */
  const at = (table: readonly number[], seat: number, one: number): number => {
    const size = sizeOf(table.with(seat, one));
    const company = one === VACANT ? 0 : table.reduce((sum, other, i) => sum + (i === seat || other === VACANT ? 0 : cost(one, other)), 0);
    return UNEVEN * size * size + company;
  };
  for (let pass = 0, better = true; better && pass < PASSES; pass++) {
    better = false;
    for (const [i, first] of tables.entries())
      for (const second of tables.slice(i + 1))
        for (const [seat, one] of first.entries()) {
          const other = second[seat] ?? VACANT;
          const now = at(first, seat, one) + at(second, seat, other);
          if (at(first, seat, other) + at(second, seat, one) >= now) continue;
          [first[seat], second[seat]] = [other, one];
          better = true;
        }
  }
}
