import type { Localized } from '@orrery/kernel';
import type { Key, Values } from '@orrery/texts';
import { local, textsOf } from '../app/words.ts';

/** A message about packs, once `need('packs')` has fetched them. */
export const p = (key: Key<'packs'>, values: Values = {}): string => {
  const texts = textsOf('packs');
  return texts.has(key) ? texts.say(key, values) : '';
};

export const named = (name: Localized | string): string => (typeof name === 'string' ? name : local(name));
