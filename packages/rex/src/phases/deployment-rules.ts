import { HAC, HAC_1, LAZ, SOL, SOL_1 } from '../ids.ts';
import { isAllied } from '../alliances.ts';
import { pop } from '../frames.ts';
import { canRelocate } from '../races/hacan.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';
import { enemyAt, openTo } from '../units.ts';
import { isCancelled } from '../windows.ts';

/** Units a seat has in reserve, mechanized ones included. */
export function reserves(s: State, seat: number): number {
  return (s.reserve[seat] as number) + (seat === s.seatOf[LAZ] ? s.reserveMech : 0);
}

/** Whether Sol's own way of deploying is in force: free, but only into its zone (REX-RACE-SOL-1, REX-CARD-IN-12). */
const solWay = (s: State, seat: number): boolean => seat === s.seatOf[SOL] && !isCancelled(s, SOL_1);

/** Where a normal or an Informant deployment may go (REX-DEPLOY-5 … 7, REX-RACE-SOL-1, REX-CARD-IN-4). */
export function deployable(t: Table, s: State, seat: number, byInformant: boolean): number {
  const open = openTo(t, s, seat);
  return !byInformant && solWay(s, seat) ? open & t.solZone : open;
}

/** Normal price of one unit (REX-DEPLOY-2, 3, 4, 8). */
function unitPrice(t: Table, s: State, seat: number, place: number): number {
  const { deployCost, deployCostEnemy, deployCostCouncil } = t.pack.constants;
  if (place === t.council) return deployCostCouncil;
  return enemyAt(t, s, seat, place) ? deployCostEnemy : deployCost;
}

/** Hacan and its allies pay half (REX-RACE-HAC-1, REX-ALLY-11); cancelled, the normal deployment costs the full price (REX-CARD-IN-17, E15, E46). */
function paysHalf(s: State, seat: number, byInformant: boolean): boolean {
  const hacan = s.seatOf[HAC] as number;
  if (hacan < 0 || seat === s.seatOf[SOL]) return false;
  if (seat === hacan) return byInformant || !isCancelled(s, HAC_1);
  return isAllied(s, hacan, seat);
}

/** Price of a whole deployment; halves are rounded up once (REX-GEN-7). */
export function deploymentPrice(t: Table, s: State, seat: number, place: number, units: number, byInformant: boolean): number {
  if (seat === s.seatOf[SOL]) {
    if (byInformant) return units * t.pack.constants.deployCost; // REX-CARD-IN-4
    if (solWay(s, seat)) return 0;
  }
  const full = units * unitPrice(t, s, seat, place);
  return paysHalf(s, seat, byInformant) ? Math.ceil(full / 2) : full;
}

/** Most units that can be deployed and paid there (REX-DEPLOY-10). */
export function mostDeployed(t: Table, s: State, seat: number, place: number, byInformant: boolean): number {
  let most = reserves(s, seat);
  while (most > 0 && deploymentPrice(t, s, seat, place, most, byInformant) > (s.influence[seat] as number)) most--;
  return most;
}

/** Whether a normal deployment or a relocation is possible: what everybody can see. */
export function canDeploy(t: Table, s: State, seat: number): boolean {
  if (s.deployed) return false;
  if (reserves(s, seat) > 0) {
    const places = deployable(t, s, seat, false);
    for (let place = 0; place < t.places; place++)
      if ((places >> place) & 1 && deploymentPrice(t, s, seat, place, 1, false) <= (s.influence[seat] as number)) return true;
  }
  return canRelocate(t, s, seat);
}

/** The running deployment is over. */
export function endDeployment(s: State): void {
  s.deployment = [-1, 0, 0, 0, 0];
  pop(s);
}
