import type { AnyRules } from '@orrery/games';
import type { Bot, TableView } from '@orrery/kernel';
import { glanceBot } from './glance.ts';
import { greedyBot } from './greedy.ts';
import type { AnyKnowledge, BotLore, Carelessness, Manner, Skill, Trained } from '@orrery/games/plug';
import { knowledgeOf, LEVELS, loreOf, skillOf, type Level } from './levels.ts';
import { manneredBot } from './mannered.ts';
import { randomBot } from './random.ts';
import { searchBot } from './search/bot.ts';
import { sensibleBot } from './sensible.ts';
import { unawareBot } from './unaware.ts';

/** A bot by name: `random`, `greedy`, `search`, `search:500`, `level:3`, `net`, `net:2`, `master`, `master:50`, `always:HABIT`, `old:greedy`, `old:level:8`. */
export type Entrant = string;

/** Iterations of `search` without a figure, where the game does not say how many. */
const ITERATIONS = 1000;

/** Bots as they were in version 0.1.0. */
const OLD = ['old:greedy', 'old:level:8'];

/** What is wrong with a name, or null. */
export function entrantFault(name: Entrant): string | null {
  if (['random', 'greedy', 'search', 'net', 'master', ...OLD].includes(name)) return null;
  const [kind, figure] = name.split(':');
  const number = Number(figure);
  if (kind === 'search' && Number.isInteger(number) && number >= 1 && number <= 10_000_000) return null;
  if (kind === 'master' && Number.isInteger(number) && number >= 1 && number <= 100_000) return null;
  if (kind === 'net' && number > 0 && number <= 1000) return null;
  if (kind === 'always' && /^[a-z]+$/.test(figure ?? '')) return null;
  if (kind === 'level' && LEVELS.some((level) => level === number)) return null;
  return `"${name}" is no bot: there are random, greedy, search, search:ITERATIONS, level:1 … level:8, net, net:TEMPERATURE, master, master:WORLDS, always:HABIT, old:greedy and old:level:8`;
}

/** How much a bot of this name thinks and remembers; null where that does not bear on its play. */
export function temperOf(lore: BotLore, name: Entrant): Skill | null {
  const [kind, figure] = name.split(':');
  if (kind === 'search')
    return {
      iterations: figure ? Number(figure) : (lore.iterations ?? ITERATIONS),
      memory: 1,
      solves: true,
      ...(lore.care ? { care: lore.care } : {}),
    };
  return kind === 'level' ? skillOf(lore, Number(figure) as Level) : null;
}

/** How a trained bot of this name plays; null where the name says nothing of it. */
function wantedOf(name: Entrant): Carelessness | { readonly worlds?: number } | null {
  const [kind, figure] = name.split(':');
  if (kind === 'net') return { temperature: figure ? Number(figure) : 1 };
  return kind === 'master' ? (figure ? { worlds: Number(figure) } : {}) : null;
}

/** The bot of this name at a table with these rules. */
export async function openPlayer(game: string, rules: AnyRules, name: Entrant): Promise<Bot<TableView>> {
  const fault = entrantFault(name);
  if (fault) throw new RangeError(fault);
  if (name === 'random') return randomBot();
  const lore = await loreOf(game);
  if (OLD.includes(name)) return openOld(lore, rules, name);
  const knowledge = await knowledgeOf(game, rules);
  const bot = manneredBot(lore, rules, mannersOf(lore, name), await openKnowing(lore, rules, knowledge, name));
  return unawareBot(knowledge, sensibleBot(knowledge, bot, name !== `level:${LEVELS[0]}`));
}

/** What a bot of this name likes: `always:HABIT` its habit and nothing else. */
function mannersOf(lore: BotLore, name: Entrant): readonly Manner[] {
  const [kind, habit = ''] = name.split(':');
  if (kind !== 'always') return temperOf(lore, name)?.manners ?? [];
  if (!lore.habits?.[habit]) throw new RangeError(`"${name}" is no habit of this game`);
  return [{ habit, share: 1 }];
}

async function openKnowing(lore: BotLore, rules: AnyRules, knowledge: AnyKnowledge, name: Entrant): Promise<Bot<TableView>> {
  const temper = temperOf(lore, name);
  const wanted = wantedOf(name) ?? temper?.trained;
  if (wanted) {
    const trained = await trainedOf(lore, rules, temper !== null);
    if (trained) return 'temperature' in wanted ? trained.net(wanted) : trained.master(wanted.worlds);
    if (!temper) throw new RangeError(`"${name}" was not trained for this table`);
  }
  if (!temper) return greedyBot(rules, knowledge);
  const glancing = glanceBot(rules, knowledge, temper);
  if (temper.iterations === 0) return glancing;
  const { attention = 1 } = temper;
  const thinking = searchBot(rules, knowledge, temper);
  return attention < 1 ? hurried(glancing, thinking, attention) : thinking;
}

/** Trained bots for a table. A level plays without a net that cannot be had, as in a page without a network that never fetched it. */
async function trainedOf({ trained }: BotLore, rules: AnyRules, dispensable: boolean): Promise<Trained | null> {
  try {
    return (await trained?.(rules)) ?? null;
  } catch (error) {
    if (dispensable) return null;
    throw error;
  }
}

async function openOld({ old }: BotLore, rules: AnyRules, name: Entrant): Promise<Bot<TableView>> {
  if (!old) throw new RangeError(`"${name}" has never played this game`);
  const knowledge = await old.knowledge(rules);
  if (name === 'old:greedy') return (await import('./old/greedy.ts')).greedyBot(rules, knowledge);
  const { searchBot: oldSearch } = await import('./old/bot.ts');
  return oldSearch(rules, knowledge, { iterations: old.iterations, memory: 1 });
}

/** Thinks about a share of its decisions and takes the others at a glance. */
function hurried<V extends TableView>(glancing: Bot<V>, thinking: Bot<V>, attention: number): Bot<V> {
  return {
    decide: (known, open, chance, budget) =>
      (chance.below(1 << 16) < attention * (1 << 16) ? thinking : glancing).decide(known, open, chance, budget),
  };
}
