import type { Chance, Choice, Known, Seat, SeatSet, TableView } from '@orrery/kernel';

/** Draws worlds a viewer holds possible, one after another. */
export type Worlds<S> = (chance: Chance) => S;

/**
 * What a bot knows of one game beyond its rules. Every part may be missing: search then plays from the rules alone.
 * States given here are drawn worlds, never the table's own.
 */
export interface Knowledge<S, V extends TableView> {
  /**
   * Worlds weighted by more than the rules: how likely the others' choices were. `memory` is the share drawn with
   * the whole past in mind; the others fit what lies on the table now.
   */
  worlds?(known: Known<V>, memory: number): Worlds<S>;
  /**
   * How much each open choice appeals at a glance: writes a positive weight for list[0…n−1] to `out`. Playouts draw by it, trees try by it,
   * weight 0 is never tried as long as another choice has more.
   */
  incline?(state: S, seat: Seat, list: readonly Choice[], n: number, out: number[]): void;
  /** Takes in what seats are told in a world drawn last, for what `incline` makes of it. */
  hear?(state: S, to: number, event: number): void;
  /** How many win as one, where teams are fixed before the game: each of them has the whole of their victory. */
  readonly partners?: number;
  /** Seats whose answers to the running decision this seat has been shown, as partners show each other theirs. */
  shown?(known: Known<V>): SeatSet;
  /** Each seat's estimated share of the victory, 0 … 1. */
  evaluate?(state: S, out: number[]): void;
  /** Whether a world that came from this one has been followed far enough; `evaluate` judges it. */
  horizon?(root: S): (state: S) => boolean;
  /**
   * A number that changes when the seat to move has done with what it began. Careful players who are imagined weigh several ways to go on until then,
   * and take the one after which `evaluate` sees them best.
   */
  stretch?(state: S): number;
  /** How much a search tries a choice for being untried, in proportion to what the position is worth to whoever chooses; where it is not told, the same everywhere. */
  readonly curiosity?: number;
  /** Whether whole answers to the running decision are tried against each other in the same worlds, rather than step by step. */
  rivals?(known: Known<V>): boolean;
  /** Whether the seat is in the midst of an answer of several steps. */
  partway?(state: S, seat: Seat): boolean;
  /** What a seat holds in private, as a number: it roots the tree of another seat, so that it never plans with cards it does not have. */
  holding?(state: S, seat: Seat): number;
  /** How many times the usual number of iterations a decision is worth; 0 where a glance will do. */
  effort?(known: Known<V>, open: readonly Choice[]): number;
  /** Whoever solves decisions that are small games of their own; loaded when somebody needs it. */
  solver?(): Promise<Solver<V>>;
  /** Open choices that no sensible player makes, however weak: by what the seat knows something speaks against each of them, and nothing for it. May be loaded late. */
  follies?(known: Known<V>, open: readonly Choice[]): readonly Folly[] | Promise<readonly Folly[]>;
  /** Why a choice may be good or bad, in numbers a screen can put into words. */
  reasons?(known: Known<V>, choice: Choice): readonly Reason[];
  /** One-ply play of the greedy bot, where the general one would be too slow or too blind. */
  greedy?(known: Known<V>, open: readonly Choice[], chance: Chance): Choice;
}

/**
 * Solves a decision without looking at the rest of the game: how often each open choice should be made, and what it brings. Null where it is none of those that can
 * be solved so. Its work is bounded, and the same knowledge gives the same answer.
 */
export interface Solver<V extends TableView> {
  solve(known: Known<V>, open: readonly Choice[]): readonly Prospect[] | null;
  /** Where such a decision is answered in several steps, before the first of them: whole answers, the most frequent first. */
  whole(known: Known<V>): readonly WholeAnswer[] | null;
}

/** All steps of an answer, and how often it should be given. */
export interface WholeAnswer {
  readonly steps: readonly Choice[];
  readonly share: number;
}

/** What is known of one open choice after some thought. */
export interface Prospect {
  readonly choice: Choice;
  /** How often it was tried. */
  readonly tries: number;
  /** Its mean share of the victory. */
  readonly value: number;
  /** How often it should be played. */
  readonly share: number;
}

/** A reason in data form: a code and its figures. */
export interface Reason {
  readonly code: string;
  readonly values: Readonly<Record<string, number | string>>;
}

/** A choice no sensible player makes, and why: the game's message `folly.<code>` says it. */
export interface Folly extends Reason {
  readonly choice: Choice;
  /** Whoever looks at the own cards alone, as the weakest level does, does not see it. */
  readonly overlooked?: boolean;
}
