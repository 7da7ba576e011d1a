/** Where the log divides into what the viewer has seen and what has happened since. */
import { useRef } from 'preact/hooks';
import type { Known, TableView } from '@orrery/kernel';
import type { Snapshot } from '../table/table.ts';

/** How much had been told when the viewer last answered: all that is known of a table that was opened just now. */
function toldBeforeAnswer({ past }: Known<TableView>): number {
  const own = past.findLastIndex((entry) => entry < 0);
  return past.filter((entry, i) => entry >= 0 && (own < 0 || i < own)).length;
}

/** How many of the events had been told when the viewer was last asked: the rest is new to them. */
export function useSince({ known, stage, answersItself }: Snapshot, told: number): number {
  const asked = useRef({ at: -1, since: -1 });
  const { at, since } = asked.current;
  if (known && (since < 0 || told < at)) asked.current = { at: told, since: Math.min(told, toldBeforeAnswer(known)) };
  else if (stage === 'decide' && !answersItself && told > at) asked.current = { at: told, since: at };
  return asked.current.since;
}
