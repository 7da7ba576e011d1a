/**
 * Puzzles somebody has tried, each as eight signs, so that they go with lessons done from device to device: how it went (P right at once, Q right later,
 * S not yet), its number, the day and its rating, all in base 36. Days in a row and the own rating follow from them.
 */
export interface Tried {
  readonly number: number;
  /** Days since 1970 by the player's own calendar. */
  readonly day: number;
  readonly rating: number;
  readonly how: 'P' | 'Q' | 'S';
}

const CODE = /^[PQS][0-9a-z]{7}$/;
const digits = (value: number, width: number): string => Math.max(0, Math.round(value)).toString(36).padStart(width, '0').slice(-width);

export const isTried = (code: string): boolean => CODE.test(code);
export const write = ({ number, day, rating, how }: Tried): string =>
  `${how}${digits(number, 2)}${digits(day, 3)}${digits(rating / 10, 2)}`;
export const read = (code: string): Tried => ({
  how: code[0] as Tried['how'],
  number: Number.parseInt(code.slice(1, 3), 36),
  day: Number.parseInt(code.slice(3, 6), 36),
  rating: 10 * Number.parseInt(code.slice(6, 8), 36),
});

/** What was kept, as far as it can be read: a puzzle counts as it went the first time, and as solved if it ever was. */
export function tried(codes: readonly string[]): readonly Tried[] {
  const byNumber = new Map<number, Tried>();
  for (const next of codes
    .filter(isTried)
    .map(read)
    .toSorted((a, b) => a.day - b.day || (a.how < b.how ? 1 : -1))) {
    const before = byNumber.get(next.number);
    if (!before) byNumber.set(next.number, next);
    else if (before.how === 'S' && next.how !== 'S') byNumber.set(next.number, { ...before, how: 'Q', day: next.day });
  }
  return [...byNumber.values()].toSorted((a, b) => a.day - b.day || a.number - b.number);
}

/** The day of a time by the calendar of whoever looks at it. */
export const dayOf = (time: Date): number => Math.floor(Date.UTC(time.getFullYear(), time.getMonth(), time.getDate()) / 86_400_000);

/** Days in a row on which something was solved, up to today; today may still be to come. */
export function streak(all: readonly Tried[], today: number): number {
  const days = new Set(all.filter(({ how }) => how !== 'S').map(({ day }) => day));
  let day = days.has(today) ? today : today - 1;
  let count = 0;
  while (days.has(day--)) count++;
  return count;
}

export interface Rating {
  readonly figure: number;
  /** Half of the 95 % interval. */
  readonly margin: number;
}

const Q = Math.LN10 / 400;
/** Where a newcomer stands, how little is known of it, and how well a rating can be known at best. */
const [START, UNKNOWN, KNOWN] = [1200, 350, 35] as const;
/** How well the rating of a puzzle is known. */
const PUZZLE = 120;

const weight = (deviation: number): number => 1 / Math.sqrt(1 + (3 * Q * Q * deviation * deviation) / (Math.PI * Math.PI));

/** Glicko's rating, puzzle by puzzle: right at once is won, anything else is lost. */
export function ratingOf(all: readonly Tried[]): Rating {
  let figure: number = START;
  let deviation: number = UNKNOWN;
  for (const { rating, how } of all) {
    const g = weight(PUZZLE);
    const expected = 1 / (1 + 10 ** ((-g * (figure - rating)) / 400));
    const information = Q * Q * g * g * expected * (1 - expected);
    const certainty = 1 / (deviation * deviation) + information;
    figure += (Q / certainty) * g * ((how === 'P' ? 1 : 0) - expected);
    deviation = Math.max(KNOWN, Math.sqrt(1 / certainty));
  }
  return { figure: Math.round(figure), margin: Math.round(1.96 * deviation) };
}
