import { ALL } from '@orrery/kernel';
import { allianceOf, allowedMembership, formAlliance } from '../alliances.ts';
import { answered, draftOf, inOrder } from '../frames.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';
import { tellAll, tellTo } from '../tell.ts';
import { MOST_INFLUENCE } from '../vocabulary.ts';

/**
 * Packages of the Ceasefire (REX-CEASE-6). In the state: [] pass, [−1] leave my alliance, otherwise [members or 0, from, to, amount, from, to, amount …].
 * They are written field by field: alliance, then transfers in ascending order of (from, to), then done.
 */
const LEAVE = -1;
export const isLeave = (offer: readonly number[]): boolean => offer[0] === LEAVE;
export const isPackage = (offer: readonly number[]): boolean => offer.length > 0 && offer[0] !== LEAVE;

/** What all players own: no transfer of more could be carried out in this lap. */
export function inPlay(s: State): number {
  let sum = 0;
  for (let seat = 0; seat < s.influence.length; seat++) sum += s.influence[seat] as number;
  return Math.min(sum, MOST_INFLUENCE);
}

const isTransfer = (t: Table, choice: number): boolean => choice >= t.c.transfer && choice < t.c.amount;

export function offerLegal(t: Table, s: State, seat: number, out: number[]): number {
  const draft = draftOf(s, seat);
  const last = draft[draft.length - 1];
  let n = 0;
  if (last !== undefined && isTransfer(t, last)) {
    const most = inPlay(s);
    for (let amount = 1; amount <= most; amount++) out[n++] = t.c.amount + amount;
    return n;
  }
  if (last === undefined) {
    out[n++] = t.c.pass;
    if (s.allies[seat] !== 0) out[n++] = t.c.leave;
    for (let members = 0; members < 1 << t.seats; members++) if (allowedMembership(t, s, seat, members)) out[n++] = t.c.ally + members;
  } else out[n++] = t.c.done;
  if (inPlay(s) === 0) return n;
  const before = draft.findLast((choice) => isTransfer(t, choice));
  for (let pair = before === undefined ? 0 : before - t.c.transfer + 1; pair < t.seats * t.seats; pair++)
    if (Math.floor(pair / t.seats) !== pair % t.seats) out[n++] = t.c.transfer + pair;
  return n;
}

export function offerAnswer(t: Table, s: State, seat: number, choice: number): void {
  if (choice !== t.c.done) draftOf(s, seat).push(choice);
  if (choice === t.c.done || choice === t.c.pass || choice === t.c.leave) answered(s, seat);
}

/** An answer as it stands in the state. */
export function readOffer(t: Table, draft: readonly number[]): number[] {
  if (draft[0] === t.c.pass) return [];
  if (draft[0] === t.c.leave) return [LEAVE];
  const offer = [0];
  for (const choice of draft)
    if (choice >= t.c.amount) offer.push(choice - t.c.amount);
    else if (choice >= t.c.transfer) offer.push(Math.floor((choice - t.c.transfer) / t.seats), (choice - t.c.transfer) % t.seats);
    else offer[0] = choice - t.c.ally;
  return offer;
}

/** Shows a seat's entry of the lap to everybody; departures have been told before. */
export function tellOffer(t: Table, s: State, seat: number): void {
  const offer = s.packages[seat] as number[];
  if (offer.length === 0) return tellAll(t, 'passedLap', seat);
  if (isLeave(offer)) return;
  const members = offer[0] as number;
  if (members) tellTo(t, ALL, 'offered', 1, seat, members);
  else tellAll(t, 'offered', seat);
  for (let i = 1; i < offer.length; i += 3) tellAll(t, 'offeredTransfer', seat, offer[i], offer[i + 1], offer[i + 2]);
}

/** Everybody whose yes a package needs: other members and other payers (REX-CEASE-7). */
export function respondents(_t: Table, s: State, proposer: number): number {
  const offer = s.packages[proposer] as number[];
  let seats = offer[0] as number;
  for (let i = 1; i < offer.length; i += 3) seats |= 1 << (offer[i] as number);
  return seats & ~(1 << proposer);
}

/** Accepted packages in turn order of their proposers, each as a whole or not at all (REX-CEASE-8, REX-CEASE-9). */
export function executePackages(t: Table, s: State): void {
  for (let i = 0; i < t.seats; i++) {
    const proposer = inOrder(t, s, i);
    const offer = s.packages[proposer] as number[];
    if (!isPackage(offer)) continue;
    const needed = respondents(t, s, proposer);
    if (((s.yes[proposer] as number) & needed) !== needed || !stillPossible(t, s, proposer, offer)) {
      tellAll(t, 'lapsed', proposer);
      continue;
    }
    tellAll(t, 'agreed', proposer);
    if (offer[0]) s.changed |= formAlliance(t, s, offer[0]);
    for (let k = 1; k < offer.length; k += 3) transferInfluence(t, s, offer[k] as number, offer[k + 1] as number, offer[k + 2] as number);
  }
  for (let seat = 0; seat < t.seats; seat++) s.packages[seat] = [];
}

/** E50: members unchanged in this lap, a membership that is new, and every payer owning the sum of his payments beforehand. */
function stillPossible(t: Table, s: State, proposer: number, offer: readonly number[]): boolean {
  const members = offer[0] as number;
  if (members && (members & s.changed || !allowedMembership(t, s, proposer, members) || allianceOf(s, proposer) === members)) return false;
  for (let payer = 0; payer < t.seats; payer++) {
    let sum = 0;
    for (let k = 1; k < offer.length; k += 3) if (offer[k] === payer) sum += offer[k + 2] as number;
    if (sum > (s.influence[payer] as number)) return false;
  }
  return true;
}

/** Influence changes hands for good (REX-CEASE-14). */
export function transferInfluence(t: Table, s: State, from: number, to: number, amount: number): void {
  s.influence[from] = (s.influence[from] as number) - amount;
  s.influence[to] = (s.influence[to] as number) + amount;
  tellAll(t, 'transferred', from, to, amount);
}
