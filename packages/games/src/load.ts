/** The games' plugs, each loaded when a table needs it. */
import { isGame } from './list.ts';
import type { ReviewPlug, RulesPlug, TablePlug, TerminalPlug } from './plug.ts';

export type { AnyGame, AnyRules } from './game.ts';
export { GAMES, isGame, type GameId } from './list.ts';
export type { Customs, RulesPlug, TablePlug } from './plug.ts';

/** The rules of a game; null where no game has this id. */
export async function loadRules(id: string): Promise<RulesPlug | null> {
  if (!isGame(id)) return null;
  const { plug } = (await import(`../../${id}/plug/rules.ts`)) as { readonly plug: RulesPlug };
  return plug;
}

/** What a table of this game needs; null where no game has this id. */
export async function loadTable(id: string): Promise<TablePlug | null> {
  if (!isGame(id)) return null;
  const { plug } = (await import(`../../${id}/plug/table.ts`)) as { readonly plug: TablePlug };
  return plug;
}

/** What a review says of this game beside chances; null where no game has this id. */
export async function loadReview(id: string): Promise<ReviewPlug | null> {
  if (!isGame(id)) return null;
  const { plug } = (await import(`../../${id}/plug/review.ts`)) as { readonly plug: ReviewPlug };
  return plug;
}

/** What the command line measures of a game; null where no game has this id. */
export async function loadTerminal(id: string): Promise<TerminalPlug | null> {
  if (!isGame(id)) return null;
  const { plug } = (await import(`../../${id}/plug/terminal.ts`)) as { readonly plug: TerminalPlug };
  return plug;
}
