/** Tables of several: everybody meets as many others as can be, none much more often, and has the seats in turn, which are sides or races. */
import { pairKey, pastOf, VACANT, type Apart, type Board, type Past, type Round } from './boards.ts';

/** What it costs that two meet who do not want to. */
const UNWILLING = 1000;
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
  const tables = spread(here, Math.ceil(here.length / seats), rounds.length);
  const cost = (one: number, other: number): number => {
    const met = past.met[one * count + other] ?? 0;
    return met * met + met + (apart.has(pairKey(one, other)) ? UNWILLING : 0);
  };
  improve(tables, cost);
  return tables.map((table) => placed([...table, ...new Array<number>(seats - table.length).fill(VACANT)], past));
}

/** Dealt out like cards, the strongest first, beginning with another table each round: no table has all of them. */
function spread(here: readonly number[], tables: number, round: number): number[][] {
  const groups = Array.from({ length: tables }, (): number[] => []);
  for (const [i, one] of here.entries()) groups[(i + Math.floor(i / tables) * round) % tables]?.push(one);
  // A shift may have made one fuller than another.
  for (;;) {
    const full = groups.reduce((a, b) => (b.length > a.length ? b : a));
    const bare = groups.reduce((a, b) => (b.length < a.length ? b : a));
    const moved = full.length - bare.length > 1 ? full.pop() : undefined;
    if (moved === undefined) return groups;
    bare.push(moved);
  }
}

function improve(tables: number[][], cost: (one: number, other: number) => number): void {
  const at = (table: readonly number[], one: number, instead: number): number =>
    table.reduce((sum, other) => sum + (other === instead ? 0 : cost(one, other)), 0);
  for (let pass = 0, better = true; better && pass < PASSES; pass++) {
    better = false;
    for (const [i, first] of tables.entries())
      for (const second of tables.slice(i + 1))
        for (const [a, one] of first.entries())
          for (const [b, other] of second.entries()) {
            const now = at(first, first[a] ?? one, first[a] ?? one) + at(second, second[b] ?? other, second[b] ?? other);
            const then = at(first, second[b] ?? other, first[a] ?? one) + at(second, first[a] ?? one, second[b] ?? other);
            if (then >= now) continue;
            [first[a], second[b]] = [second[b] ?? other, first[a] ?? one];
            better = true;
          }
  }
}

/** Everybody where they have sat least often; of several ways the one in which nobody sits where they have just sat. */
function placed(table: readonly number[], past: Past): Board {
  const price = (one: number, seat: number): number => {
    if (one === VACANT) return 0;
    const times = past.had[one]?.[seat] ?? 0;
    return 10 * times * times + 10 * times + (past.seats[one]?.at(-1) === seat ? 1 : 0);
  };
  let best: readonly number[] = table;
  let least = Infinity;
  const fill = (done: readonly number[], left: readonly number[], sum: number): void => {
    if (sum >= least) return;
    if (left.length === 0) {
      best = done;
      least = sum;
      return;
    }
    for (const [i, one] of left.entries()) {
      if (left.indexOf(one) < i) continue;
      fill([...done, one], left.toSpliced(i, 1), sum + price(one, done.length));
    }
  };
  fill([], table, 0);
  return best;
}
