/** Plane geometry of the city disc. The unit is one hundredth of the board; centre (50, 50), sector 1 at the top, clockwise. */
import type { RexPack } from '@orrery/rex';
import type { Point } from '@orrery/web/draw/shapes.ts';

export type Place = RexPack['locations'][number];
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export const CENTRE = 50;
export const RIM = 46;
export const COUNCIL = 9.2;
export const NODE = 2.75;
/** Whoever stands in a place stands within this; influence lies beside it. */
export const CROWD = 2.95;
export const RINGS = [0.75, 1.45] as const;

export const polar = (degrees: number, radius: number): Point => {
  const a = ((degrees - 90) * Math.PI) / 180;
  return { x: CENTRE + radius * Math.cos(a), y: CENTRE + radius * Math.sin(a) };
};

/** Two decimals are enough for any screen and keep the markup short. */
export const n = (value: number): number => Math.round(value * 100) / 100;
export const pair = ({ x, y }: Point): string => `${n(x)} ${n(y)}`;

/** Middle of a sector, in degrees. */
export const sectorAngle = (sector: number, sectors: number): number => ((sector - 1) * 360) / sectors;

/** A ring segment between two angles and two radii. */
export function ringSegment(from: number, to: number, inner: number, outer: number): string {
  const large = to - from > 180 ? 1 : 0;
  const outerArc = `M${pair(polar(from, outer))}A${outer} ${outer} 0 ${large} 1 ${pair(polar(to, outer))}`;
  return `${outerArc}L${pair(polar(to, inner))}A${inner} ${inner} 0 ${large} 0 ${pair(polar(from, inner))}Z`;
}

/** A star with `points` tips round the origin. */
export function star(points: number, outer: number, inner: number, turn = 0): string {
  const at = (i: number): string => {
    const a = ((turn - 90 + (i * 180) / points) * Math.PI) / 180;
    const r = i % 2 ? inner : outer;
    return `${n(r * Math.cos(a))} ${n(r * Math.sin(a))}`;
  };
  return `M${Array.from({ length: points * 2 }, (_, i) => at(i)).join('L')}Z`;
}

/** Radius of the plaza with its shield rings. */
export const edgeOf = (place: Place): number => NODE + (place.stronghold ? 0.7 : 0) + (place.shield ? RINGS[1] : 0);
export const reachOf = (place: Place): number => (place.council ? COUNCIL : edgeOf(place) + (place.shield ? 0.2 : 0.3));

export const at = (place: Place): Point => ({ x: place.xy[0] ?? CENTRE, y: place.xy[1] ?? CENTRE });

/** Radius of the mark of a choice. */
export const BADGE = 1.45;
/** Where the mark of a choice stands: upper right of the outermost ring, measured from the place. */
export const badgeOf = (place: Place): Point => {
  const d = Math.max(3.46, (reachOf(place) + (place.council ? BADGE : 0.35)) * 0.74);
  return { x: d, y: -d };
};

/** A path bends gently round the Council, as streets of a radial city do, and stops short of both places. */
export function pathCurve(a: Place, b: Place): { readonly d: string; readonly points: readonly Point[] } {
  const [p, q] = [at(a), at(b)];
  const m = { x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 };
  const away = Math.hypot(m.x - CENTRE, m.y - CENTRE) || 1;
  const bend = a.council || b.council ? 0 : Math.hypot(q.x - p.x, q.y - p.y) * 0.09;
  const c = { x: m.x + ((m.x - CENTRE) / away) * bend, y: m.y + ((m.y - CENTRE) / away) * bend };
  const on = (t: number): Point => ({
    x: (1 - t) ** 2 * p.x + 2 * t * (1 - t) * c.x + t * t * q.x,
    y: (1 - t) ** 2 * p.y + 2 * t * (1 - t) * c.y + t * t * q.y,
  });
  const clear = (point: Point, place: Place, centre: Point): boolean =>
    Math.hypot(point.x - centre.x, point.y - centre.y) > reachOf(place) + 0.5;
  const points = Array.from({ length: 49 }, (_, i) => on(i / 48)).filter((point) => clear(point, a, p) && clear(point, b, q));
  const drawn = points.filter((_, i) => i % 4 === 0 || i === points.length - 1);
  return { d: `M${drawn.map(pair).join('L')}`, points };
}

/** Shared area of two boxes. */
export const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) * Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

/** How deep a disc reaches into a box. */
export function intrusion(box: Box, centre: Point, radius: number): number {
  const dx = Math.max(box.x - centre.x, 0, centre.x - box.x - box.w);
  const dy = Math.max(box.y - centre.y, 0, centre.y - box.y - box.h);
  return Math.max(0, radius - Math.hypot(dx, dy));
}

/** A part of the city wider than this leaves no room for names on a phone. */
const WIDEST = 58;

/** The box round some places, squared off to an aspect ratio: the camera of a small screen. Null where it would not bring them nearer. */
export function camera(places: readonly Place[], margin: number): Box | null {
  if (places.length === 0) return null;
  const reach = (place: Place): number => reachOf(place) + margin;
  const x0 = Math.min(...places.map((place) => at(place).x - reach(place)));
  const y0 = Math.min(...places.map((place) => at(place).y - reach(place)));
  const x1 = Math.max(...places.map((place) => at(place).x + reach(place)));
  const y1 = Math.max(...places.map((place) => at(place).y + reach(place)));
  const size = Math.max(x1 - x0, y1 - y0, 40);
  if (size > WIDEST) return null;
  const clamp = (value: number): number => Math.min(Math.max(value, -1), 101 - size);
  return { x: n(clamp((x0 + x1 - size) / 2)), y: n(clamp((y0 + y1 - size) / 2)), w: n(size), h: n(size) };
}
