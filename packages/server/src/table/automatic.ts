/** What a table does by itself when the time has come: windows close, orders answer, clocks run out. */
import { SPECTATOR, type Choice, type Seat } from '@orrery/kernel';
import { NEVER } from '@orrery/games/tables';
import { orderFor, orderedChoice } from '@orrery/protocol/orders';
import type { Table } from './table.ts';

/** After a person is asked, an order of theirs answers as soon as a person would. */
const ORDER_DELAY = 1000;
const ORDER_SPREAD = 1000;
/** More answers in a row than any decision of any game can need. */
const MOST_ANSWERS = 2000;

/** When the table next has to do something by itself. */
export function dueAt(table: Table, now: number): number {
  const { match, timing } = table;
  const { gate, held } = timing;
  if (table.status !== 'running' || !match) return held > now ? held : NEVER;
  const { asked } = match;
  let due = Math.min(timing.spanUntil, held > now ? held : NEVER);
  if (gate) due = Math.min(due, gate.floor > now || automatic(table, now) ? gate.floor : gate.limit);
  for (let seat = 0; seat < table.places.length; seat++) {
    if (!((asked >> seat) & 1)) continue;
    if (table.places[seat]?.away === 'no') due = Math.min(due, timing.deadline(seat, now));
    if (!gate && ordered(table, seat) !== null) due = Math.min(due, orderTime(table));
  }
  return due;
}

/** By how far the public game has come, not by the log: whoever knew the log's length would know of silent answers. */
const orderTime = (table: Table): number =>
  table.timing.askedSince + ORDER_DELAY + Math.floor(table.shuffle.part(table.match?.at(SPECTATOR) ?? 0) * ORDER_SPREAD);

/** The answer a standing order of the seat gives to the running decision. */
function ordered(table: Table, seat: Seat): Choice | null {
  const { match } = table;
  const orders = table.ordersOf(seat);
  const place = table.places[seat];
  if (!match || orders.length === 0 || place?.kind !== 'person' || place.away !== 'no') return null;
  const order = orderFor(orders, table.decision, match.answers(seat));
  return order && orderedChoice(order, match.open(seat), table.rules.choices, () => table.fallback(seat));
}

/** The answer the table itself gives for a seat in the open window; null where the seat is to say it. */
function automaticFor(table: Table, seat: Seat): Choice | null {
  const open = table.match?.open(seat) ?? [];
  if (open.length === 1) return open[0] ?? null;
  return ordered(table, seat) ?? (table.timing.gate?.never || thoughtTooLong(table, seat) ? table.fallback(seat) : null);
}

/** A bot has the minimum time of a window and no longer: a window that waited for its thought would show that it had something to think about. */
function thoughtTooLong(table: Table, seat: Seat): boolean {
  const { gate } = table.timing;
  const place = table.places[seat];
  return gate !== null && gate.floor > gate.from && (place?.kind === 'bot' || (place?.away ?? 'no') !== 'no');
}

function automatic(table: Table, now: number): boolean {
  const { gate } = table.timing;
  if (!gate || now < gate.floor) return false;
  return table.places.some((_, seat) => (gate.unfinished >> seat) & 1 && automaticFor(table, seat) !== null);
}

/** Everything whose time has come. */
export function tick(table: Table, now: number): void {
  for (let i = 0; i < MOST_ANSWERS && table.status === 'running' && table.match; i++) if (!step(table, now)) return;
}

/** One thing whose time has come, if there is one. */
function step(table: Table, now: number): boolean {
  const { match, timing } = table;
  const { gate, held } = timing;
  if (now < held || !match) return false;
  const { asked } = match;
  const seats = table.places.flatMap((_, seat) => ((asked >> seat) & 1 ? [seat] : []));
  if (now >= timing.spanUntil) return answerFor(table, seats[0] ?? 0, now);
  if (gate && now >= gate.limit && !gate.never) return answerFor(table, seats[0] ?? 0, now);
  if (gate && now >= gate.floor)
    for (const seat of seats) {
      const choice = automaticFor(table, seat);
      if (choice !== null) return !table.answer(seat, choice, now);
    }
  if (!gate && now >= orderTime(table))
    for (const seat of seats) {
      const choice = ordered(table, seat);
      if (choice !== null) return !table.answer(seat, choice, now);
    }
  const late = seats.find((seat) => now >= timing.deadline(seat, now) && table.place(seat).away === 'no');
  if (late === undefined) return false;
  const rule = table.place(late).kind === 'person' ? table.made.timeout : 'fallback';
  if (rule === 'resign') table.write({ k: 'dropped', seat: late, why: 'timeout' }, now);
  else if (rule === 'bot') table.write({ k: 'lapsed', seat: late }, now);
  else return answerFor(table, late, now);
  return true;
}

/** Out of time: unfinished steps are taken back, then the rules' own answers are given until the seat is through with this decision. */
function answerFor(table: Table, seat: Seat, now: number): boolean {
  const { match, timing } = table;
  if (!match) return false;
  const steps = match.undoable(seat);
  if (steps > 0) table.write({ k: 'undo', seat, answers: steps }, now);
  const before = timing.gate;
  for (let i = 0; i < MOST_ANSWERS && table.status === 'running' && (match.asked >> seat) & 1; i++) {
    if (table.answer(seat, table.fallback(seat), now)) return false;
    if (before && timing.gate?.from !== before.from) break;
  }
  return true;
}
