/** How strong people are held to be: Weng and Lin's model of Plackett and Luce, for two and for many, shared victories as ties. */
import type { Broken, Result } from '@orrery/kernel';
import type { Figure } from '@orrery/protocol';
import type { Skill } from '@orrery/store';
import { rate, rating } from 'openskill';

const { mu, sigma } = rating();
/** Of whom nothing is known. */
export const FRESH: Skill = { mu, sigma, games: 0 };
/** Whoever has played fewer games is on no list. */
export const SETTLED = 15;

/**
 * How much luck a game has, in the model's measure: with as much of it as there is doubt about somebody new, margins hold what they promise, and people of
 * known strength are ordered nearly as well as their victories allow (measured in the tests).
 */
const beta = sigma;
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

/** Everybody after a game in which they took these places; those of one place have shared it. */
export function after(skills: readonly Skill[], ranks: readonly number[]): readonly Skill[] {
  const rated = rate(
    skills.map((skill) => [{ mu: skill.mu, sigma: skill.sigma }]),
    { rank: [...ranks], beta },
  );
  return skills.map((skill, i) => ({ ...skill, ...rated[i]?.[0], games: skill.games + 1 }));
}

/** Places by seat: whoever gave up or ran out of time comes last, whatever a bot made of it. Null where nobody has won or lost. */
export function ranksOf(end: Result | Broken | null, dropped: readonly boolean[]): readonly number[] | null {
  if (!end) return null;
  if ('winners' in end) return dropped.map((gone, seat) => (gone ? 3 : end.winners.length === 0 || end.winners.includes(seat) ? 1 : 2));
  const { seat } = end;
  return end.ended === 'unfinished' || seat === undefined || dropped.length !== 2
    ? null
    : dropped.map((_, other) => (other === seat ? 2 : 1));
}
