import type { Event, Game, Named, TableView } from '@orrery/kernel';

/** A game whatever its states, views and words are: what tables, terminals and tools handle. */
// oxlint-disable-next-line typescript/no-explicit-any -- a state goes only where it came from, which no type without `any` can say for all games at once
export type AnyGame = Game<any, TableView, Named, Event>;

/** Every game of the tree by its id. */
export const games: Readonly<Record<string, AnyGame>> = {};
