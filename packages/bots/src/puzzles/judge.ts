import type { AnyRules } from '@orrery/games';
import type { AnyKnowledge, Trained } from '@orrery/games/plug';
import type { Chance, Choice, Known, TableView } from '@orrery/kernel';
import { knowledgeOf, loreOf } from '../levels.ts';
import { unaware } from '../unaware.ts';
import { weigh, type Scale } from './weigh.ts';

/** A trained bot counts its thought in iterations; one of its worlds is worth so many of them. */
const WORLD = 16;

/** Weighs whole answers at one table: by the trained bot where there is one and the answers are single choices, by games played on otherwise. */
export interface Judge {
  readonly knowledge: AnyKnowledge;
  weigh(
    known: Known<TableView>,
    answers: readonly (readonly Choice[])[],
    scale: Scale,
    chance: Chance,
  ): Promise<readonly (readonly number[])[]>;
  /** The same by games played on, whoever judged before: a second opinion, also of what the trained bot does not look into. */
  playOn(known: Known<TableView>, answers: readonly (readonly Choice[])[], scale: Scale, chance: Chance): readonly (readonly number[])[];
}

export async function judgeOf(game: string, rules: AnyRules): Promise<Judge> {
  const knowledge = await knowledgeOf(game, rules);
  const trained = (await (await loreOf(game)).trained?.(rules)) ?? null;
  return {
    knowledge,
    playOn: (heard, answers, scale, chance) => weigh(rules, knowledge, unaware(knowledge, heard), answers, scale, chance),
    weigh: (heard, answers, scale, chance) => {
      const known = unaware(knowledge, heard);
      return trained && answers.every(({ length }) => length === 1)
        ? asTrained(trained, known, answers, scale, chance)
        : Promise.resolve(weigh(rules, knowledge, known, answers, scale, chance));
    },
  };
}

/** What the trained bot does not even look into is worth nothing to it. */
async function asTrained(
  trained: Trained,
  known: Known<TableView>,
  answers: readonly (readonly Choice[])[],
  { rows, worlds }: Scale,
  chance: Chance,
): Promise<readonly (readonly number[])[]> {
  const open = answers.map(([choice]) => choice as Choice);
  const found: (readonly number[])[] = [];
  for (let row = 0; row < rows; row++) {
    const prospects = await trained.prospects(known, open, chance, { iterations: worlds * WORLD });
    found.push(prospects.map(({ tries, value }) => (tries > 0 ? value : 0)));
  }
  return found;
}
