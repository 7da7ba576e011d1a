/** The ground of the city: one wedge a sector, a brass rim divided like an instrument, and the fleet over its sector. */
import { useRef } from 'preact/hooks';
import { CENTRE, COUNCIL, n, pair, polar, ringSegment, RIM, sectorAngle } from './geometry.ts';

const INNER = COUNCIL + 1.6;
const list = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i + 1);

export function Ground({ sectors }: { sectors: number }) {
  const half = 180 / sectors;
  const ring = (r: number, kind: string) => <circle cx={CENTRE} cy={CENTRE} r={r} class={kind} />;
  const ticks = list(sectors).flatMap((k) =>
    Array.from({ length: 5 }, (_, i) => {
      const a = sectorAngle(k, sectors) - half + (i * half * 2) / 5;
      return `M${pair(polar(a, i ? RIM + 0.55 : RIM))}L${pair(polar(a, i ? RIM + 1 : RIM + 3.6))}`;
    }),
  );
  return (
    <g class="rx-ground">
      {ring(RIM + 3.6, 'rim')}
      {ring(RIM, 'floor')}
      {list(sectors).map((k) => (
        <path class={`wedge tone-${k % 3}`} d={ringSegment(sectorAngle(k, sectors) - half, sectorAngle(k, sectors) + half, INNER, RIM)} />
      ))}
      {ring(33, 'street')}
      {ring(22, 'street')}
      {ring(RIM + 3.6, 'brass')}
      {ring(RIM, 'brass thin')}
      <path class="tick" d={ticks.join('')} />
    </g>
  );
}

/** Where the fleet goes next, as a tint of the ground. */
export const Reach = ({ surely, maybe, sectors }: { surely: readonly number[]; maybe: readonly number[]; sectors: number }) => {
  const half = 180 / sectors;
  const tint = (kind: string) => (k: number) => (
    <path
      class={`rx-reach ${kind}`}
      data-term="fleet"
      d={ringSegment(sectorAngle(k, sectors) - half, sectorAngle(k, sectors) + half, INNER, RIM)}
    />
  );
  return (
    <>
      {surely.map(tint('surely'))}
      {maybe.map(tint('maybe'))}
    </>
  );
};

/** Sector numbers on the rim, above the fleet. */
export const SectorNumbers = ({ sectors, fleet }: { sectors: number; fleet: number }) => (
  <>
    {list(sectors).map((k) => {
      const { x, y } = polar(sectorAngle(k, sectors), RIM + 1.85);
      return (
        <text class={`rx-sector ${k === fleet ? 'here' : ''}`} data-term="sector" x={n(x)} y={n(y)}>
          {k}
        </text>
      );
    })}
  </>
);

/** The fleet, drawn over sector 1 and turned to its own: a bright wedge, a fading wake, two hulls in the rim. */
export function Fleet({ sector, sectors, swept }: { sector: number; sectors: number; swept: number }) {
  const half = 180 / sectors;
  const veils = swept * 5;
  // It goes round and round clockwise: from the last sector to the first is a step forward, not the whole way back.
  const turned = useRef(sectorAngle(sector, sectors));
  const on = (((sectorAngle(sector, sectors) - turned.current) % 360) + 360) % 360;
  turned.current += on > 270 ? on - 360 : on;
  return (
    <g class="rx-fleet" style={{ transform: `rotate(${turned.current}deg)` }}>
      {Array.from({ length: veils }, (_, i) => (
        <path class="wake" d={ringSegment(-half - ((i + 1) / veils) ** 1.35 * swept * half * 2, -half, INNER, RIM)} />
      ))}
      {swept > 0 && <path class="trail" d={ringSegment(-half - swept * half * 2, -half, RIM - 0.28, RIM + 0.28)} />}
      <path class="beam" data-term="fleet" d={ringSegment(-half, half, INNER, RIM)} />
      {[-0.6, 0.6].map((d) => (
        <path class="ray" d={`M${pair(polar(d * half, INNER + 2))}L${pair(polar(d * half, RIM - 0.6))}`} />
      ))}
      <path class="front" data-term="fleet" d={ringSegment(-half, half, RIM, RIM + 3.6)} />
      {[-6.6, 6.6].map((d) => {
        const { x, y } = polar(d, RIM + 1.8);
        return (
          <path
            class="hull"
            d="M0-1.5L.5 .2L1.5 1L.4 .85L0 1.3L-.4 .85L-1.5 1L-.5 .2Z"
            transform={`translate(${n(x)} ${n(y)}) rotate(${n(d + 180)})`}
          />
        );
      })}
    </g>
  );
}
