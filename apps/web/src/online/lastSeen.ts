/** How far this person has seen each table, kept in this browser: counts and marks only, nothing of the game. */
import type { Viewer } from '@orrery/kernel';
import { digest } from '@orrery/protocol';
import { keep } from '../app/settings.ts';

const KEY = 'seen';
const MOST = 40;
type Mark = readonly [viewer: Viewer, length: number, digest: number];

const isMark = (value: unknown): value is Mark => Array.isArray(value) && value.length === 3 && value.every(Number.isInteger);

function marks(): Map<string, Mark> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(`orrery.${KEY}`) ?? '[]');
    const pairs: readonly unknown[] = Array.isArray(kept) ? kept : [];
    return new Map(
      pairs.flatMap((pair): [string, Mark][] =>
        Array.isArray(pair) && typeof pair[0] === 'string' && isMark(pair[1]) ? [[pair[0], pair[1]]] : [],
      ),
    );
  } catch {
    return new Map();
  }
}

/** Entries of the past this person has seen; all of them where nothing is known, or where something was taken back since. */
export function seenOf(match: string, viewer: Viewer, past: readonly number[]): number {
  const mark = marks().get(match);
  if (!mark || mark[0] !== viewer || mark[1] > past.length || digest(past, mark[1]) !== mark[2]) return past.length;
  return mark[1];
}

export function markSeen(match: string, viewer: Viewer, past: readonly number[]): void {
  const all = marks();
  all.delete(match);
  all.set(match, [viewer, past.length, digest(past)]);
  keep(KEY, JSON.stringify([...all].slice(-MOST)));
}
