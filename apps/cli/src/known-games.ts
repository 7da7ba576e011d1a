import { GAMES, loadRules, type AnyGame } from '@orrery/games/load';
import { Complaint, short } from './complaint.ts';
import type { Context } from './context.ts';

/** Every game a replay may be of, loaded when it is: the games, and the two small ones the kernel is tried with. */
const fixtures = {
  duel: async () => (await import('@orrery/kernel/fixtures')).duel,
  conclave: async () => (await import('@orrery/kernel/fixtures')).conclave,
} as const;
export const KNOWN: readonly string[] = [...GAMES, ...Object.keys(fixtures)];

export async function knownGame(id: string): Promise<AnyGame | null> {
  if (id === 'duel' || id === 'conclave') return fixtures[id]();
  return (await loadRules(id))?.game ?? null;
}

export function gameCalled(id: string, among: Readonly<Record<string, AnyGame>>, { texts }: Context): AnyGame {
  const game = Object.hasOwn(among, id) ? among[id] : undefined;
  if (game) return game;
  throw new Complaint(texts.say('error.unknown-game', { game: short(id, 60), games: Object.keys(among).join(', ') }));
}
