/** What lies on the table as text, by game; each part is loaded with its game. */
import type { ComponentType } from 'preact';
import type { Play } from '../table/play.ts';

export interface LiesProps {
  readonly play: Play;
  /** All the viewer knows, as the game's own view. */
  readonly known: { readonly view: never; readonly past: readonly number[] };
}
type Lies = ComponentType<LiesProps>;

const found = import.meta.glob<Lies>('../../../../packages/*/plug/board/Lies.tsx', { import: 'Lies' });

export const loadLies = async (game: string): Promise<Lies | null> =>
  (await found[`../../../../packages/${game}/plug/board/Lies.tsx`]?.()) ?? null;
