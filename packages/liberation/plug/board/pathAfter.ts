import type { LiberationRules, View } from '@orrery/liberation';
import type { Snapshot } from '@orrery/web/table/table.ts';
import { pathOf, type Stop } from '../basePath.ts';

const LIBERATION = 1;

/** The path of a game that has ended; empty while it runs, or where nobody here was told. */
export function pathAfter(rules: LiberationRules, { stage, known, pasts }: Pick<Snapshot, 'stage' | 'known' | 'pasts'>): readonly Stop[] {
  if (stage !== 'over' || !known) return [];
  const past = pasts?.[LIBERATION] ?? (known.view.viewer === LIBERATION ? known.past : []);
  const events = past.filter((entry) => entry >= 0).map((entry) => rules.events.name(entry));
  return pathOf(events, (known.view as View).turn);
}
