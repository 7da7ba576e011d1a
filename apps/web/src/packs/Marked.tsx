/** Rings round places of a drawn board, each with the numbers of the rows that speak of it. */
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { airyBox, type Box } from './airyBox.ts';

/** Numbers of rows by place. */
export type Marks = ReadonlyMap<string, readonly number[]>;

const AIR = 4;
/** Twice the radius of a ring's corners. */
const CORNER = 40;
/** As many numbers as there is room for at one place. */
const MOST = 3;

const said = (rows: readonly number[]): string => rows.slice(0, MOST).join(', ') + (rows.length > MOST ? ' …' : '');

export function Marked({ marks, children }: { marks: Marks; children: ComponentChildren }) {
  const frame = useRef<HTMLDivElement>(null);
  const [rings, setRings] = useState<readonly (Box & { readonly said: string })[]>([]);
  useLayoutEffect(() => {
    const { current } = frame;
    if (!current) return;
    const measure = (): void =>
      setRings(
        [...marks].flatMap(([zone, rows]) => {
          const place = current.querySelector(`[data-zone="${CSS.escape(zone)}"]`);
          return place ? [{ ...airyBox(current, place, AIR), said: said(rows) }] : [];
        }),
      );
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [marks, children]);
  return (
    <div class="pack-marked" ref={frame}>
      {children}
      <svg class="pack-marks">
        {rings.map(({ x, y, w, h, said: numbers }) => (
          <g>
            <rect class="under" x={x} y={y} width={w} height={h} rx={Math.min(w, h, CORNER) / 2} />
            <rect x={x} y={y} width={w} height={h} rx={Math.min(w, h, CORNER) / 2} />
            <text x={x + w / 2} y={Math.max(14, y - 4)}>
              {numbers}
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
}
