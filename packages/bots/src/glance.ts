import type { Bot, Choice, Rules, TableView } from '@orrery/kernel';
import type { Knowledge, Skill } from '@orrery/games/plug';
import { settle } from './search/bot.ts';

/** Plays by first impression: choices are drawn by how much they appeal, without looking ahead. The vaguer the impression, the more alike they are. */
export function glanceBot<S, V extends TableView>(
  rules: Rules<S, V>,
  knowledge: Knowledge<S, V>,
  { memory, vagueness = 1, solves = false }: Skill,
): Bot<V> {
  return {
    async decide(known, open, chance) {
      const solved = solves && open.length > 1 ? (await knowledge.solver?.())?.solve(known, open) : null;
      if (solved) return settle(solved, chance);
      if (!knowledge.incline || open.length === 1) return open[chance.below(open.length)] as Choice;
      const state = (knowledge.worlds ? knowledge.worlds(known, memory) : rules.sample(known))(chance);
      const weights: number[] = [];
      knowledge.incline(state, known.view.viewer, open, open.length, weights);
      if (vagueness !== 1) for (const i of open.keys()) weights[i] = (weights[i] as number) ** (1 / vagueness);
      const total = open.reduce((sum, _, i) => sum + (weights[i] as number), 0);
      let rest = (chance.below(1 << 24) / (1 << 24)) * total;
      return open.find((_, i) => (rest -= weights[i] as number) < 0) ?? (open[open.length - 1] as Choice);
    },
  };
}
