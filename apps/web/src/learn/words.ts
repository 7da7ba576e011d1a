import type { Key, Values } from '@orrery/texts';
import { textsOf } from '../app/words.ts';

/** A message of the course or the lesson player, once `need('learn')` has fetched them. */
export const learn = (key: Key<'learn'>, values: Values = {}): string => {
  const texts = textsOf('learn');
  return texts.has(key) ? texts.say(key, values) : '';
};
