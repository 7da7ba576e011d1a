import { ALL, set } from '@orrery/kernel';
import type { City } from './cities.ts';
import type { Answering } from './decision.ts';
import { LIBERATION } from './sides.ts';
import type { Events } from './words.ts';

/** LIB-EVADE-1, LIB-EVADE-4, LIB-EVADE-7: a base that was exchanged is a hand card again; the others only learn that it may have been. */
export function moveBase({ state, tell }: Answering, to: City, seen: Events['evaded'], unseen: Events['evadedUnseen']): void {
  const from = state.base;
  state.liberation = set.without(set.with(state.liberation, from), to);
  state.base = to;
  tell?.(set.only(LIBERATION), seen(from, to));
  tell?.(set.without(ALL, LIBERATION), unseen());
}
