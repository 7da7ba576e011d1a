import type { Customs } from '@orrery/games/load';
import { type Known, SPECTATOR, type TableView } from '@orrery/kernel';
import type { StandingOrder, TableInfo } from '@orrery/protocol';
import { boundTo, momentsOf, type Order, saidBy } from '@orrery/protocol/orders';

/** The moment in which orders were first seen in force: an order that has lapsed is still on the last message about the table. */
const given = new WeakMap<readonly StandingOrder[], string>();

/** The order in force, as part of a snapshot; nothing where a table takes none. */
export function orderIn(
  { passing }: Customs,
  { viewer, orders = [] }: Pick<TableInfo, 'viewer' | 'orders'>,
  known: Known<TableView> | null,
): { readonly order?: Order } {
  if (!passing || viewer === SPECTATOR || !known) return {};
  const order = saidBy(orders);
  const moment = boundTo(order, momentsOf(known.view));
  if (!given.has(orders)) given.set(orders, moment);
  return { order: given.get(orders) === moment ? order : 'ask' };
}
