import { set, type Seat } from '@orrery/kernel';
import { controlOf, neighbours } from '../control.ts';
import { huntersOn, islandOf, playerOf, type State } from '../state.ts';
import { ISLANDS, op, partnerOf, type Action, type Table } from '../table.ts';
import type { Island, Origin } from '../words.ts';

/** Origins of a capture in the order in which they are asked: own airship, partner's airship, the islands. */
export const OWN_AIRSHIP: Origin = 0;
export const PARTNERS_AIRSHIP: Origin = 1;
const FIRST_ISLAND: Origin = 2;
export const ORIGINS = FIRST_ISLAND + ISLANDS;

/** The island that an origin is, below 0 for an airship; and what an origin is called. */
export const islandOfOrigin = (origin: Origin): Island => origin - FIRST_ISLAND;
export const originId = ({ islandIds }: Table, origin: Origin): string =>
  islandIds[islandOfOrigin(origin)] ?? (origin === OWN_AIRSHIP ? 'airship' : 'partnerAirship');

/** A capture: who attacks what, how, and whether with his partner. */
export interface Raid {
  readonly seat: Seat;
  /** −1 unless the capture is a joint one. */
  readonly partner: Seat;
  readonly airship: boolean;
  readonly adjacent: boolean;
  readonly target: Island;
}

export const raid = (table: Table, seat: Seat, action: Action, joint: boolean, target: Island): Raid => ({
  seat,
  partner: joint ? partnerOf(table, seat) : -1,
  airship: action.op === op.captureFromAirship,
  adjacent: action.adjacent,
  target,
});

/** Whether pieces may come from an origin. A landing takes from airships only, an assault from islands beside the target only. GRV-CAPTURE-2, GRV-TEAM-JOINT-4 */
function serves(state: State, { seat, partner, airship, adjacent, target }: Raid, origin: Origin): boolean {
  if (origin === OWN_AIRSHIP) return airship;
  if (origin === PARTNERS_AIRSHIP) return airship && partner >= 0;
  const island = islandOfOrigin(origin);
  if (airship || island === target || (adjacent && !set.has(neighbours(state, target), island))) return false;
  return set.has(controlOf(state, seat), island) || (partner >= 0 && set.has(controlOf(state, partner), island));
}

/** Own hunters, the partner's and mercenaries that an origin can give. */
export function huntersFrom(state: State, raid: Raid, origin: Origin): number {
  if (origin === PARTNERS_AIRSHIP || !serves(state, raid, origin)) return 0;
  return origin === OWN_AIRSHIP
    ? playerOf(state, raid.seat).airship.hunters
    : huntersOn(islandOf(state, islandOfOrigin(origin)), raid.seat);
}
export function partnersFrom(state: State, raid: Raid, origin: Origin): number {
  const { partner } = raid;
  if (partner < 0 || origin === OWN_AIRSHIP || !serves(state, raid, origin)) return 0;
  return origin === PARTNERS_AIRSHIP
    ? playerOf(state, partner).airship.hunters
    : huntersOn(islandOf(state, islandOfOrigin(origin)), partner);
}
export function mercenariesFrom(state: State, raid: Raid, origin: Origin): number {
  if (!serves(state, raid, origin)) return 0;
  if (origin === OWN_AIRSHIP) return playerOf(state, raid.seat).airship.mercenaries;
  return origin === PARTNERS_AIRSHIP
    ? playerOf(state, raid.partner).airship.mercenaries
    : islandOf(state, islandOfOrigin(origin)).mercenaries;
}

/** Pieces of the partner among those of an origin: a mercenary on his airship or on an island he controls is one. GRV-TEAM-JOINT-5 */
export function partnersAmong(table: Table, state: State, seat: Seat, origin: Origin, partners: number, mercenaries: number): number {
  if (origin === OWN_AIRSHIP) return 0;
  const partner = partnerOf(table, seat);
  const his = partner >= 0 && (origin === PARTNERS_AIRSHIP || set.has(controlOf(state, partner), islandOfOrigin(origin)));
  return his ? partners + mercenaries : partners;
}

/** Whether all pieces together could take the target. GRV-CAPTURE-4, GRV-CAPTURE-5, GRV-TEAM-JOINT-5, GRV-TEAM-JOINT-7 */
export function reaches(table: Table, state: State, seat: Seat, action: Action, joint: boolean, target: Island): boolean {
  const needed = islandOf(state, target).strength + table.pack.capture.margin;
  const partner = joint ? partnerOf(table, seat) : -1;
  return action.op === op.captureFromAirship
    ? lands(state, seat, partner, needed)
    : assaults(state, seat, partner, target, action.adjacent, needed);
}

function lands(state: State, seat: Seat, partner: Seat, needed: number): boolean {
  const own = playerOf(state, seat).airship;
  if (partner < 0) return own.hunters > 0 && own.hunters + own.mercenaries >= needed;
  const his = playerOf(state, partner).airship;
  const partners = his.hunters + his.mercenaries;
  return partners > 0 && own.hunters + his.hunters > 0 && own.hunters + own.mercenaries + partners >= needed;
}

function assaults(state: State, seat: Seat, partner: Seat, target: Island, adjacent: boolean, needed: number): boolean {
  const his = partner < 0 ? 0 : controlOf(state, partner);
  const origins = set.without(set.union(controlOf(state, seat), his), target);
  let pieces = 0;
  let hunters = 0;
  let partners = 0;
  for (let rest = adjacent ? set.both(origins, neighbours(state, target)) : origins; rest !== 0; rest = set.rest(rest)) {
    const island = set.first(rest);
    const here = islandOf(state, island);
    const hisHunters = partner < 0 ? 0 : huntersOn(here, partner);
    hunters += huntersOn(here, seat) + hisHunters;
    pieces += huntersOn(here, seat) + hisHunters + here.mercenaries;
    partners += set.has(his, island) ? hisHunters + here.mercenaries : hisHunters;
  }
  return hunters > 0 && pieces >= needed && (partner < 0 || partners > 0);
}
