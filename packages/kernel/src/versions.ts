/** Versions of the rules: a game is played to its end by those it began with, as long as the house still has them. */
import type { Event, Game, Named, TableView } from './contract.ts';

/** The game under a version of its rules: the present one, or an earlier one that is still played; undefined where there is neither. */
export function versionOf<S, V extends TableView, N extends Named, E extends Event>(
  game: Game<S, V, N, E>,
  rules: string,
): Game<S, V, N, E> | undefined {
  return game.rules === rules ? game : game.earlier?.find((earlier) => earlier.rules === rules);
}
