import { ALL, no, set, type Open, type Refusal } from '@orrery/kernel';
import { isCancelled } from '../advantages.ts';
import type { At, Seen } from '../decision.ts';
import { POWER, RACE } from '../ids.ts';
import { payBank } from '../money.ts';
import { influenceOf, isAllied, presentOf, seatOf, type State } from '../state.ts';
import { locationId, type Table } from '../table.ts';
import { openTo, shiftUnits, underFire } from '../units.ts';
import type { Location, Locations, Seat } from '../words.ts';
import { closed } from './closed.ts';

/** Hacan, unless cancelled for this turn, and Hacan's allies may relocate instead of deploying (REX-RACE-HAC-5, REX-ALLY-12). */
function mayRelocate(state: State, seat: Seat): boolean {
  const hacan = seatOf(state, RACE.HAC);
  if (hacan < 0 || state.maneuver.deployed) return false;
  return seat === hacan ? !isCancelled(state, POWER['HAC-3']) : isAllied(state, hacan, seat);
}

/** Most units the seat can pay for. */
export function mostRelocated(table: Table, state: State, seat: Seat): number {
  const cost = table.pack.constants.relocationCostPerUnit;
  return cost === 0 ? 99 : Math.floor(influenceOf(state, seat) / cost);
}

/** Locations from which units may be relocated now. */
function sources(table: Table, state: State, seat: Seat): Locations {
  if (!mayRelocate(state, seat) || mostRelocated(table, state, seat) === 0) return 0;
  return set.minus(presentOf(state, seat), underFire(table, state));
}

export function canRelocate(table: Table, state: State, seat: Seat): boolean {
  const open = openTo(table, state, seat);
  for (let rest = sources(table, state, seat); rest !== 0; rest = set.rest(rest)) if (set.without(open, set.first(rest))) return true;
  return false;
}

/** Every pair of a source and another location that is open. */
export function listRelocations(table: Table, state: State, open: Open, seat: Seat): void {
  const from = sources(table, state, seat);
  if (from === 0) return;
  const targets = openTo(table, state, seat);
  for (let rest = from; rest !== 0; rest = set.rest(rest))
    open.eachWith(table.choices.relocate, set.first(rest), set.without(targets, set.first(rest)));
}

/** Hacan's move from board to board, paid to the bank; no deployment (REX-RACE-HAC-4, REX-RACE-HAC-5). */
export function relocate(at: At, from: Location, to: Location, units: number, others: number): void {
  const { table, state, seat, tell } = at;
  state.maneuver.deployed = 1;
  payBank(at, seat, (units + others) * table.pack.constants.relocationCostPerUnit);
  shiftUnits(at, seat, from, to, units, others);
  tell?.(ALL, table.events.relocated(seat, from, to, units, others));
}

export function whyNotRelocate(seen: Seen, from: Location, to: Location): Refusal {
  const { table, state, seat } = seen;
  const clause = 'REX-RACE-HAC-5';
  const location = locationId(table, from);
  if (state.maneuver.deployed) return no('already-deployed', 'REX-DEPLOY-1');
  if (!mayRelocate(state, seat)) return no('no-relocation', clause);
  if (!set.has(presentOf(state, seat), from)) return no('no-units-there', clause, { location });
  if (from === to) return no('same-place', clause, { location });
  if (set.has(underFire(table, state), from)) return no('under-fire', clause, { location });
  return (
    closed(seen, to, { fire: clause, ally: 'REX-ALLY-9', ruins: 'REX-MAP-16' }) ??
    no('cannot-pay', clause, { price: 1, influence: influenceOf(state, seat) })
  );
}
