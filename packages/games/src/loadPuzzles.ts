import { isGame } from './list.ts';
import type { PuzzlesPlug } from './puzzle.ts';

/** What puzzles a game poses; null where no game has this id, or it poses none. */
export async function loadPuzzles(id: string): Promise<PuzzlesPlug | null> {
  if (!isGame(id)) return null;
  try {
    return ((await import(`../../${id}/plug/puzzles.ts`)) as { readonly plug: PuzzlesPlug }).plug;
  } catch (error) {
    if ((error as { readonly code?: unknown }).code === 'ERR_MODULE_NOT_FOUND') return null;
    throw error;
  }
}
