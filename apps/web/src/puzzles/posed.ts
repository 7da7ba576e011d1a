/** Which games pose puzzles, and what they ask. */
import { GAMES, type GameId } from '@orrery/games/list';
import type { PuzzlesPlug } from '@orrery/games/puzzle';

const plugs = import.meta.glob<PuzzlesPlug>('../../../../packages/*/plug/puzzles.ts', { import: 'plug' });
const fileOf = (game: string): string => `../../../../packages/${game}/plug/puzzles.ts`;

export const puzzling: readonly GameId[] = GAMES.filter((game) => fileOf(game) in plugs);

export async function plugOf(game: GameId): Promise<PuzzlesPlug> {
  const load = plugs[fileOf(game)];
  if (!load) throw new Error(`${game} has no puzzles`);
  return load();
}
