/** A table as it is kept in this browser: everything needed to set it up again after a reload, move by move. */
import type { LogEntry, Opened, Options, Result, Seat } from '@orrery/kernel';
import type { GameId } from '@orrery/games/list';
import type { Position } from './position.ts';
import type { Order } from '@orrery/protocol/orders';

export interface SeatRecord {
  readonly kind: 'person' | 'bot';
  /** Given by a person; empty for seats that are called by their side. */
  readonly name: string;
  /** Strength of a bot, 1 the weakest. */
  readonly level: number;
}

export interface Ended {
  readonly how: 'rules' | 'resigned' | 'timeout' | 'unfinished';
  readonly result: Result | null;
  readonly seat: Seat | null;
}

export interface TableRecord {
  readonly id: string;
  readonly game: GameId;
  readonly rules: string;
  readonly options: Options;
  /** A pack of the player's own; null where the built-in one is used. */
  readonly pack: unknown;
  readonly seats: readonly SeatRecord[];
  readonly seed: Opened;
  /** Where it began, if not with a deal: nothing was promised about the cards of such a table, and nobody can check them. */
  readonly from?: Position;
  readonly log: readonly LogEntry[];
  readonly started: number;
  readonly touched: number;
  readonly ended: Ended | null;
  /** The standing orders of the person at the screen by kind, and the phase or round each was given for; no part of the game. */
  readonly orders?: Readonly<Record<string, { readonly order: Order; readonly given: string }>>;
}

/** What is chosen before a game. */
export interface Setup {
  readonly game: GameId;
  readonly rules: string;
  readonly options: Options;
  readonly pack: unknown;
  readonly seats: readonly SeatRecord[];
  /** For a table that goes on from a recorded game: its shuffles and answers so far, or the position dealt anew. */
  readonly seed?: TableRecord['seed'];
  readonly log?: readonly LogEntry[];
  readonly from?: Position;
}
