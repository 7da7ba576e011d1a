/** What the last round brought, for whoever did not see all of it happen. */
import { useRef, useState } from 'preact/hooks';

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
