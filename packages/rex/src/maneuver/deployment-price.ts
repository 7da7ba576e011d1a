import { set } from '@orrery/kernel';
import { isCancelled } from '../advantages.ts';
import { POWER, RACE } from '../ids.ts';
import { influenceOf, isAllied, reserveOf, seatOf, type State } from '../state.ts';
import type { Table } from '../table.ts';
import { enemyAt, openTo } from '../units.ts';
import type { Location, Locations, Seat } from '../words.ts';

/** Units a seat has in reserve, mechanized ones included. */
export const reserves = (state: State, seat: Seat): number =>
  reserveOf(state, seat) + (seat === seatOf(state, RACE.LAZ) ? state.units.reserveMechanized : 0);

/** Whether Sol's own way of deploying is in force: free, but only into its zone (REX-RACE-SOL-1, REX-CARD-IN-12). */
const solWay = (state: State, seat: Seat): boolean => seat === seatOf(state, RACE.SOL) && !isCancelled(state, POWER['SOL-1']);

/** Where a normal or an Informant deployment may go (REX-DEPLOY-5 … 7, REX-RACE-SOL-1, REX-CARD-IN-4). */
export function deployable(table: Table, state: State, seat: Seat, byInformant: boolean): Locations {
  const open = openTo(table, state, seat);
  return !byInformant && solWay(state, seat) ? set.both(open, table.solZone) : open;
}

/** Those of them where at least one unit can be placed and paid. */
export function affordable(table: Table, state: State, seat: Seat, byInformant: boolean): Locations {
  if (reserves(state, seat) === 0) return 0;
  const influence = influenceOf(state, seat);
  let found = deployable(table, state, seat, byInformant);
  for (let rest = found; rest !== 0; rest = set.rest(rest)) {
    const location = set.first(rest);
    if (deploymentPrice(table, state, seat, location, 1, byInformant) > influence) found = set.without(found, location);
  }
  return found;
}

/** Normal price of one unit (REX-DEPLOY-2, 3, 4, 8). */
function unitPrice(table: Table, state: State, seat: Seat, location: Location): number {
  const { deployCost, deployCostEnemy, deployCostCouncil } = table.pack.constants;
  if (location === table.council) return deployCostCouncil;
  return enemyAt(table, state, seat, location) ? deployCostEnemy : deployCost;
}

/** Hacan and its allies pay half (REX-RACE-HAC-1, REX-ALLY-11); cancelled, the normal deployment costs the full price (REX-CARD-IN-17, E15, E46). */
function paysHalf(state: State, seat: Seat, byInformant: boolean): boolean {
  const hacan = seatOf(state, RACE.HAC);
  if (hacan < 0 || seat === seatOf(state, RACE.SOL)) return false;
  if (seat === hacan) return byInformant || !isCancelled(state, POWER['HAC-1']);
  return isAllied(state, hacan, seat);
}

/** Price of a whole deployment; halves are rounded up once (REX-GEN-7). */
export function deploymentPrice(table: Table, state: State, seat: Seat, location: Location, units: number, byInformant: boolean): number {
  if (seat === seatOf(state, RACE.SOL)) {
    if (byInformant) return units * table.pack.constants.deployCost; // REX-CARD-IN-4
    if (solWay(state, seat)) return 0;
  }
  const full = units * unitPrice(table, state, seat, location);
  return paysHalf(state, seat, byInformant) ? Math.ceil(full / 2) : full;
}

/** Most units that can be deployed and paid there (REX-DEPLOY-10). */
export function mostDeployed(table: Table, state: State, seat: Seat, location: Location, byInformant: boolean): number {
  let most = reserves(state, seat);
  while (most > 0 && deploymentPrice(table, state, seat, location, most, byInformant) > influenceOf(state, seat)) most--;
  return most;
}
