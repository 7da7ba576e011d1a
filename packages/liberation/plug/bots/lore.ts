import { seen, worlds, type Habits, type LiberationRules, type State, type View } from '@orrery/liberation';
import type { Chance, Known } from '@orrery/kernel';
import type { Knowledge } from '@orrery/games/plug';
import { Beliefs } from './beliefs.ts';
import { forgetful } from './forgetful.ts';
import { follies } from './follies.ts';
import { greedyChoice } from './greedy.ts';
import { sensible } from './habits.ts';
import { inclination } from './inclination.ts';
import { instinct } from './instinct.ts';
import { reasons } from './reasons.ts';
import { Trail } from './trail.ts';

/** Draws are compared with the memory in steps of a thousandth. */
const STEPS = 1000;

export function liberationKnowledge(rules: LiberationRules, habits: Habits | undefined = sensible): Knowledge<State, View> {
  const { table } = rules;
  const exactly = new Beliefs(rules);
  const beliefs = new Beliefs(rules, habits);
  const incline = inclination(table);
  const trail = new Trail(table);
  const silly = follies(rules);

  /** Worlds by the whole past, each with the trail as it is now. */
  const remembered = (known: Known<View>): ((chance: Chance) => State) => {
    const belief = beliefs.of(known);
    const draw = worlds(table, known.view, belief);
    const now = seen(table, known.view);
    trail.clear();
    for (const entry of known.past) if (entry >= 0) trail.hear(now, entry);
    const { gone, occupied } = trail;
    const hunts = known.view.viewer === 0 && known.view.baseSet;
    const base = hunts ? belief.bases().slice() : trail.base.slice();
    const hand = hunts ? belief.hands().slice() : trail.hand.slice();
    return (chance) => {
      trail.base.set(base);
      trail.hand.set(hand);
      trail.gone = gone;
      trail.occupied = occupied;
      return draw(chance);
    };
  };
  /** Worlds by what lies on the table: the trail is as cold as it was at the start. */
  const forgotten = ({ view }: Known<View>): ((chance: Chance) => State) => {
    const draw = forgetful(table, view);
    const now = seen(table, view);
    return (chance) => {
      trail.clear();
      trail.occupied = now.occupied;
      const state = draw(chance);
      if (view.baseSet) trail.start(state);
      return state;
    };
  };
  return {
    worlds(known, memory) {
      if (memory >= 1) return remembered(known);
      const vague = forgotten(known);
      if (memory <= 0) return vague;
      const exact = remembered(known);
      return (chance) => (chance.below(STEPS) < memory * STEPS ? exact(chance) : vague(chance));
    },
    incline: instinct(table, trail, incline),
    hear(state, to, event) {
      if (to & 1) trail.hear(state, event);
    },
    holding: (state, seat) => (seat === 0 ? state.dynasty : state.liberation * 32 + state.base),
    follies: (known, open) => silly(exactly.of(known), known, open),
    reasons: (known, choice) => reasons(table, exactly.of(known), known, choice),
    greedy(known, open, chance) {
      const belief = beliefs.of(known);
      const state = worlds(table, known.view, belief)(chance);
      return greedyChoice(table, state, known.view.viewer, belief, open, incline, chance);
    },
  };
}
