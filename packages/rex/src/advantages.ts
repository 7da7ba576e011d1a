import { set } from '@orrery/kernel';
import type { State } from './state.ts';
import type { Advantage } from './words.ts';

/** Whether an advantage is cancelled. */
export const isCancelled = (state: State, advantage: Advantage): boolean => set.has(state.cancelled, advantage);

/** The same for an advantage that is used now, once: a cancellation reaches no further. */
export function usedInVain(state: State, advantage: Advantage): boolean {
  const cancelled = isCancelled(state, advantage);
  state.cancelled = set.without(state.cancelled, advantage);
  return cancelled;
}
