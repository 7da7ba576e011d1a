import type { Customs } from '@orrery/games/load';
import { type Known, SPECTATOR, type TableView } from '@orrery/kernel';
import type { StandingOrder, TableInfo } from '@orrery/protocol';
import { boundTo, type Moments, momentsOf, type Orders, saidBy } from '@orrery/protocol/orders';

/** The moment in which orders were first seen in force: an order that has lapsed is still on the last message about the table. */
const given = new WeakMap<readonly StandingOrder[], Moments>();

/** The orders in force by kind, as part of a snapshot; nothing where a table takes none. */
export function orderIn(
  { passing }: Customs,
  { viewer, orders = [] }: Pick<TableInfo, 'viewer' | 'orders'>,
  known: Known<TableView> | null,
): { readonly orders?: Orders } {
  if (!passing || viewer === SPECTATOR || !known) return {};
  const now = momentsOf(known.view);
  const then = given.get(orders) ?? now;
  given.set(orders, then);
  const said = Object.entries(saidBy(orders, passing));
  return { orders: Object.fromEntries(said.map(([kind, order]) => [kind, boundTo(order, then) === boundTo(order, now) ? order : 'ask'])) };
}
