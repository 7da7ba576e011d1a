import type { AnyRules } from '@orrery/games/load';
import type { Known, Localized, Past, TableView } from '@orrery/kernel';
import type { Key, Language, Translator, Values } from '@orrery/texts';

/** A table in words: what a terminal prints and a screen reader walks through. */
export interface TextBoard {
  readonly sections: readonly Section[];
}

/** A part of a board: figures with their names, a table, or plain lines. */
export interface Section {
  readonly title: string;
  /** What the viewer could remember: left out where everybody remembers for himself. */
  readonly aid?: true;
  readonly rows?: readonly (readonly [name: string, value: string])[];
  readonly table?: { readonly heads: readonly string[]; readonly rows: readonly Row[] };
  readonly lines?: readonly string[];
}

export interface Row {
  readonly cells: readonly string[];
  /** The viewer's own thing, which a screen may set off. */
  readonly own: boolean;
}

/** `plug/text.ts`: the table of a game in words, made from what a viewer knows. */
export interface TextPlug {
  textBoard(maker: Maker, known: Known<never>): TextBoard;
  /** Kinds of events that need no line beside such a board: it lists what they brought. */
  readonly shows?: readonly string[];
}

/** Nothing to be said in a cell. */
export const NOTHING = '–';

/** What every board is made with; `K` are the keys of the game's own messages. */
export interface Maker<K extends string = string> {
  readonly rules: AnyRules;
  readonly language: Language;
  /** What each seat did and was told, once the game has ended and nothing is hidden any more. */
  readonly pasts: readonly Past[] | null;
  /** A message of the game, or one that all boards share. */
  say(key: K | Key<'boards'>, values?: Values): string;
  /** A thing of the game by its argument and value. */
  name(argument: string, value: string | number): string;
  said(text: Localized): string;
  seat(seat: number): string;
  /** Several things in one cell. */
  list(parts: readonly string[], type?: 'conjunction' | 'disjunction'): string;
  /** Equal things counted: "Shield ×2". */
  counted(parts: readonly string[]): string[];
  /** A list of its own; a line says so where it is empty. */
  listing(title: string, items: readonly string[]): Section;
}

export interface Making {
  readonly rules: AnyRules;
  readonly known: Known<TableView>;
  readonly pasts?: readonly Past[] | null;
  /** What all boards share. */
  readonly words: Pick<Translator<Key<'boards'>>, 'language' | 'say'>;
  readonly texts: Translator;
  readonly seatName: (seat: number) => string;
}
