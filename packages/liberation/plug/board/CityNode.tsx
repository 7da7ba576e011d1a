/** A city on the galaxy, built from small parts. All sizes follow the node radius r. */
import { local, percent } from '@orrery/web/app/words.ts';
import { still } from '@orrery/web/board/still.ts';
import { EmblemShape } from './Emblem.tsx';
import { Glyph } from '@orrery/web/draw/glyphs.tsx';
import { f } from '@orrery/web/draw/numbers.ts';
import { type Point, polygon, twoLines } from '@orrery/web/draw/shapes.ts';
import { type Look, looking } from './longPress.ts';
import { type Mark, MARK_WORDS } from '../marks.ts';
import type { Things } from './things.ts';
import { t } from './words.ts';

export interface CityLook {
  /** By the Dynasty. */
  readonly occupied: 'ready' | 'exploited' | null;
  readonly open: boolean;
  /** In the viewer's own hand. */
  readonly hand: boolean;
  /** The viewer's own base, or the base once all is open. */
  readonly base: boolean;
  readonly marks: readonly Mark[];
  /** Chance in per cent that the base is here; null while the layer is off. */
  readonly belief: number | null;
  readonly struck: boolean;
  readonly source: boolean;
  /** What choosing it would do. */
  readonly tag: string;
  readonly near: boolean;
  /** Known to be in the discard pile. */
  readonly gone: boolean;
}

export type Way = 'below' | 'across' | 'left';

interface Props {
  readonly id: string;
  readonly look: CityLook;
  readonly at: Point;
  readonly r: number;
  readonly names: boolean;
  /** Where its marks go when there are no names: below it, unless something is in the way. */
  readonly marks: Way;
  readonly things: Things;
  readonly onChoose: (city: string) => void;
  readonly onLook: Look;
}

/** Radius up to which rings reach; the name starts below it. */
const reach = (s: CityLook, r: number): number =>
  r * (s.struck ? 2.6 : s.occupied ? (s.open ? 1.84 : 1.5) : s.base ? 1.66 : s.open ? 1.5 : 1.18);

const Pill = ({ w, h }: { w: number; h: number }) => <rect x={-w / 2} y={-h / 2} width={w} height={h} rx={h / 2} />;

const placed = (x: number, y: number, k = 1): string => `translate(${f(x)} ${f(y)}) scale(${f(k)})`;

function Body({ letter, color, s, r }: { letter: string; color: string; s: CityLook; r: number }) {
  const sign = (
    <text class="letter" y={f(r * 0.33)} font-size={f(r * (letter.length > 1 ? 0.72 : 0.92))}>
      {letter}
    </text>
  );
  if (!s.occupied)
    return (
      <>
        <circle class="disc" r={f(r)} style={{ '--planet': color }} />
        {sign}
      </>
    );
  return (
    <g class="seal" data-term={s.occupied}>
      <polygon class="ring" points={polygon(6, r * 1.5)} />
      <polygon class="disc" points={polygon(6, r * 1.18)} />
      {sign}
    </g>
  );
}

/** Rays round the city an attack has just hit. */
const Strike = ({ r }: { r: number }) => (
  <g class="strike">
    <circle r={f(r * 1.7)} />
    {Array.from({ length: 12 }, (_, i) => (
      <path d={`M0 ${f(-r * 2)}V${f(-r * (i % 2 ? 2.3 : 2.6))}`} transform={`rotate(${i * 30 + 15})`} />
    ))}
  </g>
);

/** A cross for a miss, a diamond for a name, an eye for a probe: open where it saw the base among these cities, struck out where it did not. */
const MarkSign = ({ kind }: { kind: Mark['kind'] }) =>
  kind === 'miss' ? (
    <path class="x" d="M-3.4-3.4 3.4 3.4M3.4-3.4-3.4 3.4" />
  ) : kind === 'named' ? (
    <path class="diamond" d="M0-4.6 4.6 0 0 4.6-4.6 0Z" />
  ) : (
    <>
      <path class="lid" d="M-5.4 0Q0-6 5.4 0Q0 6-5.4 0Z" />
      {kind === 'yes' ? <circle class="diamond" r="1.9" /> : <path class="lid" d="M-4.4 4.4L4.4-4.4" />}
    </>
  );

interface MarkProps {
  readonly mark: Mark;
  readonly i: number;
  readonly all: number;
  readonly r: number;
  readonly names: boolean;
  readonly base: boolean;
  readonly way: Way;
}

/**
 * A mark and the turn it stems from: left of the node, and of a base below its emblem. Where there are no names they stand below the node, one under the
 * other, out of the way of those of its neighbours; beside each other where the next city is near below, left of the node where the board ends.
 */
function MarkPill({ mark, i, all, r, names, base, way }: MarkProps) {
  const [left, top] = base ? [-r * 1.4 - 18, r * 0.25] : [-r * 1.05 - 13, -r * 0.95];
  const ways = {
    below: [0, r + 8 + i * 14],
    across: [(i - (all - 1) / 2) * 30, r + 9],
    left: [-r * (base ? 1.4 : 1) - 18, i * 14],
  } as const;
  const [x, y] = names ? [left, top + i * 20] : ways[way];
  const at = placed(x, y, Math.max(0.8, r / 17));
  return (
    <g class={`mark ${mark.kind} ${mark.faded ? 'faded' : ''}`} data-term="mark" transform={at}>
      <Pill w={mark.turn > 99 ? 44 : 36} h={17} />
      <g transform="translate(-8.5 0)">
        <MarkSign kind={mark.kind} />
      </g>
      <text x="5" y="4.2">
        {mark.turn}
      </text>
    </g>
  );
}

function Chance({ belief, r, names }: { belief: number; r: number; names: boolean }) {
  const some = belief > 0;
  const x = names ? -r * 1.15 - (some ? 19 : 11) : 0;
  return (
    <g class={some ? 'chance' : 'chance none'} data-term="belief" transform={placed(x, names ? r * 0.1 : r + 10, Math.max(0.82, r / 17))}>
      <Pill w={some ? 44 : 26} h={21} />
      <text y="4.6">{some ? `${belief < 1 ? '<' : ''}${percent(Math.max(1, belief) / 100)}` : '0'}</text>
    </g>
  );
}

/** The same in words. */
export function spoken(id: string, s: CityLook, things: Things): string {
  return [
    `${things.letter(id)}, ${things.name(id)}`,
    local(things.category(id).name),
    s.occupied && t(s.occupied === 'ready' ? 'city.ready' : 'city.exploited'),
    s.hand && t('city.hand'),
    s.base && t('city.base'),
    s.gone && t('city.discard'),
    ...s.marks.map((mark) => t(MARK_WORDS[mark.kind], { turn: mark.turn })),
    s.belief !== null && t('city.belief', { percent: Math.round(s.belief) }),
    s.open && (s.tag === '' ? t('city.open') : t('city.open.for', { what: s.tag })),
  ]
    .filter(Boolean)
    .join('; ');
}

export const CityNode = still(function City({ id, look: s, at, r, names, marks, things, onChoose, onLook }: Props) {
  const classes = [
    'city',
    s.occupied ?? 'free',
    s.open && 'is-open',
    s.struck && 'struck',
    s.source && 'source',
    s.base && 'base',
    s.near && 'near',
  ]
    .filter(Boolean)
    .join(' ');
  const label = names ? twoLines(things.name(id)) : [];
  return (
    <g class={classes} data-city={id} data-zone={`city-${id}`} style={{ transform: `translate(${f(at.x)}px, ${f(at.y)}px)` }}>
      <circle
        class="target"
        r={f(Math.max(22, r * 1.6))}
        role="button"
        tabindex={s.open ? 0 : -1}
        aria-disabled={s.open ? undefined : 'true'}
        data-choosable={s.open ? '' : undefined}
        data-letter={id}
        aria-label={spoken(id, s, things)}
        onClick={() => onChoose(id)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== ' ') return;
          event.preventDefault();
          onChoose(id);
        }}
        {...looking(id, onLook)}
      />
      <g class="look" aria-hidden="true">
        {s.base && <circle class="base-halo" r={f(r * 2.2)} />}
        {s.struck && <Strike r={r} />}
        {s.open && <circle class="glow" r={f(r * (s.base ? 1.62 : s.occupied ? 1.8 : 1.5))} />}
        <Body letter={things.letter(id)} color={things.color(id)} s={s} r={r} />
        <g class="satellite" data-term={`category-${things.category(id).id}`} transform={placed(r * 1.02, -r * 0.92, r / 17)}>
          <circle r="10" />
          <Glyph name={things.category(id).icon} size={13} />
        </g>
        {s.hand && (
          <g class="in-hand" data-term="in-hand" transform={placed(r * 1.02, r * 0.82, r / 17)}>
            <g transform="rotate(10)">
              <rect x="-6" y="-8.5" width="12" height="17" rx="2.5" />
              <path d="M-2.5-3.5H2.5M-2.5 0H2.5" />
            </g>
          </g>
        )}
        {s.base && (
          <g class="base-sign" data-term="base" transform={placed(-r * 1.35, -r * 1.15, (0.9 * r) / 17)}>
            <circle r="15.5" />
            <g transform="scale(.86)">
              <EmblemShape side="L" />
            </g>
          </g>
        )}
        {s.belief === null ? (
          s.marks.map((mark, i) => <MarkPill mark={mark} i={i} all={s.marks.length} r={r} names={names} base={s.base} way={marks} />)
        ) : (
          <Chance belief={s.belief} r={r} names={names} />
        )}
        {s.tag !== '' && names && (
          <g class="act-tag" transform={placed(0, -r * (s.occupied ? 1.9 : 1.5) - 14)}>
            <Pill w={s.tag.length * 6.4 + 18} h={20} />
            <text y="4.2">{s.tag}</text>
          </g>
        )}
        {label.map((line, i) => (
          <text class="name" y={f(reach(s, r) + 16 + i * 15)}>
            {line}
          </text>
        ))}
      </g>
    </g>
  );
});
