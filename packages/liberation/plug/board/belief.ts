/** Chances by city, reckoned by the rules alone from what the viewer has seen: for the Dynasty where the base is, for the Liberation what the Dynasty holds. */
import { beliefOf, type LiberationRules, type View } from '@orrery/liberation';

export function chances(
  rules: LiberationRules,
  known: { readonly view: View; readonly past: readonly number[] },
): ReadonlyMap<string, number> {
  const { viewer } = known.view;
  if (viewer > 1 || known.view.result) return new Map();
  const belief = beliefOf(rules.table, viewer, known.past);
  const shares = viewer === 0 ? belief.bases() : belief.hands();
  return new Map(rules.table.cities.flatMap((city, i) => ((shares[i] ?? 0) > 1e-9 ? [[city, 100 * (shares[i] ?? 0)] as const] : [])));
}
