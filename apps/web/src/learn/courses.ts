/** Which games have lessons, and their plugs, each loaded when somebody learns. */
import { GAMES, type GameId } from '@orrery/games/list';
import type { Entry, LessonsPlug } from '@orrery/games/lesson';

const found = import.meta.glob<LessonsPlug>('../../../../packages/*/plug/lessons.ts', { import: 'plug' });
const fileOf = (game: string): string => `../../../../packages/${game}/plug/lessons.ts`;

export const taught: readonly GameId[] = GAMES.filter((game) => fileOf(game) in found);

export async function loadCourse(game: GameId): Promise<LessonsPlug> {
  const load = found[fileOf(game)];
  if (!load) throw new Error(`${game} has no lessons`);
  return load();
}

export const entriesOf = (plug: LessonsPlug): readonly Entry[] => plug.parts.flatMap(({ lessons }) => lessons);
