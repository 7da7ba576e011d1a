import type { Choice } from '@orrery/kernel';
import type { Folly, Prospect } from '@orrery/games/plug';
import { stake } from './ends.ts';

/** What a choice of a solved battle must bring beyond all that nothing speaks against, as a share of what is at stake, to be no folly after all. */
const BETTER = 0.1;

/** Rules of thumb that a solved battle bears out, or has no opinion of: what clearly brings most is no folly, whatever speaks against it elsewhere. */
export function borneOut(found: readonly Folly[], solved: readonly Prospect[]): readonly Folly[] {
  const weighed = solved.filter(({ tries }) => tries > 0);
  const silly = new Set<Choice>(found.map(({ choice }) => choice));
  const best = Math.max(...weighed.map(({ value }) => value));
  const left = weighed.filter(({ choice }) => !silly.has(choice)).map(({ value }) => value);
  const enough = Math.max(...left) + BETTER * stake(best);
  const brings = new Map(weighed.map(({ choice, value }) => [choice, value]));
  return found.filter(({ choice }) => (brings.get(choice) ?? Number.NEGATIVE_INFINITY) <= enough);
}
