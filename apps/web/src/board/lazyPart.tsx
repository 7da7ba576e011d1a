import { signal } from '@preact/signals';
import type { ComponentType, FunctionComponent } from 'preact';

/** How many parts have come that were already to be seen: what looks over the whole board looks again. */
export const latecomers = signal(0);

/** Parts on their way. */
const coming = new Set<Promise<void>>();

/** Waits until nothing that was asked for is on its way. */
export async function allCome(): Promise<void> {
  while (coming.size > 0) await Promise.all(coming);
}

/** Something a board can do without at its beginning: it is fetched once the person has begun to play, or when it is first asked for; null until it is there. */
export function lazily<T>(load: () => Promise<T>): () => T | null {
  const loaded = signal<{ readonly it: T } | null>(null);
  let underWay = false;
  let missed = false;
  const fetch = (): void => {
    if (underWay || loaded.peek()) return;
    underWay = true;
    const come = load()
      .then(
        (it) => {
          loaded.value = { it };
          if (missed) latecomers.value++;
        },
        // Asked for again when it is to be shown.
        () => undefined,
      )
      .finally(() => {
        underWay = false;
        coming.delete(come);
      });
    coming.add(come);
  };
  for (const beginning of ['pointerdown', 'keydown']) addEventListener(beginning, fetch, { once: true, capture: true });
  return () => {
    const found = loaded.value;
    if (!found) {
      missed = true;
      fetch();
    }
    return found?.it ?? null;
  };
}

/** A part of a board that is fetched so. */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>): FunctionComponent<P> {
  const loaded = lazily(load);
  return function LazyPart(props: P) {
    const Part = loaded();
    return Part && <Part {...props} />;
  };
}
