/** What a server says. A frame holds one or more messages, each a line of JSON. */
import type { FirstOpening, Options, PromisedOpening, Refusal, Result, SeatSet, Viewer } from '@orrery/kernel';
import type { Clock, StandingOrder } from './commands.ts';

/** Why a command was not carried out; nothing has changed. `clause` where a rule of the game says so. */
export interface No {
  readonly code: string;
  readonly clause?: string;
  readonly data?: Refusal['data'];
}

/** The answer to a command, by its id; null where a frame was no readable command. */
export type Reply = { readonly re: string | null; readonly ok: object } | { readonly re: string | null; readonly no: No };

export interface Welcome {
  readonly protocol: number;
  readonly name: string;
  /** Known as a bot. */
  readonly bot?: true;
  /** Given once, to somebody new: whoever holds it is this person, on any device. */
  readonly token?: string;
  readonly now: number;
}

export interface SeatInfo {
  readonly kind: 'person' | 'open' | 'bot';
  readonly name: string;
  readonly level?: string;
  readonly ready: boolean;
  /** A bot that came over the network plays here. */
  readonly program?: true;
  /** Whoever sat here has had their account deleted. */
  readonly gone?: true;
  /** A free seat that waits for somebody of the game before. */
  readonly kept?: true;
  /** A bot plays for a person who resigned or ran out of time; `why` says which of the two. */
  readonly away?: true;
  readonly why?: 'resigned' | 'timeout';
  /** The seat's person is on holiday until then, and their clock stands still. */
  readonly holiday?: number;
  /** The seat's person may take it back, by the command `return`. */
  readonly returns?: true;
}

/** A shuffle of the second version around the deal. While people sit down it says who has promised and opened; numbers are shown when all are open. */
export interface PromisedShuffle extends PromisedOpening {
  /** The hash of the pack. */
  readonly pack: string;
  /** By seat, null for bots and for who has not promised yet; absent after the deal. */
  readonly promises?: readonly (string | null)[];
  readonly opened?: SeatSet;
  /** The seat that gave up the last deal after somebody had opened a number. */
  readonly voidedBy?: number;
}

export type Status = 'waiting' | 'running' | 'ended';
export type End = Result | { readonly ended: 'resigned' | 'timeout' | 'unfinished'; readonly seat?: number };

/** The table around the game, as one viewer may know it. */
export interface TableInfo {
  readonly game: string;
  readonly rules: string;
  readonly options: Options;
  /** Only where it is not a built-in one; else its name. */
  readonly pack: unknown;
  readonly status: Status;
  readonly viewer: Viewer;
  readonly seats: readonly SeatInfo[];
  /** Seats whose people are connected, and how many watch. */
  readonly here: SeatSet;
  readonly watchers: number;
  readonly public: boolean;
  readonly spectators: 'public' | 'none';
  readonly memoryAid: boolean;
  /** Counts for ratings: nothing is taken back, and nobody takes part in another's seat. */
  readonly rated?: true;
  readonly clock: Clock;
  readonly timeout: 'fallback' | 'bot' | 'resign';
  readonly turnCap: number;
  readonly shuffle: FirstOpening | PromisedShuffle;
  readonly end: End | null;
  /** A seat asks the others to take its last answer back; `agreed` have. */
  readonly takeback: { readonly seat: number; readonly agreed: SeatSet } | null;
  readonly rematch: string | null;
  /** The own seat's orders. */
  readonly orders?: readonly StandingOrder[];
}

/** A seat's time as the viewer may know it: milliseconds left at `since`; running from then on, where `since` is a time (the server's, as in `now`). */
export interface SeatTime {
  readonly left: number;
  readonly since: number | null;
}

export interface TableMessage {
  readonly on: string;
  readonly table: TableInfo;
}

/** The game as the viewer knows it: its past is the first `from` entries it had, then `tail`. */
export interface Update {
  readonly on: string;
  readonly at: number;
  readonly from: number;
  readonly tail: readonly number[];
  readonly view: unknown;
  readonly open: readonly number[];
  /** The number by which the next command of this seat names its question. */
  readonly n: number;
  readonly undo: number;
  /** How many times moves have been taken back by everybody's consent; absent where none were. */
  readonly rewinds?: number;
  readonly now?: number;
  readonly times?: readonly SeatTime[];
  /** The running decision ends by then at the latest, whoever has answered. */
  readonly until?: number;
}

export interface ChatLine {
  readonly room: 'table' | 'watchers' | 'team';
  /** A seat, or −1 for somebody who watches. */
  readonly seat: number;
  readonly name: string;
  readonly text?: string;
  readonly signal?: string;
  readonly time: number;
}
export interface ChatMessage {
  readonly on: string;
  readonly chat: readonly ChatLine[];
  /** All there is to hear, in the place of what was heard before. */
  readonly whole?: true;
}

/** Somebody who looks for others to play with. */
export interface Sought {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly seats: number;
  readonly clock: Clock;
  readonly rated: boolean;
  readonly teams?: true;
  readonly since: number;
}

/** What has come or changed in the lobby, and what has gone, by its match or id. */
export interface LobbyMessage {
  readonly lobby: { readonly open: readonly Listed[]; readonly seeks: readonly Sought[]; readonly gone: readonly string[] };
  /** All there is, in the place of what was shown before. */
  readonly whole?: true;
}

/** Others have been found: the match one sits at. */
export interface FoundMessage {
  readonly found: { readonly match: string };
}

/** Something has happened in a tournament one follows. */
export interface ChangedMessage {
  readonly changed: string;
}

export type ServerMessage = Reply | TableMessage | Update | ChatMessage | LobbyMessage | FoundMessage | ChangedMessage;

/** A game in the list of games. */
export interface Listed {
  readonly match: string;
  readonly game: string;
  readonly status: Status;
  readonly seats: readonly SeatInfo[];
  readonly clock: Clock;
  readonly spectators: 'public' | 'none';
  readonly made: number;
  readonly rated?: true;
}
/** One's own game, and whom it waits for as the own seat is shown it: null where nobody is asked, or the seat may not know yet. */
export interface OwnListed extends Listed {
  readonly turn: { readonly seat: number; readonly waits: SeatSet } | null;
}
export interface Listing {
  readonly open: readonly Listed[];
  readonly running: readonly Listed[];
  readonly mine: readonly OwnListed[];
}
