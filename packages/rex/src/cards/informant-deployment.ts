import { copies } from '../hand.ts';
import { deployable, deploymentPrice, reserves } from '../phases/deployment-rules.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';

/** Informant, first use: one more deployment, paid to the bank (REX-CARD-IN-2, REX-CARD-IN-3). */
export function listInformantDeployments(t: Table, s: State, seat: number, out: number[], n: number): number {
  if (copies(t, s, seat, t.informant) === 0 || reserves(s, seat) === 0 || s.round < (t.minRound[t.informant] as number)) return n;
  const places = deployable(t, s, seat, true);
  const base = t.c.playAt + t.informant * t.places;
  for (let place = 0; place < t.places; place++)
    if ((places >> place) & 1 && deploymentPrice(t, s, seat, place, 1, true) <= (s.influence[seat] as number)) out[n++] = base + place;
  return n;
}
