/** Finds the words of a glossary in a text, whatever their endings. */
import type { Language } from '@orrery/texts';
import type { Glossed } from '../board/glossaries.ts';

/** A text in pieces; those with a term are words of the glossary. */
export type Piece = string | { readonly term: string; readonly words: string };
export type Link = (text: string) => readonly Piece[];

const ENDING: Readonly<Record<Language, string>> = { en: '(?:e?s)?', de: '\\p{L}{0,3}', ru: '\\p{L}{0,4}' };
/** A word shorter than this is taken as it is. */
const STEM = 4;

/** The stem of a word: Russian loses its ending, German and English only gain one. */
const stem = (word: string, language: Language): string =>
  word.length <= STEM || language !== 'ru' ? word : word.slice(0, Math.max(STEM, word.length - 2));

const escaped = (word: string): string => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Longer terms are found before shorter ones within them; each is linked where it is first named. */
export function linker(glossed: Glossed, language: Language): Link {
  const terms = glossed.groups
    .flatMap(({ terms: all }) => Object.keys(all))
    .flatMap((term) => {
      // What follows a comma or a colon is an addition.
      const [word = ''] = glossed.term(term)?.word.split(/[,:(]/) ?? [];
      const parts = word.trim().split(/\s+/).filter(Boolean);
      if (word.trim().length < STEM || parts.length > 3) return [];
      const pattern = parts.map((part) => `${escaped(stem(part, language))}${ENDING[language]}`).join('\\s+');
      return [{ term, length: word.length, found: new RegExp(`(?<!\\p{L})${pattern}(?!\\p{L})`, 'iu') }];
    })
    .toSorted((a, b) => b.length - a.length);
  return (text) => {
    let pieces: readonly Piece[] = [text];
    for (const { term, found } of terms) {
      let linked = false;
      pieces = pieces.flatMap((piece): readonly Piece[] => {
        if (linked || typeof piece !== 'string') return [piece];
        const match = found.exec(piece);
        if (!match) return [piece];
        linked = true;
        const [words] = match;
        return [piece.slice(0, match.index), { term, words }, piece.slice(match.index + words.length)].filter((part) => part !== '');
      });
    }
    return pieces;
  };
}
