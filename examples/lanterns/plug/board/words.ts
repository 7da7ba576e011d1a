import { wordsOf } from '@orrery/web/app/words.ts';
import type { en as game } from '../texts/en.ts';
import type { en as board } from './texts/en.ts';

/** A message of this board, of its game, or of the page around it. */
export const t = wordsOf<keyof typeof board | keyof typeof game>('lanterns');
