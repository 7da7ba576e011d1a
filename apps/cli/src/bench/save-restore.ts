import { quick, type Event, type Named, type Rules, type TableView } from '@orrery/kernel';
import { statesOf } from './play.ts';

/** Enough for several rounds of garbage collection. */
const LET_GO = 20_000;

/** States of random play, each written as JSON and read back. */
export function savedAndRestored<S, V extends TableView, N extends Named, E extends Event>(
  rules: Rules<S, V, N, E>,
  seed: number,
): () => number {
  // Copies are short-lived in play. If the first that a process makes were those kept here, its compiler would take all of them for long-lived,
  // and from then on put each among old objects, which takes ten times as long: whether it does hangs on when garbage is collected.
  const state = rules.start(quick(seed));
  for (let i = 0; i < LET_GO; i++) rules.clone(state);
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
