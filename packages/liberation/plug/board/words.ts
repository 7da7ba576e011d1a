import { type WebKey, wordsOf } from '@orrery/web/app/words.ts';
import type { en as game } from '../texts/en.ts';
import type { en as board } from './texts/en.ts';

type OwnKey = keyof typeof board | keyof typeof game;
export type BoardKey = OwnKey | WebKey;

/** A message of this board, of its game, or of the page around it. */
export const t = wordsOf<OwnKey>('liberation');
