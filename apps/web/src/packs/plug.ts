/** `plug/pack.ts`: the forms in which a pack of a game is edited, part by part. A game without one is edited as text. */
import type { Localized } from '@orrery/kernel';

/** One of the things a field may be, and what it is called. */
export interface Value {
  readonly value: string;
  readonly name: Localized | string;
}

type Among = readonly Value[] | ((pack: never, entry: never) => readonly Value[]);

/** One thing to set. `at`: the way to it from its entry, as a JSON pointer. */
export type Field = { readonly at: string; readonly name: Localized } & (
  | { readonly kind: 'words'; readonly long?: true }
  | { readonly kind: 'number'; readonly least: number; readonly most: number }
  | { readonly kind: 'flag' }
  | { readonly kind: 'colour' }
  /** Letters of these, as often as wanted. */
  | { readonly kind: 'letters'; readonly of: string }
  | { readonly kind: 'one'; readonly of: Among }
  /** Any of them, each once. `mutual`: entries of the part that name one another by id. */
  | { readonly kind: 'some'; readonly of: Among; readonly mutual?: true }
  /** So many of each. */
  | { readonly kind: 'many'; readonly of: Among; readonly most: number }
);

/** A part of the pack: one entry, or a list of entries with a name each. */
export interface Part {
  readonly at: string;
  readonly title: Localized;
  readonly entry?: (entry: never, pack: never) => Localized | string;
  readonly fields: readonly Field[] | ((entry: never) => readonly Field[]);
  /** Absent where the rules need exactly the entries there are. */
  readonly entries?: Entries;
  /** Places of the board on which an entry is seen, by the names the board gives them (`data-zone`). */
  readonly zones?: (entry: never, pack: never) => readonly string[];
}

/** How entries come and go. */
export interface Entries {
  /** One more like an entry, under a name of its own; null where there is no room for it. */
  readonly another: (like: never, pack: never) => unknown;
  /** The pack with what else has to know of a new entry. */
  readonly came?: (pack: never, entry: never, like: never) => unknown;
  /** The pack without what else speaks of an entry that goes. */
  readonly left?: (pack: never, entry: never) => unknown;
}

export interface PackPlug {
  readonly parts: readonly Part[];
}
