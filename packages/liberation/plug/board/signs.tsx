/** The signs of the legend, drawn as the board draws them. */
import { standard } from '@orrery/liberation';
import type { Signs } from '@orrery/web/board/glossaries.ts';
import { Icon } from '@orrery/web/draw/glyphs.tsx';
import { polygon } from '@orrery/web/draw/shapes.ts';
import { ActDial } from './ActDial.tsx';
import { CardBack } from './Cards.tsx';

const City = ({ letter, held }: { letter: string; held: boolean }) => (
  <svg class="galaxy legend-city" width="34" height="34" viewBox="-26 -26 52 52">
    <g class={held ? 'city ready' : 'city free'}>
      {held ? (
        <g class="seal">
          <polygon class="ring" points={polygon(6, 24)} />
          <polygon class="disc" points={polygon(6, 19)} />
        </g>
      ) : (
        <circle class="disc" r="17" style={{ '--planet': '#d9a441' }} />
      )}
      <text class="letter" y="6" font-size="16" text-anchor="middle">
        {letter}
      </text>
    </g>
  </svg>
);

const Upright = ({ turned }: { turned: boolean }) => (
  <svg width="34" height="34" viewBox="-20 -20 40 40" fill="none" stroke="currentColor" stroke-width="2">
    <rect x={turned ? -17 : -12} y={turned ? -12 : -17} width={turned ? 34 : 24} height={turned ? 24 : 34} rx="4" />
  </svg>
);

export const signs: Signs = {
  city: () => <City letter="A" held={false} />,
  occupied: () => <City letter="A" held />,
  ready: () => <Upright turned={false} />,
  exploited: () => <Upright turned />,
  base: () => <CardBack side="L" width={24} />,
  hand: () => <CardBack side="D" width={24} />,
  deck: () => <CardBack side={null} width={24} />,
  discard: () => <CardBack side={null} width={24} />,
  act: () => <ActDial act={2} left={5} size={8} />,
  'cost-e': () => <Icon name="E" size={24} />,
  'cost-x': () => <Icon name="X" size={24} />,
  ...Object.fromEntries(standard.categories.map(({ id, icon }) => [`category-${id}`, () => <Icon name={icon} size={24} />])),
};
