import type { Key, Values } from '@orrery/texts';
import { textsOf } from '../app/words.ts';

/** A message about one's own games, once `need('story')` has fetched them. */
export const say = (key: Key<'story'>, values: Values = {}): string => {
  const texts = textsOf('story');
  return texts.has(key) ? texts.say(key, values) : '';
};
