/**
 * What every board gets. A local table runs its engine in a worker, a remote one on a server; a board cannot tell the two apart. All that is
 * known changes at once, in one snapshot, so that a board never draws half of a move.
 */
import type { ReadonlySignal } from '@preact/signals';
import type { Choice, Known, Past, Refusal, Seat, TableView, Viewer } from '@orrery/kernel';
import type { GameId } from '@orrery/games/list';
import type { Order, Orders } from '@orrery/protocol/orders';
import type { AnyRules, Plugs } from './engines.ts';
import type { Ended, SeatRecord } from './record.ts';

/**
 * `decide`: the viewer is asked. `wait`: somebody else is. `hand-over`: another person at this screen is asked next. `curtain`: nobody looks,
 * and nothing of anybody is in the page. `over`: the game has ended.
 * `replay`: a moment of a game that has ended.
 */
export type Stage = 'decide' | 'wait' | 'hand-over' | 'curtain' | 'replay' | 'over';

export interface Snapshot {
  readonly stage: Stage;
  readonly viewer: Viewer | null;
  /** Absent behind the curtain. */
  readonly known: Known<TableView> | null;
  readonly open: readonly Choice[];
  /** The table is about to answer this itself, there being one answer only or a standing order: no need to ask. */
  readonly answersItself?: true;
  /** Computer players are still to answer, beside the viewer or before anybody else. */
  readonly thinking?: true;
  /** Codes of warnings by choice, for choices that have any. */
  readonly warnings: Readonly<Record<Choice, readonly string[]>>;
  /** How many answers the viewer may take back. */
  readonly undoable: number;
  /** The person to hand the screen to, in `hand-over` and `curtain`. */
  readonly next: Seat | null;
  readonly ended: Ended | null;
  /** Once the game has ended: what each seat did and was told, by seat. Nothing is hidden any more. */
  readonly pasts?: readonly Past[];
  /** The standing orders in force, by kind of decision; absent where a table takes none. */
  readonly orders?: Orders;
}

/** One open choice as an adviser sees it who knows what the seat knows. */
export interface Advice {
  readonly choice: Choice;
  /** Estimated share of the victory, 0 … 1; null where it was hardly tried. */
  readonly winChance: number | null;
  /** How far the truth may lie from that. */
  readonly error: number;
  /** As good as the best, as far as anybody can tell. */
  readonly even: boolean;
  /** Why no sensible player makes it, where that is so. */
  readonly folly: string | null;
  readonly reasons: readonly { readonly code: string; readonly values: Readonly<Record<string, number | string>> }[];
}

export interface Table {
  readonly id: string;
  readonly game: GameId;
  readonly seats: readonly SeatRecord[];
  /** Names, codecs, options and pack; boards play nothing with it. */
  readonly rules: AnyRules;
  readonly plugs: Plugs;
  /** The match runs on a server, among people. */
  readonly online?: boolean;
  /** Among people: everybody remembers and reckons for himself. */
  readonly unaided?: boolean;
  /** A lesson: nothing is at stake, and whoever leaves comes back to the same step. */
  readonly lesson?: boolean;
  /** Places of the board a lesson speaks of at the moment, as boards call them. */
  spokenOf?(): readonly string[];
  /** What was promised about the shuffles before the deal; empty where the table began at a position. */
  readonly commitment: string;
  /** A pack of the player's own, or null. */
  readonly ownPack: unknown;
  readonly now: ReadonlySignal<Snapshot>;
  answer(choice: Choice): Promise<Refusal | null>;
  undo(): Promise<void>;
  /** Why a choice is not open, in the words of the rules. */
  why(choice: Choice): Promise<Refusal>;
  /** Draws the curtain, so that the screen can change hands. */
  handOver(): Promise<void>;
  /** A person has taken the screen. */
  take(seat: Seat): Promise<void>;
  /** What an honest player would say of the viewer's open choices, the best first. */
  advice(stop: AbortSignal): Promise<readonly Advice[]>;
  /** Leaves a standing order for a kind of decisions that may be passed unasked. */
  order?(kind: string, order: Order): Promise<void>;
  resign(): Promise<void>;
  /** Another game with the same people, where the table itself can arrange it. */
  again?(): Promise<void>;
  close(): void;
}
