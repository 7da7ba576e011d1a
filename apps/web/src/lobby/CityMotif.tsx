/** Rex in one picture: a round city of eighteen sectors; the fleet's arc turns above it. */
import { useId } from 'preact/hooks';
import { f, stream } from '../draw/numbers.ts';
import { arc, polar } from '../draw/shapes.ts';

const R = 112;
const WIDE = 1.42;
const FLAT = 0.82;
const RINGS = [R, 84, 56, 28];

/** Places of the city in per cent of its disc: C the council, S a shield, F a stronghold. */
const places: readonly (readonly [number, number, string])[] = [
  [50, 8, ''],
  [35, 9, ''],
  [62, 16, 'SF'],
  [23, 18, ''],
  [72, 24, ''],
  [40, 24, 'S'],
  [50, 28, 'S'],
  [86, 29, ''],
  [14, 29, ''],
  [69, 39, ''],
  [31, 39, 'S'],
  [85, 44, ''],
  [15, 44, 'SF'],
  [50, 50, 'C'],
  [72, 54, ''],
  [28, 54, ''],
  [91, 57, 'S'],
  [9, 57, ''],
  [64, 67, ''],
  [21, 67, ''],
  [83, 69, 'SF'],
  [42, 71, ''],
  [26, 79, 'SF'],
  [61, 80, 'S'],
  [50, 80, 'SF'],
  [77, 82, ''],
  [36, 89, 'S'],
  [50, 94, ''],
];

const blocks = (() => {
  const next = stream('mecatol');
  return Array.from({ length: 150 }, () => {
    const ring = 30 + next() * 78;
    const deg = next() * 360;
    const width = 3 + (next() * 9 * 60) / ring;
    return { d: arc(ring, deg, deg + width), width: f(1.5 + next() * 4.5), opacity: f(0.12 + 0.4 * next()) };
  });
})();

const Spire = ({ h, w }: { h: number; w: number }) => (
  <>
    <path class="m-spire" d={`M${-w} 0 0 ${-h} 0 ${w * 0.5}Z`} />
    <path class="m-spire2" d={`M${w} 0 0 ${-h} 0 ${w * 0.5}Z`} />
  </>
);

function Place({ x, y, marks }: { x: number; y: number; marks: string }) {
  return (
    <g transform={`translate(${f((x - 50) * 2.1 * WIDE)} ${f((y - 50) * 2.1 * FLAT)})`}>
      {marks.includes('S') && (
        <>
          <ellipse rx="13" ry="8" class="m-shield" />
          <ellipse rx="9" ry="5.4" class="m-shield" />
        </>
      )}
      {marks.includes('C') ? (
        <Spire h={46} w={7} />
      ) : marks.includes('F') ? (
        <Spire h={26} w={5} />
      ) : (
        <ellipse rx="4" ry="2.6" class="m-place" />
      )}
    </g>
  );
}

function Fleet() {
  const a = polar(R, -26);
  const b = polar(R, 26);
  return (
    <g class="m-fleet">
      <path d={`M0 0L${f(a.x)} ${f(a.y)}A${R} ${R} 0 0 1 ${f(b.x)} ${f(b.y)}Z`} class="m-beam" />
      <path d={arc(R + 8, -26, 26)} class="m-arc" />
      {[-18, -6, 6, 18].map((deg) => {
        const p = polar(R + 8, deg);
        return <path d="M0-5 4 4H-4Z" transform={`translate(${f(p.x)} ${f(p.y)}) rotate(${deg + 90})`} class="m-ship" />;
      })}
    </g>
  );
}

export function CityMotif() {
  const id = useId();
  return (
    <svg class="motif" viewBox="0 0 416 250" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <radialGradient id={id} cx=".5" cy=".5" r=".7">
        <stop offset="0" class="mc-0" />
        <stop offset="1" class="mc-1" />
      </radialGradient>
      <rect width="416" height="250" fill={`url(#${id})`} />
      <g transform="translate(208 134)">
        <ellipse cy="12" rx={f((R + 14) * WIDE)} ry={f((R + 14) * FLAT)} class="m-under" />
        <g transform={`scale(${WIDE} ${FLAT})`}>
          <circle r={R + 14} class="m-rim" />
          {RINGS.map((r) => (
            <circle r={r} class="m-ring" />
          ))}
          {blocks.map((block) => (
            <path class="m-block" d={block.d} stroke-width={block.width} opacity={block.opacity} />
          ))}
          {Array.from({ length: 18 }, (_, i) => {
            const a = polar(28, i * 20 + 10);
            const b = polar(R, i * 20 + 10);
            return <path class="m-sector" d={`M${f(a.x)} ${f(a.y)}L${f(b.x)} ${f(b.y)}`} />;
          })}
          <Fleet />
        </g>
        {places.map(([x, y, marks]) => (
          <Place x={x} y={y} marks={marks} />
        ))}
      </g>
    </svg>
  );
}
