import { DECISIONS, type RexRules, type RexView, type State } from '@orrery/rex';
import type { Choice } from '@orrery/kernel';
import type { Knowledge } from '@orrery/games/plug';
import { boardOf, estimate } from './board.ts';
import { follies } from './follies.ts';
import { inclination } from './inclination.ts';

/** Decisions of a running battle: they are thought through to its end, which is near, so often. */
const IN_BATTLE: ReadonlySet<string> = new Set(['D-PLAN', 'D-CARDS', 'D-CALL', 'D-ANSWER', 'D-CMD-XX', 'D-CMD-JN', 'D-LOSS', 'D-KEEP']);
/** Decisions worth looking ahead to the end of the round. */
const WEIGHTY: ReadonlySet<string> = new Set([
  'D-MOVE',
  'D-DEPLOY',
  'D-PICK',
  'D-REC',
  'D-CF-ANSWER',
  'D-CF-LEAVE',
  'D-OFF-MOVE',
  'D-FLIP',
]);
const BATTLES_PER_ROUND = 8;

export function rexKnowledge(rules: RexRules): Knowledge<State, RexView> {
  const board = boardOf(rules);
  const incline = inclination(rules, board);
  const inBattle = DECISIONS.map((id) => IN_BATTLE.has(id));
  return {
    incline,
    evaluate: (state, out) => estimate(board, state, out),
    horizon(root) {
      const { round } = root;
      const { location } = root.battle;
      if (inBattle[root.decision]) return (state) => state.battle.location !== location || state.round !== round;
      return (state) => state.round > round;
    },
    effort: ({ view }) => (IN_BATTLE.has(view.decision) ? BATTLES_PER_ROUND : WEIGHTY.has(view.decision) ? 1 : 0),
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
      const top = Math.max(...weights.slice(0, open.length));
      const equals = open.filter((_, i) => (weights[i] as number) >= top - 1e-9);
      return equals[chance.below(equals.length)] as Choice;
    },
  };
}
