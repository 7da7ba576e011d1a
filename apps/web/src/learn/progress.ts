/** How far somebody has come, kept on this device: lessons done, and what was done so far in those begun. */
import { signal } from '@preact/signals';
import type { GameId } from '@orrery/games/list';
import { keep, kept } from '../app/settings.ts';
import type { Move } from './LessonRun.ts';
import { noted, type Progress, readProgress } from './noted.ts';

const all = signal<Readonly<Partial<Record<GameId, Progress>>>>({});

export const progressOf = (game: GameId): Progress => all.value[game] ?? readProgress(kept(`learn.${game}`));

/** Notes what was done in a lesson. */
export function note(game: GameId, lesson: string, moves: readonly Move[], done: boolean): void {
  const next = noted(progressOf(game), lesson, moves, done);
  all.value = { ...all.value, [game]: next };
  keep(`learn.${game}`, JSON.stringify(next));
}
