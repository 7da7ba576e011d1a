import { useMemo } from 'preact/hooks';
import { f, stream } from './numbers.ts';

/** Stars, the same for the same word. */
export function Sky({ word, w, h }: { word: string; w: number; h: number }) {
  return useMemo(() => {
    const next = stream(word);
    return (
      <g class="stars" aria-hidden="true">
        {Array.from({ length: Math.round((w * h) / 1900) }, () => {
          const r = next() ** 6 * 1.3 + 0.35;
          return <circle class="star" cx={f(next() * w)} cy={f(next() * h)} r={f(r)} opacity={f(0.25 + 0.6 * next())} />;
        })}
      </g>
    );
  }, [word, w, h]);
}
