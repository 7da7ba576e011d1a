import { ALL, set } from '@orrery/kernel';
import { citiesOfCategory, citiesOfMap, citiesOfPlanet, listAreas, notInGalaxy } from '../areas.ts';
import type { Cities } from '../cities.ts';
import { decision, sideOnTurn, type Answering } from '../decision.ts';
import { At } from '../decision-ids.ts';
import { proceed, running } from '../missions.ts';
import { operation, type Effect, type Op } from '../operation.ts';
import type { State } from '../state.ts';

export const askBase = ({ scope }: Effect<'askBase'>): Op => operation('askBase', begin, { scope: scope === 'mapCard' ? 'map' : scope });

function begin({ state }: Answering): boolean {
  state.at = At.PROBE_MAP;
  return true;
}

/** Where the base is asked for; the rules answer. LIB-MISSION-PROBE-1 … LIB-MISSION-PROBE-3 */
export const probeMap = decision('probe.map', {
  clause: 'LIB-MISSION-PROBE-1',
  asks: sideOnTurn,
  list: (table, state, open) => listAreas(table, state, open, running(table, state).scope),
  answers: {
    map(at, map) {
      at.tell?.(ALL, at.table.events.probed(map, baseIn(at.state, citiesOfMap(at.table, map))));
      proceed(at);
    },
    planet(at, planet) {
      at.tell?.(ALL, at.table.events.probedPlanet(planet, baseIn(at.state, citiesOfPlanet(at.table, planet))));
      proceed(at);
    },
    category(at, category) {
      at.tell?.(ALL, at.table.events.probedCategory(category, baseIn(at.state, citiesOfCategory(at.table, category))));
      proceed(at);
    },
  },
  whyNot: { map: notInGalaxy },
});

const baseIn = (state: State, area: Cities): 0 | 1 => (set.has(area, state.base) ? 1 : 0);
