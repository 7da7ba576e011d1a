import type { Key, Values } from '@orrery/texts';
import { textsOf } from '../app/words.ts';
import { codeOf, sayCode } from '../online/words.ts';

/** A message about people one would rather not hear, once `need('conduct')` has fetched them. */
export const say = (key: Key<'conduct'>, values: Values = {}): string => {
  const texts = textsOf('conduct');
  return texts.has(key) ? texts.say(key, values) : '';
};

/** Why something did not come about, in one line. */
export function sayNo(error: unknown): string {
  const texts = textsOf('conduct');
  const code = codeOf(error);
  return texts.has(`no.${code}`) ? texts.say(`no.${code}`) : sayCode(code);
}

export const called = (name: string): string => name || say('nameless');
