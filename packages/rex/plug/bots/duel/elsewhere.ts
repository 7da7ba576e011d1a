import type { State } from '@orrery/rex';
import { set, type Seat } from '@orrery/kernel';
import { COIN, estimate, unitsAt, type Board } from '../board.ts';
import { COLLECTED, HELD, leaving, stake } from './ends.ts';

/** How many more units make a fight half as doubtful. */
const DOUBT = 3;
/** What a point of strength is worth in another battle of the phase that is in the balance. */
const AWAITED = 0.08;

/** What a seat has of the victory, by whether it holds a place or others do, as a share of what is at stake here; and what lies there for it. */
function hanging(board: Board, world: State, clone: (state: State) => State, seat: Seat, friends: number, place: number): number {
  const values: number[] = [];
  const without = (gone: (other: Seat) => boolean): number => {
    const state = clone(world);
    for (let other = 0; other < board.seats; other++) if (gone(other)) leaving(board, state, other, place);
    estimate(board, state, values);
    return values[seat] ?? 0;
  };
  const held = without((other) => !set.has(friends, other));
  const lost = without((other) => other === seat);
  estimate(board, world, values);
  const lying = COIN * Math.min(world.lying[place] ?? 0, COLLECTED * unitsAt(board, world, seat, place));
  return Math.max(0, held - lost) / stake(values[seat] ?? 0) + HELD + lying;
}

/** How much hangs for a seat on leaders and cards in other battles of the phase: the more the more they are in the balance, the greatest first. */
export function balances(board: Board, world: State, clone: (state: State) => State, council: number, seat: Seat): readonly number[] {
  const friends = set.with(world.allies[seat] ?? 0, seat);
  const own = world.units.standing[seat] ?? 0;
  const found: number[] = [];
  for (let place = 0; place < board.places; place++) {
    if (place === world.battle.location || place === council || !set.has(own, place)) continue;
    let against = 0;
    for (let other = 0; other < board.seats; other++) if (!set.has(friends, other)) against += unitsAt(board, world, other, place);
    if (against === 0) continue;
    const likely = 1 / (1 + Math.exp((against - unitsAt(board, world, seat, place)) / DOUBT));
    found.push(4 * likely * (1 - likely) * hanging(board, world, clone, seat, friends, place));
  }
  return found.toSorted((a, b) => b - a);
}

/** What it costs a seat, by leader, to lead somebody here who is then missing there. */
export function missing(board: Board, world: State, seat: Seat, doubts: readonly number[]): readonly number[] {
  const { reserve, used } = world.leaders;
  const free = board.strength
    .map((strength, leader) => ({ strength, leader }))
    .filter(({ leader }) => board.leaderRace[leader] === world.race[seat] && set.has(reserve, leader))
    .filter(({ leader }) => used.every((use) => use.leader !== leader))
    .toSorted((a, b) => b.strength - a.strength);
  const led = (without: number): number =>
    free.filter(({ leader }) => leader !== without).reduce((sum, { strength }, n) => sum + strength * (doubts[n] ?? 0), 0);
  const all = led(-1);
  return board.strength.map((_, leader) => AWAITED * (all - led(leader)));
}
