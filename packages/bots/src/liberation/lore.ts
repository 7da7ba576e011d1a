import { worlds, type Habits, type LiberationRules, type State, type View } from '@orrery/liberation';
import type { Knowledge } from '../knowledge.ts';
import { Beliefs } from './beliefs.ts';
import { forgetful } from './forgetful.ts';
import { greedyChoice } from './greedy.ts';
import { sensible } from './habits.ts';
import { inclination } from './inclination.ts';
import { reasons } from './reasons.ts';

/** Draws are compared with the memory in steps of a thousandth. */
const STEPS = 1000;

export function liberationKnowledge(rules: LiberationRules, habits: Habits | undefined = sensible): Knowledge<State, View> {
  const { table } = rules;
  const exactly = new Beliefs(rules);
  const beliefs = new Beliefs(rules, habits);
  const incline = inclination(table);
  return {
    worlds(known, memory) {
      if (memory >= 1) return worlds(table, known.view, beliefs.of(known));
      const vague = forgetful(table, known.view);
      if (memory <= 0) return vague;
      const exact = worlds(table, known.view, beliefs.of(known));
      return (chance) => (chance.below(STEPS) < memory * STEPS ? exact(chance) : vague(chance));
    },
    incline,
    holding: (state, seat) => (seat === 0 ? state.dynasty : state.liberation * 32 + state.base),
    reasons: (known, choice) => reasons(table, exactly.of(known), known, choice),
    greedy(known, open, chance) {
      const belief = beliefs.of(known);
      const state = worlds(table, known.view, belief)(chance);
      return greedyChoice(table, state, known.view.viewer, belief, open, incline, chance);
    },
  };
}
