import type { CitySet } from './cities.ts';
import type { Table } from './table.ts';
import type { LiberationEvent } from './vocabulary.ts';

/** The cities an attack or a question is about: one city, or those of a map card, a planet or a category. */
export function areaOf(table: Table, event: Extract<LiberationEvent, { kind: 'attacked' | 'probed' }>): CitySet {
  const { atlas, cities, planets, planetCities, categories, categoryCities } = table;
  if ('city' in event) return 1 << cities.indexOf(event.city);
  if ('map' in event) return atlas.mapCities[atlas.maps.indexOf(event.map)] as number;
  if ('planet' in event) return planetCities[planets.indexOf(event.planet)] as number;
  return categoryCities[categories.indexOf(event.category)] as number;
}
