/** Names that may break between syllables, where a column is narrow and the browser knows no better. */
import { joints } from '@orrery/web/board/joints.ts';

const VOWELS = 'aeiouyäöüаеёиоуыэюя';
/** What a syllable may begin with, besides a single consonant. */
const ONSETS = 'sch|ch|ph|th|sp|sk|tr|dr|br|pr|kr|gr|fr|bl|pl|kl|gl|fl|qu|ст|сп|ск|св|сл|тр|др|бр|пр|кр|гр|вр|фр|хр|бл|пл|кл|гл|вл|шт';
const SYLLABLES = new RegExp(
  `(?<=\\p{L}{2}|^\\p{L})([${VOWELS}][^${VOWELS}\\s-]{0,3}?)(?=(?:${ONSETS}|[^${VOWELS}ьъй\\s-])[${VOWELS}])(?=\\p{L}{3})`,
  'giu',
);
/** Words put together of two, and words of a language that goes by sense and not by sound. */
const joined = joints([
  'Doppel|agent',
  'Flotten|admiral',
  'Thron|erbe',
  'Energie|gewehr',
  'Flotten|sabotage',
  'Handels|prinz',
  'König|reich',
  'Peil|sender',
  'Personen|schild',
  'Head|master',
  'Quarter|master',
  'Person|al',
  'Anti|toxin',
  'Track|ing',
  'Mobili|zation',
  'Diplo|matic',
  'Inter|ference',
  'Council|or',
  'Strat|egy',
]);

/** Too short to be broken well. */
const WHOLE: ReadonlySet<string> = new Set(['Recruits', 'Graviton']);

export const breakable = (name: string): string =>
  name.replace(/\p{L}{8,}/gu, (word) => {
    const known = joined(word);
    return known === word && !WHOLE.has(word) ? word.replace(SYLLABLES, '$1\u00ad') : known;
  });
