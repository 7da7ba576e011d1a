/** The sky with everything in it: islands where they float, landing cells, the attractor, what each own island would yield. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Forecast, Landing, View, Yield } from '@orrery/gravity';
import { t } from '../app/words.ts';
import { camera, f, hexagon, move, noise, type Cell, type Point } from './hex.ts';
import { Island, type IslandPlan } from './Island.tsx';
import { Crystal } from './parts.tsx';

export interface LandingSpot extends Landing {
  readonly choose: () => void;
}

interface Props {
  readonly view: View;
  readonly plans: readonly IslandPlan[];
  readonly lit: ReadonlySet<string>;
  readonly picked: string | null;
  readonly landings: readonly LandingSpot[];
  readonly forecast: Forecast | null;
  /** What an extraction would give, shown while one is chosen. */
  readonly yields: readonly Yield[] | null;
  readonly small: boolean;
  readonly teamOf: (island: string) => string | null;
  readonly describe: (island: string) => string;
  readonly onIsland: (island: string) => void;
  readonly onLook: (island: string | null) => void;
  readonly own: number;
}

/** Far clouds, the same in every drawing. */
function Clouds({ width, height }: { width: number; height: number }) {
  const random = noise('sky');
  const puffs = [
    [0.1, 0.3, 1.1, 0.35],
    [0.86, 0.22, 0.9, 0.3],
    [0.5, 0.12, 0.8, 0.22],
    [0.2, 0.92, 1.7, 0.6],
    [0.62, 0.97, 2, 0.65],
    [0.95, 0.85, 1.4, 0.5],
  ] as const;
  return (
    <g class="clouds" aria-hidden="true">
      {puffs.map(([x, y, k, strength]) => (
        <g
          key={x}
          opacity={strength}
          transform={`${move({ x: x * width, y: y * height + random() * 8 })} scale(${f((k * width) / 82) / 10})`}
        >
          <ellipse rx="120" ry="16" />
          <ellipse cx="-40" cy="-12" rx="52" ry="20" />
          <ellipse cx="26" cy="-16" rx="62" ry="26" />
          <ellipse cx="84" cy="-4" rx="40" ry="14" />
        </g>
      ))}
    </g>
  );
}

const pressed = (act: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  act();
};

/** A dotted cell where the chosen island can land; a crown or a warning where that would end the game. */
function Spot({ spot, at, R, own }: { spot: LandingSpot; at: Point; R: number; own: number }) {
  const wins = spot.wins === null ? null : spot.wins === own ? 'own' : 'rival';
  const label =
    t('gravity.land', { direction: spot.direction }) +
    (wins === null ? '' : `, ${t(wins === 'own' ? 'gravity.you-win' : 'gravity.rival-wins')}`);
  return (
    <g
      class={`landing ${wins ?? ''}`}
      transform={move(at)}
      role="button"
      tabIndex={0}
      aria-label={label}
      data-choosable=""
      onClick={spot.choose}
      onKeyDown={pressed(spot.choose)}
    >
      <polygon points={hexagon(R * 0.94)} />
      {wins === 'own' ? (
        <path class="crown" d="M-15 9L-18-8L-8 0L0-13L8 0L18-8L15 9Z" />
      ) : wins === 'rival' ? (
        <path class="alarm" d="M0-14L16 13H-16ZM0-4V5M0 9v.5" />
      ) : (
        <circle class="dot" r="4" />
      )}
    </g>
  );
}

const Badge = ({ of, R }: { of: Yield; R: number }) => (
  <g class="yield" transform={`translate(0 ${f(R * 0.98)})`} aria-hidden="true">
    <rect x="-46" y="-14" width="92" height="28" rx="14" />
    <g transform="translate(-34 8)">
      <Crystal height={17} solid />
    </g>
    <text x="-26" y="5">
      +{of.permanent}
    </text>
    <g transform="translate(11 8)">
      <Crystal height={17} solid={false} />
    </g>
    <text x="19" y="5">
      +{of.temporary}
    </text>
  </g>
);

/** The box the sky is drawn into, in pixels, so that strokes and letters keep their size. */
function useSize(): { readonly ref: { current: HTMLDivElement | null }; readonly width: number; readonly height: number } {
  const ref = useRef<HTMLDivElement>(null);
  const [size, measure] = useState({ width: 800, height: 500 });
  useEffect(() => {
    const box = ref.current;
    if (!box) return;
    const look = (): void => {
      const { width, height } = box.getBoundingClientRect();
      if (width > 0 && height > 0) measure((was) => (was.width === width && was.height === height ? was : { width, height }));
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return { ref, ...size };
}

export function Sky(props: Props) {
  const { view, plans, lit, picked, landings, yields, small, own } = props;
  const { ref, width, height } = useSize();
  const cells: Cell[] = [...view.islands.map(({ cell }) => cell), ...landings.map(({ cell }) => cell)];
  const shot = camera(cells, width, height, small ? 6 : 62, small ? 36 : 8);
  const R = shot.scale * 0.93;
  const order = view.islands.toSorted((a, b) => a.cell[1] - b.cell[1] || a.cell[0] - b.cell[0]);
  const attractor = view.attraction?.attractor ?? null;
  const target = view.attraction?.target ?? picked;
  return (
    <div class="sky-box" ref={ref} data-zone="sky">
      <svg class="sky-svg" viewBox={`0 0 ${f(width)} ${f(height)}`} role="group" aria-label={t('gravity.islands')}>
        <Clouds width={width} height={height} />
        {order.map(({ id, cell }) => (
          <ellipse
            key={id}
            class="shade"
            cx={f(shot.at(cell).x)}
            cy={f(shot.at(cell).y + R * 1.72)}
            rx={f(R * 0.74)}
            ry={f(R * 0.17)}
            aria-hidden="true"
          />
        ))}
        {order.map((island) => {
          const plan = plans.find(({ id }) => id === island.id);
          if (!plan) return null;
          const open = lit.has(island.id);
          const choose = (): void => props.onIsland(island.id);
          return (
            <g
              key={island.id}
              class={`island ${open ? 'open' : ''} ${lit.size > 0 && !open && island.id !== attractor ? 'dim' : ''}`}
              style={{ transform: `translate(${f(shot.at(island.cell).x)}px, ${f(shot.at(island.cell).y)}px)` }}
              data-island={island.id}
              role={open ? 'button' : 'img'}
              tabIndex={open ? 0 : undefined}
              data-choosable={open ? '' : undefined}
              aria-label={props.describe(island.id)}
              onClick={choose}
              onKeyDown={open ? pressed(choose) : undefined}
              onPointerEnter={() => props.onLook(island.id)}
              onPointerLeave={() => props.onLook(null)}
              onFocus={() => props.onLook(island.id)}
            >
              <Island plan={plan} island={island} R={R} small={small} team={props.teamOf(island.id)} lit={open} />
              {island.id === attractor && <polygon class="attractor" points={hexagon(R * 1.03)} />}
              {island.id === target && <polygon class="target" points={hexagon(R * 1.04)} />}
            </g>
          );
        })}
        {yields?.map((each) => {
          const island = view.islands.find(({ id }) => id === each.island);
          return island && !small ? (
            <g key={each.island} transform={move(shot.at(island.cell))}>
              <Badge of={each} R={R} />
            </g>
          ) : null;
        })}
        {landings.map((spot) => (
          <Spot key={spot.direction} spot={spot} at={shot.at(spot.cell)} R={R} own={own} />
        ))}
      </svg>
    </div>
  );
}
