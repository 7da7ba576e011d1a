import { ALL, type Tell } from '@orrery/kernel';
import { adjacency, rotated } from './galaxy.ts';
import type { State } from './state.ts';
import type { Table } from './table.ts';

/** LIB-WARP-6 … LIB-WARP-10: lines change at once, nothing else does. */
export function rotate(table: Table, state: State, mode: number, tell?: Tell): void {
  state.layout = state.layout.map((placed) => (placed >> 2 === state.map ? rotated(placed, mode) : placed));
  state.adjacent = adjacency(table.atlas, state.layout);
  if (tell) tell(ALL, table.events.base.rotated + state.map * 3 + mode);
  state.map = -1;
}
