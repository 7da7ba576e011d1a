import { type WebKey, wordsOf } from '@orrery/web/app/words.ts';
import type { en } from './texts/en.ts';

export type BoardKey = keyof typeof en | WebKey;

/** A message of this board, or of the page around it. */
export const t = wordsOf<keyof typeof en>('gravity board');
