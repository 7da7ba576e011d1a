/** Far clouds, the same in every drawing. Soft by gradient, not by filter: a sky that is drawn again costs nothing. */
import { useMemo } from 'preact/hooks';
import { f, move, noise } from './hex.ts';

const PUFFS = [
  [0.1, 0.3, 1.1, 0.35],
  [0.86, 0.22, 0.9, 0.3],
  [0.5, 0.12, 0.8, 0.22],
  [0.2, 0.92, 1.7, 0.6],
  [0.62, 0.97, 2, 0.65],
  [0.95, 0.85, 1.4, 0.5],
] as const;

export function Clouds({ width, height }: { width: number; height: number }) {
  return useMemo(() => {
    const random = noise('sky');
    return (
      <g class="clouds" aria-hidden="true">
        <radialGradient id="puff">
          <stop offset="0" stop-color="var(--cloud)" />
          <stop offset="1" stop-color="var(--cloud)" stop-opacity="0" />
        </radialGradient>
        <radialGradient id="shade">
          <stop offset="0" stop-color="#070a12" stop-opacity=".5" />
          <stop offset="1" stop-color="#070a12" stop-opacity="0" />
        </radialGradient>
        {PUFFS.map(([x, y, k, strength]) => (
          <g
            key={x}
            fill="url(#puff)"
            opacity={strength}
            transform={`${move({ x: x * width, y: y * height + random() * 8 })} scale(${f((k * width) / 82) / 10})`}
          >
            <ellipse rx="150" ry="26" />
            <ellipse cx="-40" cy="-12" rx="72" ry="30" />
            <ellipse cx="26" cy="-16" rx="82" ry="36" />
            <ellipse cx="84" cy="-4" rx="60" ry="22" />
          </g>
        ))}
      </g>
    );
  }, [width, height]);
}
