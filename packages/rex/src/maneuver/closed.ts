import { no, set, type Refusal } from '@orrery/kernel';
import type { Seen } from '../decision.ts';
import { locationId } from '../table.ts';
import { allyOccupied, underFire } from '../units.ts';
import type { Location } from '../words.ts';

/** What closes a destination whatever brings the units there, with the clauses that say so for this way of coming. */
export function closed(
  { table, state, seat }: Seen,
  location: Location,
  clauses: { readonly fire: string; readonly ally: string; readonly ruins: string },
): Refusal | null {
  const named = { location: locationId(table, location) };
  if (set.has(table.demolished, location)) return no('demolished', clauses.ruins, named);
  if (set.has(underFire(table, state), location)) return no('under-fire', clauses.fire, named);
  if (set.has(allyOccupied(table, state, seat), location)) return no('ally-there', clauses.ally, named);
  return null;
}
