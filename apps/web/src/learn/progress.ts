/** How far somebody has come, kept on this device: lessons done, and what was done so far in those begun. With an account, lessons done are the person's, on any device. */
import { signal } from '@preact/signals';
import { GAMES, type GameId } from '@orrery/games/list';
import type { Learned } from '@orrery/protocol';
import { keep, kept } from '../app/settings.ts';
import { isTried } from '../puzzles/record.ts';
import type { Move } from './LessonRun.ts';
import { joined, noted, type Progress, readProgress } from './noted.ts';

const all = signal<Readonly<Partial<Record<GameId, Progress>>>>({});

export const progressOf = (game: GameId): Progress => all.value[game] ?? readProgress(kept(`learn.${game}`));

function write(game: GameId, next: Progress): void {
  all.value = { ...all.value, [game]: next };
  keep(`learn.${game}`, JSON.stringify(next));
}

/** Notes what was done in a lesson. */
export function note(game: GameId, lesson: string, moves: readonly Move[], done: boolean): void {
  const fresh = done && !progressOf(game).done.includes(lesson);
  write(game, noted(progressOf(game), lesson, moves, done));
  if (fresh) void share();
}

/** Whether the account has what this device has. */
export const shared = signal(false);

/** What this device and the person's account know of lessons done, each learns from the other. Whoever has no account, or no network, keeps to the device. */
export async function share(): Promise<void> {
  shared.value = false;
  if (kept('token') === null) return;
  const { request } = await import('../online/connection.ts');
  try {
    const lessons = GAMES.flatMap((game) => progressOf(game).done.map((id) => `${game} ${id}`));
    const known = await request<Learned>({ do: 'learned', lessons });
    for (const game of GAMES) {
      const ids = known.lessons.flatMap((each) =>
        (each.startsWith(`${game} `) ? [each.slice(game.length + 1)] : []).filter((id) => !isTried(id)),
      );
      if (ids.some((id) => !progressOf(game).done.includes(id))) write(game, joined(progressOf(game), ids));
    }
    shared.value = true;
  } catch {
    // no account, or no connection: the next visit tries again
  }
}
