import { answered, askSeat, draftOf } from '../frames.ts';
import { D_SOLPLACE, SOL, SOL_3 } from '../ids.ts';
import type { State } from '../state.ts';
import { raceData, type Table } from '../table.ts';
import { tellAll, tellSecret } from '../tell.ts';
import { addUnits, underFire } from '../units.ts';
import { isCancelled } from '../windows.ts';

export function askPlacement(s: State): void {
  askSeat(s, D_SOLPLACE, s.seatOf[SOL] as number);
}

const startUnits = (t: Table): number => raceData(t, SOL).startBoard.count ?? 0;
const radix = (t: Table): number => (t.c.playCard - t.c.place) / t.places;

/** Where Sol's first units may stand: its sectors, as far as they are not under bombardment (REX-SETUP-17). */
function startZone(t: Table, s: State): number {
  const sectors = raceData(t, SOL).startBoard.sectors ?? [];
  let set = 0;
  for (const sector of sectors) set |= t.inSector[sector] as number;
  return set & ~underFire(t, s) & ~t.demolished;
}

/** Units already placed by the steps so far, and the last location used. */
function placedSoFar(t: Table, s: State, seat: number): { readonly placed: number; readonly last: number } {
  let placed = 0;
  let last = -1;
  for (const choice of draftOf(s, seat)) {
    placed += (choice - t.c.place) % radix(t);
    last = Math.floor((choice - t.c.place) / radix(t));
  }
  return { placed, last };
}

/** D-SOLPLACE: location by location in board order, the last one taking what is left. */
export function placementLegal(t: Table, s: State, seat: number, out: number[]): number {
  const zone = startZone(t, s);
  const { placed, last } = placedSoFar(t, s, seat);
  const left = startUnits(t) - placed;
  let n = 0;
  for (let place = last + 1; place < t.places; place++) {
    if (!((zone >> place) & 1)) continue;
    const final = zone >> place === 1;
    for (let units = final ? left : 1; units <= left; units++) out[n++] = t.c.place + place * radix(t) + units;
  }
  return n;
}

export function placementAnswer(t: Table, s: State, seat: number, choice: number): void {
  draftOf(s, seat).push(choice);
  if (placedSoFar(t, s, seat).placed < startUnits(t)) return;
  for (const step of draftOf(s, seat)) {
    const place = Math.floor((step - t.c.place) / radix(t));
    const units = (step - t.c.place) % radix(t);
    addUnits(t, s, seat, place, units, 0);
    tellAll(t, 'placed', seat, place, units);
  }
  answered(s, seat);
}

/** Sol's look at the top bombardment card (REX-RACE-SOL-3); a cancelled one takes no knowledge away (E55). */
export function lookAtBombardment(t: Table, s: State): void {
  const seat = s.seatOf[SOL] as number;
  if (seat < 0 || isCancelled(s, SOL_3, true)) return;
  s.seenBombardment = 1;
  const top = s.bombardmentDeck[s.bombardmentDeck.length - 1] as number;
  tellSecret(t, seat, 'sawBombardment', t.pack.bombardmentCards[top]?.value ?? 0);
}
