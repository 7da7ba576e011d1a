import { games, type AnyGame } from '@orrery/games';
import { conclave, duel } from '@orrery/kernel/fixtures';
import { Complaint, short } from './complaint.ts';
import type { Context } from './context.ts';

/** Every game a replay may be of: the games, and the two small ones the kernel is tried with. */
export const knownGames: Readonly<Record<string, AnyGame>> = { ...games, duel, conclave };

export function gameCalled(id: string, among: Readonly<Record<string, AnyGame>>, { texts }: Context): AnyGame {
  const game = Object.hasOwn(among, id) ? among[id] : undefined;
  if (game) return game;
  throw new Complaint(texts.say('error.unknown-game', { game: short(id, 60), games: Object.keys(among).join(', ') }));
}
