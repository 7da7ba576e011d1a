/** What games make of everybody: for two, for many and for teams, shared victories as ties. Loaded when the first rated game has ended. */
import type { Change, Part, RatedGame, Skill } from '@orrery/store';
import { handleOf } from '../conduct/handle.ts';
import { rate } from 'openskill';
import { FRESH } from './skill.ts';
import { whoWon } from './whoWon.ts';

/**
 * How much luck somebody has in a game, in the model's measure: with as much of it as there is doubt about somebody new, margins hold what they promise, and
 * people of known strength are ordered nearly as well as their victories allow (measured in the tests).
 */
const { sigma: LUCK } = FRESH;
/** How much somebody may have changed between two games: however many there were, the next ones still count. */
const CHANGE = 25 / 75;

/** Who took which place, for which team, and on which side; empty where seats are no sides. */
export type Placed = Pick<Part, 'person' | 'rank' | 'side' | 'team' | 'early'>;
type Stood = Pick<Placed, 'rank' | 'team'>;

/** Who plays together, by their numbers. */
function teamsIn(stood: readonly Stood[]): readonly (readonly number[])[] {
  return [...Map.groupBy(stood.keys(), (i) => stood[i]?.team ?? `alone ${i}`).values()];
}

/** Everybody after a game in which they took these places; those of one place have shared it, and a team has the best of its members. */
export function after(skills: readonly Skill[], stood: readonly Stood[]): readonly Skill[] {
  const teams = teamsIn(stood);
  const rated = rate(
    teams.map((team) => team.map((i) => ({ mu: skills[i]?.mu ?? FRESH.mu, sigma: skills[i]?.sigma ?? FRESH.sigma }))),
    { rank: teams.map((team) => Math.min(...team.map((i) => stood[i]?.rank ?? 0))), model: whoWon, beta: LUCK, tau: CHANGE },
  );
  const changed = new Map(teams.flatMap((team, t) => team.map((i, m) => [i, rated[t]?.[m]] as const)));
  return skills.map((skill, i) => ({ ...skill, ...changed.get(i), games: skill.games + 1 }));
}

/** Somebody after a game. Who has left a team has the place of who leaves, whatever it came to without them. */
const afterFor = (i: number, skills: readonly Skill[], stood: readonly Stood[]): Skill => {
  const { rank, team } = stood[i] ?? { rank: 0 };
  const own = team === undefined ? stood : stood.map((one) => (one.team === team ? { ...one, rank } : one));
  return after(skills, own)[i] ?? FRESH;
};

/** What a game changes, from what everybody was rated before, on all sides and on each. */
export function counted(
  placed: readonly Placed[],
  rated: (person: string, side: string) => Skill,
): { readonly parts: readonly Part[]; readonly changes: readonly Change[] } {
  const before = placed.map(({ person }) => rated(person, ''));
  const changes: Change[] = [];
  const parts: Part[] = [];
  for (const [i, one] of placed.entries()) {
    const { person, side } = one;
    const [was, is] = [before[i] ?? FRESH, afterFor(i, before, placed)];
    const handle = handleOf(person);
    changes.push({ person, handle, side: '', before: was, after: is });
    parts.push({ ...one, mu: is.mu, sigma: is.sigma });
    if (side === '') continue;
    // A side is rated against what its opponents are altogether.
    const apart = rated(person, side);
    changes.push({ person, handle, side, before: apart, after: afterFor(i, before.with(i, apart), placed) });
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
