import type { State } from './state.ts';
import { ISLANDS, type Table } from './table.ts';

/** The local side an island of this rotation shows in a direction. GRV-GEO-5 */
export function localSide(rotation: number, direction: number): number {
  return (direction - rotation + 6) % 6;
}

/** Steps between two cells. */
export function distance(q1: number, r1: number, q2: number, r2: number): number {
  const q = q1 - q2;
  const r = r1 - r2;
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
}

type Cells = Pick<State, 'q' | 'r' | 'near' | 'across'>;

/** The island on a cell, −1 where it is free. */
export function islandAt(s: Cells, q: number, r: number): number {
  for (let i = 0; i < ISLANDS; i++) if (s.q[i] === q && s.r[i] === r) return i;
  return -1;
}

/** Who touches whom. GRV-GEO-4 */
export function link(t: Table, s: Cells): void {
  for (let i = 0; i < ISLANDS; i++) {
    let near = 0;
    for (let d = 0; d < 6; d++) {
      const other = islandAt(s, (s.q[i] as number) + (t.stepQ[d] as number), (s.r[i] as number) + (t.stepR[d] as number));
      s.across[i * 6 + d] = other;
      if (other >= 0) near |= 1 << other;
    }
    s.near[i] = near;
  }
}

/** Puts an island on the cell in a direction of another; nothing but its cell changes. GRV-GEO-11 */
export function moveBeside(t: Table, s: Cells, island: number, beside: number, direction: number): void {
  s.q[island] = (s.q[beside] as number) + (t.stepQ[direction] as number);
  s.r[island] = (s.r[beside] as number) + (t.stepR[direction] as number);
  link(t, s);
}

/** Numbers of bits of all sets of islands, and of pairs of them. */
export const BITS: readonly number[] = Array.from({ length: 1 << ISLANDS }, (_, set) => {
  let bits = 0;
  for (let rest = set; rest > 0; rest &= rest - 1) bits++;
  return bits;
});

/** The island with all six neighbours, −1 if there is none; with seven islands there is never a second. GRV-ISLANDS-13 */
export function surrounded(s: Pick<State, 'near'>): number {
  for (let i = 0; i < ISLANDS; i++) if (BITS[s.near[i] as number] === 6) return i;
  return -1;
}
