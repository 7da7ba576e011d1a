import { leaveAlliance } from '../alliances.ts';
import { answered, ask, askSeat, draftOf, goTo, inOrder, keepLocal, localOf, pop, stepOf } from '../frames.ts';
import { D_CF_ANSWER, D_CF_GIFT, D_CF_LEAVE, D_CF_OFFER } from '../ids.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';
import { tellAll } from '../tell.ts';
import { executePackages, isLeave, isPackage, readOffer, respondents, tellOffer, transferInfluence } from './packages.ts';

const LEAVING = 0;
const LAP = 1;
const SHOW = 2;
const EXECUTE = 3;
const GIFTS = 4;
const CLOSE = 5;

/** Temporary Ceasefire: leaving, bargaining laps, gifts (REX-CEASE-4, 5, 12). */
export function ceasefireFlow(t: Table, s: State): void {
  switch (stepOf(s)) {
    case LEAVING:
      return leaving(t, s);
    case LAP:
      if (s.lap >= t.laps) return goTo(s, GIFTS);
      s.lap++;
      s.changed = 0;
      tellAll(t, 'lap', s.lap);
      goTo(s, SHOW);
      return ask(s, D_CF_OFFER, (1 << t.seats) - 1);
    case SHOW:
      return showOffers(t, s);
    case EXECUTE:
      collectAnswers(t, s);
      executePackages(t, s);
      return goTo(s, LAP);
    case GIFTS:
      return askGifts(t, s);
    default:
      handOverGifts(t, s);
      tellAll(t, 'ceasefireEnds');
      return pop(s);
  }
}

/** Every allied player is asked once, in turn order (REX-CEASE-4). */
function leaving(t: Table, s: State): void {
  if (localOf(s) === 0) {
    s.lap = 0;
    tellAll(t, 'ceasefire');
  }
  for (let i = localOf(s); i < t.seats; i++) {
    const seat = inOrder(t, s, i);
    if (s.allies[seat] === 0) continue;
    keepLocal(s, i + 1);
    return askSeat(s, D_CF_LEAVE, seat);
  }
  keepLocal(s, 0);
  goTo(s, LAP);
}

export function leaveLegal(t: Table, out: number[]): number {
  out[0] = t.c.stay;
  out[1] = t.c.leave;
  return 2;
}

export function leaveAnswer(t: Table, s: State, seat: number, choice: number): void {
  answered(s, seat);
  if (choice === t.c.leave) {
    leaveAlliance(s, seat);
    tellAll(t, 'left', seat);
  } else tellAll(t, 'remained', seat);
}

/** Departures first, then all packages are shown together and put to those they need (REX-CEASE-8). A lap of passes ends the bargaining (REX-CEASE-11). */
function showOffers(t: Table, s: State): void {
  let idle = true;
  for (let seat = 0; seat < t.seats; seat++) {
    s.packages[seat] = readOffer(t, draftOf(s, seat));
    s.yes[seat] = 0;
  }
  for (let i = 0; i < t.seats; i++) {
    const seat = inOrder(t, s, i);
    const offer = s.packages[seat] as number[];
    if (isLeave(offer)) {
      leaveAlliance(s, seat);
      tellAll(t, 'left', seat);
    }
    if (offer.length > 0) idle = false;
  }
  let addressed = 0;
  for (let i = 0; i < t.seats; i++) {
    const seat = inOrder(t, s, i);
    tellOffer(t, s, seat);
    if (isPackage(s.packages[seat] as number[])) addressed |= respondents(t, s, seat);
  }
  goTo(s, idle ? GIFTS : EXECUTE);
  if (addressed) ask(s, D_CF_ANSWER, addressed);
  else s.called = 0;
}

/** The proposer whose package the seat answers next, −1 when it has answered all. */
function nextPackage(t: Table, s: State, seat: number): number {
  let skip = draftOf(s, seat).length;
  for (let i = 0; i < t.seats; i++) {
    const proposer = inOrder(t, s, i);
    if (isPackage(s.packages[proposer] as number[]) && (respondents(t, s, proposer) >> seat) & 1 && skip-- === 0) return proposer;
  }
  return -1;
}

export function packageLegal(t: Table, s: State, seat: number, out: number[]): number {
  const proposer = nextPackage(t, s, seat);
  out[0] = t.c.accept + proposer;
  out[1] = t.c.declineSeat + proposer;
  return 2;
}

export function packageAnswer(t: Table, s: State, seat: number, choice: number): void {
  draftOf(s, seat).push(choice);
  if (nextPackage(t, s, seat) < 0) answered(s, seat);
}

function collectAnswers(t: Table, s: State): void {
  for (let i = 0; i < t.seats; i++) {
    const seat = inOrder(t, s, i);
    if (!((s.called >> seat) & 1)) continue;
    for (const answer of draftOf(s, seat)) {
      const accepted = answer >= t.c.accept && answer < t.c.accept + t.seats;
      const proposer = answer - (accepted ? t.c.accept : t.c.declineSeat);
      if (accepted) s.yes[proposer] = (s.yes[proposer] as number) | (1 << seat);
      tellAll(t, accepted ? 'accepted' : 'refused', seat, proposer);
    }
  }
}

/** Once, everybody with influence names gifts at the same time (REX-CEASE-12). */
function askGifts(t: Table, s: State): void {
  let seats = 0;
  for (let seat = 0; seat < t.seats; seat++) if ((s.influence[seat] as number) > 0) seats |= 1 << seat;
  tellAll(t, 'gifts');
  goTo(s, CLOSE);
  ask(s, D_CF_GIFT, seats);
}

const giftRadix = (t: Table): number => (t.c.discard - t.c.give) / t.seats;

/** Gifts in ascending order of receivers, together not more than the giver owns. */
export function giftsLegal(t: Table, s: State, seat: number, out: number[]): number {
  const radix = giftRadix(t);
  let left = s.influence[seat] as number;
  let last = -1;
  for (const gift of draftOf(s, seat)) {
    left -= (gift - t.c.give) % radix;
    last = Math.floor((gift - t.c.give) / radix);
  }
  let n = 0;
  out[n++] = t.c.done;
  for (let to = last + 1; to < t.seats; to++)
    if (to !== seat) for (let amount = 1; amount <= left && amount < radix; amount++) out[n++] = t.c.give + to * radix + amount;
  return n;
}

export function giftsAnswer(t: Table, s: State, seat: number, choice: number): void {
  if (choice === t.c.done) answered(s, seat);
  else draftOf(s, seat).push(choice);
}

function handOverGifts(t: Table, s: State): void {
  const radix = giftRadix(t);
  for (let i = 0; i < t.seats; i++) {
    const seat = inOrder(t, s, i);
    if (!((s.called >> seat) & 1)) continue;
    for (const gift of draftOf(s, seat)) transferInfluence(t, s, seat, Math.floor((gift - t.c.give) / radix), (gift - t.c.give) % radix);
  }
}
