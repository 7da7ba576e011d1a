/** Answers as their words, `attack K`, and what fits them. */
import type { Pattern } from '@orrery/games/lesson';

/** A choice as its word and its arguments, the way records and the engines' tests write it. */
export function wordsOf(named: object): string {
  return Object.values(named).join(' ');
}

const one = (pattern: string, words: readonly string[]): boolean =>
  pattern.split(' ').every((part, i) => {
    const word = words[i];
    return word !== undefined && (part === '*' || part.split('|').includes(word));
  });

/** Whether the words fit: `*` is any one word, `A|B` either, and what a pattern leaves out at its end may be anything. */
export function fits(pattern: Pattern, words: string): boolean {
  const said = words.split(' ');
  return (typeof pattern === 'string' ? [pattern] : pattern).some((each) => one(each, said));
}

/** The answer a pattern teaches where it leaves no choice. */
export function only(pattern: Pattern): string | null {
  const first = typeof pattern === 'string' ? pattern : (pattern[0] ?? '');
  return /[*]/.test(first) ? null : first.replaceAll(/\|\S+/g, '');
}
