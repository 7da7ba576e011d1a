import type { RefObject } from 'preact';
import { type Inputs, useLayoutEffect } from 'preact/hooks';

/** How much of a small screen the coach and the question above it take; boards draw themselves into the rest. `since` says when both may be others. */
export function useRoomBelow(frame: RefObject<HTMLElement | null>, below: boolean, since: Inputs): void {
  useLayoutEffect(() => {
    if (!below) return;
    const parts = { '--sheet': frame.current?.querySelector('.coach'), '--dock': frame.current?.querySelector('[data-prompt]') };
    const measure = new ResizeObserver(() => {
      for (const [name, part] of Object.entries(parts))
        frame.current?.style.setProperty(name, `${Math.ceil(part?.getBoundingClientRect().height ?? 0)}px`);
    });
    for (const part of Object.values(parts)) if (part) measure.observe(part);
    return () => measure.disconnect();
  }, [below, ...since]);
}
