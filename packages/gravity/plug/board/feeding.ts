/** Which sources an extraction would count, as the engine foresees it, arranged for the drawing. */
import type { Feed } from '@orrery/gravity';
import { directionOf } from './hex.ts';
import type { IslandPlan } from './Island.tsx';

/** Sources that reach over to a neighbour: from which island, in which direction. */
export interface Reach {
  readonly from: string;
  readonly direction: number;
}

export interface Feeding {
  /** Sides with counted sources, by island. */
  readonly counted: ReadonlyMap<string, readonly number[]>;
  readonly reaches: readonly Reach[];
}

export function feeding(feeds: readonly Feed[]): Feeding {
  const counted = new Map<string, readonly number[]>();
  for (const { from, side } of feeds) counted.set(from, [...(counted.get(from) ?? []), side]);
  return { counted, reaches: feeds.filter(({ island, from }) => from !== island) };
}

/** Where the sides of a trunk look now. */
export const trunkDirections = (plan: IslandPlan, trunk: number, rotation: number): readonly number[] =>
  (plan.trunks[trunk] ?? []).map((side) => directionOf(side, rotation));
