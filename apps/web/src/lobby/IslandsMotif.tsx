/** Gravity in one picture: seven floating islands with trunks between them. */
import { useId } from 'preact/hooks';
import { f, stream } from '../draw/numbers.ts';
import { polygon } from '../draw/shapes.ts';

type Corner = readonly [number, number];
const R = 47;
const at: readonly Corner[] = [
  [208, 112],
  [330, 106],
  [272, 52],
  [146, 58],
  [86, 116],
  [144, 172],
  [268, 168],
];
const trunks: readonly (readonly [number, number, boolean])[] = [
  [0, 2, false],
  [0, 4, false],
  [0, 6, false],
  [3, 4, false],
  [1, 6, true],
  [5, 4, false],
];
/** Farthest first. */
const order = [2, 3, 4, 0, 1, 5, 6];

const points = (corners: readonly Corner[]) => corners.map(([x, y]) => `${f(x)},${f(y)}`).join(' ');
const top: readonly Corner[] = polygon(6, R, 0)
  .split(' ')
  .map((corner) => corner.split(',').map(Number))
  .map(([x = 0, y = 0]) => [x, y * 0.56]);

function Island({ i }: { i: number }) {
  const next = stream(`island ${i}`);
  const [x, y] = at[i] ?? [0, 0];
  const tip: Corner = [-R * (0.16 - 0.2 * next()), R * (0.88 + 0.3 * next())];
  const rim = top.slice(0, 4);
  const rock: Corner[] = [
    ...rim,
    [-R * (0.6 - 0.1 * next()), R * (0.5 + 0.2 * next())],
    [-R * 0.3, R * (0.6 + 0.2 * next())],
    tip,
    [R * 0.2, R * (0.62 + 0.1 * next())],
    [R * (0.42 + 0.1 * next()), R * (0.62 + 0.3 * next())],
  ];
  return (
    <g transform={`translate(${x} ${y})`}>
      <ellipse cy={f(R * 1.5)} rx={f(R * 0.6)} ry={f(R * 0.11)} class="m-shadow" />
      <g class="m-float" style={{ animationDelay: `${-i * 1.3}s` }}>
        <polygon points={points(rock)} class="m-rock" />
        <polygon points={points([...rim.slice(1, 3), tip, [R * 0.2, R * 0.64]])} class="m-rock2" />
        <polygon points={points(top)} class={`m-top t${i % 3}`} />
        <polygon points={points(top.map(([a, b]) => [a * 0.7, b * 0.7]))} class="m-inner" />
        {Array.from({ length: (i % 3) + 1 }, (_, k) => (
          <path
            d="M0 0-4.2-5.5 0-19 4.2-5.5Z"
            transform={`translate(${f(-R * 0.36 + k * 11)} ${f(-R * 0.02 + (k % 2) * 4)})`}
            class={k === i % 3 ? 'm-temp' : 'm-crystal'}
          />
        ))}
        <g transform={`translate(${f(R * 0.38)} ${f(R * 0.02)})`}>
          {i % 2 ? (
            <path d="M0-6C4-1 5 1 5 3A5 5 0 0 1-5 3C-5 1-4-1 0-6Z" class="m-drop" />
          ) : (
            <path d="M0-8 2-2 8 0 2 2 0 8-2 2-8 0-2-2Z" class="m-spark" />
          )}
        </g>
      </g>
    </g>
  );
}

export function IslandsMotif() {
  const id = useId();
  const next = stream('islands');
  return (
    <svg class="motif" viewBox="0 0 416 250" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <linearGradient id={id} x2="0" y2="1">
        <stop offset="0" class="mi-0" />
        <stop offset=".55" class="mi-1" />
        <stop offset="1" class="mi-2" />
      </linearGradient>
      <rect width="416" height="250" fill={`url(#${id})`} />
      <circle cx="52" cy="46" r="26" class="m-sun" />
      <circle cx="52" cy="46" r="40" class="m-sun2" />
      {Array.from({ length: 7 }, () => (
        <g class="m-cloud" transform={`translate(${f(next() * 416)} ${f(20 + next() * 220)})`}>
          <rect x="-34" y="-4" width={f(50 + next() * 40)} height="8" rx="4" />
          <rect x="-14" y="-10" width="38" height="8" rx="4" />
        </g>
      ))}
      {trunks.map(([a, b, cut]) => {
        const d = `M${at[a]?.join(' ')}L${at[b]?.join(' ')}`;
        return (
          <>
            <path d={d} class="m-pipe" />
            <path d={d} class={`m-pipe-in ${cut ? 'cut' : ''}`} />
          </>
        );
      })}
      {order.map((i) => (
        <Island i={i} />
      ))}
    </svg>
  );
}
