import { listRecruits, recruitsAnswer } from '../cards/recruits.ts';
import { isPlay } from '../cards/play.ts';
import { answered, askSeat, goTo, inOrder, keepLocal, localOf, pop, push, stepOf } from '../frames.ts';
import { D_REC, F_MANEUVER, F_RECRUITMENT, LAZ, W_REC } from '../ids.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';
import { tellAll } from '../tell.ts';
import { listPlays, openWindow, play } from '../windows.ts';
import { recover, recoverLeader } from './recovery.ts';

/** Recruitment phase: window, then every player in turn order until he is done (REX-RECRUIT-1). */
export function recruitmentFlow(t: Table, s: State): void {
  switch (stepOf(s)) {
    case 0:
      s.phase = F_RECRUITMENT;
      tellAll(t, 'phase', F_RECRUITMENT);
      goTo(s, 1);
      return openWindow(s, W_REC);
    case 1:
      if (localOf(s) >= t.seats) {
        s.turn = -1;
        pop(s);
        return push(s, F_MANEUVER);
      }
      s.turn = inOrder(t, s, localOf(s));
      s.recruited = 0;
      s.hired = 0;
      keepLocal(s, localOf(s) + 1);
      if (!hasBusiness(t, s, s.turn)) return;
      tellAll(t, 'recruiting', s.turn);
      goTo(s, 2);
      return;
    default:
      if (s.turn >= 0 && hasBusiness(t, s, s.turn)) return askSeat(s, D_REC, s.turn);
      return goTo(s, 1);
  }
}

/** Units and leaders in the casualty pool, or cards that might be played: public grounds to be asked. */
function hasBusiness(t: Table, s: State, seat: number): boolean {
  return (s.held[seat] as number) > 0 || pool(s, seat) > 0 || deadLeader(t, s, seat);
}

function pool(s: State, seat: number): number {
  return (s.lost[seat] as number) + (seat === s.seatOf[LAZ] ? s.lostMech : 0);
}

function deadLeader(t: Table, s: State, seat: number): boolean {
  for (let leader = 0; leader < t.leaders; leader++) if (s.leader[leader] === 2 && t.leaderRace[leader] === s.race[seat]) return true;
  return false;
}

/** Price of so many more units: the first ones are free by race (REX-RECRUIT-2, REX-RECRUIT-3). */
export function recruitPrice(t: Table, s: State, seat: number, units: number): number {
  const free = t.freeRecruits[s.race[seat] as number] as number;
  const paid = Math.max(0, s.recruited + units - free) - Math.max(0, s.recruited - free);
  return paid * t.pack.constants.recruitUnitCost;
}

/** How many more units are allowed and can be paid. */
function mostUnits(t: Table, s: State, seat: number): number {
  let most = Math.min(t.pack.constants.recruitMaxUnits - s.recruited, pool(s, seat));
  while (most > 0 && recruitPrice(t, s, seat, most) > (s.influence[seat] as number)) most--;
  return most;
}

export function recruitLegal(t: Table, s: State, seat: number, out: number[]): number {
  let n = 0;
  out[n++] = t.c.end;
  n = listPool(t, s, seat, mostUnits(t, s, seat), t.c.recruit, t.c.recruitMechanized, out, n);
  if (s.hired < t.pack.constants.recruitMaxLeaders)
    for (let leader = 0; leader < t.leaders; leader++)
      if (
        s.leader[leader] === 2 &&
        t.leaderRace[leader] === s.race[seat] &&
        (t.strength[leader] as number) <= (s.influence[seat] as number)
      )
        out[n++] = t.c.recruitLeader + leader;
  n = listRecruits(t, s, seat, out, n);
  return listPlays(t, s, seat, D_REC, t.doubleAgent, out, n);
}

const mechanizedRadix = (t: Table): number => (t.c.recruitLeader - t.c.recruitMechanized) / (t.c.recruitMechanized - t.c.recruit);

/** Every mix of ordinary and mechanized units from the pool, one to `most` in all. */
function listPool(t: Table, s: State, seat: number, most: number, plain: number, mixed: number, out: number[], n: number): number {
  const units = s.lost[seat] as number;
  if (seat !== s.seatOf[LAZ]) {
    for (let k = 1; k <= most && k <= units; k++) out[n++] = plain + k;
    return n;
  }
  const radix = mechanizedRadix(t);
  for (let k = 0; k <= units && k <= most; k++)
    for (let m = k === 0 ? 1 : 0; m <= s.lostMech && k + m <= most; m++) out[n++] = mixed + k * radix + m;
  return n;
}

export function recruitAnswer(t: Table, s: State, seat: number, choice: number): void {
  answered(s, seat);
  if (choice === t.c.end) {
    tellAll(t, 'finished', seat);
    goTo(s, 1);
  } else if (isPlay(t, choice)) play(t, s, seat, choice);
  else if (choice < t.c.done) recruitsAnswer(t, s, seat, choice);
  else if (choice >= t.c.recruitLeader) {
    s.hired++;
    recoverLeader(t, s, seat, choice - t.c.recruitLeader, t.strength[choice - t.c.recruitLeader] as number);
  } else {
    const mixed = choice >= t.c.recruitMechanized;
    const units = mixed ? Math.floor((choice - t.c.recruitMechanized) / mechanizedRadix(t)) : choice - t.c.recruit;
    const mechanized = mixed ? (choice - t.c.recruitMechanized) % mechanizedRadix(t) : 0;
    const cost = recruitPrice(t, s, seat, units + mechanized);
    s.recruited += units + mechanized;
    recover(t, s, seat, units, mechanized, cost);
  }
}
