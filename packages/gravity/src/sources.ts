import { localSide } from './geometry.ts';
import type { State } from './state.ts';
import type { Table } from './table.ts';

export type Pipes = Pick<State, 'across' | 'rotation' | 'sabotage' | 'placed'>;

/** Blue and red sources are counted in one number: blue × RED_BELOW + red. */
export const RED_BELOW = 1024;

/** Sources printed on a local side and source tokens lying there. GRV-WAR-20 */
function onSide(t: Table, s: Pipes, island: number, side: number): number {
  const at = island * 6 + side;
  let sources = (t.blue[at] as number) * RED_BELOW + (t.red[at] as number);
  for (let i = 0; i < s.placed.length; i++) {
    const token = s.placed[i] as number;
    if (token >> 1 === at) sources += token & 1 ? 1 : RED_BELOW;
  }
  return sources;
}

/** The sources an extraction on this island counts: its own and those that neighbours turn towards it, save behind blown trunks. */
export function sourcesOf(t: Table, s: Pipes, island: number): number {
  const rotation = s.rotation[island] as number;
  const blown = s.sabotage[island] as number;
  let sources = 0;
  for (let direction = 0; direction < 6; direction++) {
    const side = localSide(rotation, direction);
    const trunk = t.trunk[island * 6 + side] as number;
    if (trunk >= 0 && (blown >> trunk) & 1) continue; // GRV-WAR-6
    sources += onSide(t, s, island, side); // GRV-EXTRACT-4
    const neighbour = s.across[island * 6 + direction] as number;
    if (neighbour >= 0 && t.pack.extraction.neighbourSources)
      sources += onSide(t, s, neighbour, localSide(s.rotation[neighbour] as number, (direction + 3) % 6)); // GRV-EXTRACT-5, GRV-GEO-9
  }
  return sources;
}

/** Units that sources give. GRV-EXTRACT-8, GRV-EXTRACT-9, GRV-EXTRACT-10 */
export function permanentFrom(t: Table, sources: number): number {
  return Math.floor(Math.floor(sources / RED_BELOW) / t.pack.extraction.bluePerPermanent);
}
export function temporaryFrom(t: Table, sources: number): number {
  return Math.floor((sources % RED_BELOW) / t.pack.extraction.redPerTemporary);
}
