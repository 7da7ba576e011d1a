import { versionOf } from '@orrery/kernel';
import type { AnyGame } from './game.ts';
import { GAMES } from './list.ts';
import { loadRules } from './load.ts';

export type { AnyGame, AnyRules } from './game.ts';
export { GAMES, isGame, type GameId } from './list.ts';

const loaded = await Promise.all(GAMES.map(loadRules));

/** Every game of the tree by its id. */
export const games: Readonly<Record<string, AnyGame>> = Object.fromEntries(
  loaded.flatMap((plug) => (plug ? [[plug.game.id, plug.game]] : [])),
);

/** A game by its id, under a version of its rules where one is named; undefined where the house does not have it. */
export function gameOf(id: string, rules?: string): AnyGame | undefined {
  const game = Object.hasOwn(games, id) ? games[id] : undefined;
  return game && rules !== undefined ? versionOf(game, rules) : game;
}
