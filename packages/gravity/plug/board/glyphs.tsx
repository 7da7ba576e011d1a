/** One glyph for each operation of a card, on a field of 24 × 24; an operation unknown to us gets a cog. */
import type { Operation } from '@orrery/gravity';

const hex = (x: number, y: number, r: number): string =>
  `M${x} ${y - r}l${r * 0.87} ${r * 0.5}v${r}l${-r * 0.87} ${r * 0.5}l${-r * 0.87} ${-r * 0.5}v${-r}Z`;
const gem = (x: number, y: number, h: number): string =>
  `M${x} ${y - h / 2}l${h * 0.28} ${h * 0.32}v${h * 0.36}l${-h * 0.28} ${h * 0.32}l${-h * 0.28} ${-h * 0.32}v${-h * 0.36}Z`;
const ship = (y: number): string => `M3 ${y}c2-4 14-4 18 0c-4 4-16 4-18 0ZM9 ${y + 3}l1 3h4l1-3`;
const man = (x: number): string => `M${x} 5.2a2.8 2.8 0 1 0 .01 0ZM${x - 4.5} 19c0-4.2 2-6.4 4.5-6.4s4.5 2.2 4.5 6.4Z`;

interface Drawing {
  readonly line: string;
  readonly solid?: string;
}
export const GLYPHS: Readonly<Record<Operation, Drawing>> = {
  recruit: { line: `${man(9)}M18 8v8M14 12h8` },
  hire: { line: 'M3.5 12l3-5.2h6l3 5.2l-3 5.2h-6ZM9.5 9.8a2.2 2.2 0 1 0 .01 0ZM19.5 8.5v7M16.5 12h6' },
  captureFromAirship: { line: `${ship(7)}M12 14v6M9 17.5l3 3l3-3` },
  captureFromIslands: { line: `${hex(6.5, 13, 5)}${hex(18, 11, 5)}M8 4.5c4-2 8-1 9.5 1.2M18.2 2.6l-.6 3.2l-3.2-.5` },
  extract: { line: 'M12 2.5c2 3 4 4.6 4 7a4 4 0 0 1-8 0c0-2.4 2-4 4-7ZM12 15.5v6M8.8 18.6l3.2 3l3.2-3' },
  pump: { line: `${gem(5, 12, 13)}${gem(19, 12, 13)}M9.5 12h5M12.6 9.8l2.2 2.2l-2.2 2.2` },
  redeploy: {
    line: 'M12 8.2a2.8 2.8 0 1 0 .01 0ZM7.5 21c0-4.2 2-6.4 4.5-6.4s4.5 2.2 4.5 6.4ZM3 7c1.5-3 4-4 6-4M2.4 3.4L3 7.2l3.6-.8M21 7c-1.5-3-4-4-6-4',
  },
  turn: { line: `${hex(12, 12, 6)}M4.5 6.5A9.6 9.6 0 0 1 20.6 8M21.4 4.2l-.6 4l-3.9-1` },
  surge: { line: `${gem(8, 14, 13)}${gem(16, 14, 13)}M12 7V2M9.8 4.2L12 2l2.2 2.2` },
  stabilise: { line: `${gem(6, 12, 14)}M10.5 12h4M12.6 9.8l2.2 2.2l-2.2 2.2`, solid: gem(19, 12, 14) },
  bombard: {
    line: 'M12 3v4M12 17v4M3 12h4M17 12h4M5.6 5.6l2.8 2.8M15.6 15.6l2.8 2.8M18.4 5.6l-2.8 2.8M8.4 15.6l-2.8 2.8',
    solid: 'M12 9.2a2.8 2.8 0 1 0 .01 0Z',
  },
  leak: { line: `${gem(9, 10, 15)}M17 12.5c1.4 2 2.6 3.2 2.6 4.8a2.6 2.6 0 0 1-5.2 0c0-1.6 1.2-2.8 2.6-4.8Z` },
  sabotage: { line: 'M2.5 9.5h6l1.5 2l-1.5 1l1.5 2H2.5M21.5 9.5h-6l-1.5 2l1.5 1l-1.5 2h7.5M11 5l1-2.5M13.5 5.5l2-2M12 18v3' },
  dig: { line: 'M4 20L14.5 9.5M9.5 4.5c5 0 10 4 10 10c-2.5-4-6-7.5-10-10Z' },
  conserve: { line: `${ship(8)}M12 22v-5M9.8 19.2L12 17l2.2 2.2` },
  unload: { line: `${ship(6)}M8 17l4-3l4 3`, solid: gem(12, 19, 8) },
};
const COG: Drawing = { line: 'M12 7a5 5 0 1 0 .01 0ZM12 2v3M12 19v3M2 12h3M19 12h3' };
const BY_NAME: ReadonlyMap<string, Drawing> = new Map(Object.entries(GLYPHS));

export function Glyph({ of, size = 20 }: { of: string; size?: number }) {
  const glyph = BY_NAME.get(of) ?? COG;
  return (
    <svg
      class="glyph"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      stroke-width="1.7"
      stroke-linejoin="round"
      stroke-linecap="round"
    >
      <path d={glyph.line} />
      {glyph.solid && <path d={glyph.solid} fill="currentColor" />}
    </svg>
  );
}
