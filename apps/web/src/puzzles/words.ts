import type { Localized } from '@orrery/kernel';
import { type Key, translator, type Values } from '@orrery/texts';
import { language } from '../app/settings.ts';
import { textsOf } from '../app/words.ts';

/** A message of the puzzles, once `need('puzzles')` has fetched them. */
export const say = (key: Key<'puzzles'>, values: Values = {}): string => {
  const texts = textsOf('puzzles');
  return texts.has(key) ? texts.say(key, values) : '';
};

/** A text of a game's plug with its figures. */
export const sayLocal = (text: Localized, values: Values): string =>
  translator(language.value, { text: text[language.value] }).say('text', values);

export const listed = (words: readonly string[]): string => new Intl.ListFormat(language.value, { type: 'conjunction' }).format(words);
