/** Sides that are chosen during a game are named by its rules, which are fetched where somebody is rated for one. */
import { loadRules } from '@orrery/games/load';
import type { Localized } from '@orrery/kernel';
import type { Profile } from '@orrery/protocol';

/** By game and side. */
export type Names = Readonly<Record<string, Localized>>;

export async function namesOf(ratings: Profile['ratings']): Promise<Names> {
  const chosen = ratings.filter(({ side }) => side.includes('/'));
  const found = await Promise.all(
    chosen.map(async ({ game, side }) => {
      const rules = (await loadRules(game))?.game.open({});
      const [kind = '', id = ''] = side.split('/');
      const name = rules && !('faults' in rules) ? rules.names[kind]?.[id] : undefined;
      // Of a pack that is not at hand only the id is known.
      return [`${game} ${side}`, name ?? { en: id, ru: id, de: id }] as const;
    }),
  );
  return Object.fromEntries(found);
}
