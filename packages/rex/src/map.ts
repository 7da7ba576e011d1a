import type { LocationData } from './pack/pack.ts';

/** Locations as bits: location i is bit 1 << i. */
export type LocationSet = number;

/**
 * Everything within a number of steps of a location, by fleet sector (REX-MOVE-4, REX-MOVE-7): the fleet's sector and demolished locations are closed,
 * a closed start reaches nothing. Entry [steps][sector × locations + start]; sector 0 stands for "no sector closed".
 */
export function reachTables(locations: readonly LocationData[], sectors: number, closed: LocationSet, most: number): number[][] {
  const index = new Map(locations.map((location, i) => [location.id, i]));
  const neighbours = locations.map((location) => location.adj.reduce((set, id) => set | (1 << (index.get(id) ?? 0)), 0));
  const tables = Array.from({ length: most + 1 }, () => new Array<number>((sectors + 1) * locations.length).fill(0));
  for (let sector = 0; sector <= sectors; sector++) {
    const shut = locations.reduce((set, location, i) => (sector > 0 && location.sector === sector ? set | (1 << i) : set), closed);
    for (let start = 0; start < locations.length; start++) {
      if ((shut >> start) & 1) continue;
      let reached = 1 << start;
      for (let steps = 1; steps <= most; steps++) {
        let next = reached;
        for (let i = 0; i < locations.length; i++) if ((reached >> i) & 1) next |= neighbours[i] ?? 0;
        reached = next & ~shut;
        const table = tables[steps];
        if (table) table[sector * locations.length + start] = reached & ~(1 << start);
      }
    }
  }
  return tables;
}

/** Steps between two locations (REX-MAP-12), −1 where there is no way. */
export function distance(tables: readonly (readonly number[])[], locations: number, sector: number, from: number, to: number): number {
  if (from === to) return 0;
  for (let steps = 1; steps < tables.length; steps++) if (((tables[steps]?.[sector * locations + from] ?? 0) >> to) & 1) return steps;
  return -1;
}
