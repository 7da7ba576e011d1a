import { first, size, type CitySet } from '../cities.ts';
import { POOL } from './slots.ts';

/** All subsets of a set with so many members. */
export function subsets(set: CitySet, count: number): CitySet[] {
  if (count === 0) return [0];
  if (size(set) < count) return [];
  const card = set & -set;
  return [...subsets(set & ~card, count - 1).map((rest) => rest | card), ...subsets(set & ~card, count)];
}

/** Every way to put cards of the pool into its places of the deck, with what stays in the pile. */
export function fillings(order: readonly number[], pool: CitySet): (readonly [CitySet, readonly number[]])[] {
  const place = order.indexOf(POOL);
  if (place < 0) return [[pool, order]];
  const found: (readonly [CitySet, readonly number[]])[] = [];
  for (let left = pool; left !== 0; left &= left - 1) found.push(...fillings(order.with(place, first(left)), pool & ~(left & -left)));
  return found;
}
