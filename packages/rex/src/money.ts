import { ALL } from '@orrery/kernel';
import type { At } from './decision.ts';
import { influenceOf, lyingAt, type State } from './state.ts';
import type { Table } from './table.ts';
import type { Location, Seat } from './words.ts';

export function gain(state: State, seat: Seat, amount: number): void {
  state.influence[seat] = influenceOf(state, seat) + amount;
}

/** Pays the bank (REX-TERM-13). */
export function payBank({ table, state, tell }: At, seat: Seat, amount: number): void {
  if (amount === 0) return;
  gain(state, seat, -amount);
  state.bank += amount;
  tell?.(ALL, table.events.paid(seat, amount));
}

/** Pays another player, where an ability names him as receiver. */
export function paySeat({ table, state, tell }: At, seat: Seat, to: Seat, amount: number): void {
  if (amount === 0) return;
  gain(state, seat, -amount);
  gain(state, to, amount);
  tell?.(ALL, table.events.paidTo(seat, to, amount));
}

/** Influence changes hands for good (REX-CEASE-14). */
export function transferInfluence({ table, state, tell }: At, giver: Seat, taker: Seat, amount: number): void {
  gain(state, giver, -amount);
  gain(state, taker, amount);
  tell?.(ALL, table.events.transferred(giver, taker, amount));
}

/** What the bank can really pay of an amount: all of it, unless it is capped (REX-LIMIT-2). */
export function fromBank(table: Table, state: State, amount: number): number {
  const paid = table.capped ? Math.min(amount, state.bank) : amount;
  state.bank -= paid;
  return paid;
}

/** The bank pays a seat; returns what it could pay. */
export function receive(table: Table, state: State, seat: Seat, amount: number): number {
  const paid = fromBank(table, state, amount);
  gain(state, seat, paid);
  return paid;
}

/** Influence lying in a location is destroyed: it returns to the bank (REX-TERM-6). */
export function destroyInfluence({ table, state, tell }: At, location: Location): void {
  const amount = lyingAt(state, location);
  if (amount === 0) return;
  state.lying[location] = 0;
  state.bank += amount;
  tell?.(ALL, table.events.lostInfluence(location, amount));
}
