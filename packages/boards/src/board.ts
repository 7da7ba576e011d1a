import type { Localized, Names, Rules, TableView } from '@orrery/kernel';
import type { Key, Translator } from '@orrery/texts';

/** A table in words: what a terminal prints and a screen reader walks through. */
export interface TextBoard {
  readonly sections: readonly Section[];
}

/** A part of a board: figures with their names, a table, or plain lines. */
export interface Section {
  readonly title: string;
  readonly rows?: readonly (readonly [name: string, value: string])[];
  readonly table?: { readonly heads: readonly string[]; readonly rows: readonly Row[] };
  readonly lines?: readonly string[];
}

export interface Row {
  readonly cells: readonly string[];
  /** The viewer's own thing, which a screen may set off. */
  readonly own: boolean;
}

export type BoardWords = Translator<Key<'boards'>>;

/** What every board is made with. */
export interface Maker {
  readonly words: BoardWords;
  readonly names: Names;
  readonly pack: Rules<never, TableView>['pack'];
  /** A thing of the game by its argument and value, in the language of the words. */
  name(argument: string, value: string | number): string;
  said(text: Localized): string;
  seat(seat: number): string;
  /** A list, or the word for nothing. */
  list(parts: readonly string[]): string;
}
