import type { Step } from './fault.ts';

/** At most this many tries to leave steps out. */
const TRIES = 400;

/** The shortest list of steps found that still shows a fault: the beginning of the game, if that is enough; then ever smaller runs of steps are left out. */
export function shrink(steps: readonly Step[], shows: (steps: readonly Step[]) => boolean): readonly Step[] {
  let best = steps;
  let tries = 0;
  for (let length = 1; length < best.length; length *= 2) if (shows(steps.slice(0, length))) best = steps.slice(0, length);
  for (let size = Math.ceil(best.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let from = 0; from < best.length && tries < TRIES;) {
      const shorter = [...best.slice(0, from), ...best.slice(from + size)];
      tries++;
      if (shorter.length < best.length && shows(shorter)) best = shorter;
      else from += size;
    }
  }
  return best;
}
