/** Where everything lies: map cards, cities, lanes and unused ports, from a layout and the pack's geometry. */
import type { Face, LiberationPack, MapCard } from '@orrery/liberation';
import type { Point } from '@orrery/web/draw/shapes.ts';

export interface Cell {
  readonly index: number;
  readonly card: MapCard;
  readonly face: Face;
  readonly turned: boolean;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}
export interface Lane {
  readonly a: string;
  readonly b: string;
  /** Two cities, or city, port, port, city. */
  readonly points: readonly Point[];
  /** Direction in which a lane leaves its card; absent inside a card. */
  readonly normal?: Point;
  /** What it is drawn towards, so that it keeps away from a city it does not join. */
  readonly bend?: Point;
}
export interface Galaxy {
  readonly width: number;
  readonly height: number;
  readonly cells: readonly Cell[];
  readonly at: ReadonlyMap<string, Point & { readonly cell: number }>;
  readonly lanes: readonly Lane[];
  readonly stubs: readonly { readonly from: Point; readonly to: Point }[];
}

type Port = keyof Face['ports'];
const PORTS: readonly Port[] = ['NW', 'NE', 'E', 'SE', 'SW', 'W'];
/** The port that takes a port's place after a half-turn. */
const OPPOSITE: Readonly<Record<Port, Port>> = { NW: 'SE', NE: 'SW', E: 'W', SE: 'NW', SW: 'NE', W: 'E' };
const JOINS: readonly (readonly [number, Port, number, Port])[] = [
  [0, 'E', 1, 'W'],
  [2, 'E', 3, 'W'],
  [0, 'SW', 2, 'NW'],
  [0, 'SE', 2, 'NE'],
  [1, 'SW', 3, 'NW'],
  [1, 'SE', 3, 'NE'],
];

/** `P3Ar`: card, face, turned. */
export function readCell(pack: LiberationPack, text: string): { card: MapCard; face: Face; turned: boolean } | null {
  const turned = text.endsWith('r');
  const upright = turned ? text.slice(0, -1) : text;
  const card = pack.maps.find((map) => map.id === upright.slice(0, -1));
  const face = card?.faces[upright.slice(-1) === 'B' ? 'B' : 'A'];
  return card && face ? { card, face, turned } : null;
}

/** A lane inside a card: straight, unless it would come too close to a city it does not join. */
function within(a: string, b: string, at: ReadonlyMap<string, Point>, clearance: number): Lane {
  const [from = { x: 0, y: 0 }, to = { x: 0, y: 0 }] = [at.get(a), at.get(b)];
  const straight: Lane = { a, b, points: [from, to] };
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  for (const [city, { x, y }] of at) {
    const along = ((x - from.x) * dx + (y - from.y) * dy) / length ** 2;
    const aside = ((x - from.x) * dy - (y - from.y) * dx) / length;
    if (city === a || city === b || along <= 0 || along >= 1 || Math.abs(aside) >= clearance) continue;
    // A curve with one handle goes half as far aside as its handle in the middle, and less towards its ends.
    const away = (Math.sign(aside || 1) * (clearance - Math.abs(aside) + 1)) / (2 * along * (1 - along));
    return { ...straight, bend: { x: (from.x + to.x) / 2 - (dy / length) * away, y: (from.y + to.y) / 2 + (dx / length) * away } };
  }
  return straight;
}

/** `clearance`: how far a lane keeps from the middle of a city it does not join. */
export function arrange(pack: LiberationPack, layout: readonly string[], cardWidth: number, gap: number, clearance = 0): Galaxy {
  const w = cardWidth;
  const h = cardWidth / pack.geometry.aspect;
  const cells = layout.flatMap((text, index): Cell[] => {
    const read = readCell(pack, text);
    return read ? [{ index, ...read, x: index % 2 ? w + gap : 0, y: index > 1 ? h + gap : 0, w, h }] : [];
  });
  const at = new Map<string, Point & { cell: number }>();
  for (const cell of cells)
    for (const [city, place] of Object.entries(cell.face.at)) at.set(city, { ...put(cell, place), cell: cell.index });

  const point = (city: string): Point => at.get(city) ?? { x: 0, y: 0 };
  const port = (cell: Cell, name: Port): Point & { city: string } => {
    const [px, py] = pack.geometry.ports[name];
    return { city: cell.face.ports[cell.turned ? OPPOSITE[name] : name], x: cell.x + w * px, y: cell.y + h * py };
  };
  const lanes: Lane[] = cells.flatMap((cell) => cell.face.lines.map((line) => within(line.charAt(0), line.charAt(1), at, clearance)));
  const joined = new Set<string>();
  for (const [from, out, to, into] of JOINS) {
    const [one, other] = [cells[from], cells[to]];
    if (!one || !other) continue;
    const u = port(one, out);
    const v = port(other, into);
    joined.add(`${from}${out}`).add(`${to}${into}`);
    lanes.push({
      a: u.city,
      b: v.city,
      points: [point(u.city), u, v, point(v.city)],
      normal: out === 'E' ? { x: 1, y: 0 } : { x: 0, y: 1 },
    });
  }
  const stubs = cells.flatMap((cell) =>
    PORTS.filter((name) => !joined.has(`${cell.index}${name}`)).map((name) => {
      const to = port(cell, name);
      return { from: point(to.city), to };
    }),
  );
  return { width: 2 * w + gap, height: 2 * h + gap, cells, at, lanes, stubs };
}

/** A place on a face, where the card lies. */
function put(cell: Pick<Cell, 'x' | 'y' | 'w' | 'h' | 'turned'>, [px, py]: readonly [number, number]): Point {
  return { x: cell.x + cell.w * (cell.turned ? 1 - px : px), y: cell.y + cell.h * (cell.turned ? 1 - py : py) };
}

/** Each planet of a map card lies under its own cities; its size follows their number. Places are relative to the card's corner. */
export function planetPlaces(
  pack: LiberationPack,
  cell: Cell,
): readonly { readonly id: string; readonly color: string; readonly x: number; readonly y: number; readonly r: number }[] {
  const groups = new Map<string, string[]>();
  for (const id of cell.card.cities) {
    const planet = pack.cities.find((city) => city.id === id)?.planet ?? '';
    groups.set(planet, [...(groups.get(planet) ?? []), id]);
  }
  const several = groups.size > 1;
  return [...groups].map(([id, cities]) => {
    const mean = (i: 0 | 1): number => cities.reduce((sum, city) => sum + (cell.face.at[city]?.[i] ?? 0.5), 0) / cities.length;
    const place = put({ ...cell, x: 0, y: 0 }, several ? [mean(0), mean(1)] : [0.5 * mean(0) + 0.25, 0.5]);
    const share = cities.length / cell.card.cities.length;
    return {
      id,
      color: pack.planets.find((planet) => planet.id === id)?.color ?? '#888888',
      ...place,
      r: cell.h * (several ? 0.16 + 0.3 * share : 0.4),
    };
  });
}

export const neighbours = (galaxy: Galaxy, city: string): ReadonlySet<string> =>
  new Set(galaxy.lanes.flatMap((lane) => (lane.a === city ? [lane.b] : lane.b === city ? [lane.a] : [])));
