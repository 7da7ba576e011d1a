import { isAllied } from '../alliances.ts';
import { HAC, HAC_3 } from '../ids.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';
import { openTo, underFire } from '../units.ts';
import { isCancelled } from '../windows.ts';

/** Hacan, unless cancelled for this turn, and Hacan's allies may relocate instead of deploying (REX-RACE-HAC-5, REX-ALLY-12). */
export function mayRelocate(s: State, seat: number): boolean {
  const hacan = s.seatOf[HAC] as number;
  if (hacan < 0 || s.deployed) return false;
  return seat === hacan ? !isCancelled(s, HAC_3) : isAllied(s, hacan, seat);
}

/** Locations from which units may be relocated. */
export function relocationSources(t: Table, s: State, seat: number): number {
  return (s.present[seat] as number) & ~underFire(t, s);
}

/** Most units the seat can pay for. */
export function mostRelocated(t: Table, s: State, seat: number): number {
  const cost = t.pack.constants.relocationCostPerUnit;
  return cost === 0 ? 99 : Math.floor((s.influence[seat] as number) / cost);
}

export function canRelocate(t: Table, s: State, seat: number): boolean {
  if (!mayRelocate(s, seat) || mostRelocated(t, s, seat) === 0) return false;
  const open = openTo(t, s, seat);
  const sources = relocationSources(t, s, seat);
  for (let from = 0; from < t.places; from++) if ((sources >> from) & 1 && open & ~(1 << from)) return true;
  return false;
}

/** Every pair of a source and another location that is open. */
export function listRelocations(t: Table, s: State, seat: number, out: number[], n: number): number {
  if (!mayRelocate(s, seat) || mostRelocated(t, s, seat) === 0) return n;
  const open = openTo(t, s, seat);
  const sources = relocationSources(t, s, seat);
  for (let from = 0; from < t.places; from++) {
    if (!((sources >> from) & 1)) continue;
    for (let to = 0; to < t.places; to++) if (to !== from && (open >> to) & 1) out[n++] = t.c.relocate + from * t.places + to;
  }
  return n;
}
