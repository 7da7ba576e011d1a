/** A public result over the galaxy: it goes by itself, unless something is still to be decided about it. */
import { useEffect, useState } from 'preact/hooks';
import { pace } from '@orrery/web/app/settings.ts';
import type { Outcome } from './outcome.ts';

/** How long it stays without being asked for. */
const RESULT = { calm: 3200, quick: 2200, instant: 1200 } as const;

export function useOutcome(stays: boolean): readonly [Outcome | null, (outcome: Outcome | null) => void] {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  useEffect(() => {
    if (!outcome || stays) return;
    const timer = setTimeout(() => setOutcome(null), RESULT[pace.peek()]);
    return () => clearTimeout(timer);
  }, [outcome, stays]);
  return [outcome, setOutcome];
}
