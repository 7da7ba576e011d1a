import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';

/** A picture that is loaded when it is first shown: most screens name a game without drawing it. */
export function lazyPicture(load: () => Promise<ComponentType>): ComponentType {
  const loaded = signal<{ readonly Picture: ComponentType } | null>(null);
  return function LazyPicture() {
    const found = loaded.value;
    useEffect(() => {
      // A card without its picture is still a card.
      if (!found)
        load().then(
          (Picture) => (loaded.value = { Picture }),
          () => undefined,
        );
    }, []);
    return found && <found.Picture />;
  };
}
