import { DECISIONS, RACE, RACES, type RexRules, type RexView, type State } from '@orrery/rex';
import type { Chance, Choice } from '@orrery/kernel';
import type { Knowledge } from '@orrery/games/plug';
import { boardOf, estimate } from './board.ts';
import { battleSolver } from './duel/solve.ts';
import { follies } from './follies.ts';
import { foretelling, inclination } from './inclination.ts';

/** Decisions of a running battle: they are thought through to its end, which is near, so often. */
const IN_BATTLE: ReadonlySet<string> = new Set(['D-PLAN', 'D-CARDS', 'D-CALL', 'D-ANSWER', 'D-CMD-XX', 'D-CMD-JN', 'D-LOSS', 'D-KEEP']);
/** Decisions worth looking ahead to the end of the round; from its beginning that is far. */
const WEIGHTY: ReadonlySet<string> = new Set(['D-MOVE', 'D-DEPLOY', 'D-PICK', 'D-REC', 'D-FLIP']);
const EARLY: ReadonlySet<string> = new Set(['D-CF-ANSWER', 'D-CF-LEAVE', 'D-OFF-MOVE']);
const effortFor = (decision: string): number => (IN_BATTLE.has(decision) ? 3 : WEIGHTY.has(decision) ? 1 : EARLY.has(decision) ? 0.3 : 0);

function drawn(weights: readonly number[], chance: Chance): number {
  let rest = (chance.below(1 << 24) / (1 << 24)) * weights.reduce((sum, weight) => sum + weight, 0);
  const found = weights.findIndex((weight) => (rest -= weight) < 0);
  return found < 0 ? weights.length - 1 : found;
}

export function rexKnowledge(rules: RexRules): Knowledge<State, RexView> {
  const board = boardOf(rules);
  const incline = inclination(rules, board);
  const inBattle = DECISIONS.map((id) => IN_BATTLE.has(id));
  /** Of what Xxcha has foretold nobody knows anything, but some of it is likelier. */
  const foretold = RACES.flatMap((_, race) =>
    Array.from({ length: board.rounds }, (_, i) => ({ race, round: i + 1, weight: foretelling(board, race, i + 1) })),
  );
  function guess(state: State, chance: Chance): void {
    const possible = foretold.filter(({ race }) => race !== RACE.XXC && (state.seatOf[race] ?? -1) >= 0);
    const { race, round } =
      possible[
        drawn(
          possible.map(({ weight }) => weight),
          chance,
        )
      ] ?? state.prediction;
    state.prediction = { race, round };
  }
  return {
    worlds(known) {
      const draw = rules.sample(known);
      const secret = known.view.own.prediction === null && known.view.result === null;
      return (chance) => {
        const state = draw(chance);
        if (secret && state.prediction.race >= 0) guess(state, chance);
        return state;
      };
    },
    incline,
    evaluate: (state, out) => estimate(board, state, out),
    horizon(root) {
      const { round } = root;
      const { location } = root.battle;
      if (inBattle[root.decision]) return (state) => state.battle.location !== location || state.round !== round;
      return (state) => state.round > round;
    },
    effort: ({ view }) => effortFor(view.decision),
    solve: battleSolver(rules, board),
    follies: follies(rules, board),
    holding(state, seat) {
      let held = 0;
      for (let card = 0; card < board.cards; card++) held = (held * 3 + (state.cards.hand[seat * board.cards + card] ?? 0)) | 0;
      return held;
    },
    greedy(known, open, chance) {
      const state = rules.sample(known)(chance);
      const weights: number[] = [];
      incline(state, known.view.viewer, open, open.length, weights);
      // What is foretold is drawn, so that nobody can count on it.
      if (known.view.decision === 'D-PREDICT') return open[drawn(weights.slice(0, open.length), chance)] as Choice;
      const top = Math.max(...weights.slice(0, open.length));
      const equals = open.filter((_, i) => (weights[i] as number) >= top - 1e-9);
      return equals[chance.below(equals.length)] as Choice;
    },
  };
}
