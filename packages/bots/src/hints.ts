import type { AnyRules } from '@orrery/games';
import type { Budget, Chance, Choice, Known, TableView } from '@orrery/kernel';
import type { Prospect, Reason } from '@orrery/games/plug';
import { knowledgeOf, loreOf } from './levels.ts';
import { prospects } from './search/bot.ts';
import { folliesAmong } from './sensible.ts';
import { unaware } from './unaware.ts';

/** What a helper would say of one open choice. */
export interface Hint {
  readonly choice: Choice;
  /** Estimated share of the victory, 0 … 1; null where the choice was hardly tried. */
  readonly winChance: number | null;
  /** How far the truth may lie from that. */
  readonly error: number;
  /** Worlds in which it was tried. */
  readonly tries: number;
  /** How often the search would play it. */
  readonly share: number;
  /** Not told apart from the best by so many tries. */
  readonly even: boolean;
  readonly reasons: readonly Reason[];
  /** Why no sensible player makes it, where that is so: the game's message `folly.<code>` says it. */
  readonly folly: string | null;
}

/** Fewer tries than this say nothing. */
const ENOUGH = 8;
/** Two estimates nearer to each other than this many times their error are equal, as far as anybody can tell. */
const ERRORS = 2;

/** The error of an estimate, squared: as if a victory and a defeat had been seen besides, so that few tries never look sure. */
function doubt({ tries, value }: Prospect): number {
  const share = (value * tries + 1) / (tries + 2);
  return (share * (1 - share)) / (tries + 2);
}

const isEven = (a: Prospect, b: Prospect): boolean =>
  b.tries >= ENOUGH && Math.abs(a.value - b.value) <= ERRORS * Math.sqrt(doubt(a) + doubt(b));

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
  const reasons = (await lore.reasons?.(rules)) ?? knowledge.reasons;
  const found = trained
    ? await trained.prospects(known, open, chance, budget)
    : await prospects(rules, knowledge, known, open, chance, budget, { solves: true, ...(lore.care ? { care: lore.care } : {}) });
  const follies = await folliesAmong(knowledge, known, open);
  const silly = ({ choice }: Prospect): number => Number(follies.has(choice));
  const ranked = found.toSorted((a, b) => silly(a) - silly(b) || b.share - a.share || b.tries - a.tries);
  const [best] = ranked;
  return ranked.map((prospect) => {
    const { choice, tries, value, share } = prospect;
    return {
      choice,
      winChance: tries >= ENOUGH ? value : null,
      error: ERRORS * Math.sqrt(doubt(prospect)),
      tries,
      share,
      reasons: reasons?.(known, choice) ?? [],
      even: best !== undefined && !follies.has(choice) && (prospect === best || isEven(best, prospect)),
      folly: follies.get(choice)?.code ?? null,
    };
  });
}
