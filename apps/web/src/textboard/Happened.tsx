/** The log: every event this viewer was told, newest last, in sections by turn where the game has turns. */
import { useEffect, useRef } from 'preact/hooks';
import { eventsOf } from '../table/eventsOf.ts';
import type { Play } from '../table/play.ts';
import { Words } from '../table/wording.tsx';

/** More lines than this are folded into "earlier". */
const SHOWN = 60;

export function Happened({ play, past }: { play: Play; past: readonly number[] }) {
  const { table, say } = play;
  const list = useRef<HTMLOListElement>(null);
  const events = eventsOf(table, past);
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [events.length]);
  return (
    <ol class="log-lines" ref={list} tabIndex={0} start={Math.max(1, events.length - SHOWN + 1)}>
      {events.slice(-SHOWN).map((event) => (
        <li class={event.kind === 'turn' || event.kind === 'round' ? 'turn' : ''}>
          <Words of={say.event(event)} thing={(thing) => <b class="thing">{say.thing(thing)}</b>} />
        </li>
      ))}
    </ol>
  );
}
