/** Which sources an extraction would count: the own ones of each island, and those its neighbours turn towards it. */
import type { View } from '@orrery/gravity';
import { beside, DIRECTIONS, directionOf, same } from './hex.ts';
import type { IslandPlan } from './Island.tsx';

export interface Feeding {
  /** Sides with counted sources, by island. */
  readonly counted: ReadonlyMap<string, readonly number[]>;
  /** Neighbours whose sources reach over: from which island, in which direction. */
  readonly reaches: readonly { readonly from: string; readonly direction: number }[];
}

const sideAt = (direction: number, rotation: number): number => (direction - rotation + 6) % 6;

export function feeding(view: View, plans: readonly IslandPlan[], islands: readonly string[]): Feeding {
  const counted = new Map<string, number[]>();
  const reaches: { from: string; direction: number }[] = [];
  const planOf = (id: string): IslandPlan | undefined => plans.find((plan) => plan.id === id);
  const feeds = (id: string, side: number): boolean =>
    (planOf(id)?.sources[side] ?? '') !== '' ||
    (view.islands.find((each) => each.id === id)?.tokens.some((token) => token.side === side) ?? false);
  const add = (id: string, side: number): void => void counted.set(id, [...(counted.get(id) ?? []), side]);
  for (const island of view.islands.filter(({ id }) => islands.includes(id)))
    for (const direction of DIRECTIONS) {
      const side = sideAt(direction, island.rotation);
      const trunk = planOf(island.id)?.trunks.findIndex((sides) => sides.includes(side)) ?? -1;
      if (island.sabotaged.includes(trunk)) continue;
      if (feeds(island.id, side)) add(island.id, side);
      const neighbour = view.islands.find(({ cell }) => same(cell, beside(island.cell, direction)));
      if (!neighbour) continue;
      const facing = sideAt((direction + 3) % 6, neighbour.rotation);
      if (!feeds(neighbour.id, facing)) continue;
      add(neighbour.id, facing);
      reaches.push({ from: neighbour.id, direction: (direction + 3) % 6 });
    }
  return { counted, reaches };
}

/** Where the sides of a trunk look now. */
export const trunkDirections = (plan: IslandPlan, trunk: number, rotation: number): readonly number[] =>
  (plan.trunks[trunk] ?? []).map((side) => directionOf(side, rotation));
