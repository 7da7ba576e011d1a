import { ALL, set } from '@orrery/kernel';
import { citiesOfMap, citiesOfPlanet, listAreas, notInGalaxy } from '../areas.ts';
import { attack } from '../attack.ts';
import type { Cities } from '../cities.ts';
import { decision, sideOnTurn, type Answering } from '../decision.ts';
import { At } from '../decision-ids.ts';
import { running } from '../missions.ts';
import { operation, type Effect, type Op } from '../operation.ts';
import { unoccupied, type State } from '../state.ts';

/** Every city of the area may be hit and wait for its decision. */
export const attackArea = ({ scope }: Effect<'attack'>, cities: number): Op =>
  operation('attackArea', begin, { scope: scope === 'planet' ? 'planet' : 'map', mostAnswers: 1 + cities });

function begin({ state }: Answering): boolean {
  state.at = At.SUPERWEAPON_MAP;
  return true;
}

/** The map card or planet whose cities are attacked at once. LIB-MISSION-SUPERWEAPON-1, LIB-MISSION-SUPERWEAPON-5 */
export const superweaponMap = decision('superweapon.map', {
  clause: 'LIB-MISSION-SUPERWEAPON-1',
  asks: sideOnTurn,
  list: (table, state, open) => listAreas(table, state, open, running(table, state).scope),
  answers: {
    map(at, map) {
      at.tell?.(ALL, at.table.events.attackedMap(map));
      attack(at, targets(at.state, citiesOfMap(at.table, map)));
    },
    planet(at, planet) {
      at.tell?.(ALL, at.table.events.attackedPlanet(planet));
      attack(at, targets(at.state, citiesOfPlanet(at.table, planet)));
    },
  },
  whyNot: { map: notInGalaxy },
});

const targets = (state: State, area: Cities): Cities => set.both(area, unoccupied(state));
