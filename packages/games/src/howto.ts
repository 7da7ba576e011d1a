/** `plug/howto.ts`: how a game is played, on one page, with drawings and examples that stand on positions of its lessons. */
import type { Localized } from '@orrery/kernel';

/** A position of a lesson, and what is done from there; after each answer something is said. */
export interface Example {
  readonly lesson: string;
  readonly scene?: string;
  /** What is seen at first. */
  readonly say: Localized;
  /** Answers of the lesson's seat, in the words of the record. The others answer as if time had run out. */
  readonly steps?: readonly { readonly answer: string; readonly say: Localized }[];
}

/** Figures in braces are those of the glossary. */
export interface Chapter {
  readonly title: Localized;
  readonly text: readonly Localized[];
  readonly example?: Example;
}

export interface HowToPlug {
  /** The game in a few words. */
  readonly title: Localized;
  readonly line: Localized;
  readonly chapters: readonly Chapter[];
  /** Mistakes of newcomers, each with what is true instead. */
  readonly mistakes: readonly Localized[];
}
