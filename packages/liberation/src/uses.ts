import { set, type Index, type Open, type SetOf } from '@orrery/kernel';
import type { Cities, City } from './cities.ts';
import { payable } from './costs.ts';
import { DYNASTY } from './sides.ts';
import { neighbours, ready, type State } from './state.ts';
import { missionOf, type Table } from './table.ts';

/** What a city is exploited for. LIB-EXPLOIT-3 */
export type Uses = SetOf<'use'>;
export const USE = { occupy: 0, attack: 1, mission: 2 } as const satisfies Readonly<Record<string, Index<'use'>>>;
const { occupy: OCCUPY, attack: ATTACK, mission: MISSION } = USE;
export const EVERY_USE: Uses = set.of(Object.values(USE));

/** Whether a ready city would have one of these uses once it is exploited. LIB-EXPLOIT-4 */
export function hasUse(table: Table, state: State, city: City, uses: Uses): boolean {
  const near = neighbours(state, city);
  if (set.has(uses, OCCUPY) && set.both(state.dynasty, near) !== 0) return true;
  if (set.has(uses, ATTACK) && set.minus(near, state.occupied) !== 0) return true;
  return (
    set.has(uses, MISSION) &&
    payable(table, missionOf(table, DYNASTY, city), set.size(set.without(ready(state), city)), set.size(state.dynasty))
  );
}

/** Ready cities with at least one of these uses. */
export function usable(table: Table, state: State, uses: Uses): Cities {
  let found: Cities = 0;
  for (let rest = ready(state); rest !== 0; rest = set.rest(rest)) {
    const city = set.first(rest);
    if (hasUse(table, state, city, uses)) found = set.with(found, city);
  }
  return found;
}

/** The uses of the city that was exploited. */
export function listUses(table: Table, state: State, open: Open, uses: Uses): void {
  const { verbs } = table;
  const near = neighbours(state, state.exploiting);
  if (set.has(uses, OCCUPY)) open.each(verbs.occupy, set.both(state.dynasty, near));
  if (set.has(uses, ATTACK)) open.each(verbs.attack, set.minus(near, state.occupied));
  if (
    set.has(uses, MISSION) &&
    payable(table, missionOf(table, DYNASTY, state.exploiting), set.size(ready(state)), set.size(state.dynasty))
  )
    open.add(verbs.perform());
}
