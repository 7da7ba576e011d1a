import type { Event, Named, Rules, TableView } from '@orrery/kernel';
import { cpuSecondsEach } from './measure.ts';
import { statesOf } from './play.ts';

/** Microseconds to write a state of random play as JSON and to read it back. */
export function saveRestoreMicros<S, V extends TableView, N extends Named, E extends Event>(
  rules: Rules<S, V, N, E>,
  seed: number,
): number {
  const states = statesOf(rules, seed, 500);
  let bytes = 0;
  const seconds = cpuSecondsEach(() => {
    for (const state of states) {
      const text = JSON.stringify(state);
      bytes += text.length;
      rules.clone(JSON.parse(text) as S);
    }
    return bytes > 0 ? states.length : 0;
  });
  return Math.round(seconds * 1e7) / 10;
}
