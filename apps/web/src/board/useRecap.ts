/** What the last round brought, for whoever did not see all of it happen. */
import { useMemo, useRef, useState } from 'preact/hooks';
import type { Known, TableView } from '@orrery/kernel';

/** The events of the round before the one that is played, of the kinds worth telling, at most so many and the latest; nothing before the second round. */
export function roundBefore<Event extends { readonly kind: string }>(
  events: readonly Event[],
  kinds: ReadonlySet<string>,
  most: number,
): readonly Event[] {
  const end = events.findLastIndex(({ kind }) => kind === 'round');
  const start = end < 0 ? -1 : events.slice(0, end).findLastIndex(({ kind }) => kind === 'round');
  return start < 0
    ? []
    : events
        .slice(start, end)
        .filter(({ kind }) => kinds.has(kind))
        .slice(-most);
}

/** Whether the last round is to be told: from the moment a new one begins until it is set aside or the viewer, who has read it, answers. */
export function useRecap(round: number, answers: number): { readonly shown: boolean; close(): void } {
  const seen = useRef({ round, from: -1 });
  const [closed, setClosed] = useState(0);
  if (round !== seen.current.round) seen.current = { round, from: round > seen.current.round ? answers : -1 };
  return { shown: seen.current.from === answers && closed !== round, close: () => setClosed(round) };
}

/** What of the last round is still to be told, and how it is set aside. */
export function useLastRound<Event extends { readonly kind: string }>(
  round: number,
  known: Known<TableView> | null,
  events: readonly Event[],
  kinds: ReadonlySet<string>,
): { readonly told: readonly Event[]; close(): void } {
  const { shown, close } = useRecap(round, known?.past.filter((entry) => entry < 0).length ?? 0);
  return { told: useMemo(() => (shown ? roundBefore(events, kinds, MOST_TOLD) : []), [shown, round]), close };
}
const MOST_TOLD = 8;
