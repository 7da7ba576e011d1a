/** What the viewer was told, decoded once: a game has thousands of events, and a move adds a few. */
import { useRef } from 'preact/hooks';
import type { Known } from '@orrery/kernel';
import type { RexEvent, RexView } from '@orrery/rex';
import { eventsOf } from '@orrery/web/table/play.ts';
import type { Table } from '@orrery/web/table/table.ts';

interface Heard {
  readonly known: Known<RexView> | null;
  readonly events: readonly RexEvent[];
}

export function useHeard(table: Table, known: Known<RexView> | null): readonly RexEvent[] {
  const last = useRef<Heard>({ known: null, events: [] });
  const before = last.current;
  if (known === before.known) return before.events;
  const grown = known !== null && before.known !== null && goesOn(before.known, known);
  const fresh = known ? (eventsOf(table, grown ? known.past.slice(before.known?.past.length) : known.past) as RexEvent[]) : [];
  const events = grown ? [...before.events, ...fresh] : fresh;
  last.current = { known, events };
  return events;
}

/** Whether the same viewer has heard the same so far. */
const goesOn = (before: Known<RexView>, now: Known<RexView>): boolean =>
  before.view.viewer === now.view.viewer && before.past.length <= now.past.length && before.past.every((entry, i) => entry === now.past[i]);
