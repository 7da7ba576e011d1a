import { ALL } from '@orrery/kernel';
import { aimOf, cardOf, eventShape, isPlay, type Playable } from './cards/play.ts';
import { diplomaticInterference } from './cards/diplomatic-interference.ts';
import { doubleAgent } from './cards/double-agent.ts';
import { fleetSabotage } from './cards/fleet-sabotage.ts';
import { gravitonNegator } from './cards/graviton-negator.ts';
import { cancellable, informant } from './cards/informant.ts';
import { trackingBeacon } from './cards/tracking-beacon.ts';
import { answered, ask, draftOf, goTo, inOrder, keepLocal, localOf, pop, push, stepOf } from './frames.ts';
import { copies, spendCard } from './hand.ts';
import { F_WINDOW, X_OFF } from './ids.ts';
import { OPS } from './pack/pack.ts';
import type { State } from './state.ts';
import type { Table } from './table.ts';
import { tellAll, tellTo } from './tell.ts';

const PLAYABLE: readonly (Playable | null)[] = OPS.map((op) => {
  switch (op) {
    case 'informant':
      return informant;
    case 'drawTraitor':
      return doubleAgent;
    case 'barFromBidding':
      return diplomaticInterference;
    case 'solOffensive':
      return trackingBeacon;
    case 'destroyShield':
      return gravitonNegator;
    case 'steerFleet':
      return fleetSabotage;
    default:
      return null;
  }
});

const playable = (t: Table, card: number): Playable | null => PLAYABLE[t.op[card] as number] as Playable | null;

/** Opens a window: its frame keeps the decision and where its plays begin in `plays`. */
export function openWindow(s: State, decision: number): void {
  push(s, F_WINDOW, s.plays.length * 64 + decision);
}

/** Seats a window is put to: everybody with a strategy card; in an interrupt window who could cancel something there. Public grounds only. */
function seatsOf(t: Table, s: State, decision: number): number {
  let seats = 0;
  for (let seat = 0; seat < t.seats; seat++)
    if ((s.held[seat] as number) > 0 && (decision < X_OFF || cancellable(t, s, seat, decision))) seats |= 1 << seat;
  return seats;
}

/** One window: all lists at once, shown together at closing; cancelling plays first, then list by list in turn order (E10, E56; REX-TIME-1, 2). */
export function windowFlow(t: Table, s: State): void {
  const local = localOf(s);
  const decision = local % 64;
  const from = Math.floor(local / 64);
  switch (stepOf(s)) {
    case 0: {
      goTo(s, 1);
      const seats = seatsOf(t, s, decision);
      if (seats === 0) return pop(s);
      ask(s, decision, seats);
      return tellAll(t, 'window', decision);
    }
    case 1:
      close(t, s, decision);
      return goTo(s, 2);
    default:
      if (s.plays.length <= from) return pop(s);
      return carryOut(t, s, decision, from);
  }
}

function close(t: Table, s: State, decision: number): void {
  for (let cancelling = 1; cancelling >= 0; cancelling--)
    for (let i = 0; i < t.seats; i++) {
      const seat = inOrder(t, s, i);
      if (!((s.called >> seat) & 1)) continue;
      const draft = draftOf(s, seat);
      for (let k = 0; k < draft.length; k++) {
        const choice = draft[k] as number;
        if (choice >= t.c.playAdvantage !== (cancelling === 1)) continue;
        s.plays.push(seat, choice);
        tellTo(t, ALL, 'listed', eventShape(t, choice), seat, cardOf(t, choice), aimOf(t, choice));
      }
    }
  tellAll(t, 'closed', decision);
}

function carryOut(t: Table, s: State, decision: number, from: number): void {
  const [seat, choice] = s.plays.splice(from, 2) as [number, number];
  const card = cardOf(t, choice);
  const aim = aimOf(t, choice);
  const effect = playable(t, card);
  keepLocal(s, from * 64 + decision);
  if (effect && copies(t, s, seat, card) > 0 && effect.allowed(t, s, seat, decision, aim)) play(t, s, seat, choice);
  else if (copies(t, s, seat, card) > 0) tellAll(t, 'returned', seat, card);
}

/** A card is played openly and takes effect. */
export function play(t: Table, s: State, seat: number, choice: number): void {
  const card = cardOf(t, choice);
  tellTo(t, ALL, 'played', eventShape(t, choice), seat, card, aimOf(t, choice));
  spendCard(t, s, seat, card);
  playable(t, card)?.resolve(t, s, seat, aimOf(t, choice));
}

/** Cards of this kind that the seat may play now, as choices: also asked for by the decisions of its own turn. */
export function listPlays(t: Table, s: State, seat: number, decision: number, card: number, out: number[], n: number): number {
  if (copies(t, s, seat, card) === 0 || s.round < (t.minRound[card] as number)) return n;
  return playable(t, card)?.list(t, s, seat, decision, out, n) ?? n;
}

export function windowLegal(t: Table, s: State, seat: number, out: number[]): number {
  const draft = draftOf(s, seat);
  const cards = t.playableIn[s.decision] as readonly number[];
  let n = 0;
  out[n++] = t.c.done;
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i] as number;
    if (copies(t, s, seat, card) === 0) continue;
    const start = n;
    n = listPlays(t, s, seat, s.decision, card, out, n);
    if (draft.length > 0 && n > start) n = withoutListed(t, s, seat, card, draft, out, start, n);
  }
  return n;
}

/** Drops what the seat has listed already: every copy once, every aim once (the cards without aim may be repeated). */
function withoutListed(
  t: Table,
  s: State,
  seat: number,
  card: number,
  draft: readonly number[],
  out: number[],
  start: number,
  end: number,
): number {
  let listed = 0;
  for (let k = 0; k < draft.length; k++) if (cardOf(t, draft[k] as number) === card) listed++;
  if (listed >= copies(t, s, seat, card)) return start;
  let n = start;
  for (let i = start; i < end; i++) {
    const choice = out[i] as number;
    if (choice < t.c.playAt || !draft.includes(choice)) out[n++] = choice;
  }
  return n;
}

export function windowAnswer(t: Table, s: State, seat: number, choice: number): void {
  if (isPlay(t, choice)) draftOf(s, seat).push(choice);
  else answered(s, seat);
}

/** Whether an advantage is cancelled; asking ends its reach where `once` is set. */
export function isCancelled(s: State, advantage: number, once = false): boolean {
  const bit = 1 << advantage;
  const cancelled = (s.cancelled & bit) !== 0;
  if (once) s.cancelled &= ~bit;
  return cancelled;
}
