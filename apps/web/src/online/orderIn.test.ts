import { expect, test } from 'vitest';
import { type Known, SPECTATOR, type TableView } from '@orrery/kernel';
import type { TableInfo } from '@orrery/protocol';
import { ORDERS, ordersFor } from '@orrery/protocol/orders';
import { orderIn } from './orderIn.ts';

const customs = { passing: { phases: ['W-*'], answers: ['X-*', 'D-GIFT'] } };
/** A table as its server tells of it, with orders just given. */
const infoWith = (orders: TableInfo['orders']): Pick<TableInfo, 'viewer' | 'orders'> => ({ viewer: 0, ...(orders ? { orders } : {}) });
const at = (round: number, phase: string): Known<TableView> => ({ view: { round, phase }, past: [] }) as unknown as Known<TableView>;

test('what a seat wants passed comes back from the server as it was said, kind by kind', () => {
  for (const phases of ORDERS)
    for (const answers of ORDERS)
      expect(orderIn(customs, infoWith(ordersFor({ phases, answers }, customs.passing)), at(2, 'bidding'))).toEqual({
        orders: { phases, answers },
      });
});

test('an order for a phase or a round is not shown any longer than it lasts; one until further notice is', () => {
  const shown = (order: (typeof ORDERS)[number]): unknown[] => {
    const info = infoWith(ordersFor({ phases: order, answers: 'always' }, customs.passing));
    return [at(2, 'bidding'), at(2, 'battle'), at(3, 'bidding')].map((known) => {
      const { phases, answers } = orderIn(customs, info, known).orders ?? {};
      expect(answers).toBe('always');
      return phases;
    });
  };
  expect(shown('phase')).toEqual(['phase', 'ask', 'ask']);
  expect(shown('round')).toEqual(['round', 'round', 'ask']);
  expect(shown('always')).toEqual(['always', 'always', 'always']);
});

test('who watches has no orders, nor has a game in which nothing may be passed', () => {
  expect(orderIn(customs, { ...infoWith([]), viewer: SPECTATOR }, at(1, 'bidding'))).toEqual({});
  expect(orderIn({}, infoWith([]), at(1, 'bidding'))).toEqual({});
});
