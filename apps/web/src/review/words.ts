import type { Key, Values } from '@orrery/texts';
import { textsOf } from '../app/words.ts';

export type ReviewKey = Key<'review'>;

/** A message of the review, once `need('review')` has fetched them. */
export const r = (key: ReviewKey, values: Values = {}): string => {
  const texts = textsOf('review');
  return texts.has(key) ? texts.say(key, values) : '';
};

export const whole = (share: number): number => Math.round(share * 100);
/** Points of chance with their sign. */
export const signed = (points: number): string => (points === 0 ? '0' : `${points < 0 ? '−' : '+'}${Math.abs(points)}`);
