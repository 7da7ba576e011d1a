/** Where the game at the end of a part begins: at its position, with everything the learner cannot know dealt anew, so that no two are the same. */
import type { FirstGame, LessonsPlug } from '@orrery/games/lesson';
import type { TablePlug } from '@orrery/games/load';
import { type Chance, seeded, startMatch } from '@orrery/kernel';
import { redeal } from '../replay/redeal.ts';
import type { AnyRules } from '../table/engines.ts';
import { type Position, startingAt } from '../table/position.ts';

export async function beginningOf(
  table: TablePlug,
  rules: AnyRules,
  plug: LessonsPlug,
  { position, seat }: FirstGame,
  chance: Chance,
): Promise<Position | null> {
  if (position === undefined) return null;
  const { state, pasts } = plug.position(rules, position);
  const seen = pasts.at(-1) ?? [];
  const fresh = await table.seatedNow(rules, state, seen);
  const seated = Array.from({ length: rules.seats }, (_, each) => fresh(each));
  const match = startMatch(startingAt(rules, { state, pasts: [...seated, seen] }), seeded('lesson'));
  return redeal(table, rules, match, seat, chance);
}
