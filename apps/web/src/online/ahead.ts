/** What a seat has asked its table to answer for it: standing orders by kind, and answers given ahead. Each is sent with all the others. */
import type { Choice } from '@orrery/kernel';
import type { StandingOrder } from '@orrery/protocol';
import type { Seen } from '@orrery/protocol/client';
import { type Ahead, isAhead, type Orders, ordersFor, type Passing } from '@orrery/protocol/orders';
import type { AnyRules } from '../table/engines.ts';

/** Answers given ahead whose question is still to come. */
export const givenAhead = ({ table: { orders = [] }, game }: Pick<Seen, 'table' | 'game'>): readonly Ahead[] =>
  orders.filter(isAhead).filter(({ n }) => n >= (game?.n ?? 0));

export const allOrders = (orders: Orders, passing: Passing | undefined, ahead: readonly Ahead[]): StandingOrder[] => [
  ...ordersFor(orders, passing ?? {}),
  ...ahead,
];

/** With another answer to a question, or none; what was to follow the old answer goes with it. */
export function withAnswer(
  given: readonly Ahead[],
  { n, decision }: Pick<Ahead, 'n' | 'decision'>,
  choice: Choice | null,
  choices: AnyRules['choices'],
): readonly Ahead[] {
  const kept = given.filter((one) => one.n < n || (one.n === n && one.decision !== decision));
  return choice === null ? kept : [...kept, { decision, order: 'once', n, plays: [{ ...choices.name(choice) }] }];
}
