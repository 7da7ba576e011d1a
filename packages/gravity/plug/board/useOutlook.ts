/** What the engine foresees for the viewer: how the round would end, which islands are theirs, and what each card could do now. */
import { useMemo } from 'preact/hooks';
import type { Forecast, GravityRules, View } from '@orrery/gravity';
import type { Known } from '@orrery/kernel';
import { type Prospects, prospectsOf } from './prospects.ts';
import type { Things } from './things.ts';

export interface Outlook {
  readonly forecast: Forecast | null;
  readonly mine: readonly string[];
  readonly prospects: Prospects | null;
}

export function useOutlook(rules: GravityRules, known: Known<View> | null, deciding: boolean, things: Things): Outlook {
  const forecast = useMemo(() => (known && !known.view.result ? rules.previews.forecast(known.view) : null), [known]);
  const mine = useMemo(() => (known ? heldBy(known.view, known.view.viewer) : []), [known]);
  const prospects = useMemo(() => {
    if (!known || !deciding) return null;
    const found = rules.previews.prospects(known.view);
    const yields = () => rules.previews.yields(known.view).filter(({ island }) => mine.includes(island));
    return found.length > 0 ? prospectsOf(known.view, things, found, yields) : null;
  }, [known, deciding, things]);
  return { forecast, mine, prospects };
}

const heldBy = (view: View, seat: number): readonly string[] =>
  view.islands.flatMap(({ id, hunters }) => ((hunters[seat] ?? 0) > 0 ? [id] : []));
