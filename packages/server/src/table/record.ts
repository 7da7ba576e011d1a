/** What a table's log holds: everything that happened at it, in order. The table is a fold over these and their times. */
import type { Broken, Choice, Options, Seat } from '@orrery/kernel';
import type { ChatLine, Clock, StandingOrder } from '@orrery/protocol';
import type { Moments } from '@orrery/protocol/orders';

export type SeatPlan = {
  readonly kind: 'open' | 'bot';
  readonly level?: string;
  /** The person a rematch keeps the seat for. */
  readonly keep?: string;
};

export interface Made {
  readonly k: 'made';
  readonly game: string;
  readonly rules: string;
  readonly options: Options;
  /** Where it is not a built-in one. */
  readonly pack?: unknown;
  readonly seats: readonly SeatPlan[];
  readonly public: boolean;
  readonly spectators: 'public' | 'none';
  readonly memoryAid: boolean;
  readonly clock: Clock;
  readonly timeout: 'fallback' | 'bot' | 'resign';
  readonly turnCap: number;
  /** Its record names nobody; those of earlier matches stay as they are. */
  readonly nameless?: true;
  /** Counts for ratings. */
  readonly rated?: true;
  /** The person who made it; tables of earlier versions do not say. */
  readonly by?: string;
  /** The server's part of the shuffle, until a deal is given up; its seal is public from now on, itself only after the end. */
  readonly secret: string;
}

export type TableRecord = (
  | Made
  | {
      readonly k: 'sat';
      readonly seat: Seat;
      readonly person: string;
      readonly name: string;
      readonly key: string;
      /** Whoever it was has been erased since; `person` is what the match calls them. */
      readonly gone?: true;
    }
  | { readonly k: 'left'; readonly seat: Seat }
  /** Another device or person takes part in a seat, by its key. */
  | { readonly k: 'claimed'; readonly seat: Seat; readonly person: string }
  /** The seat has another key: whoever came by an earlier one has no part in it any more. */
  | { readonly k: 'rekeyed'; readonly seat: Seat; readonly key: string }
  /** Of the first version of shuffles: read, never written. */
  | { readonly k: 'ready'; readonly seat: Seat; readonly nonce: string }
  | { readonly k: 'promised'; readonly seat: Seat; readonly promise: string }
  | { readonly k: 'opened'; readonly seat: Seat; readonly nonce: string }
  /** The deal that was prepared is given up, by somebody who stood up or would not wait; the next one has another secret. */
  | { readonly k: 'voided'; readonly seat: Seat; readonly secret: string }
  /** Without a version: the first. */
  | { readonly k: 'started'; readonly nonces: readonly string[]; readonly version?: 2 }
  | { readonly k: 'answer'; readonly seat: Seat; readonly choice: Choice }
  | { readonly k: 'undo'; readonly seat: Seat; readonly answers: number }
  | { readonly k: 'asked'; readonly seat: Seat; readonly entries: number }
  | { readonly k: 'agreed'; readonly seat: Seat }
  | { readonly k: 'declined'; readonly seat: Seat }
  | { readonly k: 'rewound'; readonly entries: number }
  | { readonly k: 'dropped'; readonly seat: Seat; readonly why: 'resigned' | 'timeout' }
  /** Out of time: a bot plays on until the person comes back. */
  | { readonly k: 'lapsed'; readonly seat: Seat }
  | { readonly k: 'returned'; readonly seat: Seat }
  /** The seat's person is on holiday until then; a time that is past ends it. */
  | { readonly k: 'holiday'; readonly seat: Seat; readonly until: number }
  | { readonly k: 'ended'; readonly broken: Broken }
  | { readonly k: 'chat'; readonly line: Omit<ChatLine, 'time'> }
  /** `given`: when, for orders that last until something changes. */
  | { readonly k: 'orders'; readonly seat: Seat; readonly orders: readonly StandingOrder[]; readonly given?: Moments }
  | { readonly k: 'rematch'; readonly match: string }
  /** A person is being erased, known by a hash; from now on the match calls them by another word. */
  | { readonly k: 'gone'; readonly was: string; readonly alias: string }
) & {
  /** The command that caused it, as `person/id`: a resend is known by it. */
  readonly cmd?: string;
};
