import { ALL, type Chance, type Tell } from '@orrery/kernel';
import type { State } from './state.ts';
import { DYNASTY, LIBERATION, type Table } from './table.ts';
import { beginTurn, draw } from './turn.ts';

/** LIB-SETUP-10 … LIB-SETUP-13 */
export function placeFirstBase(table: Table, state: State, city: number, chance: Chance, tell?: Tell): void {
  state.liberation &= ~(1 << city);
  state.base = city;
  if (tell) {
    tell(1 << LIBERATION, table.events.base.based + city);
    tell(ALL & ~(1 << LIBERATION), table.events.second.based as number);
  }
  // LIB-OPT-6
  if (table.settings.refillAfterPlacement) {
    draw(table, state, DYNASTY, chance, tell);
    draw(table, state, LIBERATION, chance, tell);
  }
  beginTurn(table, state, DYNASTY, tell);
}

/** LIB-EVADE-1, LIB-EVADE-4, LIB-EVADE-7: a base that was exchanged is a hand card again; the others only learn that it may have been. */
export function moveBase(table: Table, state: State, to: number, kind: 'evaded' | 'relocated', tell?: Tell): void {
  const from = state.base;
  state.liberation = (state.liberation | (1 << from)) & ~(1 << to);
  state.base = to;
  if (tell) {
    tell(1 << LIBERATION, table.events.base[kind] + from * table.cities.length + to);
    tell(ALL & ~(1 << LIBERATION), table.events.second[kind] as number);
  }
}
