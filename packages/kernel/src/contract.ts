/**
 * The contract between rules, bots, screens and servers.
 *
 * Two paths. The hot path (`asked`, `legal`, `apply`, `clone`, `result`) works on states and integers, allocates nothing
 * that can be avoided and is what search runs a million times a second. The cold path works on what a viewer knows:
 * whatever a person, a bot or a client may be told is computed from a view and its past, so the compiler itself keeps
 * hidden things out of names, refusals, warnings and fallbacks.
 */
import type { Chance } from './chance.ts';
import type { Codec } from './codec.ts';
import type { Name } from './names.ts';
import type { Pack } from './pack.ts';

/** Position at the table, 0…n−1 clockwise. */
export type Seat = number;
/** Whoever looks: a seat, or SPECTATOR. */
export type Viewer = number;
export const SPECTATOR: Viewer = 15;
/** Seats or viewers as bits: seat s is bit 1 << s. */
export type SeatSet = number;
export type ViewerSet = number;
export const ALL: ViewerSet = 0xffff;

/** One answer to one decision: verb and arguments packed into a small integer. Its meaning depends on rules version, options and pack, never on a state. */
export type Choice = number;
/** Something a viewer is told, packed the same way (0 … 2³⁰−1). */
export type Happening = number;

/** A table ends a game that outlasts this many turns as unfinished: some rules alone never would. LIB-END-6 */
export const TURN_CAP = 400;

/** A choice in words: `{ verb: 'attack', city: 'F' }`. */
export interface Named {
  readonly verb: string;
}
/** An event in words: `{ kind: 'drew', seat: 1, card: 'E' }`, and for the others `{ kind: 'drew', seat: 1 }`. */
export interface Event {
  readonly kind: string;
}

/**
 * The only way by which anybody learns anything. A poorer version for the others is a second call.
 * It feeds log, animation and memory, and is the edge by which search moves from one information set to the next.
 */
export type Tell = (to: ViewerSet, event: Happening) => void;

/** What a viewer did (~choice, negative) and was told (event), in order: its whole memory, its information set. */
export type Past = readonly number[];

/** What every view has; games add their own fields. It changes only with a tell to its viewer or by its own answer; equal pasts, equal views. */
export interface TableView {
  readonly viewer: Viewer;
  readonly seats: number;
  /** The running decision as far as this viewer knows it, by its id in the specification: `D-BID`. Prompts, minimum times and standing orders hang on it. */
  readonly decision: string;
  /** Seats it is put to. Public: whether a seat is asked never depends on a secret. */
  readonly asked: SeatSet;
  /** Those of them that this viewer knows to have finished. */
  readonly answered: SeatSet;
  readonly result: Result | null;
}

/** All a viewer knows. The screen, the bot and the API get this and nothing else. */
export interface Known<V extends TableView> {
  readonly view: V;
  readonly past: Past;
}

/** Why a choice is not open. Made from what the viewer knows, so it cannot tell more. */
export interface Refusal {
  readonly code: string;
  readonly clause: string;
  readonly data: Readonly<Record<string, string | number | boolean>>;
}

export interface Result {
  /** Winning seats; several when a victory is shared; none for a draw. */
  readonly winners: readonly Seat[];
  /** Way of winning, named by its clause: `LIB-END-2`. */
  readonly clause: string;
}

export type OptionValue = string | number | boolean;
/** One thing that can be set before a game: every value it may take, the default among them. */
export interface Option {
  readonly id: string;
  readonly values: readonly OptionValue[];
  readonly default: OptionValue;
}
export type Options = Readonly<Record<string, OptionValue>>;

export interface Localized {
  readonly en: string;
  readonly ru: string;
  readonly de: string;
}
/** Names of things by argument and value: `names.city.F`. They come from the pack, so another pack names itself. */
export type Names = Readonly<Record<string, Readonly<Record<string, Name>>>>;

export interface Fault {
  readonly path: string;
  readonly problem: string;
}
export interface Clause {
  readonly id: string;
  readonly scope: 'engine' | 'table' | 'screen' | 'note';
}

export interface Game<S, V extends TableView, N extends Named = Named, E extends Event = Event> {
  readonly id: string;
  /** Changes whenever the same choices could lead to another outcome. Old replays name the version they need. */
  readonly rules: string;
  /** Earlier versions that are still played: the same engine, opened with the rulings of their time. Found by `versionOf`. */
  readonly earlier?: readonly Game<S, V, N, E>[];
  readonly clauses: readonly Clause[];
  /** What can be set before a game, the number of seats (`seats`) included where it varies. */
  readonly options: readonly Option[];
  /** Packs built in; the first is the default. */
  readonly packs: readonly Pack[];
  /** Checks options (missing ones take their default) and pack and binds the rules to them; faults come back with their path, nothing is thrown. */
  open(options?: unknown, pack?: unknown): Rules<S, V, N, E> | { readonly faults: readonly Fault[] };
}

/**
 * The rules of one table: a deterministic state machine of small decisions, with options and pack bound in (they are not in the state).
 * S is one JSON value of plain arrays and small integers, mutable in place, pending answers included; nobody's memory is in it: memory is `Past`.
 */
export interface Rules<S, V extends TableView, N extends Named = Named, E extends Event = Event> {
  readonly seats: number;
  /** The options in force, every one of them, defaults filled in. */
  readonly options: Options;
  readonly pack: Pack;
  readonly names: Names;
  /** Upper bound on answers in one game (with the table's turn cap where rules alone give none). */
  readonly bound: number;
  readonly choices: Codec<N>;
  readonly events: Codec<E>;
  /** The clause that describes each decision, by its id. */
  readonly decisions?: Readonly<Record<string, string>>;

  // -- hot path
  start(chance: Chance, tell?: Tell): S;
  clone(state: S): S;
  /**
   * Seats that still have to answer; 0 when the game is over. Several bits: they answer independently, in any order, with the same outcome: until
   * the last of them has answered, `apply` draws no chance and tells nothing but "has decided" and what partners may see.
   * A seat is passed over on public grounds only; where private reasons leave it one answer it is asked, and its list has one entry.
   */
  asked(state: S): SeatSet;
  /** Writes every open choice of the seat to out[0…n−1], in a fixed order, and returns n. A function of what the seat knows. */
  legal(state: S, seat: Seat, out: Choice[]): number;
  /**
   * Carries out a listed choice. Precondition: it is in `legal`; the match refuses everything else before.
   * An answer that takes several steps tells nobody anything until it is complete. `tell` absent: nothing is computed for it.
   */
  apply(state: S, seat: Seat, choice: Choice, chance: Chance, tell?: Tell): void;
  result(state: S): Result | null;
  /** The turn now running, counted from 1; what a table's turn cap counts. Absent where the rules themselves bound the game. */
  turn?(state: S): number;

  // -- cold path
  view(state: S, viewer: Viewer): V;
  /**
   * Worlds for this viewer: full states that could have given it exactly this past, drawn as chance would deal them. Seats known to have finished
   * have some complete answer, other seats have not begun theirs. Prepared once, drawn often; the only door by which bots reach states.
   */
  sample(known: Known<V>): (chance: Chance) => S;
  refuse(known: Known<V>, choice: Choice): Refusal;
  /** Codes for which a screen asks "sure?": nothing illegal, perhaps unwise. */
  warnings(known: Known<V>, choice: Choice): readonly string[];
  /** The answer taken when a seat's time runs out: one of its open choices. Chance is the table's, not the match's: the record holds the answer. */
  fallback(known: Known<V>, open: readonly Choice[], chance: Chance): Choice;

  /** Conservation laws and other invariants, by name; each throws nothing and returns what is wrong, or null. */
  readonly invariants: Readonly<Record<string, (state: S) => string | null>>;
}

export interface Budget {
  readonly iterations?: number;
  readonly milliseconds?: number;
  readonly stop?: AbortSignal;
}

/** Knows what its seat knows. Same knowledge, open choices, seed and iterations: same answer. */
export interface Bot<V extends TableView> {
  decide(known: Known<V>, open: readonly Choice[], chance: Chance, budget: Budget): Promise<Choice>;
}
