/**
 * What everybody at a running game of Liberation remembers of it and what still holds: where the base was looked for in vain since it last moved,
 * and which cards lie in the discard pile. Made from the public log alone.
 */
import type { LiberationEvent } from '@orrery/liberation';

type Search = Extract<LiberationEvent, { kind: 'missed' | 'probed' }>;

export interface Remembered {
  /** Misses and probes that say where the base is not, or is. */
  readonly searches: readonly Search[];
  readonly discarded: ReadonlySet<string>;
}

export function remembered(log: Iterable<LiberationEvent>): Remembered {
  let searches: readonly Search[] = [];
  /** Misses since which the Liberation has taken no card: it did not have them, and does not. */
  let fresh: readonly Search[] = [];
  const discarded = new Set<string>();
  for (const event of log)
    switch (event.kind) {
      case 'missed':
        fresh = [...fresh, event];
        searches = [...searches, event];
        break;
      case 'probed':
        searches = [...searches, event];
        break;
      case 'drew':
        if (event.seat === 1) fresh = [];
        break;
      case 'took':
        if (event.seat === 1 && !('count' in event && event.count === 0)) fresh = [];
        break;
      case 'evaded':
      case 'relocated':
        searches = fresh;
        break;
      case 'captured':
        if (!event.occupied) discarded.add(event.city);
        break;
      case 'sabotaged':
        discarded.add(event.city);
        break;
      case 'spent':
      case 'discarded':
      case 'paidDiscard':
        if ('city' in event) discarded.add(event.city);
        break;
      case 'returned':
        if (event.count > 0) discarded.clear();
        break;
      case 'act':
        discarded.clear();
        break;
      default:
    }
  return { searches, discarded };
}
