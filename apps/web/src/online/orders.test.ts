import { expect, test } from 'vitest';
import { type Known, SPECTATOR, type TableView } from '@orrery/kernel';
import type { TableInfo } from '@orrery/protocol';
import { ORDERS } from '../table/table.ts';
import { orderIn, ordersFor } from './orders.ts';

/** A table of Rex as its server tells of it, with orders just given. */
const infoWith = (orders: TableInfo['orders']): TableInfo => ({ game: 'rex', viewer: 0, orders }) as unknown as TableInfo;
const at = (round: number, phase: string): Known<TableView> => ({ view: { round, phase }, past: [] }) as unknown as Known<TableView>;

test('what a seat wants done about card windows comes back from the server as it was said', () => {
  for (const order of ORDERS) expect(orderIn(infoWith(ordersFor(order)), at(2, 'bidding'))).toEqual({ order });
});

test('an order for a phase or a round is not shown any longer than it lasts; one until further notice is', () => {
  const shown = (order: (typeof ORDERS)[number]): unknown[] => {
    const info = infoWith(ordersFor(order));
    return [at(2, 'bidding'), at(2, 'battle'), at(3, 'bidding')].map((known) => orderIn(info, known).order);
  };
  expect(shown('phase')).toEqual(['phase', 'ask', 'ask']);
  expect(shown('round')).toEqual(['round', 'round', 'ask']);
  expect(shown('always')).toEqual(['always', 'always', 'always']);
});

test('who watches has no orders, nor has a game without card windows', () => {
  expect(orderIn({ ...infoWith([]), viewer: SPECTATOR }, at(1, 'bidding'))).toEqual({});
  expect(orderIn({ ...infoWith([]), game: 'gravity' }, at(1, 'bidding'))).toEqual({});
});
