/** What a viewer was told, decoded once (a game has thousands of events, a move adds a few), and what of it is new. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Known, TableView } from '@orrery/kernel';
import { eventsOf } from '../table/eventsOf.ts';
import type { Table } from '../table/table.ts';

export interface News<Event> {
  readonly events: readonly Event[];
  /** The viewer has answered in the meantime. */
  readonly answered: boolean;
  /** False where another seat looks, or something was taken back: what still moves is no longer true. */
  readonly goesOn: boolean;
}

interface Heard<Event> {
  readonly known: Known<TableView> | null;
  readonly events: readonly Event[];
}

const continues = (before: Known<TableView>, now: Known<TableView>): boolean =>
  before.view.viewer === now.view.viewer && before.past.length <= now.past.length && before.past.every((entry, i) => entry === now.past[i]);

/** Returns everything the viewer was told; `onNews` hears of what is new, before it is painted. */
export function useNews<Event>(table: Table, known: Known<TableView> | null, onNews: (news: News<Event>) => void): readonly Event[] {
  const heard = useRef<Heard<Event>>({ known: null, events: [] });
  const told = useRef<Heard<Event>>(heard.current);
  const before = heard.current;
  if (known !== before.known) {
    const goesOn = known !== null && before.known !== null && continues(before.known, known);
    const fresh = known ? (eventsOf(table, goesOn ? known.past.slice(before.known?.past.length) : known.past) as Event[]) : [];
    heard.current = { known, events: goesOn ? [...before.events, ...fresh] : fresh };
  }
  const { events } = heard.current;
  useLayoutEffect(() => {
    const last = told.current;
    told.current = heard.current;
    if (!known) return;
    const goesOn = last.known !== null && continues(last.known, known);
    const from = last.known?.past.length ?? 0;
    onNews({
      events: goesOn ? events.slice(last.events.length) : [],
      answered: goesOn && known.past.slice(from).some((entry) => entry < 0),
      goesOn,
    });
  }, [known]);
  return events;
}
