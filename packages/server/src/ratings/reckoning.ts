/** Weng and Lin's model of Plackett and Luce, for two and for many, shared victories as ties. Loaded when the first rated game has ended. */
import type { Change, Part, RatedGame, Skill } from '@orrery/store';
import { handleOf } from '../conduct/handle.ts';
import { rate } from 'openskill';
import { FRESH } from './skill.ts';

/**
 * How much luck a game has, in the model's measure: with as much of it as there is doubt about somebody new, margins hold what they promise, and people of
 * known strength are ordered nearly as well as their victories allow (measured in the tests).
 */
const { sigma: beta } = FRESH;

/** Everybody after a game in which they took these places; those of one place have shared it. */
export function after(skills: readonly Skill[], ranks: readonly number[]): readonly Skill[] {
  const rated = rate(
    skills.map((skill) => [{ mu: skill.mu, sigma: skill.sigma }]),
    { rank: [...ranks], beta },
  );
  return skills.map((skill, i) => ({ ...skill, ...rated[i]?.[0], games: skill.games + 1 }));
}

/** Who took which place, and on which side; empty where seats are no sides. */
export type Placed = Pick<Part, 'person' | 'rank' | 'side'>;

/** What a game changes, from what everybody was rated before, on all sides and on each. */
export function counted(
  placed: readonly Placed[],
  rated: (person: string, side: string) => Skill,
): { readonly parts: readonly Part[]; readonly changes: readonly Change[] } {
  const ranks = placed.map(({ rank }) => rank);
  const before = placed.map(({ person }) => rated(person, ''));
  const now = after(before, ranks);
  const changes: Change[] = [];
  const parts: Part[] = [];
  for (const [i, { person, side, rank }] of placed.entries()) {
    const [was, is] = [before[i] ?? FRESH, now[i] ?? FRESH];
    const handle = handleOf(person);
    changes.push({ person, handle, side: '', before: was, after: is });
    parts.push({ person, side, rank, mu: is.mu, sigma: is.sigma });
    if (side === '') continue;
    // A side is rated against what its opponents are altogether.
    const apart = rated(person, side);
    const changed = after(before.with(i, apart), ranks)[i];
    if (changed) changes.push({ person, handle, side, before: apart, after: changed });
  }
  return { parts, changes };
}

/** Everybody's ratings from the results alone, and the results as they read then; games in the order in which they counted. */
export class Anew {
  readonly games: RatedGame[] = [];
  readonly #ratings = new Map<string, Change & { readonly game: string }>();

  add({ parts: placed, ...rest }: RatedGame): void {
    if (placed.length === 0) return;
    const key = (person: string, side: string): string => `${rest.game} ${side} ${person}`;
    const { parts, changes } = counted(placed, (person, side) => this.#ratings.get(key(person, side))?.after ?? FRESH);
    for (const change of changes) this.#ratings.set(key(change.person, change.side), { ...change, game: rest.game });
    this.games.push({ ...rest, parts });
  }

  get ratings(): readonly (Change & { readonly game: string })[] {
    return [...this.#ratings.values()];
  }
}
