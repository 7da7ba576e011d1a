/** Gravity in one picture: a moment of its sky, drawn by the board itself. */
import { useId } from 'preact/hooks';
import type { IslandView } from '@orrery/gravity';
import { camera, f, hexagon } from '../board/hex.ts';
import { Island, type IslandPlan } from '../board/Island.tsx';
import { Defs } from '../board/parts.tsx';

const PIPES = [
  [0, 1],
  [2, 3],
  [4, 5],
] as const;

/** Where an island floats, how it lies, and what is on it. */
interface Seen {
  readonly id: string;
  readonly sources: readonly string[];
  readonly cell: readonly [number, number];
  readonly holder: number | null;
  readonly count: number;
  readonly gravity: readonly [permanent: number, temporary: number];
}
const SKY: readonly Seen[] = [
  { id: 'rundor', sources: ['B', 'B', 'R', 'B', 'B', 'R'], cell: [0, 0], holder: 2, count: 3, gravity: [3, 1] },
  { id: 'copperfall', sources: ['B', 'R', '', 'B', '', 'R'], cell: [-1, 0], holder: 0, count: 4, gravity: [4, 2] },
  { id: 'mistharbour', sources: ['R', '', 'R', 'B', '', 'B'], cell: [0, -1], holder: 1, count: 4, gravity: [2, 2] },
  { id: 'stormcrown', sources: ['B', 'B', '', 'R', 'R', ''], cell: [1, 0], holder: 2, count: 4, gravity: [5, 2] },
  { id: 'cinderpeak', sources: ['B', '', 'R', 'R', 'B', ''], cell: [-1, 1], holder: 0, count: 2, gravity: [1, 3] },
  { id: 'windhollow', sources: ['R', 'B', 'B', '', 'R', ''], cell: [3, -1], holder: 3, count: 3, gravity: [4, 1] },
  { id: 'lanternreach', sources: ['R', 'R', 'B', '', '', 'B'], cell: [-2, 1], holder: null, count: 2, gravity: [0, 1] },
];

const planOf = ({ id, sources }: Seen): IslandPlan => ({
  id,
  name: '',
  pipeline: id !== 'rundor',
  sources,
  trunks: id === 'rundor' ? [] : PIPES,
});
const viewOf = ({ id, cell, holder, count, gravity }: Seen, i: number): IslandView => ({
  id,
  cell,
  rotation: i % 6,
  hunters: [0, 1, 2, 3].map((seat) => (seat === holder ? count : 0)),
  mercenaries: holder === null ? count : 0,
  permanent: gravity[0],
  temporary: gravity[1],
  sabotaged: id === 'windhollow' ? [1] : [],
  tokens: [],
});

export function IslandsMotif() {
  const id = useId();
  const shot = camera(
    SKY.map(({ cell }) => cell),
    416,
    250,
    18,
    10,
  );
  const R = shot.scale * 0.93;
  return (
    <>
      <Defs />
      <svg class="motif islands-motif" viewBox="0 0 416 250" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <linearGradient id={id} x2="0" y2="1">
          <stop offset="0" class="mi-0" />
          <stop offset=".55" class="mi-1" />
          <stop offset="1" class="mi-2" />
        </linearGradient>
        <rect width="416" height="250" fill={`url(#${id})`} />
        <circle cx="52" cy="46" r="26" class="m-sun" />
        <circle cx="52" cy="46" r="40" class="m-sun2" />
        {SKY.toSorted((a, b) => a.cell[1] - b.cell[1]).map((seen, i) => {
          const { x, y } = shot.at(seen.cell);
          return (
            <g key={seen.id} transform={`translate(${f(x)} ${f(y)})`}>
              <ellipse cy={f(R * 1.7)} rx={f(R * 0.7)} ry={f(R * 0.13)} class="m-shadow" />
              <g class="m-float" style={{ animationDelay: `${-i * 1.3}s` }}>
                <Island plan={planOf(seen)} island={viewOf(seen, i)} R={R} small team={null} />
                {seen.id === 'stormcrown' && <polygon class="m-heavy" points={hexagon(R * 1.03)} />}
              </g>
            </g>
          );
        })}
      </svg>
    </>
  );
}
