/** How-to pages of the games and what draws their positions, each loaded when somebody reads it. */
import type { ComponentType } from 'preact';
import type { Named, TableView } from '@orrery/kernel';
import type { HowToPlug } from '@orrery/games/howto';
import { GAMES, type GameId } from '@orrery/games/list';
import type { AnyRules } from '../table/engines.ts';

/** A position as the board draws it, in which nothing can be chosen. */
export interface FigureProps {
  readonly rules: AnyRules;
  readonly view: TableView;
  /** Chances of things that are on the board, written beside them. */
  readonly chances?: ReadonlyMap<string, number> | null;
  /** What is drawn into the position. */
  readonly drawn?: readonly Drawn[];
}

/** An answer, or what became of the position. */
export type Drawn = { readonly kind: 'given' | 'better' } & ({ readonly choice: Named } | { readonly after: TableView });

const figures = import.meta.glob<ComponentType<FigureProps>>('../../../../packages/*/plug/board/Figure.tsx', { import: 'Figure' });
const plugs = import.meta.glob<HowToPlug>('../../../../packages/*/plug/howto.ts', { import: 'plug' });
const fileOf = (game: string): string => `../../../../packages/${game}/plug/howto.ts`;

/** Games that say on one page how they are played. */
export const explained: readonly GameId[] = GAMES.filter((game) => fileOf(game) in plugs);

export const loadHowTo = async (game: string): Promise<HowToPlug | null> => (await plugs[fileOf(game)]?.()) ?? null;
export const loadFigure = async (game: string): Promise<ComponentType<FigureProps> | null> =>
  (await figures[`../../../../packages/${game}/plug/board/Figure.tsx`]?.()) ?? null;
