import type { CitySet } from './cities.ts';
import { FACES, PORTS, type LiberationPack, type MapCard } from './pack/schema.ts';

/** Cells of the galaxy in reading order. LIB-MAP-1 */
export const CELLS = ['TL', 'TR', 'BL', 'BR'] as const;
/** How a map card is rotated; the bits it changes in a placed card. LIB-WARP-6, LIB-WARP-7 */
export const MODES = ['half-turn', 'flip-short', 'flip-long'] as const;
export type Mode = (typeof MODES)[number];

/** A map card as it lies: card × 4 + face × 2 + turned. */
export type Placed = number;
/** Four placed cards in the order of the cells. */
export type Layout = readonly Placed[];

/** LIB-WARP-8: exactly three results, none of them the state before. */
export const rotated = (placed: Placed, mode: number): Placed => placed ^ (mode + 1);

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
  readonly mapCities: readonly CitySet[];
  /** By card × 2 + face: the neighbours of each city inside the card. */
  readonly inner: readonly (readonly CitySet[])[];
  /** By placed card: the city behind each port where it lies now. */
  readonly ports: readonly (readonly number[])[];
}

export function atlas(cards: readonly MapCard[], cities: readonly string[]): Atlas {
  const index = (id: string): number => cities.indexOf(id);
  const inner: CitySet[][] = [];
  const ports: number[][] = [];
  for (const card of cards)
    for (const face of FACES) {
      const masks = cities.map(() => 0);
      for (const line of card.faces[face].lines) {
        const a = index(line.charAt(0));
        const b = index(line.charAt(1));
        masks[a] = (masks[a] ?? 0) | (1 << b);
        masks[b] = (masks[b] ?? 0) | (1 << a);
      }
      inner.push(masks);
      const upright = PORTS.map((port) => index(card.faces[face].ports[port]));
      // A half-turn exchanges opposite ports, which stand three apart in the list.
      ports.push(upright, [...upright.slice(3), ...upright.slice(0, 3)]);
    }
  return {
    cities,
    maps: cards.map((card) => card.id),
    mapCities: cards.map((card) => card.cities.reduce((set, id) => set | (1 << index(id)), 0)),
    inner,
    ports,
  };
}

/** Neighbours of every city. LIB-MAP-3 … LIB-MAP-6: lines of the outer edge lead nowhere, doubled lines count once. */
export function adjacency(map: Atlas, layout: Layout): CitySet[] {
  const masks = new Array<number>(map.cities.length).fill(0);
  for (const placed of layout) {
    const inner = map.inner[placed >> 1] as readonly number[];
    for (let c = 0; c < masks.length; c++) masks[c] = (masks[c] as number) | (inner[c] as number);
  }
  for (const [cell, port, across, entry] of JOINS) {
    const a = (map.ports[layout[cell] as number] as readonly number[])[port] as number;
    const b = (map.ports[layout[across] as number] as readonly number[])[entry] as number;
    masks[a] = (masks[a] as number) | (1 << b);
    masks[b] = (masks[b] as number) | (1 << a);
  }
  return masks;
}

/** The pairs of cities joined across cards, in the order of the joins. */
export const crossLines = (map: Atlas, layout: Layout): (readonly [number, number])[] =>
  JOINS.map(([cell, port, across, entry]) => [
    (map.ports[layout[cell] as number] as readonly number[])[port] as number,
    (map.ports[layout[across] as number] as readonly number[])[entry] as number,
  ]);

/** Cities that lie in the galaxy. */
export const citiesOf = (map: Atlas, layout: Layout): CitySet =>
  layout.reduce((set, placed) => set | (map.mapCities[placed >> 2] as number), 0);

/** `P3Ar`: card, face, `r` when turned by a half-turn. */
export const writePlaced = (map: Atlas, placed: Placed): string =>
  `${map.maps[placed >> 2] ?? '?'}${FACES[(placed >> 1) & 1] ?? '?'}${(placed & 1) === 1 ? 'r' : ''}`;

/** −1 where the text names no card of this table. */
export function readPlaced(map: Atlas, text: string): Placed {
  const turned = text.endsWith('r');
  const upright = turned ? text.slice(0, -1) : text;
  const face = FACES.findIndex((id) => upright.endsWith(id));
  const card = map.maps.indexOf(upright.slice(0, -1));
  return face < 0 || card < 0 ? -1 : card * 4 + face * 2 + (turned ? 1 : 0);
}

/** Neighbours by name, for boards and bots: what the lines of this galaxy join. */
export function neighbours(pack: LiberationPack, layout: readonly string[]): Readonly<Record<string, readonly string[]>> {
  const map = atlas(
    pack.maps,
    pack.cities.map((city) => city.id),
  );
  const placed = layout.map((text) => readPlaced(map, text));
  const masks = adjacency(map, placed);
  const inPlay = citiesOf(map, placed);
  const named: Record<string, string[]> = {};
  map.cities.forEach((id, c) => {
    if ((inPlay >> c) & 1) named[id] = map.cities.filter((_, other) => ((masks[c] ?? 0) >> other) & 1);
  });
  return named;
}
