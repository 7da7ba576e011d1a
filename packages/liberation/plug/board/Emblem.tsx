/** Side emblems differ by outline as well as by colour: a closed hexagon with ranks, a ring that has been broken open. */
import { polygon } from '@orrery/web/draw/shapes.ts';

export type Side = 'D' | 'L';

export const EmblemShape = ({ side }: { side: Side }) =>
  side === 'D' ? (
    <>
      <polygon points={polygon(6, 11)} fill="currentColor" />
      <path
        d="M-5.5-1.6 0-6l5.5 4.4M-5.5 3 0-1.4 5.5 3M-5.5 7.4 0 3l5.5 4.4"
        fill="none"
        stroke="var(--table)"
        stroke-width="1.9"
        stroke-linejoin="round"
        stroke-linecap="round"
      />
    </>
  ) : (
    <g stroke="currentColor" stroke-width="2.6" stroke-linecap="round">
      <path d="M3.2-9A9.5 9.5 0 1 0 9-3.2" fill="none" />
      <path d="M-3.4 3.4 7.6-7.6" />
      <path d="M11-11 9.6-4.8 4.8-9.6Z" fill="currentColor" stroke="none" />
      <circle cx="-3.4" cy="3.4" r="2.8" fill="currentColor" stroke="none" />
    </g>
  );

export const Emblem = ({ side, size }: { side: Side; size: number }) => (
  <svg class={`emblem side-${side}`} width={size} height={size} viewBox="-12 -12 24 24" aria-hidden="true">
    <EmblemShape side={side} />
  </svg>
);
