/** City cards at one ratio (5 : 7), face up and face down. */
import type { ComponentChildren } from 'preact';
import { local } from '@orrery/web/app/words.ts';
import { EmblemShape, type Side } from './Emblem.tsx';
import { Icon } from '@orrery/web/draw/glyphs.tsx';
import { lookOf, Planet } from '@orrery/web/draw/Planet.tsx';
import { type Look, looking } from './longPress.ts';
import type { Things } from './things.ts';
import { otherSide } from './things.ts';
import { joints } from '@orrery/web/board/joints.ts';
import { t } from './words.ts';

export function Cost({ cost, size = 15 }: { cost: readonly string[]; size?: number }) {
  if (cost.length === 0) return <span class="free">{t('cost.free')}</span>;
  const words = cost.map((icon) => t(icon === 'E' ? 'cost.exploit' : 'cost.discard')).join(', ');
  return (
    <span class="cost" role="img" aria-label={t('cost', { cost: words })}>
      {cost.map((icon) => (
        <span data-term={icon === 'E' ? 'cost-e' : 'cost-x'}>
          <Icon name={icon} size={size} />
        </span>
      ))}
    </span>
  );
}

export const Art = ({ things, id, w, h, r }: { things: Things; id: string; w: number; h: number; r: number }) => (
  <svg class="card-art" viewBox={`0 0 ${w} ${h}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <rect class="paper" width={w} height={h} />
    <g transform={`translate(${w * 0.71} ${h * 0.61})`}>
      <Planet look={{ ...lookOf(things.city(id).planet, things.color(id)), moons: 0 }} r={r} />
    </g>
  </svg>
);

const softened = joints([
  'Superweap|on',
  'Academi|cian',
  'Observa|tory',
  'Thorn|foundry',
  'Полити|ческий',
  'Исследо|вательская',
  'Энерге|тическое',
  'Общест|венная',
  'Вооружён|ное',
  'сопротив|ление',
  'супер|оружия',
  'Мобили|зация',
  'Косми|ческий',
  'Косми|ческая',
  'Искрив|ление',
  'гипер|пространства',
  'Лабора|тория',
  'Обсерва|тория',
  'Politi|sches',
  'Waffen|fabrik',
  'Forschungs|station',
  'Energie|kern',
  'Öffent|liche',
  'Unter|stützung',
  'Propaganda|kampagne',
  'Bewaff|neter',
  'Konstruktions|fehler',
  'Tiefraum|sonde',
  'rekru|tieren',
  'Raum|anomalie',
  'Hyperraum|verzerrung',
  'Akade|mikers',
  'Dornen|gießerei',
  'Wipfel|docks',
  'Wurzel|markt',
  'Sporen|labor',
  'Gezeiten|helling',
  'Korallen|rat',
  'Tiefsee|arsenal',
  'Aschen|gasse',
  'Schlacken|werk',
  'Observa|torium',
]);

/** Names that would not fit a narrow card in the usual size: by a single word, or as a whole. */
const LONG = 11;
const isLong = (name: string): boolean => name.length > 2 * LONG + 1 || name.split(/[\s-]/).some((word) => word.length > LONG);

interface CardProps {
  readonly id: string;
  readonly things: Things;
  readonly side: Side;
  readonly open: boolean;
  readonly aimed?: boolean;
  readonly note?: string;
  readonly zone: string;
  readonly onChoose: (city: string) => void;
  readonly onLook: Look;
  readonly children?: ComponentChildren;
}

const handlers = ({ id, onChoose, onLook }: Pick<CardProps, 'id' | 'onChoose' | 'onLook'>) => ({
  onClick: () => onChoose(id),
  ...looking(id, onLook),
});

/** Face up; the viewer's own mission stands in the tinted foot, nearest to the thumb. */
export function CityCard(props: CardProps) {
  const { id, things, side, open, aimed = false, note = '', zone } = props;
  const category = things.category(id);
  const mission = (of: Side) => {
    const m = things.mission(id, of);
    return (
      <span class={`mission side-${of} ${of === side ? 'own' : ''}`}>
        <span class="mission-name">{softened(local(m.name))}</span>
        <Cost cost={m.cost} size={of === side ? 17 : 14} />
      </span>
    );
  };
  return (
    <button
      type="button"
      class={`city-card ${open ? 'open' : ''} ${aimed ? 'aimed' : ''}`}
      data-city={id}
      data-zone={`${zone}-${id}`}
      data-choosable={open ? '' : undefined}
      aria-disabled={open ? undefined : 'true'}
      tabIndex={open ? 0 : -1}
      style={{ '--planet': things.color(id) }}
      {...handlers(props)}
    >
      <Art things={things} id={id} w={132} h={66} r={36} />
      <span class="badge">{things.letter(id)}</span>
      <span class="cat" data-term={`category-${category.id}`}>
        <Icon name={category.icon} size={15} />
      </span>
      <span class={`card-name ${isLong(things.name(id)) ? 'long' : ''}`}>
        {softened(things.name(id))}
        <span class="spoken">, {local(category.name)}</span>
      </span>
      <span class="missions">
        {mission(otherSide(side))}
        {mission(side)}
      </span>
      {note !== '' && <span class="card-note">{note}</span>}
    </button>
  );
}

/** An occupied city in the row: upright when ready, sideways when exploited; the letter stays upright. */
export function OccupiedCard(props: CardProps & { readonly exploited: boolean; readonly source: boolean }) {
  const { id, things, open, aimed = false, exploited, source } = props;
  const mission = things.mission(id, 'D');
  return (
    <button
      type="button"
      class={`occupied-card ${exploited ? 'exploited' : 'ready'} ${open ? 'open' : ''} ${source ? 'source' : ''} ${aimed ? 'aimed' : ''}`}
      data-city={id}
      data-zone={`row-${id}`}
      data-term={exploited ? 'exploited' : 'ready'}
      data-choosable={open ? '' : undefined}
      aria-disabled={open ? undefined : 'true'}
      tabIndex={open ? 0 : -1}
      style={{ '--planet': things.color(id) }}
      {...handlers(props)}
    >
      <Art things={things} id={id} w={80} h={40} r={24} />
      <span class="badge">{things.letter(id)}</span>
      <span class="cat" data-term={`category-${things.category(id).id}`}>
        <Icon name={things.category(id).icon} size={13} />
      </span>
      <span class={`card-name ${isLong(things.name(id)) ? 'long' : ''}`}>
        {softened(things.name(id))}
        <span class="spoken">, {t(exploited ? 'city.exploited' : 'city.ready')}</span>
      </span>
      <span class="foot">
        <span>{softened(local(mission.name))}</span>
        <Cost cost={mission.cost} size={13} />
      </span>
    </button>
  );
}

/** Face down: a side's card with its emblem, or one of the deck. */
export const CardBack = ({ side, width, label = '' }: { side: Side | null; width: number; label?: string }) => (
  <svg
    class={`card-back ${side ? `side-${side}` : ''}`}
    width={width}
    height={width * 1.4}
    viewBox="0 0 50 70"
    role={label === '' ? undefined : 'img'}
    aria-label={label === '' ? undefined : label}
    aria-hidden={label === '' ? 'true' : undefined}
  >
    <rect x=".75" y=".75" width="48.5" height="68.5" rx="6" class="back" />
    <rect x="4" y="4" width="42" height="62" rx="3.5" class="inset" />
    <svg x="4" y="4" width="42" height="62" viewBox="-21 -31 42 62">
      {[28, 21, 14].map((r) => (
        <circle r={r} class="orbit" />
      ))}
      {side ? (
        <g transform="scale(.95)">
          <EmblemShape side={side} />
        </g>
      ) : (
        <circle r="6" class="sun" />
      )}
    </svg>
  </svg>
);
