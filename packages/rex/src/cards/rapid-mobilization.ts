import { copies, spendCard } from '../hand.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';
import { tellAll } from '../tell.ts';

/** Rapid Mobilization: one more complete movement step once the last one is over (REX-CARD-RM-1). */
export function listMobilization(t: Table, s: State, seat: number, out: number[], n: number): number {
  const open = s.steps === 0 && copies(t, s, seat, t.rapidMobilization) > 0 && s.round >= (t.minRound[t.rapidMobilization] as number);
  if (open) out[n++] = t.c.playCard + t.rapidMobilization;
  return n;
}

export function mobilize(t: Table, s: State, seat: number): void {
  tellAll(t, 'played', seat, t.rapidMobilization);
  spendCard(t, s, seat, t.rapidMobilization);
  s.steps++;
}
