/** The standing order of a seat for the card windows of Rex: the table's words for it, and the server's. */
import { type Known, SPECTATOR, type TableView } from '@orrery/kernel';
import type { StandingOrder, TableInfo } from '@orrery/protocol';
import type { Order } from '../table/table.ts';

const WINDOWS = ['W-*', 'X-*'];

export const ordersFor = (order: Order): StandingOrder[] =>
  order === 'ask'
    ? []
    : WINDOWS.map((decision) => ({
        decision,
        order: 'pass',
        ...(order === 'always' ? {} : { until: order === 'round' ? ('round' as const) : ('change' as const) }),
      }));

/** What an order lasts for; the server lets it lapse by the same. */
function momentOf(view: TableView, order: Order): string {
  const { phase, round } = view as TableView & { readonly phase?: string; readonly round?: number };
  return order === 'always' ? '' : order === 'round' ? String(round) : `${round} ${phase}`;
}

/** The moment in which orders were first seen in force: an order that has lapsed is still on the last message about the table. */
const given = new WeakMap<readonly StandingOrder[], string>();

/** The order in force, as part of a snapshot; nothing where a table takes none. */
export function orderIn({ game, viewer, orders = [] }: TableInfo, known: Known<TableView> | null): { readonly order?: Order } {
  if (game !== 'rex' || viewer === SPECTATOR || !known) return {};
  const pass = orders.find((one) => one.order === 'pass');
  if (pass?.order !== 'pass') return { order: 'ask' };
  const order = pass.until === undefined ? 'always' : pass.until === 'change' ? 'phase' : 'round';
  const moment = momentOf(known.view, order);
  if (!given.has(orders)) given.set(orders, moment);
  return { order: given.get(orders) === moment ? order : 'ask' };
}
