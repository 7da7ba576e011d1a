import { ALL, set } from '@orrery/kernel';
import type { City } from './cities.ts';
import type { Answering } from './decision.ts';

/** LIB-OCCUPY-1, LIB-OCCUPY-3: a card of the hand, ready. */
export function occupy({ table: { events }, state, tell }: Answering, city: City): void {
  state.dynasty = set.without(state.dynasty, city);
  state.occupied = set.with(state.occupied, city);
  tell?.(ALL, events.occupied(city));
}

/** LIB-UNEXPLOIT-1 */
export function unexploit({ table: { events }, state, tell }: Answering, city: City): void {
  state.exploited = set.without(state.exploited, city);
  tell?.(ALL, events.unexploited(city));
}
