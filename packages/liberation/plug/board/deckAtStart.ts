import type { LiberationEvent } from '@orrery/liberation';

/** Cards in the deck when this Act began: those there now and those drawn or moved since. */
export function deckAtStart(events: readonly LiberationEvent[], deck: number): number {
  let gone = 0;
  for (const event of events) {
    if (event.kind === 'act' || (event.kind === 'turn' && gone < 0)) gone = 0;
    else if (event.kind === 'drew') gone++;
    else if (event.kind === 'milled') gone += event.count;
    else if (event.kind === 'returned') gone -= event.count;
    else if (event.kind === 'took') gone += 'count' in event ? event.count : 1;
  }
  return deck + Math.max(0, gone);
}
