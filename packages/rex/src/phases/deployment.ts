import { isPlay } from '../cards/play.ts';
import { listInformantDeployments } from '../cards/informant-deployment.ts';
import { answered, askSeat, draftOf, goTo, push, stepOf } from '../frames.ts';
import { spendCard } from '../hand.ts';
import { D_DEPLOY, D_FREEUNIT, F_DEPLOYMENT, HAC, HAC_2, LAZ, XXC, XXC_1, X_DEP, X_FREE } from '../ids.ts';
import { payBank, paySeat } from '../money.ts';
import { listRelocations, mostRelocated } from '../races/hacan.ts';
import { freeUnitDue, placeFreeUnit } from '../races/xxcha.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';
import { tellAll, tellTo } from '../tell.ts';
import { listUnits, othersOf, unitsOf } from '../unit-steps.ts';
import { addUnits, ordinary, other, shiftUnits } from '../units.ts';
import { isCancelled, listPlays, openWindow, play } from '../windows.ts';
import { deployable, deploymentPrice, endDeployment, mostDeployed, reserves } from './deployment-rules.ts';
import { ALL } from '@orrery/kernel';

/** D-DEPLOY: the normal deployment or a relocation instead, Informant deployments, cards of the own turn, end (REX-DEPLOY-1). */
export function deployLegal(t: Table, s: State, seat: number, out: number[]): number {
  const first = draftOf(s, seat)[0];
  if (first !== undefined) return listAmounts(t, s, seat, first, out);
  let n = 0;
  out[n++] = t.c.end;
  if (!s.deployed) {
    if (reserves(s, seat) > 0) {
      const places = deployable(t, s, seat, false);
      for (let place = 0; place < t.places; place++)
        if ((places >> place) & 1 && deploymentPrice(t, s, seat, place, 1, false) <= (s.influence[seat] as number))
          out[n++] = t.c.deploy + place;
    }
    n = listRelocations(t, s, seat, out, n);
  }
  if ((s.held[seat] as number) === 0) return n;
  n = listInformantDeployments(t, s, seat, out, n);
  n = listPlays(t, s, seat, D_DEPLOY, t.gravitonNegator, out, n);
  return listPlays(t, s, seat, D_DEPLOY, t.doubleAgent, out, n);
}

const isRelocation = (t: Table, choice: number): boolean => choice >= t.c.relocate && choice < t.c.bid;
const isDeployment = (t: Table, choice: number): boolean => choice >= t.c.deploy && choice < t.c.relocate;
const isInformant = (t: Table, choice: number): boolean =>
  t.informant >= 0 && choice >= t.c.playAt + t.informant * t.places && choice < t.c.playAt + (t.informant + 1) * t.places;

function listAmounts(t: Table, s: State, seat: number, first: number, out: number[]): number {
  if (isRelocation(t, first)) {
    const from = Math.floor((first - t.c.relocate) / t.places);
    return listUnits(t, s, seat, ordinary(t, s, seat, from), other(s, seat, from), mostRelocated(t, s, seat), out, 0);
  }
  const byInformant = isInformant(t, first);
  const place = byInformant ? (first - t.c.playAt) % t.places : first - t.c.deploy;
  const most = mostDeployed(t, s, seat, place, byInformant);
  if (seat !== s.seatOf[LAZ]) {
    for (let k = 1; k <= most; k++) out[k - 1] = t.c.units + k;
    return most;
  }
  return listUnits(t, s, seat, s.reserve[seat] as number, s.reserveMech, most, out, 0);
}

export function deployAnswer(t: Table, s: State, seat: number, choice: number): void {
  const draft = draftOf(s, seat);
  const first = draft[0];
  if (first !== undefined) return begin(t, s, seat, first, unitsOf(t, choice), othersOf(t, choice));
  if (isDeployment(t, choice) || isRelocation(t, choice) || isInformant(t, choice)) {
    draft.push(choice);
    return;
  }
  answered(s, seat);
  if (choice === t.c.end) goTo(s, 3);
  else if (isPlay(t, choice)) play(t, s, seat, choice);
}

function begin(t: Table, s: State, seat: number, first: number, units: number, others: number): void {
  answered(s, seat);
  if (isRelocation(t, first))
    return relocate(t, s, seat, Math.floor((first - t.c.relocate) / t.places), (first - t.c.relocate) % t.places, units, others);
  const byInformant = isInformant(t, first);
  const place = byInformant ? (first - t.c.playAt) % t.places : first - t.c.deploy;
  if (byInformant) {
    tellTo(t, ALL, 'played', 1, seat, t.informant, place);
    spendCard(t, s, seat, t.informant);
  } else s.deployed = 1;
  s.deployment = [place, units, others, deploymentPrice(t, s, seat, place, units + others, byInformant), byInformant ? 1 : 0];
  tellAll(t, 'declared', seat, place, units, others);
  push(s, F_DEPLOYMENT);
}

/** Hacan's move from board to board, paid to the bank; no deployment (REX-RACE-HAC-4, REX-RACE-HAC-5). */
function relocate(t: Table, s: State, seat: number, from: number, to: number, units: number, others: number): void {
  s.deployed = 1;
  payBank(t, s, seat, (units + others) * t.pack.constants.relocationCostPerUnit);
  shiftUnits(t, s, seat, from, to, units, others);
  tellAll(t, 'relocated', seat, from, to, units, others);
}

/** A declared deployment: payment with Hacan's income, units placed, then Xxcha's free unit (REX-DEPLOY-13). */
export function deploymentFlow(t: Table, s: State): void {
  const seat = s.turn;
  const hacan = s.seatOf[HAC] as number;
  const [place, units, mechanized, price, byInformant] = s.deployment as [number, number, number, number, number];
  const toHacan = hacan >= 0 && hacan !== seat && byInformant === 0 && price > 0; // REX-RACE-HAC-2, REX-RACE-HAC-3
  switch (stepOf(s)) {
    case 0:
      goTo(s, 1);
      if (toHacan) openWindow(s, X_DEP);
      return;
    case 1:
      if (toHacan && !isCancelled(s, HAC_2, true)) paySeat(t, s, seat, hacan, price);
      else payBank(t, s, seat, price);
      s.reserve[seat] = (s.reserve[seat] as number) - units;
      s.reserveMech -= mechanized;
      addUnits(t, s, seat, place, units, mechanized);
      tellAll(t, 'deployed', seat, place, units, mechanized);
      goTo(s, 2);
      if (freeUnitDue(s, seat)) return askSeat(s, D_FREEUNIT, s.seatOf[XXC] as number);
      return endDeployment(s);
    case 2: // Xxcha has claimed its unit; otherwise the frame is gone
      goTo(s, 3);
      return openWindow(s, X_FREE);
    default:
      if (!isCancelled(s, XXC_1, true)) placeFreeUnit(t, s);
      return endDeployment(s);
  }
}
