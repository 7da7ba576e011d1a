import type { Event, Game, Named, Rules, TableView } from '@orrery/kernel';

/** A game whatever its states, views and words are: what tables, terminals and tools handle. */
// oxlint-disable-next-line typescript/no-explicit-any -- a state goes only where it came from, which no type without `any` can say for all games at once
export type AnyGame = Game<any, TableView, Named, Event>;
// oxlint-disable-next-line typescript/no-explicit-any -- as above
export type AnyRules = Rules<any, TableView, Named, Event>;
