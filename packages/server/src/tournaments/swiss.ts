/**
 * Swiss: those with like points meet, nobody the same one twice, sides in turn, a free round once. Down the standings everybody gets the best of those with
 * whom the rest can still be paired.
 */
import { pairKey, pastOf, type Apart, type Board, type Past, type Round } from './boards.ts';
import { matching, type Allowed } from './matching.ts';

interface Swiss {
  readonly count: number;
  readonly past: Past;
  readonly apart: Apart;
}

/** How many more times somebody has had the first seat than the second. */
const lean = ({ had }: Past, one: number): number => (had[one]?.[0] ?? 0) - (had[one]?.[1] ?? 0);

/** The seat somebody must have next: nobody has one three times in a row, or three times more than the other. */
function due(past: Past, one: number): number | null {
  const last = past.seats[one]?.slice(-2) ?? [];
  if (last.length === 2 && last[0] === last[1]) return 1 - (last[0] ?? 0);
  const leaning = lean(past, one);
  return Math.abs(leaning) < 2 ? null : leaning > 0 ? 1 : 0;
}

/** What is given up first where there is no other way: sides, then that nobody meets twice, then that two do not want to. */
const rules = [
  ({ past, apart, count }: Swiss, one: number, other: number): boolean => {
    const [mine, theirs] = [due(past, one), due(past, other)];
    return (past.met[one * count + other] ?? 0) === 0 && !apart.has(pairKey(one, other)) && (mine === null || mine !== theirs);
  },
  ({ past, apart, count }: Swiss, one: number, other: number): boolean =>
    (past.met[one * count + other] ?? 0) === 0 && !apart.has(pairKey(one, other)),
  ({ apart }: Swiss, one: number, other: number): boolean => !apart.has(pairKey(one, other)),
  (): boolean => true,
];

/** Whether all of these can be paired with each other. */
function fits(people: readonly number[], allowed: Allowed): boolean {
  if (people.length === 0) return true;
  return !matching(people.length, (i, j) => allowed(people[i] ?? 0, people[j] ?? 0)).includes(-1);
}

/** `here`: those who play on, the strongest first. The boards of the leaders come first, a free round last. */
export function swiss(count: number, rounds: readonly Round[], here: readonly number[], apart: Apart = new Set()): readonly Board[] {
  const past = pastOf(count, rounds);
  const points = (one: number): number => past.points[one] ?? 0;
  const order = here.toSorted((a, b) => points(b) - points(a));
  for (const rule of rules) {
    const allowed: Allowed = (one, other) => rule({ count, past, apart }, one, other);
    // The last who has not had a free round has this one.
    const idle = order.length % 2 === 0 ? [] : order.toReversed().filter((one) => !past.free[one]);
    const everybody = order.length % 2 === 1 && idle.length === 0 ? order.toReversed() : idle;
    const free = order.length % 2 === 0 ? undefined : everybody.find((one) => fits(without(order, one), allowed));
    const pairs = free === undefined ? order : without(order, free);
    if (pairs.length % 2 === 1 || !fits(pairs, allowed)) continue;
    return [...paired(pairs, allowed, past).map((pair) => seated(pair, past, rounds.length)), ...(free === undefined ? [] : [[free]])];
  }
  return [];
}

const without = (list: readonly number[], ...gone: readonly number[]): number[] => list.filter((one) => !gone.includes(one));

function paired(order: readonly number[], allowed: Allowed, past: Past): (readonly [number, number])[] {
  const points = (one: number): number => past.points[one] ?? 0;
  const pairs: (readonly [number, number])[] = [];
  let left = order;
  while (left.length > 0) {
    const [one = 0, ...others] = left;
    const equals = left.filter((other) => points(other) === points(one)).length;
    // The upper half of those with like points meets the lower half.
    const wish = Math.max(1, Math.floor(equals / 2));
    const clash = (other: number): number =>
      Math.sign(lean(past, one)) !== 0 && Math.sign(lean(past, one)) === Math.sign(lean(past, other)) ? 1 : 0;
    const liked = others
      .map((other, i) => ({ other, key: [points(one) - points(other), clash(other), Math.abs(i + 1 - wish), i] }))
      .filter(({ other }) => allowed(one, other))
      .sort((a, b) => a.key.reduce((sum, value, k) => sum || value - (b.key[k] ?? 0), 0));
    const found = liked.find(({ other }) => fits(without(others, other), allowed));
    if (!found) throw new Error('those who were left could be paired, and cannot any more');
    pairs.push([one, found.other]);
    left = without(others, found.other);
  }
  return pairs;
}

/** Whoever has had a seat more often, or later, has the other one. */
function seated([one, other]: readonly [number, number], past: Past, round: number): Board {
  const leaning = lean(past, one) - lean(past, other);
  if (leaning !== 0) return leaning > 0 ? [other, one] : [one, other];
  const [mine, theirs] = [past.seats[one] ?? [], past.seats[other] ?? []];
  for (let back = 1; back <= Math.max(mine.length, theirs.length); back++) {
    const [a, b] = [mine.at(-back), theirs.at(-back)];
    if (a !== b && a !== undefined) return a === 0 ? [other, one] : [one, other];
    if (a !== b) return b === 0 ? [one, other] : [other, one];
  }
  return (one + round) % 2 === 0 ? [one, other] : [other, one];
}
