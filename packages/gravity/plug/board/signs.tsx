/** The signs of the legend, drawn as the board draws them. */
import type { Signs } from '@orrery/web/board/glossaries.ts';
import { Glyph, GLYPHS } from './glyphs.tsx';
import { hexagon } from './hex.ts';
import { Crystal, Defs, Pipeline, Sabotage, Source } from './parts.tsx';
import { MercenarySign, person, Sign } from './people.tsx';
import type { ComponentChildren } from 'preact';

const Field = ({ children, box = '-14 -14 28 28' }: { children: ComponentChildren; box?: string }) => (
  <svg width="32" height="32" viewBox={box}>
    {children}
  </svg>
);
const RING = [0, 1, 2, 3, 4, 5].map((k) => [11 * Math.cos((k * Math.PI) / 3), 11 * Math.sin((k * Math.PI) / 3)] as const);

export const signs: Signs = {
  ...Object.fromEntries(Object.keys(GLYPHS).map((op) => [op, () => <Glyph of={op} size={26} />])),
  island: () => (
    <Field>
      <polygon points={hexagon(12)} fill="#4c868e" stroke="#0b0e15" />
    </Field>
  ),
  ring: () => (
    <Field box="-18 -18 36 36">
      {RING.map(([x, y]) => (
        <polygon key={`${x}`} points={hexagon(5.5)} transform={`translate(${x} ${y})`} fill="var(--muted)" />
      ))}
      <polygon points={hexagon(5.5)} fill={person(0).colour} />
    </Field>
  ),
  gauge: () => (
    <Field>
      <circle r="11" fill="#12161f" stroke="#c27a4a" stroke-width="2.5" />
      <text y="5" text-anchor="middle" font-size="14" font-weight="800" fill="#fff">
        5
      </text>
    </Field>
  ),
  crystals: () => (
    <Field>
      <Defs />
      <g transform="translate(-6 11)">
        <Crystal height={22} solid />
      </g>
      <g transform="translate(7 11)" class="gravity-hollow">
        <path d="M0 -22L5.500 -13.200L3.400 0H-3.400L-5.500 -13.200Z" fill="none" stroke="currentColor" stroke-width="1.6" />
      </g>
    </Field>
  ),
  drop: () => (
    <Field>
      <Source colour="B" r={11} />
    </Field>
  ),
  spark: () => (
    <Field>
      <Source colour="R" r={11} />
    </Field>
  ),
  trunk: () => (
    <Field box="-16 -27 32 30">
      <Pipeline trunks={[[4, 5]]} sabotaged={[]} rotation={0} R={26} />
    </Field>
  ),
  'sabotage-token': () => (
    <Field box="-10 -12 20 20">
      <g transform="translate(0 24)">
        <Sabotage trunk={[4, 5]} rotation={0} R={34} />
      </g>
    </Field>
  ),
  'source-token': () => (
    <Field>
      <Source colour="B" r={11} token />
    </Field>
  ),
  hunter: () => <Sign seat={0} size={26} />,
  mercenary: () => <MercenarySign size={26} />,
  control: () => (
    <Field>
      <polygon points={hexagon(11)} fill="none" stroke={person(0).colour} stroke-width="3" />
    </Field>
  ),
  cell: () => (
    <Field>
      <polygon points={hexagon(12)} fill="none" stroke="var(--open)" stroke-width="2" stroke-dasharray="1 4" stroke-linecap="round" />
    </Field>
  ),
};
