/** What an attack, a probe or a sabotage has just shown to all: the moment the table holds its breath for. */
import type { LiberationEvent } from '@orrery/liberation';

export type Outcome =
  | { readonly kind: 'miss' | 'hit' | 'base' | 'sabotaged'; readonly cities: readonly string[] }
  | { readonly kind: 'probe'; readonly map: string; readonly yes: boolean };

/** The last public result among these events; null where there was none, or where more than a turn has passed since. */
export function outcomeOf(events: readonly LiberationEvent[]): Outcome | null {
  let found: Outcome | null = null;
  let turns = 0;
  const tell = (outcome: Outcome): void => {
    found = outcome;
    turns = 0;
  };
  for (const event of events) {
    if (event.kind === 'attacked' || event.kind === 'sabotage') found = null;
    else if (event.kind === 'missed') tell({ kind: 'miss', cities: [...citiesIn(found, 'miss'), event.city] });
    else if (event.kind === 'hit') tell({ kind: 'hit', cities: [...citiesIn(found, 'hit'), event.city] });
    else if (event.kind === 'baseHit') tell({ kind: 'base', cities: [event.city] });
    else if (event.kind === 'sabotaged') tell({ kind: 'sabotaged', cities: [event.city] });
    else if (event.kind === 'probed' && 'map' in event) tell({ kind: 'probe', map: event.map, yes: event.yes });
    else if (event.kind === 'turn' && ++turns > 1) found = null;
  }
  return found;
}

const citiesIn = (outcome: Outcome | null, kind: Outcome['kind']): readonly string[] =>
  outcome?.kind === kind && 'cities' in outcome ? outcome.cities : [];
