import type { AnyRules } from '@orrery/games';
import type { AnyKnowledge, BotLore, Judge, Solver } from '@orrery/games/plug';
import { quick, type Chance, type Choice, type Known, type TableView } from '@orrery/kernel';
import { knowledgeOf, loreOf } from './levels.ts';
import { Search } from './search/search.ts';
import { unaware } from './unaware.ts';

/** Judges by playing on from worlds a seat holds possible, as the players go on whom a search imagines. */
function playingOn(rules: AnyRules, knowledge: AnyKnowledge, { care = 1, dealt }: BotLore, solver?: Solver<TableView>): Judge {
  const searching = (known: Known<TableView>): Search<unknown, TableView> => new Search(rules, knowledge, known, quick(0), { care });
  return {
    partners: knowledge.partners ?? 1,
    weight(known, open) {
      if ((dealt?.(known.view.decision, open, known.view.viewer) ?? null) !== null) return 'none';
      return (knowledge.effort?.(known, open) ?? 1) > 0 ? 'heavy' : 'light';
    },
    trials(heard, open) {
      const known = unaware(knowledge, heard);
      const seat = known.view.viewer;
      const draw: (chance: Chance) => unknown = knowledge.worlds ? knowledge.worlds(known, 1) : rules.sample(known);
      const search = searching(known);
      const weights: number[] = [];
      const solved = solver?.solve(known, open);
      if (solved) solved.forEach(({ share }, i) => (weights[i] = share));
      else knowledge.incline?.(draw(quick(0)), seat, open, open.length, weights);
      const total = open.reduce((sum, _, i) => sum + (weights[i] ?? 1), 0);
      return {
        inclined: open.map((_, i) => (total > 0 ? (weights[i] ?? 1) / total : 1 / open.length)),
        next(tried, chance) {
          const world = draw(chance);
          const luck = chance.below(2 ** 32);
          return {
            weight: 1,
            shares: tried.map((i) => search.follow(rules.clone(world), quick(luck), { seat, choice: open[i] as Choice })),
          };
        },
      };
    },
    solved: (known) => solver?.whole(unaware(knowledge, known)) ?? null,
    standing: (state, knowns, chance) => searching(knowns[0] as Known<TableView>).follow(rules.clone(state), chance),
  };
}

/** Estimates taken to a power, so that they come true as often as they say. */
const sharpened = (knowledge: AnyKnowledge, rules: AnyRules, power: number): AnyKnowledge => {
  const { evaluate, partners = 1 } = knowledge;
  if (!evaluate || power === 1) return knowledge;
  return {
    ...knowledge,
    evaluate(state, out) {
      evaluate(state, out);
      let total = 0;
      for (let seat = 0; seat < rules.seats; seat++) total += out[seat] = (out[seat] as number) ** power;
      for (let seat = 0; seat < rules.seats; seat++) out[seat] = (partners * (out[seat] as number)) / total;
    },
  };
};

/** Whoever says what decisions at a table are worth: the net where one was trained for it, else the players whom a search imagines. */
export async function openJudge(game: string, rules: AnyRules): Promise<Judge> {
  const lore = await loreOf(game);
  const trained = await lore.trained?.(rules);
  if (trained) return trained.judge;
  const knowledge = await knowledgeOf(game, rules);
  return playingOn(rules, sharpened(knowledge, rules, lore.sharpness ?? 1), lore, await knowledge.solver?.());
}
