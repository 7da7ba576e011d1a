/** The land of an island: ground, keel and what grows, burns or falls there. An island unknown to us gets its own from its name. */
import type { ComponentChildren } from 'preact';
import { corner, directionOf, f, move, noise, polar, type Point } from './hex.ts';

export interface Ground {
  readonly face: string;
  readonly lit: string;
  readonly cliff: string;
  readonly under: string;
  readonly motif: Motif;
}
type Motif = 'crater' | 'falls' | 'wind' | 'crown' | 'mist' | 'embers' | 'lanterns';

const GROUNDS: Readonly<Record<string, Ground>> = {
  rundor: { face: '#4d5565', lit: '#727c8e', cliff: '#363d4b', under: '#1e222c', motif: 'crater' },
  copperfall: { face: '#7a4c34', lit: '#96623f', cliff: '#5c3723', under: '#2d1b13', motif: 'falls' },
  windhollow: { face: '#4f6b4a', lit: '#6b8a5c', cliff: '#544a38', under: '#2a2419', motif: 'wind' },
  stormcrown: { face: '#494674', lit: '#6f6ba3', cliff: '#36335a', under: '#1c1a30', motif: 'crown' },
  mistharbour: { face: '#34656e', lit: '#4c868e', cliff: '#2b4850', under: '#16272c', motif: 'mist' },
  cinderpeak: { face: '#43383c', lit: '#685558', cliff: '#31272a', under: '#1a1315', motif: 'embers' },
  lanternreach: { face: '#565a34', lit: '#757946', cliff: '#45402a', under: '#232012', motif: 'lanterns' },
};
const MOTIFS = ['falls', 'wind', 'crown', 'mist', 'embers', 'lanterns'] as const;

export function groundOf(id: string, pipeline: boolean): Ground {
  const known = Object.hasOwn(GROUNDS, id) ? GROUNDS[id] : undefined;
  if (known) return known;
  const random = noise(id);
  const hue = Math.floor(random() * 360);
  const tone = (saturation: number, light: number): string => `hsl(${hue} ${saturation}% ${light}%)`;
  const motif = pipeline ? (MOTIFS[Math.floor(random() * MOTIFS.length)] ?? 'wind') : 'crater';
  return { face: tone(24, 33), lit: tone(24, 48), cliff: tone(26, 24), under: tone(28, 12), motif };
}

/** The thickness below the lower rim, ragged, with two layers of rock. */
export function Keel({ id, ground, R }: { id: string; ground: Ground; R: number }) {
  const random = noise(`${id} keel`);
  const a = (R * Math.sqrt(3)) / 2;
  const tip: Point = { x: (random() - 0.5) * R * 0.2, y: R * 1.5 };
  const face = (sign: number): string => {
    const rim = { x: sign * a * 0.92, y: R * 0.72 };
    const teeth = [1, 2, 3, 4].map((k) => {
      const t = k / 5;
      const ragged = (k % 2 ? 1 : -1) * R * (0.05 + random() * 0.06);
      return `L${f(tip.x + (rim.x - tip.x) * t)} ${f(tip.y + (rim.y - tip.y) * t + ragged)}`;
    });
    return `M${f(sign * a)} ${f(R / 2)}L0 ${f(R)}L${f(tip.x)} ${f(tip.y)}${teeth.join('')}L${f(rim.x)} ${f(rim.y)}Z`;
  };
  const layer = (k: number): string =>
    `M${f(-a * (1 - k * 0.9))} ${f(R * (0.53 + k))}L0 ${f(R * (1 + k * 1.2))}L${f(a * (1 - k * 0.9))} ${f(R * (0.53 + k))}`;
  return (
    <g>
      <path d={face(-1)} fill={ground.cliff} />
      <path d={face(1)} fill={ground.under} />
      <path d={layer(0.07) + layer(0.15)} fill="none" stroke="#000" stroke-opacity=".28" stroke-width="1.6" />
      <path
        d={`M${f(-a)} ${f(R / 2)}L0 ${f(R)}L${f(a)} ${f(R / 2)}`}
        fill="none"
        stroke={ground.lit}
        stroke-width="2"
        stroke-opacity=".75"
      />
      {ground.motif === 'falls' && [-0.62, -0.34, 0.5].map((x) => <Fall key={x} x={a * x} y={R * (x < -0.5 ? 0.7 : 0.8)} R={R} />)}
    </g>
  );
}

const Fall = ({ x, y, R }: { x: number; y: number; R: number }) => (
  <g opacity=".8" fill="#cdeef5">
    <path d={`M${f(x - R * 0.05)} ${f(y)}l${f(R * 0.02)} ${f(R * 0.5)}h${f(R * 0.06)}l${f(R * 0.02)} ${f(-R * 0.5)}Z`} />
    <ellipse cx={f(x)} cy={f(y + R * 0.52)} rx={f(R * 0.12)} ry={f(R * 0.05)} opacity=".5" />
  </g>
);

/** What stands on the ground, drawn for a corner radius of 70 and kept upright. */
const THINGS: Readonly<Record<Motif, ComponentChildren>> = {
  crater: null,
  falls: (
    <>
      <ellipse rx="12" ry="6" fill="#9fdcea" stroke="#e6fbff" stroke-opacity=".7" />
      <path d="M-6-1q3-2 6 0t6 0" stroke="#f4fdff" stroke-width="1.4" fill="none" />
    </>
  ),
  wind: (
    <>
      <path d="M-2 11L-1-6H1L2 11Z" fill="#f0ead8" />
      <path d="M0-6L9-10M0-6L4 3M0-6L-9-2M0-6L-4-15" stroke="#fffaf0" stroke-width="2.4" stroke-linecap="round" />
    </>
  ),
  crown: (
    <>
      <path d="M-11 9L-4-9L0-1L6-15L13 9Z" fill="#8f8ac6" />
      <path d="M6-15L13 9H3Z" fill="#332f57" />
      <path d="M6-15L2.6-7L6-8.6L9-6.5ZM-4-9L-6.4-3L-4-4.5L-2-4Z" fill="#f2f3ff" />
    </>
  ),
  mist: (
    <>
      <path d="M-10 6H10L7 11H-7Z" fill="#8a5a3a" />
      <path d="M-1 4V-12L-9 3ZM1 4V-9L8 3Z" fill="#fbf7ea" />
    </>
  ),
  embers: (
    <>
      <path d="M-14 10L-4-9H4L14 10Z" fill="#1f1719" />
      <path d="M-4-9H4L2.5-4L.5-1L-1-5L-2.5-4Z" fill="#ff9150" />
      <path d="M0-12q5-3 1-7" stroke="#d8cfcc" stroke-opacity=".6" stroke-width="2.2" fill="none" stroke-linecap="round" />
    </>
  ),
  lanterns: (
    <>
      <circle r="14" fill="#ffcf70" opacity=".2" />
      <path d="M-7 10V-2M5 11V-5" stroke="#2a2412" stroke-width="1.8" />
      <path d="M-7-9l4 4.5l-4 5l-4-5ZM5-13l4.5 5l-4.5 5.5l-4.5-5.5Z" fill="#ffdf9a" />
    </>
  ),
};

function Lines({ motif, R }: { motif: Motif; R: number }) {
  switch (motif) {
    case 'crater':
      return (
        <>
          {[0.62, 0.5, 0.4].map((k, n) => (
            <ellipse
              key={k}
              rx={f(R * k)}
              ry={f(R * k * 0.94)}
              fill={['#3d4453', '#2b303c', '#171b24'][n]}
              stroke="#8e98aa"
              stroke-opacity=".3"
            />
          ))}
          <ellipse rx={f(R * 0.38)} ry={f(R * 0.35)} fill="#66e0cf" opacity=".2" />
        </>
      );
    case 'wind':
      return (
        <g fill="none" stroke="#d4e6c3" stroke-opacity=".32" stroke-width="2" stroke-linecap="round">
          {[-0.5, -0.18, 0.16, 0.5].map((y) => (
            <path key={y} d={`M${f(-R * 0.74)} ${f(R * y)}q${f(R * 0.3)} ${f(-R * 0.16)} ${f(R * 0.6)} 0t${f(R * 0.66)} 0`} />
          ))}
        </g>
      );
    case 'mist':
      return (
        <g stroke="#e0f4f4" stroke-opacity=".2" stroke-width={f(R * 0.1)} stroke-linecap="round">
          {[-0.62, -0.26, 0.14, 0.5].map((y, n) => (
            <path key={y} d={`M${f(-R * 0.55)} ${f(R * y)}H${f(R * (n % 2 ? 0.3 : 0.55))}`} />
          ))}
        </g>
      );
    case 'embers': {
      const random = noise('ember');
      const cracks = Array.from({ length: 9 }, (_, k) => {
        const angle = k * 40 + random() * 18;
        const [p, q, z] = [polar(angle, R * 0.36), polar(angle + 9, R * 0.56), polar(angle - 6, R * 0.8)];
        return `M${f(p.x)} ${f(p.y)}L${f(q.x)} ${f(q.y)}L${f(z.x)} ${f(z.y)}`;
      });
      return <path d={cracks.join('')} fill="none" stroke="#ff7a3c" stroke-opacity=".55" stroke-width="1.6" />;
    }
    default:
      return null;
  }
}

/** Everything on the ground below pipes and pieces; things stand only at corners that no trunk forks to. */
export function Scenery({
  ground,
  trunks,
  rotation,
  R,
}: {
  ground: Ground;
  trunks: readonly (readonly number[])[];
  rotation: number;
  R: number;
}) {
  const forks = new Set(trunks.map(([side]) => directionOf(side ?? 0, rotation)));
  const free = [0, 1, 2, 3, 4, 5].filter((k) => !forks.has(k)).map((k) => corner(k, R * 0.73));
  return (
    <g>
      <Lines motif={ground.motif} R={R} />
      {free.map((place) => (
        <g key={move(place)} transform={`${move(place)} scale(${f(R / 7) / 10})`}>
          {THINGS[ground.motif]}
        </g>
      ))}
    </g>
  );
}
