import { no, set, type Index, type Open, type Refusal } from '@orrery/kernel';
import type { Cities } from './cities.ts';
import type { Seen } from './decision.ts';
import { cardOf, mapCities, type MapIndex } from './galaxy.ts';
import type { Scope } from './operation.ts';
import type { State } from './state.ts';
import type { Table } from './table.ts';
import type { LiberationEvent } from './words.ts';

export const citiesOfMap = ({ atlas }: Table, map: MapIndex): Cities => mapCities(atlas, map);
export const citiesOfPlanet = (table: Table, planet: Index<'planet'>): Cities => table.planetCities[planet] as Cities;
export const citiesOfCategory = (table: Table, category: Index<'category'>): Cities => table.categoryCities[category] as Cities;

/** The map cards of the galaxy, in the order of the cells. */
export function listMaps({ verbs }: Table, state: State, open: Open): void {
  for (let cell = 0; cell < state.layout.length; cell++) open.add(verbs.map(cardOf(state.layout[cell] ?? 0)));
}

/** Map cards of the galaxy, or planets or categories that have a city in it. */
export function listAreas(table: Table, state: State, open: Open, scope: Scope): void {
  const { verbs } = table;
  const inPlay = (cities: Cities): boolean => set.both(cities, state.inPlay) !== 0;
  if (scope === 'map') listMaps(table, state, open);
  else if (scope === 'planet') {
    for (let planet = 0; planet < table.planets.length; planet++) if (inPlay(citiesOfPlanet(table, planet))) open.add(verbs.planet(planet));
  } else {
    for (let category = 0; category < table.categories.length; category++)
      if (inPlay(citiesOfCategory(table, category))) open.add(verbs.category(category));
  }
}

export const notInGalaxy = ({ table }: Seen, map: MapIndex): Refusal =>
  no('notInGalaxy', 'LIB-MAP-1', { map: table.atlas.maps[map] ?? '' });

/** The cities an attack or a question is about: one city, or those of a map card, a planet or a category. */
export function areaOf(table: Table, event: Extract<LiberationEvent, { kind: 'attacked' | 'probed' }>): Cities {
  const { atlas, cities, planets, categories } = table;
  if ('city' in event) return set.only(cities.indexOf(event.city));
  if ('map' in event) return citiesOfMap(table, atlas.maps.indexOf(event.map));
  if ('planet' in event) return citiesOfPlanet(table, planets.indexOf(event.planet));
  return citiesOfCategory(table, categories.indexOf(event.category));
}
