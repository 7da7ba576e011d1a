import { set, type Seat } from '@orrery/kernel';
import { huntersOn, islandOf, playerOf, type IslandState, type State } from './state.ts';
import { partnerOf, sideOfSeat, type Table } from './table.ts';
import type { Island, Islands } from './words.ts';

type Players = Pick<State, 'players'>;
type Sky = Pick<State, 'islands'>;

/** Brings hunters to an island or takes them away; control follows at once. GRV-CTRL-1, GRV-CTRL-5 */
export function putHunters(state: Players & Sky, seat: Seat, island: Island, number: number): void {
  const here = islandOf(state, island);
  const player = playerOf(state, seat);
  const hunters = huntersOn(here, seat) + number;
  here.hunters[seat] = hunters;
  here.strength += number;
  player.control = hunters > 0 ? set.with(player.control, island) : set.without(player.control, island);
}

export function putMercenaries(state: Sky, island: Island, number: number): void {
  const here = islandOf(state, island);
  here.mercenaries += number;
  here.strength += number;
}

/** Islands a seat controls. */
export const controlOf = (state: Players, seat: Seat): Islands => playerOf(state, seat).control;

/** Islands that the side of a seat controls. */
export function sideControl(table: Table, state: Players, seat: Seat): Islands {
  const partner = partnerOf(table, seat);
  const own = controlOf(state, seat);
  return partner < 0 ? own : set.union(own, controlOf(state, partner));
}

/** Islands that anybody controls. */
export function controlled({ players }: Players): Islands {
  let islands: Islands = 0;
  for (const { control } of players) islands = set.union(islands, control);
  return islands;
}

/** The side that controls an island, −1 if none does. */
export function sideOf(table: Table, { players }: Players, island: Island): number {
  for (let seat = 0; seat < players.length; seat++)
    if (set.has(playerOf({ players }, seat).control, island)) return sideOfSeat(table, seat);
  return -1;
}

export const neighbours = (state: Sky, island: Island): Islands => islandOf(state, island).near;

/** Islands adjacent to at least one island of a set. */
export function besides(state: Sky, islands: Islands): Islands {
  let beside: Islands = 0;
  for (let rest = islands; rest !== 0; rest = set.rest(rest)) beside = set.union(beside, neighbours(state, set.first(rest)));
  return beside;
}

/** Berths free on an airship, for hunters and for mercenaries. GRV-SHIP-2 */
export function freeBerths({ pack }: Table, state: Players, seat: Seat): number {
  const { hunters, mercenaries } = playerOf(state, seat).airship;
  return pack.pieces.airshipCrew - hunters - mercenaries;
}
export function freeMercenaryBerths(table: Table, state: Players, seat: Seat): number {
  return Math.min(freeBerths(table, state, seat), table.pack.pieces.airshipMercenaries - playerOf(state, seat).airship.mercenaries);
}

export const gravity = ({ permanent, temporary }: IslandState): number => permanent + temporary;
export const gravityOn = (state: Sky, island: Island): number => gravity(islandOf(state, island));
