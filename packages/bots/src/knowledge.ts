import type { Chance, Choice, Known, Rules, Seat, TableView } from '@orrery/kernel';

/** Draws worlds a viewer holds possible, one after another. */
export type Worlds<S> = (chance: Chance) => S;

/**
 * What a bot knows of one game beyond its rules. Every part may be missing: search then plays from the rules alone.
 * States given here are drawn worlds, never the table's own.
 */
export interface Knowledge<S, V extends TableView> {
  /** Worlds weighted by more than the rules: how likely the others' choices were. `memory` is how far back facts are remembered, in entries of the past. */
  worlds?(known: Known<V>, memory: number): Worlds<S>;
  /**
   * How much each open choice appeals at a glance: writes a positive weight for list[0…n−1] to `out`. Playouts draw by it, trees try by it,
   * weight 0 is never tried as long as another choice has more.
   */
  incline?(state: S, seat: Seat, list: readonly Choice[], n: number, out: number[]): void;
  /** Each seat's estimated share of the victory, 0 … 1. */
  evaluate?(state: S, out: number[]): void;
  /** Whether a world that came from this one has been followed far enough; `evaluate` judges it. */
  horizon?(root: S): (state: S) => boolean;
  /** What a seat holds in private, as a number: it roots the tree of another seat, so that it never plans with cards it does not have. */
  holding?(state: S, seat: Seat): number;
  /** One-ply play of the greedy bot, where the general one would be too slow or too blind. */
  greedy?(known: Known<V>, open: readonly Choice[], chance: Chance): Choice;
}

/** Makes the knowledge of a game for one table. */
export type Lore<S, V extends TableView> = (rules: Rules<S, V>) => Knowledge<S, V>;
