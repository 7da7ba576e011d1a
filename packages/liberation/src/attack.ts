import { ALL, type Tell } from '@orrery/kernel';
import { first, size, type CitySet } from './cities.ts';
import { DYN_HIT } from './decisions.ts';
import type { State } from './state.ts';
import { DYNASTY, type Table } from './table.ts';
import { win } from './turn.ts';

export const HIT = 0;
export const MISS = 1;
export const FOUND = 2;

/**
 * Every named city is attacked at once. LIB-ATTACK-4, LIB-ATTACK-5, LIB-ATTACK-7, LIB-MISSION-SUPERWEAPON-2, LIB-MISSION-SUPERWEAPON-3:
 * the base first, then the hand, else nothing happens.
 */
export function attack(table: Table, state: State, targets: CitySet, tell?: Tell): number {
  const { base } = table.events;
  if ((targets >> state.base) & 1) {
    if (tell) tell(ALL, base.baseHit + state.base);
    win(table, state, DYNASTY, DYNASTY, tell);
    return FOUND;
  }
  const hits = targets & state.liberation;
  if (hits === 0) {
    if (tell) for (let rest = targets; rest !== 0; rest &= rest - 1) tell(ALL, base.missed + first(rest));
    return MISS;
  }
  state.liberation &= ~hits;
  state.captured = hits;
  state.at = DYN_HIT;
  if (tell) {
    for (let rest = hits; rest !== 0; rest &= rest - 1) tell(ALL, base.hit + first(rest));
    // Of several cities under attack fewer may be hit than could be: that these were all is told, not left to be heard from silence.
    if (targets & (targets - 1)) tell(ALL, base.struck + size(hits));
  }
  return HIT;
}

/** LIB-ATTACK-6: the taken card is occupied, ready, or discarded. Returns whether more cards wait. */
export function capture(table: Table, state: State, city: number, occupy: boolean, tell?: Tell): boolean {
  const bit = 1 << city;
  state.captured &= ~bit;
  if (occupy) state.occupied |= bit;
  else state.discard |= bit;
  if (tell) tell(ALL, table.events.base.captured + city * 2 + (occupy ? 1 : 0));
  return state.captured !== 0;
}
