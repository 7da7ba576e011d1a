import { quick, seeded, startMatch, type Event, type Named, type Rules, type TableView } from '@orrery/kernel';

/*
 * Random play by every road. Each call makes its own closure, but call sites inside are shared by all games of a process, as they are
 * in a server: nothing here is tuned to one game.
 */

/** Plays one whole random game with list and apply; returns the steps. */
export function randomSteps<S, V extends TableView, N extends Named, E extends Event>(
  rules: Rules<S, V, N, E>,
  seed: number,
): () => number {
  const chance = quick(seed);
  const list: number[] = [];
  return () => {
    const state = rules.start(chance);
    let steps = 0;
    for (let asked = rules.asked(state); asked !== 0; asked = rules.asked(state)) {
      const seat = 31 - Math.clz32(asked & -asked);
      const open = rules.legal(state, seat, list);
      rules.apply(state, seat, list[chance.below(open)] as number, chance);
      steps++;
    }
    return steps;
  };
}

/** The same with the view of the seat that decides, at every step. */
export function randomViewSteps<S, V extends TableView, N extends Named, E extends Event>(
  rules: Rules<S, V, N, E>,
  seed: number,
): () => number {
  const chance = quick(seed);
  const list: number[] = [];
  let seen = 0;
  return () => {
    const state = rules.start(chance);
    let steps = 0;
    for (let asked = rules.asked(state); asked !== 0; asked = rules.asked(state)) {
      const seat = 31 - Math.clz32(asked & -asked);
      seen ^= rules.view(state, seat).asked;
      const open = rules.legal(state, seat, list);
      rules.apply(state, seat, list[chance.below(open)] as number, chance);
      steps++;
    }
    return seen < 0 ? 0 : steps;
  };
}

/** Answers through a match: refusal check, log, events and the views of all seats after every answer. */
export function matchAnswers<S, V extends TableView, N extends Named, E extends Event>(
  rules: Rules<S, V, N, E>,
  seed: number,
): () => number {
  const chance = quick(seed);
  const source = seeded(`bench ${seed}`);
  return () => {
    const match = startMatch(rules, source);
    let answers = 0;
    for (let asked = match.asked; asked !== 0; asked = match.asked) {
      const seat = 31 - Math.clz32(asked & -asked);
      const open = match.open(seat);
      match.answer(seat, open[chance.below(open.length)] as number);
      for (let viewer = 0; viewer < rules.seats; viewer++) match.known(viewer);
      answers++;
    }
    return answers;
  };
}

/** States met in random play, for what is measured on single states. */
export function statesOf<S, V extends TableView, N extends Named, E extends Event>(
  rules: Rules<S, V, N, E>,
  seed: number,
  most: number,
): S[] {
  const chance = quick(seed);
  const list: number[] = [];
  const states: S[] = [];
  while (states.length < most) {
    const state = rules.start(chance);
    for (let asked = rules.asked(state); asked !== 0 && states.length < most; asked = rules.asked(state)) {
      const seat = 31 - Math.clz32(asked & -asked);
      states.push(rules.clone(state));
      rules.apply(state, seat, list[chance.below(rules.legal(state, seat, list))] as number, chance);
    }
  }
  return states;
}
