import type { ComponentType, FunctionComponent } from 'preact';
import { need, type WebKey, wordsOf } from '@orrery/web/app/words.ts';
import { lazyPart } from '@orrery/web/board/lazyPart.tsx';
import type { en as game } from '../texts/en.ts';
import type { en as later } from './later/en.ts';
import type { en as board } from './texts/en.ts';

type OwnKey = keyof typeof board | keyof typeof later | keyof typeof game;
export type BoardKey = OwnKey | WebKey;

/** A message of this board, of its game, or of the page around it. */
export const t = wordsOf<OwnKey>('rex');

/** Something that is needed later than the board, and so fetched after it, together with its words. */
export async function withWords<T>(load: Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([load, need('rex later')]);
  return loaded;
}
export const laterPart = <P extends object>(load: () => Promise<ComponentType<P>>): FunctionComponent<P> =>
  lazyPart(() => withWords(load()));
