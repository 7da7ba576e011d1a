/** The way of the base over the galaxy: arrows from stop to stop, and at each city the turns it was there. */
import { useId } from 'preact/hooks';
import { f } from '@orrery/web/draw/numbers.ts';
import type { Point } from '@orrery/web/draw/shapes.ts';
import type { Stop } from '../basePath.ts';
import { t } from './words.ts';

interface Props {
  readonly stops: readonly Stop[];
  readonly at: ReadonlyMap<string, Point>;
  readonly r: number;
  /** Turns at each city; where there is no room, the numbers of the stops in the list. */
  readonly turns: boolean;
}

const turnsOf = ({ from, to }: Stop): string => (from === to ? String(from) : `${from}–${to}`);
export const sayStop = (stop: Stop): string =>
  t(stop.from === stop.to ? 'board.path.turn' : 'board.path.turns', { from: stop.from, to: stop.to });

/** From rim to rim, bent a little, so that there and back do not lie upon each other. */
function arrow(from: Point, to: Point, r: number): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const bend = Math.min(0.16 * length, 2.4 * r);
  const middle = { x: (from.x + to.x) / 2 - (dy / length) * bend, y: (from.y + to.y) / 2 + (dx / length) * bend };
  const off = (end: Point, gap: number): Point => {
    const way = Math.hypot(middle.x - end.x, middle.y - end.y) || 1;
    return { x: end.x + ((middle.x - end.x) / way) * gap, y: end.y + ((middle.y - end.y) / way) * gap };
  };
  const [a, b] = [off(from, r * 1.15), off(to, r * 1.6)];
  return `M${f(a.x)} ${f(a.y)}Q${f(middle.x)} ${f(middle.y)} ${f(b.x)} ${f(b.y)}`;
}

export function BasePath({ stops, at, r, turns: withTurns }: Props) {
  const head = useId();
  const spans = new Map<string, string[]>();
  stops.forEach((stop, i) => spans.set(stop.city, [...(spans.get(stop.city) ?? []), withTurns ? turnsOf(stop) : String(i + 1)]));
  return (
    <g class="base-path" aria-hidden="true">
      <marker id={head} viewBox="0 0 10 10" refX="7" refY="5" markerWidth="4.5" markerHeight="4.5" orient="auto-start-reverse">
        <path d="M0 0L10 5L0 10Z" />
      </marker>
      {stops.slice(1).map((stop, i) => {
        const [from, to] = [at.get(stops[i]?.city ?? ''), at.get(stop.city)];
        if (!from || !to) return null;
        const way = arrow(from, to, r);
        return (
          <>
            <path class="base-way-bed" d={way} />
            <path class="base-way" d={way} marker-end={`url(#${head})`} />
          </>
        );
      })}
      {[...spans].map(([city, turns]) => {
        const point = at.get(city);
        const words = turns.join(', ');
        const width = r * (0.9 + 0.44 * words.length);
        return (
          point && (
            <g class="base-turns" transform={`translate(${f(point.x)} ${f(point.y - r * 2.15)})`}>
              <rect x={f(-width / 2)} y={f(-r * 0.52)} width={f(width)} height={f(r * 1.04)} rx={f(r * 0.52)} />
              <text y={f(r * 0.28)} font-size={f(r * 0.78)}>
                {words}
              </text>
            </g>
          )
        );
      })}
    </g>
  );
}
