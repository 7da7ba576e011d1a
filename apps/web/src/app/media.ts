import { type ReadonlySignal, signal } from '@preact/signals';

const watched = new Map<string, ReadonlySignal<boolean>>();

/** A media query as a signal. */
export function media(query: string): ReadonlySignal<boolean> {
  const kept = watched.get(query);
  if (kept) return kept;
  const list = matchMedia(query);
  const now = signal(list.matches);
  list.addEventListener('change', () => (now.value = list.matches));
  watched.set(query, now);
  return now;
}
