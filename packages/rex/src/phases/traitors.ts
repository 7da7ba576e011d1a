import { answered, ask, draftOf, inOrder } from '../frames.ts';
import { D_CALL, LET } from '../ids.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';
import { tellAll } from '../tell.ts';
import { sideFor, sideOf } from './battle-side.ts';

/** Both combatants against whom a leader stands, and Letnev as ally of one of them, are asked at the same time (REX-TRAITOR-11, REX-ALLY-16). */
export function askCalls(s: State): void {
  let seats = 0;
  for (let seat = 0; seat < s.race.length; seat++) {
    const side = sideOf(s, seat) >= 0 || seat === s.seatOf[LET] ? sideFor(s, seat) : -1;
    if (side >= 0 && (s.lead[1 - side] as number) >= 0) seats |= 1 << seat;
  }
  ask(s, D_CALL, seats);
}

/** Only the holder of the card of the leader committed against the side can call (REX-TRAITOR-1). */
export function callLegal(t: Table, s: State, seat: number, out: number[]): number {
  let n = 0;
  out[n++] = t.c.decline;
  if (s.traitor[s.lead[1 - sideFor(s, seat)] as number] === seat) out[n++] = t.c.call;
  return n;
}

export function callAnswer(s: State, seat: number, choice: number): void {
  draftOf(s, seat).push(choice);
  answered(s, seat);
}

/** Shows the traitor cards called and shuffles them back (REX-TRAITOR-7). Returns the sides that called, as bits. */
export function revealTraitors(t: Table, s: State): number {
  let sides = 0;
  for (let i = 0; i < t.seats; i++) {
    const seat = inOrder(t, s, i);
    if (!((s.called >> seat) & 1) || draftOf(s, seat)[0] !== t.c.call) continue;
    const side = sideFor(s, seat);
    const leader = s.lead[1 - side] as number;
    sides |= 1 << side;
    s.traitor[leader] = -1;
    s.traitorDeck.push(leader);
    tellAll(t, 'called', seat, leader);
  }
  if (sides) t.chance.shuffle(s.traitorDeck);
  else tellAll(t, 'notCalled');
  return sides;
}
