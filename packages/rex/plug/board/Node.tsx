/** A location: what it is says its shape, what protects it say its rings, who is there stands in the middle. */
import { still } from '@orrery/web/board/still.ts';
import { at, BADGE, badgeOf, COUNCIL, edgeOf, n, NODE, type Place, RINGS, star } from './geometry.ts';
import type { Label } from './layout.ts';
import { Crowd, type Group, Placed, SYMBOLS, UnitStack } from './marks.tsx';

/** What is true of a place now. */
export interface Look {
  readonly groups: readonly Group[];
  readonly influence: number;
  readonly shield: boolean;
  readonly underFire: boolean;
  readonly demolished: boolean;
  readonly battle: boolean;
  readonly choice: 'open' | 'source' | null;
  /** The first answer it leads to, by which other tables know it. */
  readonly answer: number | null;
  /** Number beside an open place, where there is one: steps to it, or the price of a unit there. */
  readonly tag: string;
  readonly paid: boolean;
  readonly looked: boolean;
}

interface Props {
  readonly place: Place;
  readonly look: Look;
  readonly label: string;
  readonly onChoose: (id: string) => void;
  readonly onLook: (id: string | null) => void;
}

const circle = `M0 ${-NODE}A${NODE} ${NODE} 0 1 1 0 ${NODE}A${NODE} ${NODE} 0 1 1 0 ${-NODE}Z`;
const bastion = star(8, NODE + 1.15, NODE + 0.1, 22.5);

const symbolOf = (place: Place): keyof typeof SYMBOLS =>
  place.spaceport ? 'spaceport' : place.stronghold ? 'stronghold' : place.influence ? 'influence' : 'shield';

/** What a symbol means, by the glossary. */
const TERMS: Partial<Record<keyof typeof SYMBOLS, string>> = {
  spaceport: 'spaceport',
  stronghold: 'stronghold',
  influence: 'coins',
  shield: 'shield',
};

/** One group in the middle, two side by side across the influence that lies there, more as a crowd. */
function Groups({ groups, across, near }: { groups: readonly Group[]; across: number; near: boolean }) {
  const [only] = groups;
  if (groups.length > 2) return near && groups.length <= MOST_APART ? <Apart groups={groups} /> : <Crowd groups={groups} />;
  if (groups.length === 1 && only)
    return (
      <Placed x={0} y={-0.2} k={0.19}>
        <UnitStack {...only} />
      </Placed>
    );
  return (
    <>
      {groups.map((group, i) => (
        <Placed x={(i ? 1 : -1) * 1.95 * Math.cos(across)} y={(i ? 1 : -1) * 1.95 * Math.sin(across)} k={0.165}>
          <UnitStack {...group} flat />
        </Placed>
      ))}
    </>
  );
}

/** Seen from near, as on a phone that looks at one place, a few groups have room for a number each. */
const MOST_APART = 4;
const Apart = ({ groups }: { groups: readonly Group[] }) => (
  <>
    {groups.map((group, i) => {
      const a = ((i * 360) / groups.length - 90) * (Math.PI / 180);
      return (
        <Placed x={1.95 * Math.cos(a)} y={1.95 * Math.sin(a)} k={0.11}>
          <UnitStack {...group} flat />
        </Placed>
      );
    })}
  </>
);

export function Halo({ r, look }: { r: number; look: Look }) {
  return (
    <>
      {look.battle && <circle r={n(r)} class="rx-halo battle" />}
      {look.choice === 'open' && <circle r={n(r)} class="rx-glow" />}
      {look.choice && <circle r={n(r)} class={`rx-halo ${look.choice}`} />}
      {look.looked && <circle r={n(r + 0.5)} class="rx-halo looked" />}
    </>
  );
}

function Badge({ place, look: { tag, paid } }: { place: Place; look: Look }) {
  if (tag === '') return null;
  const { x, y } = badgeOf(place);
  return (
    <g class="rx-tag" data-term="price" data-tag={place.id} transform={`translate(${n(x)} ${n(y)})`}>
      <circle r={BADGE} class={paid ? 'rx-price' : 'rx-badge'} />
      <text class="rx-badge-text">{tag}</text>
    </g>
  );
}

/** What makes a drawing a button while it is open; otherwise asking it says why it is not. */
const button = ({ place, look, label, onChoose, onLook }: Props) => ({
  'data-place': place.id,
  'data-zone': `place-${place.id}`,
  role: look.choice ? ('button' as const) : ('img' as const),
  'aria-label': label,
  ...(look.choice === 'open'
    ? { tabindex: 0, 'data-choosable': '', 'data-choice': look.answer ?? undefined }
    : look.choice
      ? { tabindex: 0 }
      : {}),
  onClick: () => onChoose(place.id),
  onKeyDown: (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onChoose(place.id);
  },
  onPointerEnter: () => onLook(place.id),
  onPointerLeave: () => onLook(null),
  onFocus: ({ currentTarget }: { currentTarget: Element }) => currentTarget.matches(':focus-visible') && onLook(place.id),
  onBlur: () => onLook(null),
});

export const PlaceNode = still(function OnePlace(props: Props & { readonly across: number; readonly hit: number; readonly near: boolean }) {
  const { place, look, across, hit, near } = props;
  const { x, y } = at(place);
  const flags = [
    place.stronghold && 'stronghold',
    look.underFire && 'under-fire',
    look.demolished && 'demolished',
    look.choice && `is-${look.choice}`,
  ].filter(Boolean);
  const placed = `translate(${x} ${y})`;
  const stand = look.groups.length > 0 && !look.demolished;
  // Who stands there is drawn beside the button, not in it: its name says everything already.
  return (
    <>
      <g class={`rx-place ${flags.join(' ')}`} transform={placed} data-term="location" {...button(props)}>
        <circle r={hit} class="hit" />
        <Halo r={edgeOf(place) + 0.75} look={look} />
        {place.shield &&
          !look.demolished &&
          RINGS.map((r, i) => (
            <circle
              r={n(NODE + (place.stronghold ? 0.7 : 0) + r)}
              class={`ring ${look.shield ? '' : 'broken'}`}
              data-term="shield"
              data-core={i === RINGS.length - 1 ? '' : undefined}
            />
          ))}
        <path
          data-core={place.shield && !look.demolished ? undefined : ''}
          class="plaza"
          d={place.stronghold && !look.demolished ? bastion : circle}
          data-term={place.stronghold && !look.demolished ? 'stronghold' : undefined}
        />
        {look.demolished && <path class="rubble" data-term="ruin" d="M-1.9 1.9L1.9-1.9M-1.9-1.9L1.9 1.9" />}
        {!look.demolished && !stand && (
          <path class="symbol" data-term={TERMS[symbolOf(place)]} d={SYMBOLS[symbolOf(place)]} transform="scale(.2)" fill-rule="evenodd" />
        )}
      </g>
      <g class="rx-there" transform={placed} aria-hidden="true" pointer-events="none">
        {stand && <Groups groups={look.groups} across={across} near={near} />}
        {stand && place.spaceport && (
          <Placed x={0} y={-(NODE + 1.35)}>
            <circle data-term="spaceport" r="1.35" class="tab" />
            <path class="tab-sign" d={SYMBOLS.spaceport} transform="scale(.095)" />
          </Placed>
        )}
        <Badge place={place} look={look} />
      </g>
    </>
  );
});

/** The Council: a rosette with one fixed seat a race round its name; no sector, no battles. */
export const CouncilNode = still(function Council(
  props: Props & { readonly order: readonly (Group['race'] | null)[]; readonly name: string },
) {
  const { place, look, order, name } = props;
  const { x, y } = at(place);
  const placed = `translate(${x} ${y})`;
  return (
    <>
      <g class={`rx-place council ${look.choice ? `is-${look.choice}` : ''}`} transform={placed} data-term="council" {...button(props)}>
        <Halo r={COUNCIL + 1.3} look={look} />
        <path class="petals" d={star(18, COUNCIL + 1, COUNCIL + 0.2, 10)} />
        <circle r={COUNCIL} class="plaza" />
        <circle r="4.75" class="table-ring" />
      </g>
      <g class="council" transform={placed} aria-hidden="true" pointer-events="none">
        <text class="council-name">{name}</text>
        {order.map((race, i) => {
          const a = ((i * 360) / order.length - 60) * (Math.PI / 180);
          const groups = look.groups.filter((each) => each.race !== null && each.race === race);
          const [px, py] = [6.85 * Math.cos(a), 6.85 * Math.sin(a)];
          return groups.length > 0 ? (
            groups.map((group, k) => {
              const aside = (k - (groups.length - 1) / 2) * 3;
              return (
                <g class={groups.length > 1 ? 'half' : ''}>
                  <Placed x={px - aside * Math.sin(a)} y={py + aside * Math.cos(a)} k={groups.length > 1 ? 0.125 : 0.165}>
                    <UnitStack {...group} flat />
                  </Placed>
                </g>
              );
            })
          ) : (
            <circle cx={n(px)} cy={n(py)} r=".55" class="empty-seat" />
          );
        })}
        <Badge place={place} look={look} />
      </g>
    </>
  );
});

interface NameProps {
  readonly id: string;
  readonly label: Label;
  readonly font: number;
  readonly lit: boolean;
}

export const PlaceName = still(function Name({ id, label, font, lit }: NameProps) {
  return (
    <text class={`rx-name ${lit ? 'lit' : ''}`} text-anchor={label.anchor} font-size={font} data-name={id} aria-hidden="true">
      {label.lines.map((line, i) => (
        <tspan x={n(label.x)} y={n(label.y + font * (0.9 + i * 1.16))}>
          {line}
        </tspan>
      ))}
    </text>
  );
});
