/** `plug/howto.ts`: how a game is played, on one page, with drawings and examples that stand on positions of its lessons. */
import type { Localized } from '@orrery/kernel';
import type { AnyRules } from './game.ts';

/** A position of a lesson, and what is done from there; after each answer something is said. */
export interface Example {
  readonly lesson: string;
  readonly scene?: string;
  /** What is seen at first. */
  readonly say: Localized;
  /** Answers of the lesson's seat, in the words of the record. */
  readonly steps?: readonly ExampleStep[];
}

export interface ExampleStep {
  readonly answer: string | readonly string[];
  readonly say: Localized;
  /** The others answer too, up to this decision, before it is shown. */
  readonly watch?: string;
}

/** Figures in braces are those of the glossary. */
export interface Chapter {
  readonly title: Localized;
  readonly text: readonly Localized[];
  readonly example?: Example;
}

/** Cards, races and the like: what each of them does. */
export interface Gallery {
  readonly title: Localized;
  readonly items: readonly {
    /** Its term in the glossary, by which it is drawn. */
    readonly key: string;
    readonly name: Localized;
    readonly lines: readonly Localized[];
  }[];
}

/** What is not the same at every table, side by side. */
export interface Differences {
  readonly title: Localized;
  readonly head: readonly Localized[];
  readonly rows: readonly { readonly name: Localized; readonly values: readonly Localized[] }[];
}

export interface HowToPlug {
  /** The game in a few words. */
  readonly title: Localized;
  readonly line: Localized;
  readonly chapters: readonly Chapter[];
  /** Mistakes of newcomers, each with what is true instead. */
  readonly mistakes: readonly Localized[];
  /** From the pack, and from what the rules say by clause. */
  gallery(rules: AnyRules, clauses: Readonly<Record<string, Localized>>): readonly Gallery[];
  /** By number of players and by edition. */
  differences(rules: AnyRules): readonly Differences[];
}
