import { retreats } from '../cards/tactical-retreat.ts';
import { killLeaders } from '../cards/attack-cards.ts';
import { answered, askSeat, draftOf, rank } from '../frames.ts';
import { takeCard } from '../hand.ts';
import { D_KEEP, D_LOSS, LAZ } from '../ids.ts';
import { lossSplits, lostMechanized, lostUnits } from '../races/lazax.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';
import { tellAll } from '../tell.ts';
import { destroyAll, destroyUnits, mechanized, ordinary } from '../units.ts';
import { killLeader } from './battle-side.ts';
import { revealTraitors } from './traitors.ts';

/** Steps 6 to 8: traitors, then retreats, then the other cards, then totals (REX-BATTLE-21 … 35). */
export function resolve(t: Table, s: State): void {
  const called = revealTraitors(t, s);
  if (called === 3) return bothBetrayed(t, s);
  if (called) return betrayed(t, s, called === 1 ? 0 : 1);
  const retreating = retreats(t, s);
  if (retreating === 3) return nobodyWins(t, s);
  if (retreating) return wins(t, s, retreating === 1 ? 1 : 0, false);
  killLeaders(t, s);
  const higher = total(t, s, 0) - total(t, s, 1);
  const earlier = rank(t, s, s.sides[0] as number) < rank(t, s, s.sides[1] as number) ? 0 : 1;
  const winner = higher > 0 ? 0 : higher < 0 ? 1 : earlier; // REX-BATTLE-30
  destroyAll(t, s, s.sides[1 - winner] as number, s.battleAt);
  wins(t, s, winner, true);
}

/** Dial and the surviving leader (REX-BATTLE-29). */
function total(t: Table, s: State, side: number): number {
  const lead = s.lead[side] as number;
  return (s.dial[side] as number) + (lead >= 0 ? (t.strength[lead] as number) : 0);
}

/** The side whose call stands alone wins without any loss (REX-TRAITOR-2 … 6). */
function betrayed(t: Table, s: State, winner: number): void {
  tellAll(t, 'executed', s.lead[1 - winner]);
  killLeader(s, 1 - winner);
  destroyAll(t, s, s.sides[1 - winner] as number, s.battleAt);
  wins(t, s, winner, false);
}

/** REX-TRAITOR-8. */
function bothBetrayed(t: Table, s: State): void {
  for (let side = 0; side < 2; side++) {
    tellAll(t, 'executed', s.lead[side]);
    killLeader(s, side);
    destroyAll(t, s, s.sides[side] as number, s.battleAt);
  }
  nobodyWins(t, s);
}

function nobodyWins(t: Table, s: State): void {
  discardPlayed(t, s, 0);
  discardPlayed(t, s, 1);
  tellAll(t, 'noWinner', s.battleAt);
}

/** The loser discards what he played (REX-BATTLE-33); the winner takes his losses (REX-BATTLE-35) and sorts his cards. */
function wins(t: Table, s: State, winner: number, withLosses: boolean): void {
  const seat = s.sides[winner] as number;
  s.winner = winner;
  discardPlayed(t, s, 1 - winner);
  tellAll(t, 'wonBattle', seat, s.battleAt);
  if (!withLosses) return askKeep(s);
  const dial = s.dial[winner] as number;
  if (seat !== s.seatOf[LAZ]) destroyUnits(t, s, seat, s.battleAt, dial, 0);
  else if (splits(t, s, seat, scratch) > 1) return askSeat(s, D_LOSS, seat);
  else lose(t, s, seat, scratch[0] as number);
  askKeep(s);
}

const scratch: number[] = [];
const splits = (t: Table, s: State, seat: number, out: number[]): number =>
  lossSplits(t, ordinary(t, s, seat, s.battleAt), mechanized(s, seat, s.battleAt), s.dial[s.winner] as number, out);

export function lossLegal(t: Table, s: State, seat: number, out: number[]): number {
  return splits(t, s, seat, out);
}

export function lossAnswer(t: Table, s: State, seat: number, choice: number): void {
  answered(s, seat);
  lose(t, s, seat, choice);
  askKeep(s);
}

function lose(t: Table, s: State, seat: number, choice: number): void {
  destroyUnits(t, s, seat, s.battleAt, lostUnits(t, choice), lostMechanized(t, choice));
}

function discardPlayed(t: Table, s: State, side: number): void {
  for (const played of [s.attack, s.defence]) {
    const card = played[side] as number;
    if (card < 0) continue;
    s.discard.push(card);
    tellAll(t, 'discarded', s.sides[side], card);
    played[side] = -1;
  }
}

function askKeep(s: State): void {
  if (cardDue(s, 0) >= 0) askSeat(s, D_KEEP, s.sides[s.winner] as number);
}

/** The n-th card the winner played, −1 if there is none. */
function cardDue(s: State, n: number): number {
  const attack = s.attack[s.winner] as number;
  const defence = s.defence[s.winner] as number;
  return attack < 0 ? (n === 0 ? defence : -1) : n === 0 ? attack : n === 1 ? defence : -1;
}

/** D-KEEP: keep or discard, card by card (REX-BATTLE-36, E30). */
export function keepLegal(t: Table, s: State, seat: number, out: number[]): number {
  const card = cardDue(s, draftOf(s, seat).length);
  out[0] = t.c.keep + card;
  out[1] = t.c.discard + card;
  return 2;
}

export function keepAnswer(t: Table, s: State, seat: number, choice: number): void {
  const draft = draftOf(s, seat);
  draft.push(choice);
  if (cardDue(s, draft.length) >= 0) return;
  answered(s, seat);
  for (const answer of draft) {
    const kept = answer >= t.c.keep && answer < t.c.keep + t.cards;
    const card = answer - (kept ? t.c.keep : t.c.discard);
    if (kept) takeCard(t, s, seat, card);
    else s.discard.push(card);
    tellAll(t, kept ? 'kept' : 'discarded', seat, card);
  }
  s.attack[s.winner] = -1;
  s.defence[s.winner] = -1;
}

/** Nothing of the battle stays in the state. */
export function endBattle(s: State): void {
  s.battleAt = -1;
  s.sides = [-1, -1];
  s.forbidden = [-1, -1];
  s.bound.fill(-1);
  s.dial = [0, 0];
  s.lead = [-1, -1];
  s.slot = [0, 0];
  s.winner = -1;
  s.commander = -1;
  s.element = -1;
}
