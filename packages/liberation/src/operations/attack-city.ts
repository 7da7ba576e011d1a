import { ALL, set } from '@orrery/kernel';
import { attack } from '../attack.ts';
import type { Cities } from '../cities.ts';
import { decision, sideOnTurn, type Answering } from '../decision.ts';
import { At } from '../decision-ids.ts';
import { cannotAttack } from '../exploiting.ts';
import { decline, running } from '../missions.ts';
import { operation, type Effect, type Near, type Op } from '../operation.ts';
import { around, neighbours, unoccupied, type State } from '../state.ts';

const NEAR: Readonly<Record<'source' | 'anyOccupied', Near>> = { source: 'source', anyOccupied: 'occupied' };

export const attackCity = ({ adjacentTo }: Effect<'attack'>): Op =>
  operation('attackCity', begin, { near: adjacentTo === null ? 'anywhere' : NEAR[adjacentTo] });

function begin({ state }: Answering): boolean {
  state.at = At.FLEET_TARGET;
  return true;
}

/** The city a fleet attacks, however far. LIB-MISSION-LAUNCH-FLEET-1 */
export const fleetTarget = decision('fleet.target', {
  clause: 'LIB-MISSION-LAUNCH-FLEET-1',
  asks: sideOnTurn,
  list(table, state, open) {
    const cities = targets(state, running(table, state).near);
    if (cities === 0) open.add(table.verbs.skip());
    else open.each(table.verbs.attack, cities);
  },
  answers: {
    attack(at, city) {
      at.tell?.(ALL, at.table.events.attacked(city));
      attack(at, set.only(city));
    },
    skip: decline,
  },
  whyNot: { attack: (seen, city) => cannotAttack(seen, city, seen.state.source) },
});

function targets(state: State, near: Near): Cities {
  const open = unoccupied(state);
  if (near === 'anywhere') return open;
  if (near === 'occupied') return set.both(open, around(state, state.occupied));
  return set.both(open, neighbours(state, state.source >= 0 ? state.source : state.played));
}
