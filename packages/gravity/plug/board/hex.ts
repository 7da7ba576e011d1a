/** Geometry of the sky: hexagons with a corner up, direction 0 to the right, clockwise. Pure functions, no drawing. */
export type Cell = readonly [q: number, r: number];
export interface Point {
  readonly x: number;
  readonly y: number;
}

const ROOT = Math.sqrt(3);
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** A short number for SVG. */
export const f = (n: number): number => Math.round(n * 10) / 10;

/** The middle of a cell whose corners are one unit away. */
export const middle = ([q, r]: Cell): Point => ({ x: ROOT * (q + r / 2), y: 1.5 * r });

/** A point so far away in an angle in degrees, clockwise from the right. */
export const polar = (degrees: number, distance: number): Point => ({
  x: distance * Math.cos(radians(degrees)),
  y: distance * Math.sin(radians(degrees)),
});

/** Corner k lies between the sides that look in directions k and k + 1. */
export const corner = (k: number, R: number): Point => polar(60 * k + 30, R);
export const sideMiddle = (direction: number, R: number): Point => polar(60 * direction, (R * ROOT) / 2);

export const hexagon = (R: number): string =>
  [0, 1, 2, 3, 4, 5]
    .map((k) => corner(k, R))
    .map(({ x, y }) => `${f(x)},${f(y)}`)
    .join(' ');

/** Steps to the six neighbours of a cell, by direction. */
const STEPS: readonly Cell[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];
export const DIRECTIONS = [0, 1, 2, 3, 4, 5] as const;
export const beside = ([q, r]: Cell, direction: number): Cell => {
  const [dq, dr] = STEPS[direction] ?? [0, 0];
  return [q + dq, r + dr];
};
export const same = (a: Cell, b: Cell): boolean => a[0] === b[0] && a[1] === b[1];

/** Where a local side looks when the island has been turned. */
export const directionOf = (side: number, rotation: number): number => (side + rotation) % 6;

export const move = ({ x, y }: Point): string => `translate(${f(x)} ${f(y)})`;

/** The height of a flight between two points: an arc over both. */
const crest = (a: Point, b: Point): Point => ({
  x: (a.x + b.x) / 2 + (a.y - b.y) * 0.16,
  y: Math.min(a.y, b.y) - Math.hypot(a.x - b.x, a.y - b.y) * 0.34,
});

/** The curve an island flies along, as a path. */
export function flight(a: Point, b: Point): string {
  const { x, y } = crest(a, b);
  return `M${f(a.x)} ${f(a.y)}Q${f(x)} ${f(y)} ${f(b.x)} ${f(b.y)}`;
}

/** Points along that curve, for movement. */
export function flightPoints(a: Point, b: Point, count: number): readonly Point[] {
  const top = crest(a, b);
  return Array.from({ length: count }, (_, i) => {
    const t = i / (count - 1);
    const at = (from: number, over: number, to: number): number => (1 - t) ** 2 * from + 2 * t * (1 - t) * over + t * t * to;
    return { x: at(a.x, top.x, b.x), y: at(a.y, top.y, b.y) };
  });
}

/** Small repeatable noise from a word, so that scenery never jumps between drawings. */
export function noise(word: string): () => number {
  let h = 2166136261;
  for (const sign of word) h = Math.imul(h ^ sign.charCodeAt(0), 16777619);
  return () => {
    h = (Math.imul(h ^ (h >>> 15), 2246822519) + 0x9e3779b9) | 0;
    return ((h ^ (h >>> 13)) >>> 0) / 4294967296;
  };
}

export interface Camera {
  /** Pixels from the middle of a cell to its corner. */
  readonly scale: number;
  at(cell: Cell): Point;
}

/** Shows all these cells as large as the sky allows; a keel hangs below every island. */
export function camera(cells: readonly Cell[], width: number, height: number, top: number, bottom: number): Camera {
  const points = cells.map(middle);
  const [x0, x1] = [Math.min(...points.map(({ x }) => x)) - 0.92, Math.max(...points.map(({ x }) => x)) + 0.92];
  const [y0, y1] = [Math.min(...points.map(({ y }) => y)) - 1.02, Math.max(...points.map(({ y }) => y)) + 1.45];
  // Where there is no room at all, as while a window changes its size, nothing is turned upside down.
  const scale = Math.max(1, Math.min((width - 16) / (x1 - x0), (height - top - bottom) / (y1 - y0), 110));
  return {
    scale,
    at(cell) {
      const { x, y } = middle(cell);
      return { x: width / 2 + (x - (x0 + x1) / 2) * scale, y: top + (height - top - bottom) / 2 + (y - (y0 + y1) / 2) * scale };
    },
  };
}
