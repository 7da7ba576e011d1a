/** What partners may say where words are not allowed. */
export const SIGNALS = [
  'attack',
  'defend',
  'gather',
  'hold-back',
  'left',
  'right',
  'centre',
  'together',
  'agreed',
  'no',
  'careful',
  'good',
] as const;

/** Something often said at a game's tables, to one seat or to everybody: `ally` or `ally-3`. Whoever reads it reads it in an own language. */
export interface Phrase {
  readonly phrase: string;
  readonly to: number | null;
}
export const phraseSign = (phrase: string, to: number | null): string => (to === null ? phrase : `${phrase}-${to}`);

/** The phrase a sign stands for, of those a game has and those who sit there; null where there is none. */
export function phraseOf(sign: string, phrases: readonly string[], seats: number): Phrase | null {
  const [, phrase = '', to] = /^([a-z]+)(?:-(\d))?$/.exec(sign) ?? [];
  if (!phrases.includes(phrase) || Number(to ?? 0) >= seats) return null;
  return { phrase, to: to === undefined ? null : Number(to) };
}
