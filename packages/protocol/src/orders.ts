/** Standing orders: what a seat has asked its table to answer for it, be it a server's or one in a page. Only the resulting answers enter the record. */
import type { Choice, Codec, Named } from '@orrery/kernel';
import type { StandingOrder } from './commands.ts';

const fits = (pattern: string, decision: string): boolean =>
  pattern === '*' || pattern === decision || (pattern.endsWith('*') && decision.startsWith(pattern.slice(0, -1)));

/** What an order can last for: the phase of a round, or the round. */
export type Moments = Readonly<Record<'change' | 'round', string>>;

export function momentsOf(view: object): Moments {
  const { round = 0, phase = '' } = view as { readonly round?: number; readonly phase?: string };
  return { change: `${round} ${phase}`, round: String(round) };
}

/** The orders that have not lapsed since they were given; `n` is the number of the seat's next question. */
export const inForce = (orders: readonly StandingOrder[], given: Moments | null, now: Moments, n: number): readonly StandingOrder[] =>
  orders.filter((order) => {
    if (order.order === 'once') return order.n >= n;
    return order.order !== 'pass' || order.until === undefined || given?.[order.until] === now[order.until];
  });

/** An answer given ahead: to the question of that number, if it is that decision. */
export type Ahead = StandingOrder & { readonly order: 'once' };
export const isAhead = (order: StandingOrder): order is Ahead => order.order === 'once';

/** What was given ahead for this question; then the first order that names the decision, the exact name before patterns. */
export function orderFor(orders: readonly StandingOrder[], decision: string, n = -1): StandingOrder | null {
  const ahead = orders.find((order) => isAhead(order) && order.n === n && order.decision === decision);
  if (ahead) return ahead;
  return standing(
    orders.filter((order) => !isAhead(order)),
    decision,
  );
}

function standing(orders: readonly StandingOrder[], decision: string): StandingOrder | null {
  return orders.find((order) => order.decision === decision) ?? orders.find((order) => fits(order.decision, decision)) ?? null;
}

/** The answer an order gives; null where the seat wants to be asked. `pass` is the rules' own answer for a seat that says nothing. */
export function orderedChoice(order: StandingOrder, open: readonly Choice[], choices: Codec<Named>, pass: () => Choice): Choice | null {
  switch (order.order) {
    case 'ask':
      return null;
    case 'pass':
      return pass();
    case 'play':
      return firstOpen(order.plays, open, choices) ?? pass();
    // What nobody foresaw is not passed but asked.
    case 'once':
      return firstOpen(order.plays, open, choices);
    case 'raise': {
      let best: Choice | null = null;
      let least = order.limit + 1;
      for (const choice of open) {
        const named = choices.name(choice) as Named & Readonly<Record<string, unknown>>;
        const amount = named[order.argument];
        if (named.verb === order.verb && typeof amount === 'number' && amount < least) {
          least = amount;
          best = choice;
        }
      }
      return best ?? pass();
    }
  }
}

function firstOpen(plays: readonly unknown[], open: readonly Choice[], choices: Codec<Named>): Choice | null {
  for (const play of plays) {
    const code = choices.code(play);
    if (open.includes(code)) return code;
  }
  return null;
}

/** What a person may say about decisions that can be passed unasked: be asked, or pass them until the phase or the round changes, or for good. */
export const ORDERS = ['ask', 'phase', 'round', 'always'] as const;
export type Order = (typeof ORDERS)[number];

/** Decisions a game lets pass, by kind: each by id or by its beginning. */
export type Passing = Readonly<Record<string, readonly string[]>>;
/** What a person has said of each kind. */
export type Orders = Readonly<Record<string, Order>>;

/** The orders a table is given by these words. */
export const ordersFor = (orders: Orders, passing: Passing): StandingOrder[] =>
  Object.entries(passing).flatMap(([kind, decisions]) => {
    const order = orders[kind] ?? 'ask';
    if (order === 'ask') return [];
    const until = order === 'always' ? {} : { until: order === 'round' ? ('round' as const) : ('change' as const) };
    return decisions.map((decision) => ({ decision, order: 'pass' as const, ...until }));
  });

/** The words for orders that were given. */
export const saidBy = (orders: readonly StandingOrder[], passing: Passing): Orders =>
  Object.fromEntries(
    Object.entries(passing).map(([kind, decisions]) => {
      const pass = orders.find((one) => one.order === 'pass' && decisions.includes(one.decision));
      if (pass?.order !== 'pass') return [kind, 'ask'];
      return [kind, pass.until === undefined ? 'always' : pass.until === 'change' ? 'phase' : 'round'];
    }),
  );

/** What an order by this word is bound to at the moment. */
export const boundTo = (order: Order, now: Moments): string => (order === 'always' ? '' : order === 'round' ? now.round : now.change);
