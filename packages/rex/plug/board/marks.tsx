/** Marks of the city: race emblems, unit stacks, influence coins, symbols. Each is drawn round the origin. */
import type { ComponentChildren } from 'preact';
import type { Race } from '@orrery/rex';
import { type Box, n, star } from './geometry.ts';

interface Emblem {
  readonly shape: string;
  /** The figure cut out of the large emblem. */
  readonly cut: string;
  /** Optical centre for a number. */
  readonly y: number;
}

/** Silhouettes that differ without colour. */
const EMBLEMS: Readonly<Record<string, Emblem>> = {
  SOL: {
    shape: star(10, 10.6, 8.4),
    cut: 'M-5 0A5 5 0 1 1 5 0A5 5 0 1 1-5 0M-2.2 0A2.2 2.2 0 1 0 2.2 0A2.2 2.2 0 1 0-2.2 0',
    y: 0.3,
  },
  HAC: { shape: 'M0-11.6L11 0L0 11.6L-11 0Z', cut: 'M0-6L5.7 0L0 6L-5.7 0ZM0-2.6L-2.5 0L0 2.6L2.5 0Z', y: 0.3 },
  JOL: {
    shape: 'M0-12C3.5-7 9.4-3 9.4 2.4A9.4 9 0 0 1-9.4 2.4C-9.4-3-3.5-7 0-12Z',
    cut: 'M-5.4 2.4C-3.4.4-1.8.4 0 2.4S3.6 4.4 5.4 2.4V4.8C3.6 6.8 1.8 6.8 0 4.8S-3.4 2.8-5.4 4.8Z',
    y: 2.2,
  },
  LET: { shape: 'M-10.6-9.4H10.6L7.4 2.6L0 11.8L-7.4 2.6Z', cut: 'M-5.6-5.8H5.6L0 6.6ZM-1.7-3.6L0 .4L1.7-3.6Z', y: -1.9 },
  XXC: {
    shape: star(6, 11, 9.53, 30),
    cut: 'M0-6.2L5.4-3.1V3.1L0 6.2L-5.4 3.1V-3.1ZM0-2.8L-2.4-1.4V1.4L0 2.8L2.4 1.4V-1.4Z',
    y: 0.3,
  },
  LAZ: {
    shape: 'M-10-8.6L-5-4.4L0-10.8L5-4.4L10-8.6V5.4Q10 9.4 6 9.4H-6Q-10 9.4-10 5.4Z',
    cut: 'M-6.4.2H6.4V2.2H-6.4ZM-6.4 4.2H6.4V6.2H-6.4Z',
    y: 2.3,
  },
};
const PLAIN: Emblem = { shape: star(12, 10, 10), cut: '', y: 0.3 };
const emblem = (race: string | null): Emblem => EMBLEMS[race ?? ''] ?? PLAIN;

export const of = (race: string | null): string => `rx-race rx-${race ?? 'none'}`;

export const RaceShape = ({ race }: { race: Race | null }) => (
  <>
    <path class="rx-shape" d={emblem(race).shape} />
    <path class="rx-cut" d={emblem(race).cut} fill-rule="evenodd" />
  </>
);

export const RaceIcon = ({ race, size = 20, term }: { race: Race | null; size?: number; term?: string }) => (
  <svg class={`rx-emblem ${of(race)}`} width={size} height={size} viewBox="-12.5 -12.5 25 25" data-term={term} aria-hidden="true">
    <RaceShape race={race} />
  </svg>
);

export interface Group {
  readonly race: Race | null;
  readonly count: number;
  readonly mechanized: number;
  readonly faceDown: boolean;
}

/** Units of one race: a pile that grows with their number, which stands on top. */
export function UnitStack({ race, count, mechanized, faceDown, flat = false }: Group & { readonly flat?: boolean }) {
  const { shape, y } = emblem(race);
  const layers = Math.min(flat ? 1 : 3, Math.ceil(count / 3));
  return (
    <g
      class={`rx-stack ${of(race)} ${faceDown ? 'face-down' : ''}`}
      data-term={faceDown ? 'faceDown' : mechanized > 0 ? 'mechanized' : 'unit'}
    >
      {Array.from({ length: layers }, (_, i) => (
        <path class="under" d={shape} transform={`translate(0 ${n((layers - i) * 1.25)})`} />
      ))}
      <path class="top" d={shape} />
      <text y={n(y - (mechanized ? 1.4 : 0))}>{count}</text>
      {Array.from({ length: mechanized }, (_, i) => (
        <circle cx={n((i - (mechanized - 1) / 2) * 3.3)} cy={n(y + 6)} r="1.15" />
      ))}
    </g>
  );
}

/** Three groups and more: an emblem each above and below the sum of them; how many each has, the lens says. */
export function Crowd({ groups }: { groups: readonly Group[] }) {
  const above = Math.ceil(groups.length / 2);
  const sum = sumOf(groups);
  return (
    <g class="rx-crowd" data-term="unit">
      {groups.map(({ race, faceDown }, i) => {
        const [k, all, middle] = i < above ? [i, above, -90] : [groups.length - 1 - i, groups.length - above, 90];
        const a = ((middle + (k - (all - 1) / 2) * 40) * Math.PI) / 180;
        return (
          <path
            class={`rx-crowd-mark ${of(race)} ${faceDown ? 'face-down' : ''}`}
            d={emblem(race).shape}
            transform={`translate(${n(2.27 * Math.cos(a))} ${n(2.27 * Math.sin(a))}) scale(.06)`}
          />
        );
      })}
      <text class={sum > 99 ? 'wide' : ''}>{sum}</text>
    </g>
  );
}
const sumOf = (groups: readonly Group[]): number => groups.reduce((sum, { count }) => sum + count, 0);

/** Influence lying in a place: coins and the amount. */
export function Coins({ amount, box: { x, y, w, h } }: { amount: number; box: Box }) {
  const piles = Math.min(3, Math.ceil(amount / 4));
  const cy = y + h / 2;
  return (
    <g class="rx-coins" data-term="coins">
      <rect x={n(x)} y={n(y)} width={w} height={h} rx={n(h / 2)} />
      {Array.from({ length: piles }, (_, i) => (
        <ellipse cx={n(x + 1.38)} cy={n(cy + 0.69 * ((piles - 1) / 2 - i))} rx=".95" ry=".56" />
      ))}
      <text x={n(x + w - 1.5)} y={n(cy)} class={amount > 9 ? 'wide' : ''}>
        {amount}
      </text>
    </g>
  );
}

/** Symbols in a 24 box. */
export const SYMBOLS = {
  influence: 'M0-7A7 7 0 1 1 0 7A7 7 0 1 1 0-7ZM0-4.6L4.2 0L0 4.6L-4.2 0Z',
  stronghold: 'M-8 8V-7H-4.6V-4H-1.8V-7H1.8V-4H4.6V-7H8V8H2V3.4A2 2 0 0 0-2 3.4V8Z',
  spaceport: 'M0-10L3-3V2L8.6 6.4V8.4L2.4 6.6L0 9L-2.4 6.6L-8.6 8.4V6.4L-3 2V-3Z',
  shield: 'M0-8L7-5.4V0C7 4.6 4 7.4 0 9C-4 7.4-7 4.6-7 0V-5.4Z',
  attack: 'M7.6-8.6L-2.6 1.6L-5-.4L-6.4 1L-3.8 3.6L-8.2 8L-6.6 9.4L-2.4 5L.2 7.6L1.6 6.2L-.4 3.8L9-7.2L9.2-9.2Z',
  defence: 'M0-9L8-6V0C8 5 4.6 8 0 9.8C-4.6 8-8 5-8 0V-6ZM0-6.2V6.8C3.2 5.4 5.4 3.2 5.4 0V-4.2Z',
  plan: 'M-8-8H8V8H-8ZM-5.6-5.6V5.6H5.6V-5.6ZM-3.6-3.2H3.6V-1.4H-3.6ZM-3.6 .8H1.4V2.6H-3.6Z',
  cards: 'M-8-6H3V9H-8ZM-5-9H8V6H5.2V-6.8H-5Z',
  none: 'M0-8A8 8 0 1 1 0 8A8 8 0 1 1 0-8ZM0-5.8A5.8 5.8 0 1 0 0 5.8A5.8 5.8 0 1 0 0-5.8Z',
  traitor:
    'M-9-5C-5-8 5-8 9-5C9 2 6 7.6 2.6 7.6C1 7.6 .8 6 0 6S-1 7.6-2.6 7.6C-6 7.6-9 2-9-5ZM-6-2.4C-5 .4-3 .4-1.6-1C-3-2.6-4.6-3-6-2.4ZM6-2.4C5 .4 3 .4 1.6-1C3-2.6 4.6-3 6-2.4Z',
  first: 'M-9 7V-5L-4.4-.6L0-9L4.4-.6L9-5V7Z',
  alliance:
    'M-4.2-6.6A6.6 6.6 0 1 0-4.2 6.6A6.6 6.6 0 1 0-4.2-6.6ZM4.2-6.6A6.6 6.6 0 1 0 4.2 6.6A6.6 6.6 0 1 0 4.2-6.6ZM-4.2-4.4A4.4 4.4 0 1 1-4.2 4.4A4.4 4.4 0 1 1-4.2-4.4ZM4.2-4.4A4.4 4.4 0 1 1 4.2 4.4A4.4 4.4 0 1 1 4.2-4.4Z',
} as const;
export type SymbolName = keyof typeof SYMBOLS;

export const Symbol = ({ name, size = 14 }: { name: SymbolName; size?: number }) => (
  <svg class="rx-symbol" width={size} height={size} viewBox="-11 -11 22 22" aria-hidden="true">
    <path d={SYMBOLS[name]} fill="currentColor" fill-rule="evenodd" />
  </svg>
);

/** Moves and scales what is drawn round the origin. */
export const Placed = ({ x, y, k = 1, children }: { x: number; y: number; k?: number; children: ComponentChildren }) => (
  <g transform={`translate(${n(x)} ${n(y)}) scale(${k})`}>{children}</g>
);
