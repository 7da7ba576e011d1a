/** Drawn boards, each in a file of its game that is loaded with a table; games without one are played on the text table. */
import type { ComponentType, VNode } from 'preact';
import { need } from '../app/words.ts';
import type { Play } from './play.ts';

/** What is said at a table, for a board that has room for it, and how many lines there are. */
export interface TableTalk {
  readonly panel: VNode;
  readonly lines: number;
}

export interface BoardProps {
  readonly play: Play;
  readonly onMenu: () => void;
  readonly talk?: TableTalk | undefined;
}

/** `plug/page.tsx`: what a page shows of a game at a table. */
export interface PagePlug {
  readonly Board: ComponentType<BoardProps>;
}

const pages = import.meta.glob<{ readonly plug: PagePlug }>('../../../../packages/*/plug/page.tsx');

/** The board of a game with its words and those of the game; null where it has none. */
export async function loadBoard(game: string): Promise<ComponentType<BoardProps> | null> {
  const [page] = await Promise.all([pages[`../../../../packages/${game}/plug/page.tsx`]?.(), need(game), need(`${game} board`)]);
  return page?.plug.Board ?? null;
}
