import { type Signal, useSignal, useSignalEffect } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** How long one rests on a city before it opens, in milliseconds. */
const REST = 650;

/** The city one has rested on for a while. What was pointed at and has gone with an answer is let go: no event says that it went. */
export function useRested(hovered: Signal<string | null>, moment: unknown): Signal<string | null> {
  const rested = useSignal<string | null>(null);
  useEffect(() => {
    if (!document.querySelector('[data-city]:is(:hover, :focus-visible), [data-city] :focus-visible')) hovered.value = null;
  }, [moment]);
  useSignalEffect(() => {
    const resting = hovered.value;
    rested.value = null;
    if (resting === null) return;
    const timer = setTimeout(() => (rested.value = resting), REST);
    return () => clearTimeout(timer);
  });
  return rested;
}
