import { signal } from '@preact/signals';
import type { ComponentType, FunctionComponent } from 'preact';
import { useEffect } from 'preact/hooks';

/** A part of a board that is not needed at its beginning: it is fetched while the board is drawn, and shown as soon as it is there. */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>): FunctionComponent<P> {
  const loaded = signal<{ readonly Part: ComponentType<P> } | null>(null);
  const fetch = (): void =>
    void load().then(
      (Part) => (loaded.value = { Part }),
      // Asked for again when it is to be shown.
      () => undefined,
    );
  fetch();
  return function LazyPart(props: P) {
    const found = loaded.value;
    useEffect(() => {
      if (!found) fetch();
    }, []);
    return found && <found.Part {...props} />;
  };
}
