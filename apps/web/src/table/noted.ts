/**
 * Warnings that stand beside their choice because they come again and again. One of them is only a hint; the other is asked about like any warning, but once
 * a game: who has heard it knows it.
 */
const HINTS: readonly string[] = ['exposed'];
const ONCE: readonly string[] = ['lastReady'];

export const noted = (codes: readonly string[]): readonly string[] => codes.filter((code) => HINTS.includes(code) || ONCE.includes(code));
/** Of these warnings, those that are asked about before the choice is sent. */
export const askedAbout = (codes: readonly string[], heard: ReadonlySet<string>): readonly string[] =>
  codes.filter((code) => !HINTS.includes(code) && !(ONCE.includes(code) && heard.has(code)));
