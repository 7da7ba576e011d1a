import { ALL, set, type Open } from '@orrery/kernel';
import { decision, type At, type Decision } from '../decision.ts';
import { answered, askIfAnybody, frameOf, inOrder, pop } from '../frames.ts';
import { copies } from '../hand.ts';
import { D, isInterrupt, type DecisionId } from '../ids.ts';
import { draftOf, heldBy, type Frame, type Play, type State } from '../state.ts';
import type { Table } from '../table.ts';
import { says, type Card, type Seat, type Seats } from '../words.ts';
import { cancellable } from './informant.ts';
import { aimOf, listPlays, play } from './play.ts';

/** Everybody with a strategy card is asked; in an interrupt window who could cancel something there. Public grounds only. */
function seatsAsked(table: Table, state: State, window: number): Seats {
  let seats: Seats = 0;
  for (let seat = 0; seat < table.seats; seat++)
    if (heldBy(state, seat) > 0 && (!isInterrupt(window) || cancellable(table, state, seat, window))) seats = set.with(seats, seat);
  return seats;
}

function listWindow(table: Table, state: State, open: Open, seat: Seat, window: number): void {
  const draft = draftOf(state, seat);
  open.add(table.choices.done());
  for (const card of table.playableIn[window] ?? []) {
    if (copies(table, state, seat, card) === 0) continue;
    const start = open.size;
    listPlays(table, state, open, seat, window, card);
    if (draft.length > 0 && open.size > start) dropListed(table, state, open, start, seat, card);
  }
}

/** Drops what the seat has listed already: every copy once, every aim once (the cards without aim may be repeated). */
function dropListed(table: Table, state: State, open: Open, start: number, seat: Seat, card: Card): void {
  const draft = draftOf(state, seat);
  const listed = draft.filter((choice) => aimOf(table, choice).card(choice) === card).length;
  const plays = open.out.slice(start, open.size);
  open.size = start;
  if (listed >= copies(table, state, seat, card)) return;
  for (const choice of plays) if (says(table.choices.play, choice) || !draft.includes(choice)) open.add(choice);
}

const list = ({ state, seat }: At, choice: number): void => void draftOf(state, seat).push(choice);

/** A card window: everybody lists plays in secret and closes the list. */
function window(id: DecisionId, clause: string): Decision {
  const number = D[id];
  return decision(id, {
    clause,
    asks: (table, state) => seatsAsked(table, state, number),
    list: (table, state, open, seat) => listWindow(table, state, open, seat, number),
    answers: {
      play: (at, card) => list(at, at.table.choices.play(card)),
      playAt: (at, card, location) => list(at, at.table.choices.playAt(card, location)),
      playAgainst: (at, card, rival) => list(at, at.table.choices.playAgainst(card, rival)),
      playSectors: (at, card, sectors) => list(at, at.table.choices.playSectors(card, sectors)),
      playAdvantage: (at, card, advantage) => list(at, at.table.choices.playAdvantage(card, advantage)),
      done: ({ state, seat }) => answered(state, seat),
    },
  });
}

export const windows: readonly Decision[] = [
  window('W-INF', 'REX-INFL-1'),
  window('W-BID', 'REX-BID-1'),
  window('W-REC', 'REX-CARD-GEN-1'),
  window('W-MAN', 'REX-CARD-GEN-1'),
  window('W-BAT', 'REX-BATTLE-1'),
  window('W-BOM', 'REX-BOMB-1'),
  window('X-OFF', 'REX-CARD-IN-18'),
  window('X-PEEK', 'REX-CARD-IN-14'),
  window('X-PAY', 'REX-CARD-IN-10'),
  window('X-TURN', 'REX-CARD-IN-6'),
  window('X-DEP', 'REX-CARD-IN-16'),
  window('X-FREE', 'REX-CARD-IN-18'),
  window('X-CMD', 'REX-CARD-IN-18'),
];

const OPEN = 0;
const CLOSE = 1;
const PLAY = 2;

/** One window: all lists at once, shown together at closing; cancelling plays first, then list by list in turn order (E10, E56; REX-TIME-1, 2). */
export function windowFlow(at: At): void {
  const { table, state, tell } = at;
  const frame = frameOf(state);
  switch (frame.step) {
    case OPEN:
      frame.step = CLOSE;
      if (!askIfAnybody(at, frame.decision)) return pop(state);
      return tell?.(ALL, table.events.window(frame.decision));
    case CLOSE:
      close(at, frame);
      frame.step = PLAY;
      return;
    default: {
      const next = frame.plays[0];
      if (!next) return pop(state);
      frame.plays = frame.plays.slice(1);
      return carryOut(at, frame.decision, next);
    }
  }
}

function close(at: At, frame: Frame): void {
  show(at, frame, true);
  show(at, frame, false);
  at.tell?.(ALL, at.table.events.closed(frame.decision));
}

/** Plays that cancel an advantage, or all others, in turn order. */
function show({ table, state, tell }: At, frame: Frame, cancelling: boolean): void {
  for (let i = 0; i < table.seats; i++) {
    const seat = inOrder(table, state, i);
    if (!set.has(state.called, seat)) continue;
    for (const choice of draftOf(state, seat)) {
      if (says(table.choices.playAdvantage, choice) !== cancelling) continue;
      frame.plays = [...frame.plays, { seat, choice }];
      const { card, aim, listed } = aimOf(table, choice);
      tell?.(ALL, listed(seat, card(choice), aim(choice)));
    }
  }
}

/** A play that has become impossible returns to the hand. */
function carryOut(at: At, window: number, { seat, choice }: Play): void {
  const { table, state, tell } = at;
  const { card: cardIn, aim } = aimOf(table, choice);
  const card = cardIn(choice);
  if (copies(table, state, seat, card) === 0) return;
  if (table.playable[card]?.allowed(table, state, seat, window, aim(choice))) play(at, seat, choice);
  else tell?.(ALL, table.events.returned(seat, card));
}
