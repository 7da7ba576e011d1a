import { loadTable } from '@orrery/games/load';
import type { AnyKnowledge, BotLore, Skill } from '@orrery/games/plug';
import type { AnyRules } from '@orrery/games';

export const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
export type Level = (typeof LEVELS)[number];

/** Levels of a game nobody has measured yet. Those that are: docs/strength.md. */
const usual: readonly Skill[] = [0, 10, 25, 60, 150, 400, 1000, 3000].map((iterations) => ({ iterations, memory: 1 }));

/** What bots are told of a game; nothing where it is not of the tree. */
export const loreOf = async (game: string): Promise<BotLore> => (await loadTable(game))?.bots ?? {};

/** Knowledge of a game for one table; empty where nobody has written any: search then plays from the rules alone. */
export const knowledgeOf = async (game: string, rules: AnyRules): Promise<AnyKnowledge> => (await loreOf(game)).knowledge?.(rules) ?? {};

export const skillOf = ({ skills = usual }: BotLore, level: Level): Skill => skills[level - 1] as Skill;
