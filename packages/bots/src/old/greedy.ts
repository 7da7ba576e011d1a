import type { Bot, Chance, Choice, Known, Rules, TableView } from '@orrery/kernel';
import { quick } from '@orrery/kernel';
import type { Knowledge } from '@orrery/games/plug';
import { shareOf } from '../share.ts';

/** Worlds in which each choice is tried. */
const WORLDS = 16;

/**
 * One ply: takes the choice after which the evaluation is best, over a few worlds it holds possible. A choice that leaves the seat in the middle of its
 * answer is judged with the rest of the answer taken at a glance.
 */
function oneply<S, V extends TableView>(
  rules: Rules<S, V>,
  knowledge: Knowledge<S, V>,
  known: Known<V>,
  open: readonly Choice[],
  table: Chance,
): Choice {
  const seat = known.view.viewer;
  const chance = quick(table.below(2 ** 32));
  const draw = knowledge.worlds ? knowledge.worlds(known, 1) : rules.sample(known);
  const sums = open.map(() => 0);
  const list: Choice[] = [];
  const values: number[] = [];
  const weights: number[] = [];
  for (let world = 0; world < WORLDS; world++) {
    const origin = draw(chance);
    open.forEach((choice, i) => {
      const state = rules.clone(origin);
      rules.apply(state, seat, choice, chance);
      for (let step = 0; step < 6 && rules.asked(state) === 1 << seat; step++) {
        const n = rules.legal(state, seat, list);
        knowledge.incline?.(state, seat, list, n, weights);
        let best = 0;
        if (knowledge.incline) for (let k = 1; k < n; k++) if ((weights[k] as number) > (weights[best] as number)) best = k;
        rules.apply(state, seat, list[best] as Choice, chance);
      }
      const result = rules.result(state);
      if (result) values[seat] = shareOf(result.winners, seat, rules.seats, knowledge.partners);
      else if (knowledge.evaluate) knowledge.evaluate(state, values);
      else values[seat] = 0.5;
      sums[i] = (sums[i] as number) + (values[seat] as number);
    });
  }
  const best = Math.max(...sums);
  const equals = open.filter((_, i) => (sums[i] as number) >= best - 1e-9);
  return equals[table.below(equals.length)] as Choice;
}

export function greedyBot<S, V extends TableView>(rules: Rules<S, V>, knowledge: Knowledge<S, V> = {}): Bot<V> {
  return {
    async decide(known, open, chance) {
      if (open.length === 1) return open[0] as Choice;
      return knowledge.greedy ? knowledge.greedy(known, open, chance) : oneply(rules, knowledge, known, open, chance);
    },
  };
}
