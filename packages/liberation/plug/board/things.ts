/** What the board looks up in a pack: cities, their categories and missions, colours and letters in the reader's alphabet. */
import type { Category, City, LiberationEvent, LiberationPack, LiberationRules, MapCard, Mission, View } from '@orrery/liberation';
import { local } from '@orrery/web/app/words.ts';
import type { Side } from './Emblem.tsx';

export interface Things {
  readonly pack: LiberationPack;
  city(id: string): City;
  category(id: string): Category;
  /** The mission of a city for a side. */
  mission(id: string, side: Side): Mission;
  missionById(id: string): Mission | undefined;
  map(id: string): MapCard;
  /** The cities a probe was about. */
  probed(event: Extract<LiberationEvent, { kind: 'probed' }>): readonly string[];
  color(id: string): string;
  letter(id: string): string;
  name(id: string): string;
  /** Not the publisher's values: the mission's cost or effect is ours. */
  isHouse(mission: Mission): boolean;
}

function found<T>(thing: T | undefined, id: string): T {
  if (thing === undefined) throw new RangeError(`the pack has no ${id}`);
  return thing;
}

export function thingsOf(rules: LiberationRules): Things {
  const pack = rules.pack as LiberationPack;
  const mixed = rules.options['galvacilCategories'] === 'mixed';
  const cities = new Map(pack.cities.map((city) => [city.id, city]));
  const categories = new Map(pack.categories.map((category) => [category.id, category]));
  const missions = new Map(pack.missions.map((mission) => [mission.id, mission]));
  const maps = new Map(pack.maps.map((map) => [map.id, map]));
  const planets = new Map(pack.planets.map((planet) => [planet.id, planet]));
  const city = (id: string): City => found(cities.get(id), id);
  const category = (id: string): Category => {
    const { category: usual, categoryMixed } = city(id);
    return found(categories.get(mixed ? (categoryMixed ?? usual) : usual), usual);
  };
  return {
    pack,
    city,
    category,
    mission: (id, side) => {
      const { dynasty, liberation } = category(id);
      return found(missions.get(side === 'D' ? dynasty : liberation), id);
    },
    missionById: (id) => missions.get(id),
    map: (id) => found(maps.get(id), id),
    probed: (event) =>
      'map' in event
        ? found(maps.get(event.map), event.map).cities
        : pack.cities.flatMap(({ id, planet }) =>
            ('planet' in event ? planet === event.planet : category(id).id === event.category) ? [id] : [],
          ),
    color: (id) => planets.get(city(id).planet)?.color ?? '#888888',
    letter: (id) => local(city(id).letter),
    name: (id) => local(city(id).name),
    isHouse: (mission) =>
      Object.entries(pack.status).some(
        ([pointer, status]) =>
          status === 'reconstructed' && new RegExp(`^/missions/${pack.missions.indexOf(mission)}(/cost|/effect|$)`).test(pointer),
      ),
  };
}

export const sideOf = (seat: number): Side => (seat === 1 ? 'L' : 'D');
export const otherSide = (side: Side): Side => (side === 'D' ? 'L' : 'D');
/** The side from which a table is drawn: a spectator sits behind the Dynasty, with nobody's cards. */
export const viewedFrom = (view: View): Side => sideOf(view.viewer);
