import { catalogs, loadTexts } from './catalogs.ts';
import type { Language } from './language.ts';

/** Puts what a check says of a pack, of options or of a replay into a language; what it does not know stays as it is. */
export type ReadFault = (problem: string) => string;

interface Sentence {
  readonly key: string;
  readonly pattern: RegExp;
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Sentences with holes as patterns, the most definite first: a short hole may not swallow what a longer sentence says. */
const sentences = (messages: Readonly<Record<string, string>>): readonly Sentence[] =>
  Object.entries(messages)
    .toSorted(([, a], [, b]) => b.replaceAll(/\{\w+\}/g, '').length - a.replaceAll(/\{\w+\}/g, '').length)
    .map(([key, text]) => ({ key, pattern: new RegExp(`^${escaped(text).replaceAll(/\\\{(\w+)\\\}/g, '(?<$1>.*?)')}$`, 'su') }));

export async function faultReader(language: Language): Promise<ReadFault> {
  const [english, texts] = await Promise.all([catalogs.faults.en(), loadTexts('faults', language)]);
  const known = sentences(english);
  const read: ReadFault = (problem) => {
    for (const { key, pattern } of known) {
      const found = pattern.exec(problem);
      if (!found) continue;
      const values = Object.fromEntries(
        Object.entries(found.groups ?? {}).map(([name, value]) => [name, name === 'what' ? read(value) : value]),
      );
      return texts.has(key) ? texts.say(key, values) : problem;
    }
    return problem;
  };
  return read;
}
