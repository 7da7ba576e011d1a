import { f } from '@orrery/web/draw/numbers.ts';
import type { Point } from '@orrery/web/draw/shapes.ts';
import type { Lane } from './arrange.ts';

/** Across cards a lane leaves each edge at a right angle, so that the join is smooth. */
export function lanePath({ points: p, normal: n, bend: handle }: Lane): string {
  const [a, b, c, d] = p;
  if (!a || !b) return '';
  if (handle) return `M${f(a.x)} ${f(a.y)}Q${f(handle.x)} ${f(handle.y)} ${f(b.x)} ${f(b.y)}`;
  if (!c || !d || !n) return `M${f(a.x)} ${f(a.y)}L${f(b.x)} ${f(b.y)}`;
  const bend = (city: Point, port: Point, way: number): string => {
    const pull = Math.hypot(port.x - city.x, port.y - city.y) * 0.42;
    const near = `${f(city.x + (port.x - city.x) * 0.4)} ${f(city.y + (port.y - city.y) * 0.4)}`;
    const far = `${f(port.x - way * n.x * pull)} ${f(port.y - way * n.y * pull)}`;
    return way > 0 ? `${near} ${far}` : `${far} ${near}`;
  };
  return `M${f(a.x)} ${f(a.y)}C${bend(a, b, 1)} ${f(b.x)} ${f(b.y)}L${f(c.x)} ${f(c.y)}C${bend(d, c, -1)} ${f(d.x)} ${f(d.y)}`;
}
