import { Search } from '@orrery/bots';
import { quick, startMatch, seeded, type Choice, type Event, type Known, type Named, type Rules, type TableView } from '@orrery/kernel';

/**
 * The bots' own search without knowledge of the game: every iteration samples a world, walks every seat's tree by what it did and was told,
 * and plays out at random to the end.
 */
export function searchIterations<S, V extends TableView, N extends Named, E extends Event>(
  rules: Rules<S, V, N, E>,
  known: Known<V>,
  seed: number,
): () => number {
  const chance = quick(seed);
  return () => {
    const search = new Search(rules, {}, known, chance);
    for (let i = 0; i < 1000; i++) search.iterate();
    return 1000;
  };
}

/** What the first seat that decides knows at the start of a game. */
export function firstKnown<S, V extends TableView, N extends Named, E extends Event>(
  rules: Rules<S, V, N, E>,
  until: (view: V) => boolean = () => true,
): Known<V> {
  const match = startMatch(rules, seeded('bench search'));
  for (;;) {
    const seat = 31 - Math.clz32(match.asked & -match.asked);
    const known = match.known(seat);
    if (until(known.view)) return known;
    match.answer(seat, match.open(seat)[0] as Choice);
  }
}
