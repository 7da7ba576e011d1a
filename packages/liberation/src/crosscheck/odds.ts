import { size, type CitySet } from '../cities.ts';
import { unplaced, vacant } from '../spectator/family.ts';
import type { Families } from '../spectator/families.ts';

/** How likely each card lies in one of these zones: exact sums over the families. */
export function odds(worlds: Families, cities: number, zones: readonly number[]): number[] {
  const { frame, families } = worlds;
  const sums = new Array<number>(cities).fill(0);
  for (const family of families) {
    const open: CitySet = unplaced(frame, family);
    const count = size(open);
    for (const zone of zones) {
      const slots = vacant(frame, family, zone);
      for (let c = 0; c < cities; c++)
        if (((family.zones[zone] as number) >> c) & 1) sums[c] = (sums[c] as number) + family.weight;
        else if (slots > 0 && (open >> c) & 1) sums[c] = (sums[c] as number) + (family.weight * slots) / count;
    }
  }
  return sums;
}
