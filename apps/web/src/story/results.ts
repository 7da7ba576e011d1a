/** What somebody's games come to, by whatever one wants to know it by. */
import { rate } from '@orrery/bots/tally';
import type { Finished } from './finished.ts';

export interface Line {
  readonly key: string;
  readonly games: number;
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** The level of the bots met: one figure, `mixed`, or `people` where nobody else was a bot. */
export function levelOf({ others }: Finished): string {
  const levels = new Set(others.flatMap(({ kind, level }) => (kind === 'bot' ? [level] : [])));
  if (levels.size === 0) return 'people';
  return levels.size === 1 ? String([...levels][0]) : 'mixed';
}

/** Shares of the victory with Wilson's interval, most games first; games that do not count are left out. */
export function resultsBy(games: readonly Finished[], keyOf: (game: Finished) => string | null): readonly Line[] {
  const shares = new Map<string, number[]>();
  for (const game of games) {
    const key = game.share === null ? null : keyOf(game);
    if (key === null || game.share === null) continue;
    shares.set(key, [...(shares.get(key) ?? []), game.share]);
  }
  return [...shares].map(([key, list]) => ({ key, ...rate(list) })).toSorted((a, b) => b.games - a.games || (a.key < b.key ? -1 : 1));
}
