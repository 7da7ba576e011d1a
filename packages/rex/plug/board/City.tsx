/** The besieged city as one picture, for one viewer. */
import type { ReadonlySignal } from '@preact/signals';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Race, RexPack } from '@orrery/rex';
import { language } from '@orrery/web/app/settings.ts';
import { useSteady } from '@orrery/web/board/still.ts';
import { Fleet, Ground, Reach, SectorNumbers } from './Disc.tsx';
import { at, type Box, type Place } from './geometry.ts';
import { cityLayout } from './layout.ts';
import { Coins } from './marks.tsx';
import { CouncilNode, type Look, PlaceName, PlaceNode } from './Node.tsx';
import { shortOf } from './shortNames.ts';
import { wholeNames } from './wholeNames.ts';
import { t } from './words.ts';

interface Props {
  readonly pack: RexPack;
  readonly fleet: number;
  readonly swept: number;
  /** Sectors the fleet will come through, and those it may come through. */
  readonly reach: { readonly surely: readonly number[]; readonly maybe: readonly number[] };
  readonly order: readonly (Race | null)[];
  readonly look: (id: string) => Look;
  /** The place one rests on; only the city is drawn anew for it. */
  readonly hovered?: ReadonlySignal<string | null>;
  readonly spoken: (id: string) => string;
  /** Paths along which something is about to happen. */
  readonly lit: (a: string, b: string) => boolean;
  /** The part that is shown; null: all of it. */
  readonly camera: Box | null;
  /** Names beside all places at once; a whole city on a phone has room for some, and for all only where somebody looks more closely. */
  readonly names: boolean;
  /** A finger means the place nearest to it. */
  readonly touch: boolean;
  /** A finger far from everything that is open: a place to look at. */
  readonly onNear: (id: string) => void;
  readonly onChoose: (id: string) => void;
  readonly onLook: (id: string | null) => void;
}

/** Reading order for arrows and readers: the Council, then round the clock from the inside out. */
const inOrder = (places: readonly Place[]): readonly Place[] => {
  const from = (place: Place): number => Math.hypot(at(place).x - 50, at(place).y - 50);
  return places.toSorted((a, b) => (a.sector ?? 0) - (b.sector ?? 0) || from(a) - from(b));
};

/** Type that is read without effort, in pixels; the layout has room for sizes between these, in hundredths of the disc. */
const READABLE = 11.5;
/** The smallest type that is read at all. */
const SMALL_TYPE = 11;
const [SMALLEST, LARGEST, STEP] = [1.75, 2.05, 0.05];

/** Type that stays readable however large the city is drawn. */
function useType(camera: Box | null) {
  const frame = useRef<SVGSVGElement>(null);
  const [side, setSide] = useState(620);
  useLayoutEffect(() => {
    const svg = frame.current;
    if (!svg) return;
    const measure = (): void => setSide(Math.min(svg.clientWidth, svg.clientHeight) || 620);
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(svg);
    return () => watch.disconnect();
  }, []);
  const wanted = (READABLE * (camera?.w ?? 100)) / side;
  return { frame, side, font: Math.min(LARGEST, Math.max(SMALLEST, Math.ceil(wanted / STEP - 1e-6) * STEP)) };
}

/** At right angles to the influence of a place, so that two groups leave it in sight. */
const acrossOf = (place: Place, coins: Box | undefined): number =>
  coins ? Math.atan2(coins.x + coins.w / 2 - at(place).x, at(place).y - coins.y - coins.h / 2) : 0;

export function City(props: Props) {
  const { pack, fleet, swept, reach, order, look, spoken, lit, camera, names, touch, onNear } = props;
  const [onChoose, onLook] = [useSteady(props.onChoose), useSteady(props.onLook)];
  const { frame, side, font } = useType(camera);
  const hovered = props.hovered?.value ?? null;
  const { sectors } = pack.constants;
  const tongue = language.value;
  const layout = cityLayout(pack.locations, tongue, (place) => shortOf(place)[tongue], font);
  const places = useMemo(() => inOrder(pack.locations), [pack]);
  const large = (SMALL_TYPE * 100) / side;
  const whole = useMemo(
    () => (names ? [] : wholeNames(pack.locations, sectors, (place) => shortOf(place)[tongue], large, layout.coins)),
    [pack, names, tongue, large],
  );
  const fired = new Set(pack.locations.filter(({ sector }) => sector === fleet && fleet > 0).map(({ id }) => id));
  const view = camera ?? { x: 0, y: 0, w: 100, h: 100 };
  /** On a small screen a finger means the open place nearest to it, or else asks for a nearer look. */
  const nearest = (event: MouseEvent): void => {
    const svg = event.currentTarget as SVGSVGElement;
    const frame = svg.getBoundingClientRect();
    const x = view.x + ((event.clientX - frame.x) / frame.width) * view.w;
    const y = view.y + ((event.clientY - frame.y) / frame.height) * view.h;
    const away = (place: Place): number => Math.hypot(at(place).x - x, at(place).y - y) - (place.council ? 6 : 0);
    const [near] = places.toSorted((a, b) => away(a) - away(b));
    const [open] = places.filter(({ id }) => look(id).choice === 'open').toSorted((a, b) => away(a) - away(b));
    event.stopPropagation();
    if (open && away(open) < (view.w / frame.width) * 30) onChoose(open.id);
    else if (near) onNear(near.id);
  };
  return (
    <svg
      ref={frame}
      class="rx-city"
      data-pans={camera ? '' : undefined}
      viewBox={`${view.x} ${view.y} ${view.w} ${view.h}`}
      role="group"
      aria-label={t('rex.city')}
      {...(touch ? { onClickCapture: nearest } : {})}
    >
      {useMemo(
        () => (
          <Ground sectors={sectors} />
        ),
        [sectors],
      )}
      <Reach {...reach} sectors={sectors} />
      {fleet > 0 && <Fleet sector={fleet} sectors={sectors} swept={swept} />}
      <SectorNumbers sectors={sectors} fleet={fleet} />
      <g class="rx-paths" data-term="path">
        {layout.paths.map(({ a, b, d }) => (
          <path d={d} class={lit(a, b) ? 'lit' : fired.has(a) || fired.has(b) ? 'closed' : ''} data-path={`${a}-${b}`} />
        ))}
      </g>
      {places.map((place) => {
        const looked = place.id === hovered;
        const shared = { place, look: looked ? { ...look(place.id), looked } : look(place.id), label: spoken(place.id), onChoose, onLook };
        return place.council ? (
          <CouncilNode {...shared} order={order} name={shortOf(place)[tongue]} key={place.id} />
        ) : (
          <PlaceNode
            {...shared}
            across={acrossOf(place, layout.coins.get(place.id))}
            hit={touch ? 6.5 : 5.6}
            near={camera !== null}
            key={place.id}
          />
        );
      })}
      {!names && (
        <g class="rx-names whole">
          {[...whole].map(([id, name]) => (
            <>
              {name.line && <path class="rx-lead" d={`M${name.line[0]} ${name.line[1]}L${name.line[2]} ${name.line[3]}`} />}
              <PlaceName id={id} label={name} font={large} lit={look(id).choice !== null} />
            </>
          ))}
        </g>
      )}
      <g class={names ? 'rx-names' : 'rx-names closer'}>
        {places.map(({ id }) => {
          const label = layout.labels.get(id);
          const coins = layout.coins.get(id);
          const now = look(id);
          return (
            <>
              {label && <PlaceName id={id} label={label} font={font} lit={now.choice !== null} />}
              {coins && now.influence > 0 && <Coins amount={now.influence} box={coins} />}
            </>
          );
        })}
      </g>
    </svg>
  );
}
