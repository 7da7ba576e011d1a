/** Why somebody did something, told as it happens: a reason rests on what lies on the table then, so it is found once, when the event is heard of. */
import { useRef } from 'preact/hooks';

export type Whys<Event, Why> = ReadonlyMap<Event, Why>;

interface Told<Event, Why> {
  readonly whys: Map<Event, Why>;
  length: number;
  last: Event | undefined;
}

/** The reasons of the events heard of since the table was opened; `why` is null until it can say any. */
export function useWhys<Event extends object, Why>(events: readonly Event[], why: ((at: number) => Why | null) | null): Whys<Event, Why> {
  const told = useRef<Told<Event, Why> | null>(null);
  const before = told.current;
  // What was told before the table was opened, or to somebody else, happened on another table.
  if (!before || events[before.length - 1] !== before.last) {
    told.current = { whys: new Map(), length: events.length, last: events.at(-1) };
    return told.current.whys;
  }
  if (!why) return before.whys;
  for (; before.length < events.length; before.length++) {
    const event = events[before.length] as Event;
    const found = why(before.length);
    if (found !== null) before.whys.set(event, found);
    before.last = event;
  }
  return before.whys;
}
