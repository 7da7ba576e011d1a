import { set, type Chance, type Index } from '@orrery/kernel';
import type { Cities, City } from './cities.ts';
import { FACES, PORTS, type LiberationPack, type MapCard } from './pack/schema.ts';

/** Cells of the galaxy in reading order. LIB-MAP-1 */
export const CELLS = ['TL', 'TR', 'BL', 'BR'] as const;
/** How a map card is rotated; the bits it changes in a placed card. LIB-WARP-6, LIB-WARP-7 */
export const MODES = ['half-turn', 'flip-short', 'flip-long'] as const;
export type Mode = (typeof MODES)[number];

/** A map card as it lies: which card, which face, and whether it is turned by a half-turn, in one number. */
export type Placed = Index<'placed'>;
export const placedAs = (card: MapIndex, face: number, turned: boolean): Placed => card * 4 + face * 2 + (turned ? 1 : 0);
export const cardOf = (placed: Placed): MapIndex => placed >> 2;
export const faceOf = (placed: Placed): Index<'face'> => (placed >> 1) & 1;
/** Card and face together: the side of the card that lies up. */
const upSide = (placed: Placed): number => placed >> 1;
export const isTurned = (placed: Placed): boolean => (placed & 1) === 1;
/** Face and half-turn are drawn together. LIB-SETUP-3 */
export const anyWay = (card: MapIndex, chance: Chance): Placed => card * 4 + chance.below(4);

/** Every way these cards may lie in their cells. */
export const layoutsOf = (cards: readonly MapIndex[]): Layout[] =>
  cards.reduce<Layout[]>((layouts, card) => layouts.flatMap((layout) => [0, 1, 2, 3].map((way) => [...layout, card * 4 + way])), [[]]);

/** A map card by its place among those of the table. */
export type MapIndex = Index<'map'>;
/** Four placed cards in the order of the cells. */
export type Layout = readonly Placed[];

/** LIB-WARP-8: exactly three results, none of them the state before. */
export const rotated = (placed: Placed, mode: Index<'mode'>): Placed => placed ^ (mode + 1);

/** The six places where neighbouring cards join: cell, port, cell, port. LIB-MAP-2 */
const JOINS = [
  [0, 2, 1, 5],
  [2, 2, 3, 5],
  [0, 4, 2, 0],
  [0, 3, 2, 1],
  [1, 4, 3, 0],
  [1, 3, 3, 1],
] as const;

/** Lines and ports of all map cards of a table, as numbers. */
export interface Atlas {
  readonly cities: readonly string[];
  readonly maps: readonly string[];
  /** Cities on each map card. */
  readonly mapCities: readonly Cities[];
  /** By card and face, see `upSide`: the neighbours of each city inside the card. */
  readonly inner: readonly (readonly Cities[])[];
  /** By placed card: the city behind each port where it lies now. */
  readonly ports: readonly (readonly number[])[];
}

export function atlas(cards: readonly MapCard[], cities: readonly string[]): Atlas {
  const index = (id: string): City => cities.indexOf(id);
  const ports: City[][] = [];
  const inner = cards.flatMap((card) =>
    FACES.map((face) => {
      const lines = cities.map((): Cities => 0);
      for (const line of card.faces[face].lines) join(lines, index(line.charAt(0)), index(line.charAt(1)));
      const upright = PORTS.map((port) => index(card.faces[face].ports[port]));
      // A half-turn exchanges opposite ports, which stand three apart in the list.
      ports.push(upright, [...upright.slice(3), ...upright.slice(0, 3)]);
      return lines;
    }),
  );
  return {
    cities,
    maps: cards.map((card) => card.id),
    mapCities: cards.map((card) => set.of(card.cities.map(index))),
    inner,
    ports,
  };
}

/** Adds a line between two cities. */
function join(lines: Cities[], a: City, b: City): void {
  lines[a] = set.with(linesOf(lines, a), b);
  lines[b] = set.with(linesOf(lines, b), a);
}

/** Lines inside a card as it lies, by city. */
export const linesInside = (map: Atlas, placed: Placed): readonly Cities[] => map.inner[upSide(placed)] as readonly Cities[];
const linesOf = (lines: readonly Cities[], city: City): Cities => lines[city] as Cities;

/** The city behind a port of the card in a cell. */
const behindPort = (map: Atlas, layout: Layout, cell: number, port: number): City =>
  (map.ports[layout[cell] as Placed] as readonly City[])[port] as City;

/** Neighbours of every city. LIB-MAP-3 … LIB-MAP-6: lines of the outer edge lead nowhere, doubled lines count once. */
export function adjacency(map: Atlas, layout: Layout): Cities[] {
  const lines = new Array<Cities>(map.cities.length).fill(0);
  for (const placed of layout) {
    const inner = linesInside(map, placed);
    for (let rest = mapCities(map, cardOf(placed)); rest !== 0; rest = set.rest(rest)) {
      const city = set.first(rest);
      lines[city] = linesOf(inner, city);
    }
  }
  for (const [cell, port, across, entry] of JOINS) join(lines, behindPort(map, layout, cell, port), behindPort(map, layout, across, entry));
  return lines;
}

/** The pairs of cities joined across cards, in the order of the joins. */
export const crossLines = (map: Atlas, layout: Layout): (readonly [City, City])[] =>
  JOINS.map(([cell, port, across, entry]) => [behindPort(map, layout, cell, port), behindPort(map, layout, across, entry)]);

export const mapCities = (map: Atlas, card: MapIndex): Cities => map.mapCities[card] as Cities;

/** Cities that lie in the galaxy. */
export const citiesOf = (map: Atlas, layout: Layout): Cities =>
  layout.reduce<Cities>((cities, placed) => set.union(cities, mapCities(map, cardOf(placed))), 0);

/** `P3Ar`: card, face, `r` when turned by a half-turn. */
export const writePlaced = (map: Atlas, placed: Placed): string =>
  `${map.maps[cardOf(placed)] ?? '?'}${FACES[faceOf(placed)] ?? '?'}${isTurned(placed) ? 'r' : ''}`;

/** −1 where the text names no card of this table. */
export function readPlaced(map: Atlas, text: string): Placed {
  const turned = text.endsWith('r');
  const upright = turned ? text.slice(0, -1) : text;
  const face = FACES.findIndex((id) => upright.endsWith(id));
  const card = map.maps.indexOf(upright.slice(0, -1));
  return face < 0 || card < 0 ? -1 : placedAs(card, face, turned);
}

/** Neighbours by name, for boards and bots: what the lines of this galaxy join. */
export function neighbours(pack: LiberationPack, layout: readonly string[]): Readonly<Record<string, readonly string[]>> {
  const map = atlas(
    pack.maps,
    pack.cities.map((city) => city.id),
  );
  const placed = layout.map((text) => readPlaced(map, text));
  const lines = adjacency(map, placed);
  const inPlay = citiesOf(map, placed);
  const named = map.cities.flatMap((id, city) =>
    set.has(inPlay, city) ? [[id, map.cities.filter((_, other) => set.has(lines[city] ?? 0, other))] as const] : [],
  );
  return Object.fromEntries(named);
}
