/** How strong people are held to be, and how it is said. */
import type { Broken, Result } from '@orrery/kernel';
import type { Figure } from '@orrery/protocol';
import type { Skill } from '@orrery/store';

/** Of whom nothing is known: where the model begins. */
export const FRESH: Skill = { mu: 25, sigma: 25 / 3, games: 0 };
/** What ratings are reckoned by; those that were reckoned by something else are reckoned anew from the results. */
export const MODEL = 'Plackett-Luce of who won, in teams, luck 25/3, change 25/75';
/** Whoever has played fewer games is on no list. */
export const SETTLED = 15;

/** So many points are one of the model's: two who are 400 points apart win ten to one. */
const SCALE = 15;
const MIDDLE = 1000;

/** As people read it; the true figure lies within the margin nineteen times of twenty. */
export const figureOf = ({ mu: mean, sigma: doubt, games }: Skill): Figure => ({
  figure: Math.round(MIDDLE + SCALE * (mean - FRESH.mu)),
  margin: Math.round(1.96 * SCALE * doubt),
  games,
  provisional: games < SETTLED,
});

/** Places by seat: whoever gave up or ran out of time comes last, whatever a bot made of it. Null where nobody has won or lost. */
export function ranksOf(end: Result | Broken | null, dropped: readonly boolean[]): readonly number[] | null {
  if (!end) return null;
  if ('winners' in end) return dropped.map((gone, seat) => (gone ? 3 : end.winners.length === 0 || end.winners.includes(seat) ? 1 : 2));
  const { seat } = end;
  return end.ended === 'unfinished' || seat === undefined || dropped.length !== 2
    ? null
    : dropped.map((_, other) => (other === seat ? 2 : 1));
}
