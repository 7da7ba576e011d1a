import { DECISIONS, RACE, type RexRules, type RexView, type State } from '@orrery/rex';
import { set, type Chance, type Choice } from '@orrery/kernel';
import type { Knowledge, Solver } from '@orrery/games/plug';
import { BATTLE, EFFORT } from '../effort.ts';
import { boardOf, estimate } from './board.ts';
import type { follies } from './follies.ts';
import { inclination } from './inclination.ts';

/** With more of it a choice is made because it appealed at a glance, however it turns out. */
const CURIOSITY = 1.25;

function drawn(weights: readonly number[], chance: Chance): number {
  let rest = (chance.below(1 << 24) / (1 << 24)) * weights.reduce((sum, weight) => sum + weight, 0);
  const found = weights.findIndex((weight) => (rest -= weight) < 0);
  return found < 0 ? weights.length - 1 : found;
}

export function rexKnowledge(rules: RexRules): Knowledge<State, RexView> {
  const board = boardOf(rules);
  const incline = inclination(rules, board);
  const inBattle = DECISIONS.map((id) => EFFORT[id] === BATTLE);
  /** Of what Xxcha has foretold nobody knows anything, but mostly it is one of the two who win if nobody else does. */
  function guess(state: State, chance: Chance): void {
    const drawn = chance.below(10);
    const race = drawn < 4 ? RACE.HAC : drawn < 6 ? RACE.SOL : RACE.XXC;
    if (race !== RACE.XXC && (state.seatOf[race] ?? -1) >= 0) state.prediction = { race, round: board.rounds };
  }
  // Both are fetched when a bot first needs them: nobody waits for them before a table.
  let solving: Solver<RexView> | undefined;
  const solver = async (): Promise<Solver<RexView>> => (solving ??= (await import('./duel/solve.ts')).battleSolver(rules, board));
  let judging: ReturnType<typeof follies> | undefined;
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
    curiosity: CURIOSITY,
    evaluate: (state, out) => estimate(board, state, out),
    horizon(root) {
      // What is set up shows its worth in the first round.
      const round = Math.max(1, root.round);
      const { location } = root.battle;
      if (inBattle[root.decision]) return (state) => state.battle.location !== location || state.round !== round;
      return (state) => state.round > round;
    },
    // Plans of a battle are mixed: everything else is done for what it brings.
    rivals: ({ view }) => view.decision !== 'D-PLAN' && view.decision !== 'D-CARDS',
    partway: (state, seat) => set.has(state.asked, seat) && (state.drafts[seat]?.length ?? 0) > 0,
    effort: ({ view }) => EFFORT[view.decision] ?? 0,
    solver,
    async follies(known, open) {
      if (known.view.round === 0) return []; // nothing of the set-up is silly
      judging ??= (await import('./follies.ts')).follies(rules, board);
      const found = judging(known, open);
      const planning = known.view.decision === 'D-PLAN' || known.view.decision === 'D-CARDS';
      const solved = found.length > 0 && planning ? (await solver()).solve(known, open) : null;
      return solved ? (await import('./duel/borneOut.ts')).borneOut(found, solved) : found;
    },
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
