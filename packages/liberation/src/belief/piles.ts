import { set } from '@orrery/kernel';
import type { Cities } from '../cities.ts';
import { POOL } from './slots.ts';

/** All subsets of some cards with so many members. */
export function subsets(cards: Cities, count: number): Cities[] {
  if (count === 0) return [0];
  if (set.size(cards) < count) return [];
  const first = set.first(cards);
  const others = set.rest(cards);
  return [...subsets(others, count - 1).map((rest) => set.with(rest, first)), ...subsets(others, count)];
}

/** Every way to put cards of the pool into its places of the deck, with what stays in the pile. */
export function fillings(order: readonly number[], pool: Cities): (readonly [Cities, readonly number[]])[] {
  const place = order.indexOf(POOL);
  if (place < 0) return [[pool, order]];
  return set.list(pool).flatMap((card) => fillings(order.with(place, card), set.without(pool, card)));
}
