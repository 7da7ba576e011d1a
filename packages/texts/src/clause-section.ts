import type { Localized } from '@orrery/kernel';

/** One heading of a game's rules with the ids of the clauses under it. */
export interface ClauseSection {
  readonly id: string;
  readonly title: Localized;
  readonly clauses: readonly string[];
}

export const section = (id: string, title: Localized, texts: Readonly<Record<string, Localized>>): ClauseSection => ({
  id,
  title,
  clauses: Object.keys(texts),
});
