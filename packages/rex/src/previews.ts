import { tableOf, type RexRules } from './bound-rules.ts';
import { HAC } from './ids.ts';
import { deployable, deploymentPrice, mostDeployed } from './phases/deployment-rules.ts';
import { allowance, destinations } from './phases/movement.ts';
import { restore } from './restore.ts';
import type { RexView } from './view.ts';

/** What a deployment would cost and who would be paid: from the view alone. */
export interface DeploymentPreview {
  readonly location: string;
  /** Price of one unit, and the most that can be placed and paid. */
  readonly price: number;
  readonly most: number;
  /** Seat that receives the price, null for the bank. */
  readonly receiver: number | null;
}

/** Every location the viewer could deploy to now, normally or by Informant. */
export function deploymentPreview(rules: RexRules, view: RexView, byInformant = false): readonly DeploymentPreview[] {
  const t = tableOf(rules);
  const s = restore(t, view);
  const seat = view.viewer;
  if (seat >= t.seats || (s.race[seat] as number) < 0) return [];
  const open = deployable(t, s, seat, byInformant);
  const hacan = s.seatOf[HAC] as number;
  return t.pack.locations.flatMap(({ id }, place) =>
    (open >> place) & 1
      ? [
          {
            location: id,
            price: deploymentPrice(t, s, seat, place, 1, byInformant),
            most: mostDeployed(t, s, seat, place, byInformant),
            receiver: byInformant || hacan < 0 || hacan === seat ? null : hacan,
          },
        ]
      : [],
  );
}

/** Steps the viewer's groups may go, and where a group could end. */
export function movePreview(rules: RexRules, view: RexView, from: string): { readonly steps: number; readonly to: readonly string[] } {
  const t = tableOf(rules);
  const s = restore(t, view);
  const seat = view.viewer;
  const start = t.pack.locations.findIndex(({ id }) => id === from);
  if (seat >= t.seats || start < 0 || (s.race[seat] as number) < 0) return { steps: 0, to: [] };
  const reach = destinations(t, s, seat, start);
  return { steps: allowance(t, s, seat), to: t.pack.locations.flatMap(({ id }, place) => ((reach >> place) & 1 ? [id] : [])) };
}
