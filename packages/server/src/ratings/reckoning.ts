/** Weng and Lin's model of Plackett and Luce, for two and for many, shared victories as ties. Loaded when the first rated game has ended. */
import type { Skill } from '@orrery/store';
import { rate } from 'openskill';
import { FRESH } from './skill.ts';

/**
 * How much luck a game has, in the model's measure: with as much of it as there is doubt about somebody new, margins hold what they promise, and people of
 * known strength are ordered nearly as well as their victories allow (measured in the tests).
 */
const { sigma: beta } = FRESH;

/** Everybody after a game in which they took these places; those of one place have shared it. */
export function after(skills: readonly Skill[], ranks: readonly number[]): readonly Skill[] {
  const rated = rate(
    skills.map((skill) => [{ mu: skill.mu, sigma: skill.sigma }]),
    { rank: [...ranks], beta },
  );
  return skills.map((skill, i) => ({ ...skill, ...rated[i]?.[0], games: skill.games + 1 }));
}
