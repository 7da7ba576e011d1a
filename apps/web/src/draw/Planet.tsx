/** Planets as stacked gradients: glow, disc, texture, stepped terminator, rim light, ring, moons. */
import { useId, useMemo } from 'preact/hooks';
import { darker, lighter } from './color.ts';
import { f, stream } from './numbers.ts';
import { type TextureName, textureNames, textures } from './textures.tsx';

export interface Look {
  readonly color: string;
  readonly seed: string;
  readonly texture: TextureName;
  readonly ring: boolean;
  readonly moons: number;
}

/** Looks of the built-in pack; a planet of any other pack is drawn from its colour and name. */
const known: Readonly<Record<string, Partial<Look>>> = {
  yellow: { texture: 'bands', ring: true },
  cyan: { texture: 'ice' },
  green: { texture: 'contours' },
  blue: { texture: 'currents', moons: 2 },
  red: { texture: 'craters', moons: 1 },
  galvacil: { texture: 'rift' },
};

export function lookOf(id: string, color: string): Look {
  const next = stream(id);
  const texture = textureNames[Math.floor(next() * textureNames.length)] ?? 'bands';
  const free = { color, seed: id, texture, ring: next() > 0.6, moons: Math.floor(next() * 3) };
  const special = known[id];
  return special ? { ...free, ring: false, moons: 0, ...special } : free;
}

/** The night side in five steps: everything outside a shifted disc is darkened once more. */
const night = (r: number, k: number) =>
  `M${f(-2 * r)} ${f(-2 * r)}H${f(2 * r)}V${f(2 * r)}H${f(-2 * r)}ZM${f(-k * r - r * 1.04)} ${f(-k * r)}a${f(r * 1.04)} ${f(r * 1.04)} 0 1 0 ${f(r * 2.08)} 0a${f(r * 1.04)} ${f(r * 1.04)} 0 1 0 ${f(-r * 2.08)} 0Z`;

function Ring({ color, r, sweep }: { color: string; r: number; sweep: 0 | 1 }) {
  const parts: [number, number, number][] = [
    [1.36, 0.1, 0.4],
    [1.52, 0.05, 0.55],
    [1.62, 0.02, 0.6],
  ];
  return (
    <g transform="rotate(-16)" fill="none" stroke={lighter(color, 0.45)}>
      {parts.map(([k, width, opacity]) => (
        <path
          d={`M${f(-r * k)} 0A${f(r * k)} ${f(r * k * 0.24)} 0 0 ${sweep} ${f(r * k)} 0`}
          stroke-width={f(r * width)}
          opacity={opacity}
        />
      ))}
    </g>
  );
}

export function Planet({ look, r }: { look: Look; r: number }) {
  const id = useId();
  return useMemo(() => {
    const { color: c } = look;
    const next = stream(look.seed);
    const surface = textures[look.texture](c, r, next);
    const moons = Array.from({ length: look.moons }, (_, i) => {
      const a = ((334 - i * 132 + next() * 12) * Math.PI) / 180;
      const d = r * (1.2 + 0.1 * i);
      return <circle cx={f(d * Math.cos(a))} cy={f(d * Math.sin(a))} r={f(r * (0.09 - 0.03 * i))} fill={`url(#${id}d)`} />;
    });
    return (
      <g class="planet" aria-hidden="true">
        <radialGradient id={`${id}g`}>
          <stop offset=".68" stop-color={c} stop-opacity=".42" />
          <stop offset=".8" stop-color={c} stop-opacity=".14" />
          <stop offset="1" stop-color={c} stop-opacity="0" />
        </radialGradient>
        <radialGradient id={`${id}d`} cx=".34" cy=".28" r=".86">
          <stop offset="0" stop-color={lighter(c, 0.62)} />
          <stop offset=".34" stop-color={lighter(c, 0.1)} />
          <stop offset=".72" stop-color={darker(c, 0.3)} />
          <stop offset="1" stop-color={darker(c, 0.62)} />
        </radialGradient>
        <linearGradient id={`${id}r`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stop-color="#fff" stop-opacity=".85" />
          <stop offset=".45" stop-color="#fff" stop-opacity="0" />
        </linearGradient>
        <clipPath id={`${id}c`}>
          <circle r={f(r)} />
        </clipPath>
        <circle r={f(r * 1.4)} fill={`url(#${id}g)`} />
        {look.ring && <Ring color={c} r={r} sweep={1} />}
        <circle r={f(r)} fill={`url(#${id}d)`} />
        <g clip-path={`url(#${id}c)`}>
          {surface}
          {[0.1, 0.2, 0.31, 0.43, 0.56].map((k) => (
            <path fill-rule="evenodd" d={night(r, k)} fill="#070a18" opacity=".17" />
          ))}
        </g>
        <circle r={f(r - 0.6)} fill="none" stroke={`url(#${id}r)`} stroke-width="1.4" />
        {look.ring && <Ring color={c} r={r} sweep={0} />}
        {moons}
      </g>
    );
  }, [look.color, look.seed, look.texture, look.ring, look.moons, r]);
}
