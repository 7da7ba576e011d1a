import { GAMES } from './list.ts';
import { loadTable } from './load.ts';
import type { Customs } from './plug.ts';

export { NEVER, type Customs, type Window } from './plug.ts';

const loaded = new Map(await Promise.all(GAMES.map(async (id) => [id as string, (await loadTable(id))?.customs] as const)));

/** The customs of a game, for whoever keeps tables of all games; a game that is not of the tree has none. */
export const customsOf = (game: string): Customs => loaded.get(game) ?? {};
