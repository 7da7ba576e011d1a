import { add, type State } from './state.ts';
import { ISLANDS, type Table } from './table.ts';

/** Brings hunters to an island or takes them away; control follows at once. GRV-CTRL-1, GRV-CTRL-5 */
export function putHunters(s: State, seat: number, island: number, number: number): void {
  const at = seat * ISLANDS + island;
  const hunters = (s.hunters[at] as number) + number;
  s.hunters[at] = hunters;
  add(s.strength, island, number);
  if (hunters > 0) s.control[seat] = (s.control[seat] as number) | (1 << island);
  else s.control[seat] = (s.control[seat] as number) & ~(1 << island);
}

export function putMercenaries(s: State, island: number, number: number): void {
  add(s.mercenaries, island, number);
  add(s.strength, island, number);
}

/** Islands that the side of a seat controls. */
export function sideControl(t: Table, s: Pick<State, 'control'>, seat: number): number {
  const partner = t.partner[seat] as number;
  return (s.control[seat] as number) | (partner < 0 ? 0 : (s.control[partner] as number));
}

/** Islands that anybody controls. */
export function controlled(s: Pick<State, 'control'>): number {
  let islands = 0;
  for (let seat = 0; seat < s.control.length; seat++) islands |= s.control[seat] as number;
  return islands;
}

/** The side that controls an island, −1 if none does. */
export function sideOf(t: Table, s: Pick<State, 'control'>, island: number): number {
  for (let seat = 0; seat < t.seats; seat++) if (((s.control[seat] as number) >> island) & 1) return t.side[seat] as number;
  return -1;
}

/** Islands adjacent to at least one island of a set. */
export function besides(s: Pick<State, 'near'>, islands: number): number {
  let beside = 0;
  for (let i = 0; i < ISLANDS; i++) if ((islands >> i) & 1) beside |= s.near[i] as number;
  return beside;
}

/** Berths free on an airship, for hunters and for mercenaries. GRV-SHIP-2 */
export function freeBerths(t: Table, s: State, seat: number): number {
  return t.pack.pieces.airshipCrew - (s.crewHunters[seat] as number) - (s.crewMercenaries[seat] as number);
}
export function freeMercenaryBerths(t: Table, s: State, seat: number): number {
  return Math.min(freeBerths(t, s, seat), t.pack.pieces.airshipMercenaries - (s.crewMercenaries[seat] as number));
}

export function gravity(s: Pick<State, 'permanent' | 'temporary'>, island: number): number {
  return (s.permanent[island] as number) + (s.temporary[island] as number);
}
