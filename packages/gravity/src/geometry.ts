import { set } from '@orrery/kernel';
import { islandOf, type State } from './state.ts';
import { ISLANDS, type Table } from './table.ts';
import type { Direction, Island, Islands, LocalSide } from './words.ts';

export const everywhere = (): Islands => set.upTo(ISLANDS);

/** The local side an island of this rotation shows in a direction. GRV-GEO-5 */
export const localSide = (rotation: number, direction: Direction): LocalSide => (direction - rotation + 6) % 6;

export const opposite = (direction: Direction): Direction => (direction + 3) % 6;

/** Steps between two cells. */
export function distance(q1: number, r1: number, q2: number, r2: number): number {
  const q = q1 - q2;
  const r = r1 - r2;
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
}

type Sky = Pick<State, 'islands'>;

/** The island on a cell, −1 where it is free. */
export function islandAt({ islands }: Sky, q: number, r: number): Island {
  for (let i = 0; i < islands.length; i++) {
    const island = islands[i];
    if (island && island.q === q && island.r === r) return i;
  }
  return -1;
}

const step = ({ pack }: Table, direction: Direction): readonly [q: number, r: number] =>
  pack.geometry.directions[direction] as readonly [number, number];

/** The direction of the cell so many steps along the two axes, −1 where that is no neighbour. */
function directionTo({ directionOf }: Table, q: number, r: number): Direction {
  return q < -1 || q > 1 || r < -1 || r > 1 ? -1 : (directionOf[(q + 1) * 3 + r + 1] as Direction);
}

/** Who touches whom. GRV-GEO-4 */
export function link(table: Table, state: Sky): void {
  for (const island of state.islands) {
    island.near = 0;
    island.across = [-1, -1, -1, -1, -1, -1];
  }
  for (let i = 1; i < ISLANDS; i++)
    for (let j = 0; j < i; j++) {
      const one = islandOf(state, i);
      const other = islandOf(state, j);
      const direction = directionTo(table, other.q - one.q, other.r - one.r);
      if (direction < 0) continue;
      one.near = set.with(one.near, j);
      one.across[direction] = j;
      other.near = set.with(other.near, i);
      other.across[opposite(direction)] = i;
    }
}

/** Puts an island on the cell in a direction of another; nothing but its cell changes. GRV-GEO-11 */
export function moveBeside(table: Table, state: Sky, island: Island, beside: Island, direction: Direction): void {
  const [q, r] = step(table, direction);
  const moved = islandOf(state, island);
  const anchor = islandOf(state, beside);
  moved.q = anchor.q + q;
  moved.r = anchor.r + r;
  link(table, state);
}

/** The island with all six neighbours, −1 if there is none; with seven islands there is never a second. GRV-ISLANDS-13 */
export function surrounded(state: Sky): Island {
  for (let i = 0; i < ISLANDS; i++) if (set.size(islandOf(state, i).near) === 6) return i;
  return -1;
}
