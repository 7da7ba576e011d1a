/** What an attack, a probe or a sabotage has just shown to all: the moment the table holds its breath for. */
import type { LiberationEvent } from '@orrery/liberation';

export type Outcome =
  | { readonly kind: 'miss' | 'hit' | 'base'; readonly cities: readonly string[] }
  | { readonly kind: 'probe'; readonly map: string; readonly yes: boolean };

/** The last public result among these events; null where there was none. */
export function outcomeOf(events: readonly LiberationEvent[]): Outcome | null {
  let found: Outcome | null = null;
  for (const event of events) {
    if (event.kind === 'attacked' || event.kind === 'turn') found = null;
    else if (event.kind === 'missed') found = { kind: 'miss', cities: [...citiesIn(found, 'miss'), event.city] };
    else if (event.kind === 'hit') found = { kind: 'hit', cities: [...citiesIn(found, 'hit'), event.city] };
    else if (event.kind === 'baseHit') found = { kind: 'base', cities: [event.city] };
    else if (event.kind === 'probed' && 'map' in event) found = { kind: 'probe', map: event.map, yes: event.yes };
  }
  return found;
}

const citiesIn = (outcome: Outcome | null, kind: Outcome['kind']): readonly string[] =>
  outcome?.kind === kind && 'cities' in outcome ? outcome.cities : [];
