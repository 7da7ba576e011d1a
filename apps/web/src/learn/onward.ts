/** Where a course goes on after one of its lessons. */
import type { Entry } from '@orrery/games/lesson';

export interface Onward {
  /** The next lesson that is not done yet; null where there is none, and the course is finished. */
  readonly next: Entry | null;
  /** Another way on: in order for whoever takes the short way, the short way for everybody else. */
  readonly other: Entry | null;
  /** This was the last lesson of the short way. */
  readonly shortDone: boolean;
}

/** After the lesson at a place of the list, with these done. Whoever has taken none but short ones so far is on the short way. */
export function onward(entries: readonly Entry[], at: number, done: readonly string[]): Onward {
  const now = entries[at];
  const open = [...entries.slice(at + 1), ...entries.slice(0, at)].filter(({ id }) => !done.includes(id));
  const inOrder = open[0] ?? null;
  const short = open.find((entry) => entry.short) ?? null;
  const others = entries.filter((entry) => !entry.short && done.includes(entry.id));
  if (!now?.short || short === null || short === inOrder)
    return { next: inOrder, other: null, shortDone: now?.short === true && short === null };
  return others.length === 0 ? { next: short, other: inOrder, shortDone: false } : { next: inOrder, other: short, shortDone: false };
}
