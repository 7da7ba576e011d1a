/** The galaxy as one picture, for one viewer. */
import type { ReadonlySignal } from '@preact/signals';
import { useId, useMemo } from 'preact/hooks';
import { local, percent } from '@orrery/web/app/words.ts';
import { lookOf, Planet } from '@orrery/web/draw/Planet.tsx';
import { Sky } from '@orrery/web/draw/Sky.tsx';
import { still, useSteady } from '@orrery/web/board/still.ts';
import { f } from '@orrery/web/draw/numbers.ts';
import type { Point } from '@orrery/web/draw/shapes.ts';
import { BasePath } from './BasePath.tsx';
import type { Stop } from '../basePath.ts';
import { arrange, type Cell, type Galaxy, type Lane, neighbours, planetPlaces } from './arrange.ts';
import { type CityLook, CityNode, type Way } from './CityNode.tsx';
import { CLEARANCE, type Size } from './galaxySize.ts';
import { lanePath } from './lanePath.ts';
import type { Things } from './things.ts';
import type { Look } from './longPress.ts';
import { t } from './words.ts';

const PAD = 2;
/** As much room below the middle of a city as two marks need, and to each side. */
const [MARKS, ASIDE] = [36, 22];

/** Where the marks of a city go on a small galaxy. */
function wayOfMarks({ at, height }: Galaxy, here: Point, r: number): Way {
  if (here.y + r + MARKS > height) return 'left';
  const near = [...at.values()].some(({ x, y }) => y > here.y && y - r < here.y + r + MARKS && Math.abs(x - here.x) < ASIDE + r);
  return near ? 'across' : 'below';
}

interface Props {
  readonly things: Things;
  readonly layout: readonly string[];
  readonly size: Size;
  readonly look: (city: string) => CityLook;
  /** Chances by city while the belief layer is on. */
  readonly belief: ReadonlyMap<string, number> | null;
  /** Whether the chances are those of one thing, so that they add up. */
  readonly sums: boolean;
  /** The city one rests on; only the galaxy is drawn anew for it. */
  readonly hovered: ReadonlySignal<string | null>;
  /** Lanes along which something is about to happen. */
  readonly lit: (a: string, b: string) => boolean;
  /** The way of the base, once the game has ended. */
  readonly path: readonly Stop[];
  readonly openMaps: ReadonlySet<string>;
  /** The map card that is being rotated. */
  readonly chosenMap: string | null;
  readonly dimmed: boolean;
  readonly onCity: (city: string) => void;
  readonly onMap: (map: string) => void;
  readonly onLook: Look;
}

const MapCardView = still(function MapCard({ things, cell }: { things: Things; cell: Cell }) {
  const id = useId();
  const planets = planetPlaces(things.pack, cell);
  const tint = planets[0]?.color ?? '#888888';
  return (
    <g class="map-card" data-map={cell.card.id} data-zone={`map-${cell.card.id}`} transform={`translate(${f(cell.x)} ${f(cell.y)})`}>
      <radialGradient id={`${id}s`} cx=".5" cy=".5" r=".8">
        <stop offset="0" stop-color={tint} stop-opacity=".3" />
        <stop offset="1" stop-color={tint} stop-opacity="0" />
      </radialGradient>
      <clipPath id={`${id}k`}>
        <rect width={f(cell.w)} height={f(cell.h)} rx="10" />
      </clipPath>
      <g class="face">
        <g clip-path={`url(#${id}k)`}>
          <rect class="paper" width={f(cell.w)} height={f(cell.h)} />
          <rect width={f(cell.w)} height={f(cell.h)} fill={`url(#${id}s)`} />
          <Sky word={cell.card.id + cell.index} w={cell.w} h={cell.h} />
          {planets.map((planet) => (
            <g transform={`translate(${f(planet.x)} ${f(planet.y)})`}>
              <Planet look={lookOf(planet.id, planet.color)} r={planet.r} />
            </g>
          ))}
          <rect class="veil" width={f(cell.w)} height={f(cell.h)} />
        </g>
        <rect class="edge" data-core="" x=".5" y=".5" width={f(cell.w - 1)} height={f(cell.h - 1)} rx="10" />
      </g>
    </g>
  );
});

/** A map card that can be chosen: its whole face is the target. */
function MapTarget({ things, cell, onMap }: { things: Things; cell: Cell; onMap: (map: string) => void }) {
  const label = t('map.open', { map: `${cell.card.id}, ${local(things.map(cell.card.id).name)}` });
  return (
    <rect
      class="map-target"
      x={f(cell.x + 2)}
      y={f(cell.y + 2)}
      width={f(cell.w - 4)}
      height={f(cell.h - 4)}
      rx="10"
      role="button"
      tabindex={0}
      data-choosable=""
      aria-label={label}
      onClick={() => onMap(cell.card.id)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        onMap(cell.card.id);
      }}
    />
  );
}

const LaneView = still(function OneLane({ lane, state }: { lane: Lane; state: string }) {
  const d = lanePath(lane);
  return (
    <g class={`lane ${state}`} data-lane={lane.a + lane.b}>
      <path class="haze" d={d} />
      <path class="line" d={d} />
      <path class="core" d={d} />
    </g>
  );
});

const Stub = still(function OneStub({ from, to }: { from: Point; to: Point }) {
  const id = useId();
  return (
    <>
      <linearGradient id={id} gradientUnits="userSpaceOnUse" x1={f(from.x)} y1={f(from.y)} x2={f(to.x)} y2={f(to.y)}>
        <stop class="stub-a" offset=".25" />
        <stop class="stub-b" offset=".85" />
      </linearGradient>
      <path class="stub" d={`M${f(from.x)} ${f(from.y)}L${f(to.x)} ${f(to.y)}`} stroke={`url(#${id})`} />
    </>
  );
});

const sumOf = (belief: ReadonlyMap<string, number>, cell: Cell): number =>
  cell.card.cities.reduce((sum, city) => sum + (belief.get(city) ?? 0), 0);

export function GalaxyView(props: Props) {
  const { things, layout, size, look, belief, lit, openMaps, dimmed } = props;
  const hovered = props.hovered.value;
  const galaxy: Galaxy = useMemo(
    () => arrange(things.pack, layout, size.card, size.gap, CLEARANCE * size.r),
    [things, layout.join(), size],
  );
  const near = hovered ? neighbours(galaxy, hovered) : null;
  const heat = useId();
  const [onChoose, onLook] = [useSteady(props.onCity), useSteady(props.onLook)];
  // Reading order, so that the keyboard walks the galaxy like a page.
  const cities = [...galaxy.at].sort(([, p], [, q]) => p.cell - q.cell || p.y - q.y || p.x - q.x);
  const classes = [
    'galaxy',
    belief && 'with-belief',
    dimmed && 'with-result',
    hovered && 'has-hover',
    props.chosenMap !== null && 'turning',
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <svg
      class={classes}
      viewBox={`${-PAD} ${-PAD} ${f(galaxy.width + 2 * PAD)} ${f(galaxy.height + 2 * PAD)}`}
      role="group"
      aria-label={t('galaxy')}
    >
      <radialGradient id={heat}>
        <stop class="heat-0" offset="0" />
        <stop class="heat-1" offset=".45" />
        <stop class="heat-2" offset="1" />
      </radialGradient>
      {galaxy.cells.map((cell) => (
        <MapCardView key={cell.index} things={things} cell={cell} />
      ))}
      {belief && (
        <g class="heats" aria-hidden="true">
          {cities.map(([id, p]) => {
            const chance = belief.get(id) ?? 0;
            return (
              chance > 0 && (
                <circle
                  class="heat"
                  cx={f(p.x)}
                  cy={f(p.y)}
                  r={f(size.r * (1.7 + 0.06 * chance))}
                  fill={`url(#${heat})`}
                  opacity={f(Math.min(1, 0.3 + chance / 52))}
                />
              )
            );
          })}
        </g>
      )}
      <g class="stubs" aria-hidden="true">
        {galaxy.stubs.map((stub) => (
          <Stub from={stub.from} to={stub.to} />
        ))}
      </g>
      <g class="lanes" data-term="line" aria-hidden="true">
        {galaxy.lanes.map((lane) => (
          <LaneView
            lane={lane}
            state={`${hovered && (lane.a === hovered || lane.b === hovered) ? 'lit' : ''} ${lit(lane.a, lane.b) ? 'sweep' : ''}`}
          />
        ))}
      </g>
      {size.names &&
        galaxy.cells.map((cell) => (
          <text class="card-caption" data-term="map" x={f(cell.x + cell.w / 2)} y={f(cell.y + 21)} aria-hidden="true">
            {cell.card.id}
            {belief && props.sums ? (
              <tspan class="card-sum" dx="8">
                {percent(sumOf(belief, cell) / 100)}
              </tspan>
            ) : (
              <tspan class="card-label" dx="7">
                {local(cell.card.name)}
              </tspan>
            )}
          </text>
        ))}
      {galaxy.cells
        .filter((cell) => cell.card.id === props.chosenMap)
        .map((cell) => (
          <rect
            class="map-chosen"
            x={f(cell.x + 2)}
            y={f(cell.y + 2)}
            width={f(cell.w - 4)}
            height={f(cell.h - 4)}
            rx="10"
            aria-hidden="true"
          />
        ))}
      {galaxy.cells
        .filter((cell) => openMaps.has(cell.card.id))
        .map((cell) => (
          <MapTarget things={things} cell={cell} onMap={props.onMap} />
        ))}
      <g class="cities">
        {cities.map(([id, at]) => (
          <CityNode
            key={id}
            id={id}
            look={{ ...look(id), near: hovered === id || (near?.has(id) ?? false) }}
            at={at}
            r={size.r}
            names={size.names}
            marks={wayOfMarks(galaxy, at, size.r)}
            things={things}
            onChoose={onChoose}
            onLook={onLook}
          />
        ))}
      </g>
      {props.path.length > 0 && <BasePath stops={props.path} at={galaxy.at} r={size.r} turns={size.names} />}
    </svg>
  );
}
