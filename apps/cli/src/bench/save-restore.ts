import type { Event, Named, Rules, TableView } from '@orrery/kernel';
import { statesOf } from './play.ts';

/** States of random play, each written as JSON and read back. */
export function savedAndRestored<S, V extends TableView, N extends Named, E extends Event>(
  rules: Rules<S, V, N, E>,
  seed: number,
): () => number {
  const states = statesOf(rules, seed, 500);
  let bytes = 0;
  return () => {
    for (const state of states) {
      const text = JSON.stringify(state);
      bytes += text.length;
      rules.clone(JSON.parse(text) as S);
    }
    return bytes > 0 ? states.length : 0;
  };
}
