import type { State } from '../state.ts';
import { ISLANDS, type Table } from '../table.ts';

/** Origins of a capture in the order in which they are asked: own airship, partner's airship, the islands. */
export const ORIGINS = ISLANDS + 2;

/** A capture: who attacks what, how, and whether with his partner. */
export interface Raid {
  readonly seat: number;
  readonly airship: boolean;
  readonly adjacent: boolean;
  readonly joint: boolean;
  readonly target: number;
}

export interface Supplies {
  hunters: number;
  partners: number;
  mercenaries: number;
}

/** One scratch value: read it before asking again. */
const found: Supplies = { hunters: 0, partners: 0, mercenaries: 0 };

/** The pieces an origin can give. A landing takes from airships only, an assault from islands beside the target only. GRV-CAPTURE-2, GRV-TEAM-JOINT-4 */
export function supplies(t: Table, s: State, raid: Raid, origin: number): Readonly<Supplies> {
  return count(t, s, raid.seat, raid.airship, raid.adjacent, raid.joint, raid.target, origin);
}

function count(
  t: Table,
  s: State,
  seat: number,
  airship: boolean,
  adjacent: boolean,
  joint: boolean,
  target: number,
  origin: number,
): Supplies {
  found.hunters = 0;
  found.partners = 0;
  found.mercenaries = 0;
  const partner = joint ? (t.partner[seat] as number) : -1;
  if (airship) {
    if (origin === 0) {
      found.hunters = s.crewHunters[seat] as number;
      found.mercenaries = s.crewMercenaries[seat] as number;
    } else if (origin === 1 && joint) {
      found.partners = s.crewHunters[partner] as number;
      found.mercenaries = s.crewMercenaries[partner] as number;
    }
    return found;
  }
  const island = origin - 2;
  if (island < 0 || island === target || (adjacent && !(((s.near[target] as number) >> island) & 1))) return found;
  const controllers = (s.control[seat] as number) | (joint ? (s.control[partner] as number) : 0);
  if (!((controllers >> island) & 1)) return found;
  found.hunters = s.hunters[seat * ISLANDS + island] as number;
  if (joint) found.partners = s.hunters[partner * ISLANDS + island] as number;
  found.mercenaries = s.mercenaries[island] as number;
  return found;
}

/** How many pieces an origin can give. */
export function gives(t: Table, s: State, raid: Raid, origin: number): number {
  const { hunters, partners, mercenaries } = supplies(t, s, raid, origin);
  return hunters + partners + mercenaries;
}

/** Whether all pieces together could take the target. GRV-CAPTURE-4, GRV-CAPTURE-5, GRV-TEAM-JOINT-5, GRV-TEAM-JOINT-7 */
export function reaches(t: Table, s: State, seat: number, airship: boolean, adjacent: boolean, joint: boolean, target: number): boolean {
  let pieces = 0;
  let hunters = 0;
  let partners = 0;
  const last = airship ? 2 : ORIGINS;
  for (let origin = airship ? 0 : 2; origin < last; origin++) {
    if (origin > 1 && adjacent && !(((s.near[target] as number) >> (origin - 2)) & 1)) continue;
    const here = count(t, s, seat, airship, adjacent, joint, target, origin);
    pieces += here.hunters + here.partners + here.mercenaries;
    hunters += here.hunters + here.partners;
    if (!joint) continue;
    partners += here.partners;
    const partner = t.partner[seat] as number;
    if (origin === 1 || (origin > 1 && ((s.control[partner] as number) >> (origin - 2)) & 1)) partners += here.mercenaries;
  }
  return hunters > 0 && pieces >= (s.strength[target] as number) + t.pack.capture.margin && (!joint || partners > 0);
}

export function originName(t: Table, origin: number): string {
  if (origin === 0) return 'airship';
  return origin === 1 ? 'partnerAirship' : (t.islandIds[origin - 2] as string);
}
