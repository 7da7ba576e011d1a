/** Surfaces of planets. Each draws inside a disc of radius r, from a colour and a repeatable stream. */
import type { ComponentChildren } from 'preact';
import { darker, lighter, mix } from './color.ts';
import { f } from './numbers.ts';
import { blob, stripe } from './shapes.ts';

type Texture = (color: string, r: number, next: () => number) => ComponentChildren;

/** Gas giant: curved bands and one storm. */
const bands: Texture = (c, r, next) => {
  const rust = mix(c, '#a8321a', 0.5);
  const paths = [];
  for (let y = -r; y < r;) {
    const h = r * (0.05 + 0.16 * next());
    const fill = next() > 0.5 ? lighter(c, 0.55) : darker(rust, 0.25);
    paths.push(<path d={stripe(r, y, h, r * 0.16)} fill={fill} opacity={f(0.12 + 0.34 * next())} />);
    y += h;
  }
  return (
    <g transform="rotate(-16)">
      {paths}
      <ellipse
        cx={f(r * 0.22)}
        cy={f(r * 0.36)}
        rx={f(r * 0.2)}
        ry={f(r * 0.085)}
        fill={darker(mix(c, '#a8321a', 0.7), 0.1)}
        opacity=".75"
      />
      <ellipse cx={f(r * 0.2)} cy={f(r * 0.345)} rx={f(r * 0.13)} ry={f(r * 0.045)} fill={lighter(c, 0.5)} opacity=".6" />
    </g>
  );
};

/** Forest world: land as stacked contour lines. */
const contours: Texture = (c, r, next) =>
  Array.from({ length: 9 }, () => {
    const x = (next() * 2 - 1) * r * 0.85;
    const y = (next() * 2 - 1) * r * 0.85;
    const d = blob(next, r * (0.2 + 0.26 * next()), 10);
    return [1, 0.74, 0.5, 0.28].map((k, i) => (
      <path
        transform={`translate(${f(x)} ${f(y)}) scale(1.25 .85) scale(${k})`}
        d={d}
        fill={i % 2 ? lighter(c, 0.16 + i * 0.1) : darker(mix(c, '#1f6b3a', 0.6), 0.42 - i * 0.12)}
        opacity=".42"
      />
    ));
  });

/** Ocean world: currents and a polar cap. */
const currents: Texture = (c, r, next) => {
  const lines = Array.from({ length: 15 }, (_, i) => {
    const y = -r + ((i + 0.5) * 2 * r) / 15;
    const a = r * (0.02 + 0.06 * next());
    const k = 1.4 + next() * 1.6;
    const p = next() * 6;
    const d = Array.from({ length: 25 }, (_, j) => `${f(-r + (j * r) / 12)} ${f(y + a * Math.sin((k * j) / 4 + p))}`).join('L');
    const stroke = next() > 0.45 ? lighter(mix(c, '#49c6e8', 0.5), 0.3) : darker(c, 0.5);
    return <path d={`M${d}`} fill="none" stroke={stroke} stroke-width={f(r * (0.015 + 0.07 * next()))} opacity={f(0.2 + 0.35 * next())} />;
  });
  const cap = `M${f(-r * 0.62)} ${f(-r * 0.86)}Q${f(-r * 0.2)} ${f(-r * 0.6)} 0 ${f(-r * 0.74)}T${f(r * 0.66)} ${f(-r * 0.84)}L0 ${f(-r * 1.3)}Z`;
  return (
    <g transform="rotate(14)">
      {lines}
      <path d={cap} fill="#eaf4ff" opacity=".75" />
    </g>
  );
};

/** Burnt world: craters and glowing fissures. */
const craters: Texture = (c, r, next) => {
  const holes = Array.from({ length: 16 }, () => {
    const x = (next() * 2 - 1) * r * 0.9;
    const y = (next() * 2 - 1) * r * 0.9;
    const q = r * (0.04 + 0.13 * next() * next());
    return (
      <>
        <circle cx={f(x)} cy={f(y)} r={f(q)} fill={darker(c, 0.5)} opacity=".5" />
        <circle cx={f(x + q * 0.2)} cy={f(y + q * 0.2)} r={f(q * 0.8)} fill={lighter(c, 0.2)} opacity=".35" />
      </>
    );
  });
  const fissures = Array.from({ length: 4 }, () => {
    let x = (next() * 1.2 - 0.9) * r;
    let y = (next() * 1.6 - 0.8) * r;
    let d = `M${f(x)} ${f(y)}`;
    for (let j = 0; j < 6; j++) {
      x += r * (0.1 + 0.16 * next());
      y += r * (next() - 0.45) * 0.26;
      d += `L${f(x)} ${f(y)}`;
    }
    return (
      <>
        <path d={d} fill="none" stroke="#ffb066" stroke-width={f(r * 0.05)} opacity=".22" stroke-linejoin="round" />
        <path d={d} fill="none" stroke="#ffd9a0" stroke-width={f(r * 0.014)} opacity=".8" stroke-linejoin="round" />
      </>
    );
  });
  return [holes, fissures];
};

/** Frozen moon: pale rings round one basin. */
const ice: Texture = (c, r) => [
  [0.95, 0.72, 0.5, 0.3].map((k, i) => (
    <circle cx={f(-r * 0.15)} cy={f(r * 0.2)} r={f(r * k)} fill={i % 2 ? darker(c, 0.28) : lighter(c, 0.4)} opacity=".35" />
  )),
  <path
    d={`M${f(-r)} ${f(-r * 0.3)}Q0 ${f(-r * 0.55)} ${f(r)} ${f(-r * 0.1)}`}
    stroke={lighter(c, 0.8)}
    stroke-width={f(r * 0.05)}
    fill="none"
    opacity=".6"
  />,
];

/** Split world: a bright rift with layered light. */
const rift: Texture = (c, r, next) => {
  const steps = Array.from({ length: 17 }, (_, i) => {
    const t = i / 16;
    const y = (0.5 - t) * r * 0.8 + Math.sin(t * 9) * r * 0.1 + (next() - 0.5) * r * 0.13;
    return { x: (2 * t - 1) * r * 0.96, y, up: next(), down: next() };
  });
  const edge = (w: number, way: number) =>
    steps.map((p, i) => `${f(p.x)} ${f(p.y + way * r * w * Math.sin((Math.PI * i) / 16) * (0.5 + (way < 0 ? p.up : p.down)))}`);
  const glow: [number, number, string][] = [
    [0.3, 0.14, '#ff9ef2'],
    [0.19, 0.24, '#ffb0f2'],
    [0.1, 0.6, '#ffd2f5'],
    [0.045, 1, '#ffffff'],
  ];
  return [
    Array.from({ length: 7 }, (_, i) => (
      <path
        d={stripe(r, -r + i * r * 0.3, r * 0.14, r * 0.3)}
        fill={i % 2 ? lighter(c, 0.3) : darker(c, 0.45)}
        opacity=".3"
        transform="rotate(-24)"
      />
    )),
    glow.map(([w, opacity, color]) => (
      <path
        d={`M${[...edge(w, -1), ...edge(w, 1).reverse()].join('L')}Z`}
        fill={color}
        opacity={opacity}
        stroke={color}
        stroke-width={f(r * w * 0.2)}
        stroke-linejoin="round"
      />
    )),
  ];
};

export const textures = { bands, contours, currents, craters, ice, rift } satisfies Record<string, Texture>;
export type TextureName = keyof typeof textures;
export const textureNames = Object.keys(textures) as TextureName[];
