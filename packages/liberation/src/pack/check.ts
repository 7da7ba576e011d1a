import { formFaults, packFaults, set, statusOf, type Fault, type Pack } from '@orrery/kernel';
import type { Cities } from '../cities.ts';
import {
  adjacency,
  atlas,
  citiesOf,
  layoutsOf,
  linesInside,
  mapCities,
  placedAs,
  type Atlas,
  type Layout,
  type MapIndex,
} from '../galaxy.ts';
import { MOST_ORDERED } from '../words.ts';
import { effectFaults } from './effects.ts';
import { FACES, PORTS, type LiberationPack } from './schema.ts';

const LANGUAGES = ['en', 'ru', 'de'] as const;
const PARTS = ['planets', 'categories', 'missions', 'cities', 'maps'] as const;
/** Cards dealt and set aside at setup, at most. */
const DEALT = 6;
const MOST_SET_ASIDE = 2;
/** Cities are bits of a small integer. */
const MOST_CITIES = 20;

type Json = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Everything wrong with a pack, by path; nothing where it can be played. */
export function check(pack: unknown): Fault[] {
  const faults = packFaults(pack);
  if (!isObject(pack)) return faults;
  const shape = new Shape(pack);
  shape.check();
  faults.push(...shape.faults);
  // What follows reads the pack as what it claims to be.
  if (faults.length > 0) return faults;
  const cards = pack as unknown as LiberationPack;
  return [...references(cards), ...layouts(cards), ...statuses(cards)];
}

/** Parts, types and names. */
class Shape {
  readonly faults: Fault[] = [];
  readonly #pack: Json;

  constructor(pack: Json) {
    this.#pack = pack;
  }

  #fault(path: string, problem: string): void {
    this.faults.push({ path, problem });
  }

  #localized(path: string, value: unknown): void {
    if (!isObject(value)) this.#fault(path, 'is not a text in en, ru and de');
    else
      for (const language of LANGUAGES)
        if (typeof value[language] !== 'string' || value[language] === '') this.#fault(`${path}/${language}`, 'is missing');
  }

  #text(path: string, value: unknown): void {
    if (typeof value !== 'string' || value === '') this.#fault(path, 'is missing or not a text');
  }

  check(): void {
    this.#localized('/title', this.#pack['title']);
    this.#localized('/note', this.#pack['note']);
    this.#geometry(this.#pack['geometry']);
    for (const part of PARTS) {
      const list = this.#pack[part];
      if (!Array.isArray(list) || list.length === 0) {
        this.#fault(`/${part}`, 'is missing or not a list');
        continue;
      }
      const ids = new Set<unknown>();
      list.forEach((entry: unknown, i) => {
        const path = `/${part}/${i}`;
        if (!isObject(entry)) {
          this.#fault(path, 'is not an object');
          return;
        }
        this.#text(`${path}/id`, entry['id']);
        if (ids.has(entry['id'])) this.#fault(`${path}/id`, `${String(entry['id'])} stands twice`);
        ids.add(entry['id']);
        this.#localized(`${path}/name`, entry['name']);
        this.faults.push(...formFaults(entry['name'], `${path}/name`));
        this.#entry(part, path, entry);
      });
    }
  }

  #geometry(value: unknown): void {
    if (!isObject(value) || typeof value['aspect'] !== 'number' || !(value['aspect'] > 0))
      this.#fault('/geometry/aspect', 'is missing or not a number above 0');
    const ports = isObject(value) ? value['ports'] : undefined;
    for (const port of PORTS)
      if (!isObject(ports) || !isPoint(ports[port])) this.#fault(`/geometry/ports/${port}`, 'is missing or not a point');
  }

  #entry(part: (typeof PARTS)[number], path: string, entry: Json): void {
    switch (part) {
      case 'planets':
        this.#text(`${path}/color`, entry['color']);
        break;
      case 'categories':
        for (const key of ['icon', 'liberation', 'dynasty']) this.#text(`${path}/${key}`, entry[key]);
        break;
      case 'missions':
        if (entry['side'] !== 'D' && entry['side'] !== 'L') this.#fault(`${path}/side`, 'is neither D nor L');
        this.#localized(`${path}/text`, entry['text']);
        this.#cost(path, entry);
        this.faults.push(...effectFaults(`${path}/effect`, entry['effect'], entry['side'], MOST_ORDERED));
        break;
      case 'cities':
        if (typeof entry['id'] === 'string' && [...entry['id']].length !== 1) this.#fault(`${path}/id`, 'is not one character');
        if (entry['id'] === '-' || entry['id'] === '*') this.#fault(`${path}/id`, 'has a meaning of its own in positions');
        this.#localized(`${path}/letter`, entry['letter']);
        for (const key of ['map', 'planet', 'category']) this.#text(`${path}/${key}`, entry[key]);
        if (entry['categoryMixed'] !== undefined) this.#text(`${path}/categoryMixed`, entry['categoryMixed']);
        break;
      case 'maps':
        if (typeof entry['expansion'] !== 'boolean') this.#fault(`${path}/expansion`, 'is neither true nor false');
        this.#faces(path, entry);
        break;
    }
  }

  #cost(path: string, entry: Json): void {
    const cost: unknown = entry['cost'];
    if (!Array.isArray(cost) || cost.length > 9) this.#fault(`${path}/cost`, 'is not a list of icons');
    else
      cost.forEach((icon: unknown, i) => {
        if (icon !== 'E' && icon !== 'X') this.#fault(`${path}/cost/${i}`, 'is neither E nor X');
        // LIB-COST-11
        else if (icon === 'E' && entry['side'] === 'L') this.#fault(`${path}/cost/${i}`, 'is E, which the Liberation cannot pay');
      });
  }

  #faces(path: string, entry: Json): void {
    const cities: unknown = entry['cities'];
    if (!Array.isArray(cities) || cities.length < 3) {
      this.#fault(`${path}/cities`, 'is not a list of three or more cities');
      return;
    }
    const known = new Set<unknown>(cities);
    const faces = entry['faces'];
    for (const face of FACES) {
      const at = `${path}/faces/${face}`;
      const value = isObject(faces) ? faces[face] : undefined;
      if (!isObject(value)) {
        this.#fault(at, 'is missing');
        continue;
      }
      for (const port of PORTS)
        if (!isObject(value['ports']) || !known.has(value['ports'][port]))
          this.#fault(`${at}/ports/${port}`, 'does not lead to a city of this card');
      for (const city of known)
        if (!isObject(value['at']) || !isPoint(value['at'][String(city)]))
          this.#fault(`${at}/at/${String(city)}`, 'is missing or not a point');
      const lines: unknown = value['lines'];
      if (!Array.isArray(lines)) this.#fault(`${at}/lines`, 'is not a list');
      else
        lines.forEach((line: unknown, i) => {
          const ends = typeof line === 'string' ? [...line] : [];
          if (ends.length !== 2 || ends[0] === ends[1] || !ends.every((end) => known.has(end)))
            this.#fault(`${at}/lines/${i}`, 'does not join two different cities of this card');
        });
    }
  }
}

const isPoint = (value: unknown): boolean =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'number' && part >= 0 && part <= 1);

/** Names that point to other parts. */
function references(pack: LiberationPack): Fault[] {
  const faults: Fault[] = [];
  const mission = (id: string): LiberationPack['missions'][number] | undefined => pack.missions.find((each) => each.id === id);
  pack.categories.forEach((category, i) => {
    for (const side of ['liberation', 'dynasty'] as const) {
      const found = mission(category[side]);
      if (!found) faults.push({ path: `/categories/${i}/${side}`, problem: `names ${category[side]}, which is no mission` });
      else if (found.side !== (side === 'dynasty' ? 'D' : 'L'))
        faults.push({ path: `/categories/${i}/${side}`, problem: `names ${found.id}, a mission of the other side` });
    }
  });
  pack.cities.forEach((city, i) => {
    const cards = pack.maps.filter((map) => map.cities.includes(city.id));
    if (cards.length !== 1)
      faults.push({ path: `/cities/${i}/id`, problem: `${city.id} lies on ${cards.length} map cards instead of one` });
    else if (cards[0]?.id !== city.map)
      faults.push({ path: `/cities/${i}/map`, problem: `says ${city.map}, but the city lies on ${cards[0]?.id}` });
    if (!pack.planets.some((planet) => planet.id === city.planet))
      faults.push({ path: `/cities/${i}/planet`, problem: `names ${city.planet}, which is no planet` });
    for (const key of ['category', 'categoryMixed'] as const)
      if (city[key] !== undefined && !pack.categories.some((category) => category.id === city[key]))
        faults.push({ path: `/cities/${i}/${key}`, problem: `names ${city[key]}, which is no category` });
  });
  pack.maps.forEach((map, i) =>
    map.cities.forEach((id, k) => {
      if (!pack.cities.some((city) => city.id === id))
        faults.push({ path: `/maps/${i}/cities/${k}`, problem: `names ${id}, which is no city` });
    }),
  );
  pack.missions.forEach((each, i) =>
    each.effect.forEach((op, k) => {
      if (op.op !== 'borrowMission') return;
      const path = `/missions/${i}/effect/${k}/excludeCategories`;
      for (const id of op.excludeCategories)
        if (!pack.categories.some((category) => category.id === id)) faults.push({ path, problem: `names ${id}, which is no category` });
      for (const category of pack.categories) {
        const lent = mission(each.side === 'D' ? category.dynasty : category.liberation);
        if (lent?.effect.some((inner) => inner.op === 'borrowMission') && !op.excludeCategories.includes(category.id))
          faults.push({ path, problem: `does not exclude ${category.id}, whose mission borrows as well` });
      }
    }),
  );
  return faults;
}

/** Four base cards, at most one of the expansion; every galaxy they can form is connected and has cards enough. */
function layouts(pack: LiberationPack): Fault[] {
  const base = pack.maps.filter((map) => !map.expansion);
  const expansion = pack.maps.filter((map) => map.expansion);
  if (base.length !== 4) return [{ path: '/maps', problem: `has ${base.length} base cards instead of four` }];
  if (expansion.length > 1) return [{ path: '/maps', problem: `has ${expansion.length} expansion cards, at most one is possible` }];
  if (pack.cities.length > MOST_CITIES)
    return [{ path: '/cities', problem: `has ${pack.cities.length} cities, at most ${MOST_CITIES} are possible` }];
  const map = atlas(
    pack.maps,
    pack.cities.map((city) => city.id),
  );
  const indices = base.map((card) => pack.maps.indexOf(card));
  const galaxies =
    expansion.length === 0
      ? [indices]
      : [indices, ...indices.map((out) => [...indices.filter((card) => card !== out), pack.maps.findIndex((card) => card.expansion)])];
  for (const cards of galaxies) {
    const cities = cards.reduce((sum, card) => sum + (pack.maps[card]?.cities.length ?? 0), 0);
    if (cities - DEALT - MOST_SET_ASIDE < 1) return [{ path: '/cities', problem: `${cities} cities leave no deck after the deal` }];
    const broken = disconnected(map, cards);
    if (broken !== null)
      return [{ path: '/maps', problem: `a galaxy of ${cards.map((card) => map.maps[card]).join(', ')} is not connected` }];
  }
  return [];
}

/** Cities that can be reached from the first of them by these lines. */
function reached(lines: readonly Cities[], cities: Cities): Cities {
  let found: Cities = set.only(set.first(cities));
  for (let before: Cities = 0; before !== found;) {
    before = found;
    for (const city of set.list(found)) found = set.union(found, lines[city] ?? 0);
  }
  return set.both(found, cities);
}

/** A layout whose cities do not hang together, or null. */
function disconnected(map: Atlas, cards: readonly MapIndex[]): Layout | null {
  // Neighbouring cards always join, so where every face hangs together by itself every galaxy does.
  const whole = (card: MapIndex): boolean =>
    FACES.every((_, face) => reached(linesInside(map, placedAs(card, face, false)), mapCities(map, card)) === mapCities(map, card));
  if (cards.every(whole)) return null;
  for (const order of permutations(cards))
    for (const layout of layoutsOf(order)) {
      const all = citiesOf(map, layout);
      if (reached(adjacency(map, layout), all) !== all) return layout;
    }
  return null;
}

function* permutations(items: readonly number[]): Generator<number[]> {
  if (items.length === 0) yield [];
  for (const item of items) for (const rest of permutations(items.filter((each) => each !== item))) yield [item, ...rest];
}

/** Every part has a status. */
function statuses(pack: Pack): Fault[] {
  return PARTS.filter((part) => statusOf(pack, `/${part}`) === undefined && statusOf(pack, '') === undefined).map((part) => ({
    path: '/status',
    problem: `says nothing about /${part}`,
  }));
}
