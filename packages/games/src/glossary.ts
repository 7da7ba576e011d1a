/**
 * `plug/glossary.ts`: a sentence for everything a board shows. Boards name an entry by `data-term`; hover, focus and long press, the legend, lessons
 * and rules all show the same words.
 */
import type { Localized, TableView } from '@orrery/kernel';
import type { AnyRules } from './game.ts';

/** Both are messages: figures in braces are those of the glossary. */
export interface Term {
  readonly word: Localized;
  readonly text: Localized;
}

export type Terms<K extends string = string> = Readonly<Record<K, Term>>;

/** Terms that stand together in the legend. */
export interface TermGroup {
  readonly title: Localized;
  readonly terms: Terms;
}

/** What a table has, and what it costs there. */
export interface Glossary {
  readonly groups: readonly TermGroup[];
  readonly figures: Readonly<Record<string, number | string>>;
}

/** What can be noticed at a table: what is seen now, and what was just told. */
export interface Noticed<V extends TableView = TableView> {
  readonly rules: AnyRules;
  readonly view: V;
  readonly events: readonly ({ readonly kind: string } & Readonly<Record<string, unknown>>)[];
}

/** Something that is explained the first time it happens. */
export interface FirstTime<V extends TableView = TableView> {
  readonly id: string;
  when(at: Noticed<V>): boolean;
  /** What it means, in a sentence or two; figures as in the glossary. */
  readonly say: Localized;
  /** The term to read on from. */
  readonly term: string;
}

export interface GlossaryPlug {
  glossary(rules: AnyRules): Glossary;
  /** In the order in which they are told where several happen at once. */
  readonly firsts: readonly FirstTime<never>[];
}
