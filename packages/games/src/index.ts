import type { AnyGame } from './game.ts';
import { GAMES } from './list.ts';
import { loadRules } from './load.ts';
import type { RulesPlug } from './plug.ts';

export type { AnyGame, AnyRules } from './game.ts';
export { GAMES, isGame, type GameId } from './list.ts';

// What all games import is there before they are loaded side by side: some loaders hand out modules that are only half read.
await import('@orrery/kernel');
const loaded = await Promise.all(GAMES.map(loadRules));

/** Every game of the tree by its id. */
export const games: Readonly<Record<string, AnyGame>> = Object.fromEntries(
  loaded.flatMap((plug) => (plug ? [[plug.game.id, plug.game]] : [])),
);

/** What the seats of a game become, where sides are chosen during it. */
export const becomeOf = (game: string): RulesPlug['become'] | null => loaded.find((plug) => plug?.game.id === game)?.become ?? null;
