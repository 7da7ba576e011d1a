import { ALL } from '@orrery/kernel';
import { copies, spendCard } from '../hand.ts';
import { LAZ } from '../ids.ts';
import { recover, recoverLeader } from '../phases/recovery.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';
import { tellTo } from '../tell.ts';

const effect = (t: Table): { readonly units: number; readonly leaders: number } => {
  const data = t.pack.strategyCards[t.recruits]?.effect;
  return { units: data?.units ?? 0, leaders: data?.orLeaders ?? 0 };
};

const mechanizedRadix = (t: Table): number => (t.c.recruitLeader - t.c.recruitMechanized) / (t.c.recruitMechanized - t.c.recruit);
const someRadix = (t: Table): number => t.c.recruitMechanized - t.c.recruit;

/** Recruits: up to five own units free and beyond the limit, or one own leader free (REX-CARD-RC-1); at least one of them (E48). */
export function listRecruits(t: Table, s: State, seat: number, out: number[], n: number): number {
  if (copies(t, s, seat, t.recruits) === 0 || s.round < (t.minRound[t.recruits] as number)) return n;
  const { units: most, leaders } = effect(t);
  const mech = seat === s.seatOf[LAZ] ? s.lostMech : 0;
  const base = t.c.playUnits + t.recruits * someRadix(t) * mechanizedRadix(t);
  for (let k = 0; k <= (s.lost[seat] as number) && k <= most; k++)
    for (let m = k === 0 ? 1 : 0; m <= mech && k + m <= most; m++) out[n++] = base + k * mechanizedRadix(t) + m;
  if (leaders > 0)
    for (let leader = 0; leader < t.leaders; leader++)
      if (s.leader[leader] === 2 && t.leaderRace[leader] === s.race[seat]) out[n++] = t.c.playLeader + t.recruits * t.leaders + leader;
  return n;
}

export function recruitsAnswer(t: Table, s: State, seat: number, choice: number): void {
  tellTo(t, ALL, 'played', 0, seat, t.recruits);
  spendCard(t, s, seat, t.recruits);
  if (choice >= t.c.playLeader) return recoverLeader(t, s, seat, (choice - t.c.playLeader) % t.leaders, 0);
  const code = (choice - t.c.playUnits) % (someRadix(t) * mechanizedRadix(t));
  recover(t, s, seat, Math.floor(code / mechanizedRadix(t)), code % mechanizedRadix(t), 0);
}
