import { Belief, worlds, type Habits, type LiberationRules, type State, type View } from '@orrery/liberation';
import type { Known } from '@orrery/kernel';
import type { Knowledge } from '../knowledge.ts';
import { greedyChoice } from './greedy.ts';
import { inclination } from './inclination.ts';

/** Beliefs of the tables looked at last: a past that goes on is not taken in again from its beginning. */
export class Beliefs {
  readonly #rules: LiberationRules;
  readonly #habits: Habits | undefined;
  #past: readonly number[] = [];
  #belief: Belief | null = null;

  constructor(rules: LiberationRules, habits?: Habits) {
    this.#rules = rules;
    this.#habits = habits;
  }

  of(known: Known<View>): Belief {
    const { past, view } = known;
    const old = this.#past;
    let belief = this.#belief;
    if (!belief || belief.viewer !== view.viewer || old.length > past.length || old.some((entry, i) => entry !== past[i])) {
      belief = new Belief(this.#rules.table, view.viewer, this.#habits);
      this.#past = [];
    }
    for (let i = this.#past.length; i < past.length; i++) belief.push(past[i] as number);
    this.#past = past;
    this.#belief = belief;
    return belief;
  }
}

export function liberationKnowledge(rules: LiberationRules): Knowledge<State, View> {
  const beliefs = new Beliefs(rules);
  const incline = inclination(rules.table);
  return {
    worlds: (known) => worlds(rules.table, known.view, beliefs.of(known)),
    incline,
    greedy(known, open, chance) {
      const belief = beliefs.of(known);
      const state = worlds(rules.table, known.view, belief)(chance);
      return greedyChoice(rules.table, state, known.view.viewer, belief, open, incline, chance);
    },
    holding: (state, seat) => (seat === 0 ? state.dynasty : state.liberation * 32 + state.base),
  };
}
