import { ALL, no, set, type Refusal } from '@orrery/kernel';
import type { Cities, City } from './cities.ts';
import type { Answering, Seen } from './decision.ts';
import { named } from './refusals.ts';
import { around, type State } from './state.ts';

/** LIB-SABOTAGE-2 … LIB-SABOTAGE-4 */
export const sabotageable = (state: State): Cities =>
  set.minus(around(state, set.union(state.liberation, set.maybe(state.base))), state.occupied);

/** LIB-SABOTAGE-5 … LIB-SABOTAGE-7: the answer is given by the rules. */
export function sabotage({ table: { events }, state, tell }: Answering, city: City): void {
  tell?.(ALL, events.sabotage(city));
  if (!set.has(state.dynasty, city)) {
    tell?.(ALL, events.notInHand(city));
    return;
  }
  state.dynasty = set.without(state.dynasty, city);
  state.discard = set.with(state.discard, city);
  tell?.(ALL, events.sabotaged(city));
}

/** Why a city cannot be named at all, whoever names it. */
export function notSabotageable({ table, state }: Seen, city: City): Refusal | null {
  if (set.has(state.occupied, city)) return no('occupied', 'LIB-SABOTAGE-3', named(table, city));
  return set.has(state.inPlay, city) ? null : no('notInPlay', 'LIB-WARP-2', named(table, city));
}

export const noneAdjacent = ({ table, state }: Seen, city: City): Refusal | null =>
  set.has(sabotageable(state), city) ? null : no('noneAdjacent', 'LIB-SABOTAGE-2', named(table, city));
