import { type Signal, useSignal, useSignalEffect } from '@preact/signals';

/** How long one rests on a city before it opens, in milliseconds. */
const REST = 650;

/** The city one has rested on for a while. */
export function useRested(hovered: Signal<string | null>): Signal<string | null> {
  const rested = useSignal<string | null>(null);
  useSignalEffect(() => {
    const resting = hovered.value;
    rested.value = null;
    if (resting === null) return;
    const timer = setTimeout(() => (rested.value = resting), REST);
    return () => clearTimeout(timer);
  });
  return rested;
}
