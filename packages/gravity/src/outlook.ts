import { set } from '@orrery/kernel';
import { attraction, targets } from './attraction.ts';
import { sideOf } from './control.ts';
import { moveBeside, surrounded } from './geometry.ts';
import { clone, islandOf, neighbourAt, pointsOf, type State } from './state.ts';
import type { Table } from './table.ts';
import type { Island } from './words.ts';

const RING = 6;
const FEW = 2;

/** The side that would win if the islands phase came now and it made the most of it; −1 if none could. */
export function victorNow(table: Table, state: State): number {
  const { candidates, side, pulls } = attraction(table, state);
  if (side < 0) return -1;
  const scores = table.goal > 0 && pointsOf(state, side) + pulls >= table.goal;
  if (!scores && !nearRing(table, state, side, pulls)) return -1;
  for (let rest = candidates; rest !== 0; rest = set.rest(rest))
    if (couldWin(table, state, side, set.first(rest), pulls, pulls)) return side;
  return -1;
}

/** Whether so many pulls could close a ring round an island of the side at all. */
function nearRing(table: Table, state: State, side: number, pulls: number): boolean {
  return state.islands.some((island, i) => set.size(island.near) + pulls >= RING && sideOf(table, state, i) === side);
}

function couldWin(table: Table, state: State, side: number, attractor: Island, left: number, pulls: number): boolean {
  const ring = surrounded(state);
  if (ring >= 0) return sideOf(table, state, ring) === side;
  if (table.goal > 0 && pointsOf(state, side) + pulls - left >= table.goal) return true;
  if (left === 0) return false;
  for (let rest = targets(table, state, attractor); rest !== 0; rest = set.rest(rest))
    for (let direction = 0; direction < RING; direction++) {
      if (neighbourAt(islandOf(state, attractor), direction) >= 0) continue;
      const after = clone(state);
      moveBeside(table, after, set.first(rest), attractor, direction);
      // Where many are pulled, most ways lead nowhere: those are not gone to their end.
      if (table.goal === 0 && pulls > FEW && !nearRing(table, after, side, left - 1)) continue;
      if (couldWin(table, after, side, attractor, left - 1, pulls)) return true;
    }
  return false;
}
