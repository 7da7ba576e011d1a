/** How strong somebody plays, by what became of the last games against computer players. */
import type { Finished } from '../story/finished.ts';

/** So many of the last games count: people learn. */
const RECENT = 20;
/** From so many games on the figure is shown. */
export const ENOUGH = 5;

export interface Played {
  /** Strengths of the others at the table. */
  readonly others: readonly number[];
  readonly share: number;
}

export interface OwnStrength {
  readonly elo: number;
  readonly games: number;
}

const worth = (elo: number): number => 10 ** (elo / 400);
const expected = (elo: number, others: readonly number[]): number =>
  worth(elo) / (worth(elo) + others.reduce((sum, other) => sum + worth(other), 0));

/** Games of one person against computer players alone, the latest first. */
export function playedBy(games: readonly Finished[], game: string, strength: (level: number) => number | undefined): readonly Played[] {
  return games
    .filter((each) => each.game === game && each.seat !== null && each.share !== null)
    .toSorted((a, b) => b.when - a.when)
    .flatMap(({ others, share }) => {
      const known = others.flatMap(({ kind, level }) => (kind === 'bot' ? (strength(level) ?? []) : []));
      return share !== null && known.length === others.length ? [{ others: known, share }] : [];
    })
    .slice(0, RECENT);
}

/** The strength under which these games are likeliest, with one even game between the weakest and the strongest thrown in; null without games. */
export function ownStrength(played: readonly Played[], scale: readonly number[]): OwnStrength | null {
  const [weakest, strongest] = [Math.min(...scale), Math.max(...scale)];
  if (played.length === 0 || scale.length === 0) return null;
  const seen = [...played, { others: [(weakest + strongest) / 2], share: 0.5 }];
  let [low, high] = [weakest - 400, strongest + 400];
  for (let step = 0; step < 30; step++) {
    const middle = (low + high) / 2;
    const surplus = seen.reduce((sum, { others, share }) => sum + share - expected(middle, others), 0);
    if (surplus > 0) low = middle;
    else high = middle;
  }
  return { elo: Math.round(low), games: played.length };
}

/** Levels by how near they are to a strength, the nearest first. */
export const nearest = (elo: number, scale: readonly number[]): readonly number[] =>
  scale
    .map((each, i) => ({ level: i + 1, gap: Math.abs(each - elo) }))
    .toSorted((a, b) => a.gap - b.gap || a.level - b.level)
    .map(({ level }) => level);
