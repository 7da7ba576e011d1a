import { answered } from '../frames.ts';
import { LAZ, LAZ_1 } from '../ids.ts';
import { payBank, paySeat } from '../money.ts';
import { transferInfluence } from '../phases/packages.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';
import { tellAll } from '../tell.ts';
import { isCancelled } from '../windows.ts';

/** What others pay for strategy cards goes to Lazax, its own payments to the bank (REX-RACE-LAZ-1, REX-RACE-LAZ-2). */
export function payForCard(t: Table, s: State, buyer: number, amount: number): void {
  const lazax = s.seatOf[LAZ] as number;
  if (lazax >= 0 && lazax !== buyer && !isCancelled(s, LAZ_1, true)) paySeat(t, s, buyer, lazax, amount);
  else payBank(t, s, buyer, amount);
}

/** Whether Lazax may give this seat something before the bids: an ally without a gift in this phase (REX-ALLY-15). */
export function giftDue(s: State, seat: number): boolean {
  const lazax = s.seatOf[LAZ] as number;
  if (lazax < 0 || (s.influence[lazax] as number) === 0 || (s.gifted >> seat) & 1) return false;
  return (((s.allies[lazax] as number) >> seat) & 1) === 1;
}

const radix = (t: Table): number => (t.c.discard - t.c.give) / t.seats;

/** D-GIFT: nothing, or any amount. */
export function giftLegal(t: Table, s: State, seat: number, out: number[]): number {
  const most = Math.min(s.influence[seat] as number, radix(t) - 1);
  let n = 0;
  out[n++] = t.c.pass;
  for (let amount = 1; amount <= most; amount++) out[n++] = t.c.give + s.bidder * radix(t) + amount;
  return n;
}

export function giftAnswer(t: Table, s: State, seat: number, choice: number): void {
  answered(s, seat);
  if (choice === t.c.pass) return tellAll(t, 'gaveNothing', seat);
  s.gifted |= 1 << s.bidder;
  transferInfluence(t, s, seat, s.bidder, (choice - t.c.give) % radix(t));
}

/** Splits of a winner's losses: exact if there is one, otherwise one too many (REX-RACE-LAZ-5, REX-RACE-LAZ-6). Lists them and returns how many. */
export function lossSplits(t: Table, units: number, mechanized: number, dial: number, out: number[]): number {
  const weight = t.pack.constants.mechCasualties;
  const step = (t.c.share - t.c.lose) / unitRadix(t);
  for (let extra = 0; ; extra++) {
    let n = 0;
    for (let mech = 0; mech <= mechanized; mech++) {
      const rest = dial + extra - mech * weight;
      if (rest >= 0 && rest <= units) out[n++] = t.c.lose + rest * step + mech;
    }
    if (n > 0 || extra > weight) return n;
  }
}

const unitRadix = (t: Table): number => t.c.unitsMechanized - t.c.units;
export const lostUnits = (t: Table, choice: number): number => Math.floor((choice - t.c.lose) / ((t.c.share - t.c.lose) / unitRadix(t)));
export const lostMechanized = (t: Table, choice: number): number => (choice - t.c.lose) % ((t.c.share - t.c.lose) / unitRadix(t));
