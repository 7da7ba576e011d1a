import type { State } from './state.ts';
import type { Table } from './table.ts';
import { ALL } from '@orrery/kernel';
import { tellTo } from './tell.ts';

/** Pays the bank (REX-TERM-13). */
export function payBank(t: Table, s: State, seat: number, amount: number): void {
  if (amount === 0) return;
  s.influence[seat] = (s.influence[seat] as number) - amount;
  s.bank += amount;
  tellTo(t, ALL, 'paid', 0, seat, amount);
}

/** Pays another player, where an ability names him as receiver. */
export function paySeat(t: Table, s: State, seat: number, to: number, amount: number): void {
  if (amount === 0) return;
  s.influence[seat] = (s.influence[seat] as number) - amount;
  s.influence[to] = (s.influence[to] as number) + amount;
  tellTo(t, ALL, 'paid', 1, seat, to, amount);
}

/** What the bank can really pay of an amount: all of it, unless it is capped (REX-LIMIT-2). */
export function fromBank(t: Table, s: State, amount: number): number {
  const paid = t.capped ? Math.min(amount, s.bank) : amount;
  s.bank -= paid;
  return paid;
}

/** The bank pays a seat; returns what it could pay. */
export function receive(t: Table, s: State, seat: number, amount: number): number {
  const paid = fromBank(t, s, amount);
  s.influence[seat] = (s.influence[seat] as number) + paid;
  return paid;
}

/** Influence lying in a location is destroyed: it returns to the bank (REX-TERM-6). */
export function destroyInfluence(t: Table, s: State, place: number): void {
  const amount = s.gold[place] as number;
  if (amount === 0) return;
  s.gold[place] = 0;
  s.bank += amount;
  tellTo(t, ALL, 'lostInfluence', 0, place, amount);
}
