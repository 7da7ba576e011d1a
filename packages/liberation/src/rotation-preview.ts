import { set } from '@orrery/kernel';
import { adjacency, cardOf, type Mode, MODES, readPlaced, rotated, writePlaced } from './galaxy.ts';
import type { LiberationRules } from './game.ts';
import type { View } from './view.ts';

/** The galaxy with the chosen map card rotated: how the cards would lie, and which pairs of cities would be joined anew. */
export interface RotationPreview {
  readonly layout: readonly string[];
  readonly joined: readonly (readonly [string, string])[];
}

/** Null where no map card has been chosen. LIB-WARP-7 … LIB-WARP-10 */
export function rotationPreview({ table }: LiberationRules, view: View, mode: Mode): RotationPreview | null {
  const map = view.map === null ? -1 : table.atlas.maps.indexOf(view.map);
  if (map < 0) return null;
  const lies = view.layout.map((text) => readPlaced(table.atlas, text));
  const layout = lies.map((placed) => (cardOf(placed) === map ? rotated(placed, MODES.indexOf(mode)) : placed));
  const before = adjacency(table.atlas, lies);
  const joined = adjacency(table.atlas, layout).flatMap((lines, a) =>
    set
      .list(set.minus(lines, before[a] ?? 0))
      .filter((b) => b > a)
      .map((b): readonly [string, string] => [table.cities[a] ?? '', table.cities[b] ?? '']),
  );
  return { layout: layout.map((placed) => writePlaced(table.atlas, placed)), joined };
}
