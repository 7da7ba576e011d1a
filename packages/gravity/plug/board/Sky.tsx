/** The sky with everything in it: islands where they float, landing cells, the attractor, what each own island would yield. */
import type { ReadonlySignal } from '@preact/signals';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { View, Yield } from '@orrery/gravity';
import { Clouds } from './Clouds.tsx';
import type { Feeding, Reach } from './feeding.ts';
import { beside, camera, type Cell, DIRECTIONS, f, flight, hexagon, move, polar, same, sideMiddle } from './hex.ts';
import { carriesName, Island, type IslandPlan } from './Island.tsx';
import { type LandingSpot, Spot } from './Landing.tsx';
import { type Label, NAME_SIZE, namesBeside } from './names.ts';
import { Sign } from './people.tsx';
import { pressed } from './onPress.ts';
import type { SkyWay } from './ways.ts';
import { t } from './words.ts';

interface Props {
  readonly view: View;
  readonly plans: readonly IslandPlan[];
  readonly deciding: boolean;
  /** Islands that can be chosen now, each with its choice where it is the only one. */
  readonly lit: ReadonlyMap<string, number | null>;
  readonly picked: string | null;
  readonly landings: readonly LandingSpot[];
  /** Ways to be drawn, each to the cell it leads to. */
  readonly ways?: readonly SkyWay[];
  /** The landing cell looked at; only the sky is drawn anew for it, or for another island looked at. */
  readonly aimed?: ReadonlySignal<number | null>;
  readonly onAim: (direction: number | null) => void;
  /** What an extraction would give and count, shown while one is chosen. */
  readonly yields: readonly Yield[] | null;
  readonly feeding: Feeding | null;
  /** Sides of an island whose sources its neighbours count too: shown of the island looked at. */
  readonly serves?: (island: string) => readonly Reach[];
  readonly small: boolean;
  readonly teamOf: (island: string) => string | null;
  readonly describe: (island: string) => string;
  readonly onIsland: (island: string) => void;
  readonly onLook: (island: string | null) => void;
  /** The island looked at: in the sky, or where the log speaks of it. */
  readonly looked?: ReadonlySignal<string | null>;
  readonly own: number;
  /** The island a partner has voted for, and the partner. */
  readonly voted: { readonly island: string; readonly seat: number } | null;
  /** The island that won the game by being surrounded. */
  readonly crowned: string | null;
  /** The island whose trunks are numbered. */
  readonly numbered: string | null;
  /** Everything is in its place for a new size of the sky. */
  readonly onDrawn: () => void;
}

/** So large are the islands of a desktop when a game begins. */
const ROOM_FOR_ALL = 42;
/** On smaller islands a yield would lie over the name of a neighbour: it stands behind the island's own name, which then is beside it. */
const ROOM_FOR_YIELDS = 62;

/** The yield of an own island at its lower corner, between everything the neighbours have there. */
function Badge({ of: { permanent, temporary }, R }: { of: Yield; R: number }) {
  const text = `+${permanent}+${temporary}`;
  const size = Math.max(11, R * 0.15);
  const half = size * (0.3 + text.length * 0.36);
  return (
    <g class="yield" transform={`translate(0 ${f(R * 0.968)})`} aria-hidden="true">
      <rect x={f(-half)} y={f(-size * 0.54)} width={f(half * 2)} height={f(size * 1.08)} rx={f(size * 0.54)} />
      <text y={f(size * 0.36)} font-size={f(size)}>
        {text}
      </text>
    </g>
  );
}

/** Names of small islands, over everything that is drawn and under nothing. */
const Names = ({ of }: { of: readonly Label[] }) => (
  <g class="beside" aria-hidden="true">
    {of.map(({ id, text, more, at }) => (
      <text class="island-name" key={`${id} ${f(at.x)} ${f(at.y)}`} x={f(at.x)} y={f(at.y + NAME_SIZE * 0.36)} font-size={NAME_SIZE}>
        {text}
        {more !== undefined && <tspan class="yield-word"> {more}</tspan>}
      </text>
    ))}
  </g>
);

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The box the sky is drawn into, in pixels, so that strokes and letters keep their size; null until it has been measured. */
function useSize(): { readonly ref: { current: HTMLDivElement | null }; readonly size: Size | null } {
  const ref = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size | null>(null);
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return;
    const look = (): void => {
      const { clientWidth: width, clientHeight: height } = box;
      if (width > 0 && height > 0) setSize((was) => (was?.width === width && was.height === height ? was : { width, height }));
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return { ref, size };
}

/** Cells that have to be in sight: islands, and while islands are pulled every free cell round the attractor, so that nothing jumps between the questions. */
function inSight(view: View, ways: readonly SkyWay[]): readonly Cell[] {
  const cells: Cell[] = [...view.islands.map(({ cell }) => cell), ...ways.map(({ to }) => to)];
  const centre = view.islands.find(({ id }) => id === view.attraction?.attractor)?.cell;
  if (centre && view.phase === 'islands' && !view.result)
    for (const direction of DIRECTIONS) {
      const cell = beside(centre, direction);
      if (!cells.some((each) => same(each, cell))) cells.push(cell);
    }
  return cells;
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** Arrows go to the nearest thing that can be chosen in their direction; beyond the last one they leave the sky. */
function rove(event: KeyboardEvent & { currentTarget: SVGSVGElement }): void {
  const way = ARROWS[event.key];
  const here = document.activeElement;
  if (!way || !here || !event.currentTarget.contains(here)) return;
  const middle = (element: Element): readonly [number, number] => {
    const box = element.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const [x, y] = middle(here);
  let best: SVGElement | null = null;
  let least = Infinity;
  for (const element of event.currentTarget.querySelectorAll<SVGElement>('[data-choosable]')) {
    const [dx, dy] = [middle(element)[0] - x, middle(element)[1] - y];
    const ahead = dx * way[0] + dy * way[1];
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    if (ahead > 4 && aside <= ahead * 2 && ahead + aside < least) {
      least = ahead + aside;
      best = element;
    }
  }
  if (!best) return;
  event.preventDefault();
  best.focus();
}

export function Sky(props: Props) {
  const { ref, size } = useSize();
  // Islands glide from place to place: they appear only where they belong, and their places are known from then on.
  useLayoutEffect(() => {
    if (size) props.onDrawn();
  }, [size]);
  return (
    <div class="sky-box" ref={ref} data-zone="sky">
      {size && <Drawing {...props} {...size} />}
    </div>
  );
}

function Drawing(props: Props & Size) {
  const { view, plans, deciding, lit, picked, landings, ways = [], yields, feeding, small, own, voted, width, height } = props;
  const [aimed, looked] = [props.aimed?.value ?? null, props.looked?.value ?? null];
  const shot = camera(inSight(view, ways), width, height, small ? 46 : 62, small ? 4 : 2);
  const R = shot.scale * 0.93;
  const order = view.islands.toSorted((a, b) => a.cell[1] - b.cell[1] || a.cell[0] - b.cell[0]);
  const attractor = view.attraction?.attractor ?? null;
  const target = view.attraction?.target ?? null;
  const placeOf = (id: string | null) => {
    const cell = view.islands.find((island) => island.id === id)?.cell;
    return cell ? shot.at(cell) : null;
  };
  const nameOf = (island: string): string => plans.find(({ id }) => id === island)?.name ?? '';
  /** What an extraction would give, where the island is too small for a badge. */
  const said = (id: string): Yield | undefined => (R < ROOM_FOR_YIELDS ? yields?.find(({ island }) => island === id) : undefined);
  /** Drawn with what is needed most; on a phone, islands that have moved together have room for the rest. */
  const plain = small && R < ROOM_FOR_ALL;
  const nameless = (id: string): boolean => plain || !carriesName(nameOf(id), R);
  const unnamed = order
    .filter(({ id }) => nameless(id) || said(id) !== undefined)
    .map(({ id, cell }) => {
      const gives = said(id);
      return { id, name: nameOf(id), ...(gives ? { more: `+${gives.permanent}+${gives.temporary}` } : {}), at: shot.at(cell) };
    });
  const cells = [...landings.map(({ cell }) => cell), ...ways.map(({ to }) => to), ...order.map(({ cell }) => cell)];
  const labels = namesBeside(unnamed, R, { width, height, top: small ? 38 : 58 }, cells.map(shot.at));
  const labelled = (id: string): boolean => labels.some((label) => label.id === id);
  const from = placeOf(target);
  const aimedSpot = landings.find(({ direction }) => direction === aimed);
  return (
    <svg class="sky-svg" viewBox={`0 0 ${f(width)} ${f(height)}`} role="group" aria-label={t('gravity.islands')} onKeyDown={rove}>
      <Clouds width={width} height={height} />
      {order.map(({ id, cell }) => (
        <ellipse
          key={id}
          class="shade"
          style={{ transform: `translate(${f(shot.at(cell).x)}px, ${f(shot.at(cell).y + R * 1.72)}px)` }}
          rx={f(R * 0.8)}
          ry={f(R * 0.22)}
          fill="url(#shade)"
          aria-hidden="true"
        />
      ))}
      {order.map((island) => {
        const plan = plans.find(({ id }) => id === island.id);
        if (!plan) return null;
        const open = lit.has(island.id);
        const choose = (): void => props.onIsland(island.id);
        const at = shot.at(island.cell);
        return (
          <g
            key={island.id}
            class={`island ${open ? 'open' : ''} ${looked === island.id ? 'looked' : ''} ${lit.size > 0 && !feeding && !open && island.id !== attractor && island.id !== picked ? 'dim' : ''}`}
            style={{ transform: `translate(${f(at.x)}px, ${f(at.y)}px)` }}
            data-island={island.id}
            data-zone={`island-${island.id}`}
            data-x={f(at.x)}
            data-y={f(at.y)}
            data-temporary={island.temporary}
          >
            <g aria-hidden="true">
              <Island
                plan={plan}
                island={island}
                R={R}
                small={plain}
                nameless={nameless(island.id) || labelled(island.id)}
                team={props.teamOf(island.id)}
                counted={feeding?.counted.get(island.id) ?? []}
                numbered={props.numbered === island.id}
              />
            </g>
            <g
              class="island-touch"
              data-core=""
              role={deciding ? 'button' : 'img'}
              aria-disabled={deciding && !open ? 'true' : undefined}
              // Of a drawing the attribute counts only in small letters.
              tabindex={deciding ? 0 : undefined}
              data-choosable={open ? '' : undefined}
              data-choice={lit.get(island.id) ?? undefined}
              aria-label={props.describe(island.id)}
              onClick={choose}
              onKeyDown={deciding ? pressed(choose) : undefined}
              onPointerEnter={() => props.onLook(island.id)}
              onPointerLeave={small ? undefined : () => props.onLook(null)}
            >
              {small ? <circle class="hit" r={f(Math.max(22.5, R))} /> : <polygon class="hit" points={hexagon(R)} />}
              <polygon class="glow" points={hexagon(R * 1.02)} />
              {island.id === attractor && <polygon class="attractor" data-term="attractor" points={hexagon(R * 1.03)} />}
              {(island.id === target || island.id === picked) && <polygon class="target" data-term="target" points={hexagon(R * 1.04)} />}
              {island.id === props.crowned && (
                <path class="crown won" transform={`translate(0 ${f(-R * 0.86)})`} d="M-15 9L-18-8L-8 0L0-13L8 0L18-8L15 9Z" />
              )}
              {voted?.island === island.id && (
                <g class="vote" transform={move(polar(-90, R * 0.84))}>
                  <circle r="12" />
                  <g transform="translate(-9 -9)">
                    <Sign seat={voted.seat} />
                  </g>
                </g>
              )}
            </g>
          </g>
        );
      })}
      <Names of={labels} />
      {[...(feeding?.reaches ?? []), ...(looked === null ? [] : (props.serves?.(looked) ?? []))].map(({ from: neighbour, direction }) => {
        const at = placeOf(neighbour);
        const edge = sideMiddle(direction, R * 1.075);
        return (
          at && (
            <path
              key={`${neighbour} ${direction}`}
              class="reach"
              transform={`translate(${f(at.x + edge.x)} ${f(at.y + edge.y)}) rotate(${60 * direction})`}
              d="M-5-4L4 0L-5 4Z"
              aria-hidden="true"
            />
          )
        );
      })}
      {yields?.map((each) => {
        const at = placeOf(each.island);
        return (
          at &&
          (R >= ROOM_FOR_YIELDS || !(small || labelled(each.island))) && (
            <g key={each.island} transform={move(at)}>
              <Badge of={each} R={R} />
            </g>
          )
        );
      })}
      {landings.map((spot) => (
        <Spot
          key={spot.direction}
          spot={spot}
          at={shot.at(spot.cell)}
          R={R}
          own={own}
          onAim={(over) => props.onAim(over ? spot.direction : null)}
        />
      ))}
      {ways.map(({ kind, from: start, to }) => (
        <g class={`way ${kind}`} aria-hidden="true">
          <path class="under" d={flight(shot.at(start), shot.at(to))} />
          <path d={flight(shot.at(start), shot.at(to))} />
          <polygon data-drawn={kind} points={hexagon(R)} transform={move(shot.at(to))} />
        </g>
      ))}
      {from && aimedSpot && <path class="flight" d={flight(from, shot.at(aimedSpot.cell))} aria-hidden="true" />}
    </svg>
  );
}
