/** The letters a page is written in, fetched before it is shown: what somebody is about to touch must not move when they come. */
import type { Language } from '@orrery/texts';

/** Nobody waits longer than this, in milliseconds: the page is then shown in letters of the device. */
const LIMIT = 3000;
/** One sign of each cut of a family that texts of a language need. */
const SIGNS: Readonly<Record<Language, string>> = { en: 'A', ru: 'AЯ', de: 'A' };
const FAMILIES = ['16px Manrope', '16px Unbounded'];

export async function lettersOf(tongue: Language): Promise<void> {
  const limit = new Promise<void>((late) => setTimeout(late, LIMIT));
  const fetched = Promise.allSettled(FAMILIES.map((family) => document.fonts.load(family, SIGNS[tongue])));
  await Promise.race([fetched, limit]);
}
