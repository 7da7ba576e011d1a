import { quick, startMatch, seeded, type Choice, type Event, type Known, type Named, type Rules, type TableView } from '@orrery/kernel';

interface Node {
  visits: number;
  available: number;
  reward: number;
  children: Map<Choice, Node> | null;
}
const node = (): Node => ({ visits: 0, available: 0, reward: 0, children: null });

/** Of the open choices the one with the best upper bound; one never tried comes first. */
function pick(parent: Node, list: readonly Choice[], open: number): Choice {
  const children = (parent.children ??= new Map<Choice, Node>());
  let best = list[0] as Choice;
  let most = -1;
  for (let i = 0; i < open; i++) {
    const choice = list[i] as Choice;
    const child = children.get(choice);
    if (!child) return choice;
    child.available++;
    const bound = child.reward / child.visits + 0.7 * Math.sqrt(Math.log(child.available) / child.visits);
    if (bound > most) [most, best] = [bound, choice];
  }
  return best;
}

/**
 * Information-set search as plain as it can be: every iteration samples a world, goes down the tree by upper bounds, adds one node and plays out at random
 * to the end. It measures the rules, not the strength of a bot.
 */
export function searchIterations<S, V extends TableView, N extends Named, E extends Event>(
  rules: Rules<S, V, N, E>,
  known: Known<V>,
  seed: number,
): () => number {
  const chance = quick(seed);
  const list: Choice[] = [];
  const sample = rules.sample(known);
  let root = node();
  const iterate = (): void => {
    const state = sample(chance);
    const path: Node[] = [root];
    const seats: number[] = [-1];
    let at: Node | null = root;
    for (let asked = rules.asked(state); asked !== 0; asked = rules.asked(state)) {
      const seat = 31 - Math.clz32(asked & -asked);
      const open = rules.legal(state, seat, list);
      const choice: Choice = at ? pick(at, list, open) : (list[chance.below(open)] as Choice);
      rules.apply(state, seat, choice, chance);
      if (!at) continue;
      const children: Map<Choice, Node> = (at.children ??= new Map<Choice, Node>());
      const found = children.get(choice);
      const next = found ?? node();
      if (!found) children.set(choice, next);
      path.push(next);
      seats.push(seat);
      at = found ?? null;
    }
    const winners = rules.result(state)?.winners ?? [];
    path.forEach((visited, depth) => {
      visited.visits++;
      visited.available ||= 1;
      if (winners.includes(seats[depth] as number)) visited.reward++;
    });
  };
  return () => {
    root = node();
    for (let i = 0; i < 1000; i++) iterate();
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
