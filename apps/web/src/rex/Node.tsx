/** A location: what it is says its shape, what protects it say its rings, who is there stands in the middle. */
import { COUNCIL, edgeOf, badgeOf, at, n, NODE, type Place, RINGS, star } from './geometry.ts';
import type { Label } from './layout.ts';
import { type Group, Placed, SYMBOLS, UnitStack } from './marks.tsx';

/** What is true of a place now. */
export interface Look {
  readonly groups: readonly Group[];
  readonly influence: number;
  readonly shield: boolean;
  readonly underFire: boolean;
  readonly demolished: boolean;
  readonly battle: boolean;
  readonly choice: 'open' | 'source' | null;
  /** Number beside an open place, where there is one. */
  readonly tag: string;
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

/** How many groups stand in a row, how far apart, how large: a crowd grows smaller, so that it stays inside its plaza. */
const CROWDS = [
  { most: 1, row: 1, apart: 0, k: 0.19 },
  { most: 2, row: 2, apart: 4, k: 0.18 },
  { most: 4, row: 2, apart: 3.4, k: 0.15 },
  { most: 9, row: 3, apart: 2.75, k: 0.122 },
] as const;

function Groups({ groups }: { groups: readonly Group[] }) {
  const { row, apart, k } = CROWDS.find(({ most }) => groups.length <= most) ?? CROWDS[3];
  const rows = Math.ceil(groups.length / row);
  return (
    <>
      {groups.map((group, i) => (
        <Placed
          x={((i % row) - (Math.min(row, groups.length) - 1) / 2) * apart}
          y={(Math.floor(i / row) - (rows - 1) / 2) * apart - 0.2}
          k={k}
        >
          <UnitStack {...group} />
        </Placed>
      ))}
    </>
  );
}

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

function Badge({ place, tag }: { place: Place; tag: string }) {
  if (tag === '') return null;
  const { x, y } = badgeOf(place);
  return (
    <Placed x={x} y={y}>
      <circle r="1.6" class="rx-badge" />
      <text class="rx-badge-text">{tag}</text>
    </Placed>
  );
}

/** What makes a drawing a button while it is open; otherwise asking it says why it is not. */
const button = ({ place, look, label, onChoose, onLook }: Props) => ({
  'data-place': place.id,
  'data-zone': `place-${place.id}`,
  role: look.choice ? ('button' as const) : ('img' as const),
  'aria-label': label,
  ...(look.choice === 'open' ? { tabindex: 0, 'data-choosable': '' } : look.choice ? { tabindex: 0 } : {}),
  onClick: () => onChoose(place.id),
  onKeyDown: (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onChoose(place.id);
  },
  onPointerEnter: () => onLook(place.id),
  onPointerLeave: () => onLook(null),
});

export function PlaceNode(props: Props) {
  const { place, look } = props;
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
      <g class={`rx-place ${flags.join(' ')}`} transform={placed} {...button(props)}>
        <circle r="5.6" class="hit" />
        <Halo r={edgeOf(place) + 0.75} look={look} />
        {place.shield &&
          !look.demolished &&
          RINGS.map((r) => <circle r={n(NODE + (place.stronghold ? 0.7 : 0) + r)} class={`ring ${look.shield ? '' : 'broken'}`} />)}
        <path class="plaza" d={place.stronghold && !look.demolished ? bastion : circle} />
        {look.demolished && <path class="rubble" d="M-1.9 1.9L1.9-1.9M-1.9-1.9L1.9 1.9" />}
        {!look.demolished && !stand && <path class="symbol" d={SYMBOLS[symbolOf(place)]} transform="scale(.2)" fill-rule="evenodd" />}
      </g>
      <g class="rx-there" transform={placed} aria-hidden="true" pointer-events="none">
        {stand && <Groups groups={look.groups} />}
        {stand && place.spaceport && (
          <Placed x={0} y={-(NODE + 1)}>
            <circle r="1.35" class="tab" />
            <path class="tab-sign" d={SYMBOLS.spaceport} transform="scale(.095)" />
          </Placed>
        )}
        <Badge place={place} tag={look.tag} />
      </g>
    </>
  );
}

/** The Council: a rosette with one fixed seat a race round its name; no sector, no battles. */
export function CouncilNode(props: Props & { readonly order: readonly (Group['race'] | null)[]; readonly lines: readonly string[] }) {
  const { place, look, order, lines } = props;
  const { x, y } = at(place);
  const placed = `translate(${x} ${y})`;
  return (
    <>
      <g class={`rx-place council ${look.choice ? `is-${look.choice}` : ''}`} transform={placed} {...button(props)}>
        <Halo r={COUNCIL + 1.3} look={look} />
        <path class="petals" d={star(18, COUNCIL + 1, COUNCIL + 0.2, 10)} />
        <circle r={COUNCIL} class="plaza" />
        <circle r="4.55" class="table-ring" />
      </g>
      <g class="council" transform={placed} aria-hidden="true" pointer-events="none">
        {lines.map((line, i) => (
          <text class="council-name" y={n((i - (lines.length - 1) / 2) * 2.2)}>
            {line}
          </text>
        ))}
        {order.map((race, i) => {
          const a = ((i * 360) / order.length - 60) * (Math.PI / 180);
          const groups = look.groups.filter((each) => each.race !== null && each.race === race);
          const [px, py] = [6.85 * Math.cos(a), 6.85 * Math.sin(a)];
          return groups.length > 0 ? (
            groups.map((group, k) => (
              <Placed x={px + (k - (groups.length - 1) / 2) * 2.2} y={py} k={0.162}>
                <UnitStack {...group} />
              </Placed>
            ))
          ) : (
            <circle cx={n(px)} cy={n(py)} r=".55" class="empty-seat" />
          );
        })}
        <Badge place={place} tag={look.tag} />
      </g>
    </>
  );
}

export function PlaceName({ id, label, font, look }: { id: string; label: Label; font: number; look: Look }) {
  return (
    <text class={`rx-name ${look.choice ? 'lit' : ''}`} text-anchor={label.anchor} font-size={font} data-name={id} aria-hidden="true">
      {label.lines.map((line, i) => (
        <tspan x={n(label.x)} y={n(label.y + font * (0.9 + i * 1.16))}>
          {line}
        </tspan>
      ))}
    </text>
  );
}
