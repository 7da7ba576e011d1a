/** What computer players say of what they did towards others. It is fetched with the first ceasefire. */
import { useRef } from 'preact/hooks';
import type { RexEvent, RexView } from '@orrery/rex';
import { lazily } from '@orrery/web/board/lazyPart.tsx';
import { useWhys } from '@orrery/web/board/useWhys.ts';
import type { Table } from '@orrery/web/table/table.ts';
import { CEASEFIRE } from './ceasefire.ts';
import { withWords } from './words.ts';

const reasoner = lazily(() => withWords(import('./whyWords.ts')));

export function useReasons(
  table: Table,
  view: RexView | undefined,
  events: readonly RexEvent[],
): (event: RexEvent, called: (seat: number) => string) => string | undefined {
  const talks = useRef(false);
  talks.current ||= view !== undefined && CEASEFIRE.has(view.decision);
  const reasons = talks.current ? reasoner() : null;
  const whys = useWhys(events, view && reasons ? reasons.ofBots(table, view, events) : null);
  return (event, called) => whys.get(event)?.(called);
}
