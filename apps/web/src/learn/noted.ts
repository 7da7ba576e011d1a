/** How far somebody has come, read from what was kept and written on; without page or storage. */
import type { Move } from './LessonRun.ts';

export interface Progress {
  readonly done: readonly string[];
  readonly begun: Readonly<Record<string, readonly Move[]>>;
}

const NOTHING: Progress = { done: [], begun: {} };

const isMove = (move: unknown): move is Move =>
  Array.isArray(move) &&
  ((move[0] === 'on' && move.length === 1) ||
    (move[0] === 'pick' && typeof move[1] === 'number') ||
    ((move[0] === 'answer' || move[0] === 'tap') && typeof move[1] === 'string'));

/** What was kept, as far as it can be read. */
export function readProgress(text: string | null): Progress {
  try {
    const { done, begun } = JSON.parse(text ?? '') as { readonly done?: unknown; readonly begun?: unknown };
    return {
      done: Array.isArray(done) ? done.filter((id) => typeof id === 'string') : [],
      begun: Object.fromEntries(
        Object.entries(typeof begun === 'object' && begun !== null ? begun : {}).filter(
          (entry): entry is [string, readonly Move[]] => Array.isArray(entry[1]) && entry[1].every(isMove),
        ),
      ),
    };
  } catch {
    return NOTHING;
  }
}

/** With lessons done elsewhere; what was begun here and is done there need not be resumed. */
export function joined({ done, begun }: Progress, lessons: readonly string[]): Progress {
  return {
    done: [...new Set([...done, ...lessons])],
    begun: Object.fromEntries(Object.entries(begun).filter(([id]) => !lessons.includes(id) || done.includes(id))),
  };
}

/** With what was done in a lesson; once it is done there is nothing to resume. */
export function noted({ done: before, begun }: Progress, lesson: string, moves: readonly Move[], done: boolean): Progress {
  const { [lesson]: _, ...others } = begun;
  return {
    done: done && !before.includes(lesson) ? [...before, lesson] : before,
    begun: done || moves.length === 0 ? others : { ...others, [lesson]: moves },
  };
}
