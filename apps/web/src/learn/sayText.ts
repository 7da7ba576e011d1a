/** Puts a text of a lesson into words: things as the pack calls them, numbers as the lesson computes them. */
import type { Lesson, LessonsPlug, Moment, Text, Values } from '@orrery/games/lesson';
import { argumentsOf, type Language, translator } from '@orrery/texts';
import type { AnyRules } from '../table/engines.ts';

type Words = NonNullable<LessonsPlug['words']>;

/** How the pack calls something, whatever kind of thing it is: `{LET_L2}` is LET-L2; `{card_3}` names the kind where ids alone are no names. */
function called(rules: AnyRules, name: string, language: Language): string | undefined {
  const [kind = '', id = ''] = name.split(/_(.*)/);
  const exact = rules.names[kind]?.[id];
  if (exact) return exact[language];
  for (const things of Object.values(rules.names)) {
    const thing = things[name] ?? things[name.replaceAll('_', '-')];
    if (thing) return thing[language];
  }
  return undefined;
}

/** What a text needs and nobody knows. */
export class Unsaid extends Error {}

export function sayText(plug: { readonly words?: Words }, lesson: Lesson, text: Text, at: Moment, language: Language): string {
  const message = text[language];
  const given: Values = { ...(at.choice as Values | null), ...lesson.values?.(at) };
  const more = plug.words?.(at.rules) ?? {};
  const values: Record<string, Values[string]> = {};
  const words: Record<string, string> = {};
  for (const { name } of argumentsOf(message, language)) {
    const value = given[name];
    if (value !== undefined) {
      values[name] = value;
      const word = more[String(value)]?.[language] ?? at.rules.names[name]?.[String(value)]?.[language];
      if (word !== undefined && typeof value === 'string') words[name] = word;
      continue;
    }
    const word = more[name]?.[language] ?? called(at.rules, name, language);
    if (word === undefined) throw new Unsaid(`{${name}} in "${message}"`);
    values[name] = word;
  }
  return translator(language, { text: message }).say('text', values, words);
}
