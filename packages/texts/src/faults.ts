import { GAMES } from '@orrery/games/list';
import { catalogs, loadGameMessages, loadGameTexts, loadTexts } from './catalogs.ts';
import type { Language } from './language.ts';
import type { Messages, Translator } from './translator.ts';

/** Puts what a check says of a pack, of options or of a replay into a language; what it does not know stays as it is. */
export type ReadFault = (problem: string) => string;

interface Sentence {
  readonly key: string;
  readonly pattern: RegExp;
  readonly texts: Translator;
}

/** Sentences in English, by which they are recognised, and in the language wanted. */
interface Book {
  readonly english: Messages;
  readonly texts: Translator;
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

const holes = /\{\w+\}/g;

/** Sentences with holes as patterns, the most definite first: a short hole may not swallow what a longer sentence says. */
const sentences = (books: readonly Book[]): readonly Sentence[] =>
  books
    .flatMap(({ english, texts }) => Object.entries(english).map(([key, text]) => ({ key, text, texts })))
    .toSorted((a, b) => b.text.replaceAll(holes, '').length - a.text.replaceAll(holes, '').length)
    .map(({ key, text, texts }) => ({
      key,
      texts,
      pattern: new RegExp(`^${escaped(text).replaceAll(/\\\{(\w+)\\\}/g, '(?<$1>.*?)')}$`, 'su'),
    }));

/** What only the checks of one game say stands in its own messages, under `fault.`. */
const OWN = 'fault.';

async function ownBook(game: string, language: Language): Promise<Book | null> {
  const [english, texts] = await Promise.all([loadGameMessages(game, 'en'), loadGameTexts(game, language)]);
  return english && texts && { english: Object.fromEntries(Object.entries(english).filter(([key]) => key.startsWith(OWN))), texts };
}

/** `game`: whose checks speak; where it is left out, any game of the list may. */
export async function faultReader(language: Language, game?: string): Promise<ReadFault> {
  const [english, texts, ...own] = await Promise.all([
    catalogs.faults.en(),
    loadTexts('faults', language),
    ...(game === undefined ? GAMES : [game]).map((id) => ownBook(id, language)),
  ]);
  const known = sentences([{ english, texts }, ...own.filter((book) => book !== null)]);
  const read: ReadFault = (problem) => {
    for (const { key, pattern, texts } of known) {
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
