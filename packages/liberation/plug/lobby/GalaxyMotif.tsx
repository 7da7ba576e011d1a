/** Liberation in one picture: planets joined by lanes; a signal travels, the base stays hidden. */
import { Planet, lookOf } from '@orrery/web/draw/Planet.tsx';
import { Sky } from '@orrery/web/draw/Sky.tsx';
import { f } from '@orrery/web/draw/numbers.ts';
import { polygon } from '@orrery/web/draw/shapes.ts';

const planets = [
  { id: 'yellow', color: '#E2A722', x: 120, y: 128, r: 62 },
  { id: 'cyan', color: '#35B4C8', x: 206, y: 176, r: 22 },
  { id: 'blue', color: '#3F63C6', x: 318, y: 176, r: 50 },
  { id: 'red', color: '#D24A2B', x: 292, y: 58, r: 30 },
  { id: 'green', color: '#8FB43A', x: 40, y: 226, r: 34 },
  { id: 'galvacil', color: '#8A5FB0', x: 206, y: 34, r: 18 },
];
const at: Readonly<Record<string, readonly [number, number]>> = {
  a: [96, 92],
  b: [150, 152],
  c: [206, 176],
  d: [206, 34],
  e: [282, 52],
  f: [318, 140],
  g: [350, 196],
  h: [48, 206],
  i: [286, 190],
};
const lanes = ['ab', 'bc', 'ad', 'de', 'ef', 'fg', 'gi', 'ic', 'bh', 'fi', 'ce'];

function curve(lane: string): string {
  const [ax, ay] = at[lane.charAt(0)] ?? [0, 0];
  const [bx, by] = at[lane.charAt(1)] ?? [0, 0];
  return `M${ax} ${ay}Q${f((ax + bx) / 2 + (by - ay) * 0.12)} ${f((ay + by) / 2 - (bx - ax) * 0.12)} ${bx} ${by}`;
}

export const GalaxyMotif = () => (
  <svg class="motif" viewBox="0 0 416 250" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <rect class="m-space" width="416" height="250" />
    <Sky word="lobby" w={416} h={250} />
    {planets.map(({ id, color, x, y, r }, i) => (
      <g transform={`translate(${x} ${y})`}>
        <g class="m-drift" style={{ animationDelay: `${-i * 3}s` }}>
          <Planet look={{ ...lookOf(id, color), moons: id === 'blue' ? 1 : 0 }} r={r} />
        </g>
      </g>
    ))}
    {lanes.map((lane, i) => (
      <>
        <path class="m-haze" d={curve(lane)} />
        <path class="m-lane" d={curve(lane)} />
        {i % 4 === 1 && <path class="m-signal" d={curve(lane)} pathLength={100} style={{ animationDelay: `${-i}s` }} />}
      </>
    ))}
    {Object.entries(at).map(([key, [x, y]]) =>
      'aef'.includes(key) ? (
        <polygon class="m-seal" points={polygon(6, 9)} transform={`translate(${x} ${y})`} />
      ) : (
        <circle class="m-node" cx={x} cy={y} r="6" />
      ),
    )}
  </svg>
);
