import { inOrder } from './frames.ts';
import { XXC } from './ids.ts';
import type { State } from './state.ts';
import type { Table } from './table.ts';
import { tellAll } from './tell.ts';
import { faceDown, ordinary, other, withdrawUnits } from './units.ts';

/** The whole alliance of a seat as bits, the seat included. */
export function allianceOf(s: State, seat: number): number {
  return (s.allies[seat] as number) | (1 << seat);
}

export function isAllied(s: State, a: number, b: number): boolean {
  return (((s.allies[a] as number) >> b) & 1) === 1;
}

export const sizeOf = (set: number): number => {
  let size = 0;
  for (let rest = set; rest; rest &= rest - 1) size++;
  return size;
};

/** Leaves the alliance: the others stay together (REX-ALLY-4, REX-ALLY-5). */
export function leaveAlliance(s: State, seat: number): void {
  for (let ally = 0; ally < s.allies.length; ally++) s.allies[ally] = (s.allies[ally] as number) & ~(1 << seat);
  s.allies[seat] = 0;
}

/** Whether a proposer may name this membership: himself in it, two to the most allowed, not one that exists (§ Ceasefire; REX-4P-1, REX-3P-1). */
export function allowedMembership(t: Table, s: State, proposer: number, members: number): boolean {
  const size = sizeOf(members);
  return ((members >> proposer) & 1) === 1 && size >= 2 && size <= t.maxAlliance && allianceOf(s, proposer) !== members;
}

/** Forms an alliance; members leave any other one (REX-CEASE-10). Returns every seat whose alliance has changed. */
export function formAlliance(t: Table, s: State, members: number): number {
  let changed = members;
  for (let seat = 0; seat < t.seats; seat++) if ((members >> seat) & 1) changed |= s.allies[seat] as number;
  for (let seat = 0; seat < t.seats; seat++) if ((members >> seat) & 1) leaveAlliance(s, seat);
  for (let seat = 0; seat < t.seats; seat++) if ((members >> seat) & 1) s.allies[seat] = members & ~(1 << seat);
  tellAll(t, 'allied', members);
  partAllies(t, s, members);
  return changed;
}

/** Allies do not share a location: face-down Xxcha go first, then the member latest in turn order (REX-ALLY-18, E51). */
function partAllies(t: Table, s: State, members: number): void {
  const xxcha = s.seatOf[XXC] as number;
  for (let place = 0; place < t.places; place++) {
    if (place === t.council) continue;
    let here = 0;
    for (let seat = 0; seat < t.seats; seat++) if ((members >> seat) & 1 && ((s.present[seat] as number) >> place) & 1) here |= 1 << seat;
    if (sizeOf(here) < 2) continue;
    if (xxcha >= 0 && (here >> xxcha) & 1 && faceDown(s, xxcha, place) > 0) {
      sendHome(t, s, xxcha, place, 0, faceDown(s, xxcha, place));
      if (!(((s.present[xxcha] as number) >> place) & 1)) here &= ~(1 << xxcha);
    }
    for (let i = t.seats - 1; i >= 0 && sizeOf(here) > 1; i--) {
      const seat = inOrder(t, s, i);
      if (!((here >> seat) & 1)) continue;
      sendHome(t, s, seat, place, ordinary(t, s, seat, place), other(s, seat, place));
      here &= ~(1 << seat);
    }
  }
}

function sendHome(t: Table, s: State, seat: number, place: number, units: number, others: number): void {
  withdrawUnits(t, s, seat, place, units, others);
  tellAll(t, 'withdrew', seat, place, units, others);
}
