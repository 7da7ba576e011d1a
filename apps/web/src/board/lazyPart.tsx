import { signal } from '@preact/signals';
import type { ComponentType, FunctionComponent } from 'preact';
import { useEffect } from 'preact/hooks';

/** A part of a board that is not needed at its beginning: it is fetched once the person has begun to play, or when it is to be shown. */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>): FunctionComponent<P> {
  const loaded = signal<{ readonly Part: ComponentType<P> } | null>(null);
  const fetch = (): void =>
    void load().then(
      (Part) => (loaded.value = { Part }),
      // Asked for again when it is to be shown.
      () => undefined,
    );
  for (const beginning of ['pointerdown', 'keydown']) addEventListener(beginning, fetch, { once: true, capture: true });
  return function LazyPart(props: P) {
    const found = loaded.value;
    useEffect(() => {
      if (!found) fetch();
    }, []);
    return found && <found.Part {...props} />;
  };
}
