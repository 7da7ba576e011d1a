/** Starts the game at the end of a part: an ordinary table, gentle bots, hints at hand, and where it says so not from the beginning. */
import { seeded } from '@orrery/kernel';
import type { FirstGame, LessonsPlug } from '@orrery/games/lesson';
import type { GameId } from '@orrery/games/list';
import { go } from '../app/route.ts';
import { create } from '../table/create.ts';
import { rulesOf } from '../table/engines.ts';
import { beginningOf } from './firstGame.ts';

export async function playFirst(game: GameId, plug: LessonsPlug, first: FirstGame): Promise<void> {
  const { rules, plugs, game: known } = await rulesOf(game, first.options ?? {}, null);
  const from = await beginningOf(plugs.table, rules, plug, first, seeded(crypto.getRandomValues(new Uint8Array(32))));
  const seats = Array.from({ length: rules.seats }, (_, seat) =>
    seat === first.seat ? ({ kind: 'person', name: '', level: 0 } as const) : ({ kind: 'bot', name: '', level: 1 } as const),
  );
  go('table', await create({ game, rules: known.rules, options: rules.options, pack: null, seats, ...(from ? { from } : {}) }));
}
