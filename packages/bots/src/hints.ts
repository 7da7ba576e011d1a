import type { AnyRules } from '@orrery/games';
import type { Budget, Chance, Choice, Known, TableView } from '@orrery/kernel';
import type { Reason } from '@orrery/games/plug';
import { knowledgeOf, loreOf } from './levels.ts';
import { prospects } from './search/bot.ts';
import { folliesAmong } from './sensible.ts';
import { unaware } from './unaware.ts';

/** What a helper would say of one open choice. */
export interface Hint {
  readonly choice: Choice;
  /** Estimated share of the victory, 0 … 1; null where the choice was hardly tried. */
  readonly winChance: number | null;
  /** Worlds in which it was tried. */
  readonly tries: number;
  /** How often the search would play it. */
  readonly share: number;
  readonly reasons: readonly Reason[];
  /** Why no sensible player makes it, where that is so: the game's message `folly.<code>` says it. */
  readonly folly: string | null;
}

/** Fewer tries than this say nothing. */
const ENOUGH = 8;

/** Every open choice with its estimated chance to win and the figures behind it, best first. It knows what the seat knows. */
export async function hints(
  game: string,
  rules: AnyRules,
  heard: Known<TableView>,
  open: readonly Choice[],
  chance: Chance,
  budget: Budget,
): Promise<readonly Hint[]> {
  const knowledge = await knowledgeOf(game, rules);
  const known = unaware(knowledge, heard);
  const lore = await loreOf(game);
  const trained = await lore.trained?.(rules);
  const found = trained
    ? await trained.prospects(known, open, chance, budget)
    : await prospects(rules, knowledge, known, open, chance, budget, lore.care ? { care: lore.care } : {});
  const follies = folliesAmong(knowledge, known, open);
  return found
    .map(({ choice, tries, value, share }) => ({
      choice,
      winChance: tries >= ENOUGH ? value : null,
      tries,
      share,
      reasons: knowledge.reasons?.(known, choice) ?? [],
      folly: follies.get(choice)?.code ?? null,
    }))
    .toSorted((a, b) => Number(follies.has(a.choice)) - Number(follies.has(b.choice)) || b.share - a.share || b.tries - a.tries);
}
