/** A table that does not begin with a deal: it starts at a position, and everybody with what they know of it. */
import type { AnyRules } from './engines.ts';

export interface Position {
  readonly state: unknown;
  /** What each seat remembers, the spectator last. */
  readonly pasts: readonly (readonly number[])[];
}

const SPECTATORS_BIT = 15;

/** The same rules, but a match by them starts here: it tells everybody their past, then goes on. */
export function startingAt(rules: AnyRules, { state, pasts }: Position): AnyRules {
  return {
    ...rules,
    start(_chance, tell) {
      pasts.forEach((past, row) => {
        const viewer = 1 << (row < rules.seats ? row : SPECTATORS_BIT);
        for (const entry of past) tell?.(viewer, entry);
      });
      return rules.clone(state);
    },
  };
}
