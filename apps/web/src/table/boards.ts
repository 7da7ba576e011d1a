/** Drawn boards by game; the others are played on the text table. */
import type { ComponentType } from 'preact';
import type { Play } from './play.ts';

export interface BoardProps {
  readonly play: Play;
  readonly onMenu: () => void;
}

export const boards: Readonly<Record<string, () => Promise<{ readonly default: ComponentType<BoardProps> }>>> = {
  liberation: () => import('../liberation/Board.tsx'),
  rex: () => import('../rex/Board.tsx'),
  gravity: () => import('../gravity/Board.tsx'),
};
