import { ALL, type Tell } from '@orrery/kernel';
import { running } from './legal.ts';
import type { State } from './state.ts';
import { CATEGORY, MAP, type Table } from './table.ts';

/** LIB-MISSION-PROBE-1 … LIB-MISSION-PROBE-3 */
export function answerProbe(table: Table, state: State, area: number, tell?: Tell): void {
  if (!tell) return;
  const { scope } = running(table, state);
  const cities = scope === MAP ? table.atlas.mapCities : scope === CATEGORY ? table.categoryCities : table.planetCities;
  const { base, second, third } = table.events;
  const first = scope === MAP ? base.probed : scope === CATEGORY ? (third.probed as number) : (second.probed as number);
  tell(ALL, first + area * 2 + (((cities[area] as number) >> state.base) & 1));
}
