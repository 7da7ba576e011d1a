/**
 * Where matches live. A match is an append-only list of rows under (match, seq); the uniqueness of that key is the only arbiter between everybody who
 * wants to write, so any process may serve any match. What a promise of `append` says is on disk.
 */
import type { Alias } from './aliases.ts';
import type { Registry } from './people/registry.ts';

export interface Row {
  readonly seq: number;
  /** Milliseconds since 1970 at which it was decided. */
  readonly time: number;
  readonly body: string;
}

/** A match in lists: kept beside its log and changed with it. */
export interface Card {
  readonly status: 'waiting' | 'running' | 'ended';
  readonly public: boolean;
  /** Who made it; of one maker a list has a few. */
  readonly maker: string;
  /** What a list shows, as JSON. */
  readonly summary: string;
}

/** So many public matches of one status anybody has in a list. */
export const LISTED_OF_ONE = 5;
/** A list is made from so many of the newest matches. */
export const LIST_DEPTH = 2000;

export interface Append {
  readonly match: string;
  /** The seq of the first row; the others follow it. */
  readonly seq: number;
  readonly rows: readonly { readonly time: number; readonly body: string }[];
  /** Where it changed. */
  readonly card?: Card;
  /** When the table next has to do something by itself, where that changed; null for never. */
  readonly due?: number | null;
  /** The match after the last of these rows, so that loading need not play it again. */
  readonly snapshot?: string;
  /** People who have taken a seat with these rows. */
  readonly people?: readonly string[];
  /** What words in these rows stand for, where that may not be known yet. Whoever reads them is given what they stand for. */
  readonly aliases?: readonly Alias[];
}

/** A page of a match. */
export interface StoredMatch {
  readonly rows: readonly Row[];
  /** There are further rows after these. */
  readonly more: boolean;
  /** The match after the row `seq`. */
  readonly snapshot: { readonly seq: number; readonly body: string } | null;
}

export interface ListedMatch {
  readonly match: string;
  readonly summary: string;
}

export interface Store {
  /** All of it or nothing. `conflict`: somebody else has written that seq; read again. Rejects with a `StoreError` where the disk fails. */
  append(append: Append): Promise<'stored' | 'conflict'>;
  /** Rows from a seq on, as many as a page holds; null where there is no such match. A match only grows, so its pages fit together. */
  read(match: string, from?: number): Promise<StoredMatch | null>;
  /** Public matches, the newest first, no more than a few of one maker. */
  list(status: Card['status'], most: number): Promise<readonly ListedMatch[]>;
  /** Matches of a person, running and waiting ones first, the newest first. */
  listOf(person: string, most: number): Promise<readonly ListedMatch[]>;
  /** What waits for a time, by the names of the matches: a page of those after a name, empty after the last. */
  due(after?: string): Promise<readonly { readonly match: string; readonly due: number }[]>;

  readonly people: Registry;

  /** A value of this installation, made on first use. */
  setting(key: string, first: string): Promise<string>;
  /** The time, by a clock that only goes forward and that everybody who writes to these data has in common. */
  now(): number;
  /** Spans in which no server ran, in order: clocks leave them out. */
  readonly downtimes: readonly (readonly [from: number, to: number])[];
  /** Writes that were acknowledged once and are not in the data any more: somebody has cut or exchanged a file. */
  readonly missing: number;
  /** Resolves where it cannot go on and will not come back by itself. */
  readonly failed: Promise<StoreError>;
  /** Stores what is under way, then lets go of the files. */
  close(): Promise<void>;
}

/** Rows of one match a page of `after` holds at most. */
export const AFTER_PAGE = 50;

/** Data that several processes write to. */
export interface SharedStore extends Store {
  /** Of several matches the rows from a seq on: in the order of their matches, a page of each. */
  after(wanted: readonly { readonly match: string; readonly seq: number }[]): Promise<readonly (Row & { readonly match: string })[]>;
  /** What has waited for a time that is past, by the names of the matches: a page of those after a name. `head` tells whether something has happened since. */
  overdue(time: number, after: string): Promise<readonly { readonly match: string; readonly due: number; readonly head: number }[]>;
}

export const isShared = (store: Store): store is SharedStore => 'after' in store && 'overdue' in store;

/**
 * `busy`: more waits for the disk than there is memory for. `unreachable`: the database did not answer, and whether the last word reached it is not
 * known.
 */
export type StoreTrouble = 'disk-full' | 'read-only' | 'disk-error' | 'in-use' | 'busy' | 'too-large' | 'unreachable' | 'closed';

export class StoreError extends Error {
  readonly code: StoreTrouble;
  constructor(code: StoreTrouble, reason: string) {
    super(reason);
    this.code = code;
  }
}

/** All rows of a match, page by page; gives up on one that is larger than `most` letters. */
export async function readWhole(store: Pick<Store, 'read'>, match: string, most = Infinity): Promise<Omit<StoredMatch, 'more'> | null> {
  const first = await store.read(match);
  if (!first) return null;
  const rows = [...first.rows];
  let size = 0;
  for (let page: StoredMatch | null = first; page;) {
    for (const { body } of page.rows) size += body.length;
    if (size > most) throw new StoreError('too-large', `match ${match} is larger than ${most} bytes`);
    page = page.more ? await store.read(match, rows.length) : null;
    rows.push(...(page?.rows ?? []));
  }
  return { rows, snapshot: first.snapshot };
}
