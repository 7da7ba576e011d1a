/** What the viewer knows beyond what lies on the table: marks of attacks and probes, Memory, and chances where they are asked for. */
import { useMemo } from 'preact/hooks';
import type { Known } from '@orrery/kernel';
import { type LiberationEvent, type LiberationRules, memory, type View } from '@orrery/liberation';
import type { Table } from '@orrery/web/table/table.ts';
import { type Mark, marksOf, probeMarks, probesOf } from '../marks.ts';
import { chances } from './belief.ts';
import type { Things } from './things.ts';

export interface Knowledge {
  readonly marksAt: (city: string) => readonly Mark[];
  readonly memory: ReturnType<typeof memory> | null;
  /** Cities known to be in the discard pile. */
  readonly inDiscard: readonly string[];
  /** Chances by city while the belief layer is on. */
  readonly belief: ReadonlyMap<string, number> | null;
}

export function useKnowledge(
  table: Table,
  known: Known<View> | null,
  events: readonly LiberationEvent[],
  things: Things,
  believing: boolean,
): Knowledge {
  const rules = table.rules as LiberationRules;
  const marks = useMemo(() => {
    const turn = known?.view.turn ?? 0;
    return { struck: marksOf(events, turn), probed: probeMarks(probesOf(events, turn), things.probed) };
  }, [events]);
  const remembered = useMemo(() => (known && known.view.viewer < 2 && !table.unaided ? memory(rules.table, known) : null), [known]);
  const belief = useMemo(() => (believing && known ? chances(rules, known) : null), [believing, known]);
  return {
    marksAt(city) {
      const probed = known?.view.occupied.includes(city) ? undefined : marks.probed.get(city);
      return [...(marks.struck.get(city) ?? []), ...(probed ? [probed] : [])];
    },
    memory: remembered,
    inDiscard: remembered?.inDiscard ?? [],
    belief,
  };
}
