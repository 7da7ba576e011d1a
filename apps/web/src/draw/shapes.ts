import { f } from './numbers.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A regular polygon round the origin, as `points`. */
export const polygon = (n: number, r: number, turn = -90): string =>
  Array.from({ length: n }, (_, i) => {
    const a = ((turn + (i * 360) / n) * Math.PI) / 180;
    return `${f(r * Math.cos(a))},${f(r * Math.sin(a))}`;
  }).join(' ');

/** A point on a circle round the origin; 0° is up, clockwise. */
export const polar = (r: number, deg: number): Point => ({
  x: r * Math.sin((deg * Math.PI) / 180),
  y: -r * Math.cos((deg * Math.PI) / 180),
});

/** An arc round the origin as path data; 0° is up. */
export function arc(r: number, from: number, to: number): string {
  const a = polar(r, from);
  const b = polar(r, to);
  return `M${f(a.x)} ${f(a.y)}A${f(r)} ${f(r)} 0 ${to - from > 180 ? 1 : 0} 1 ${f(b.x)} ${f(b.y)}`;
}

/** A soft closed shape with an uneven edge. */
export function blob(next: () => number, r: number, n = 9): string {
  const points = Array.from({ length: n }, (_, i) => polar(r * (0.65 + 0.6 * next()), (i * 360) / n));
  const middle = (p: Point, q: Point) => `${f((p.x + q.x) / 2)} ${f((p.y + q.y) / 2)}`;
  const around = points.map((p, i) => `Q${f(p.x)} ${f(p.y)} ${middle(p, points[(i + 1) % n] ?? p)}`);
  return `M${middle(points[n - 1] ?? polar(r, 0), points[0] ?? polar(r, 0))}${around.join('')}Z`;
}

/** A curved stripe across a disc of radius r. */
export const stripe = (r: number, y: number, h: number, bend: number): string =>
  `M${f(-r)} ${f(y)}Q0 ${f(y + bend)} ${f(r)} ${f(y)}V${f(y + h)}Q0 ${f(y + h + bend)} ${f(-r)} ${f(y + h)}Z`;

/** Breaks a long name into at most two lines near its middle; a soft hyphen may break too. */
export function twoLines(text: string, limit = 17): string[] {
  if (text.length <= limit) return [text];
  const cuts = [...text].flatMap((c, i) => (c === ' ' || c === '-' ? [i] : []));
  const cut = cuts.sort((a, b) => Math.abs(a - text.length / 2 + 1) - Math.abs(b - text.length / 2 + 1))[0];
  if (cut === undefined) return [text];
  return [text.slice(0, cut) + (text[cut] === '-' ? '-' : ''), text.slice(cut + 1)];
}
