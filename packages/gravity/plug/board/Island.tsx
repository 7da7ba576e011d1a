/** One island: keel, ground, pipes, sources, gravity, pieces and name; who holds it is a ring in colour and dash. */
import { useMemo } from 'preact/hooks';
import type { IslandView } from '@orrery/gravity';
import { directionOf, f, hexagon, move, polar, sideMiddle } from './hex.ts';
import { groundOf, Keel, Scenery } from './Land.tsx';
import { COPPER, Counters, type Crowd, Kinds, Pieces, Pipeline, Sabotage, Source, type SourceColour, Wreath } from './parts.tsx';
import { letter, NAME_SIZE } from './names.ts';
import { person } from './people.tsx';

/** An island as the pack describes it. */
export interface IslandPlan {
  readonly id: string;
  readonly name: string;
  readonly pipeline: boolean;
  readonly sources: readonly string[];
  readonly trunks: readonly (readonly number[])[];
}

interface Props {
  readonly plan: IslandPlan;
  readonly island: IslandView;
  readonly R: number;
  /** Wreath and fine stacks are left out. */
  readonly small: boolean;
  /** The name stands beside it. */
  readonly nameless?: boolean;
  /** Colour of the team that holds it. */
  readonly team: string | null;
  /** Sides whose sources an extraction would count. */
  readonly counted?: readonly number[];
  /** Trunks get their numbers, for a choice among them. */
  readonly numbered?: boolean;
}

const holders = (island: IslandView): number[] => island.hunters.flatMap((count, seat) => (count > 0 ? [seat] : []));

function Control({ island, R, team }: { island: IslandView; R: number; team: string | null }) {
  const seats = holders(island);
  const [first, second] = seats;
  if (first === undefined) return null;
  const ring = (seat: number, dash: string) => (
    <polygon
      points={hexagon(R * 0.93)}
      pathLength="240"
      fill="none"
      stroke={person(seat).colour}
      stroke-width={f(R * 0.05)}
      stroke-dasharray={dash}
      stroke-linejoin="round"
    />
  );
  return (
    <g data-term="control">
      <polygon points={hexagon(R * 0.93)} fill="none" stroke="#0a0d14" stroke-opacity=".6" stroke-width={f(R * 0.085)} />
      {team && <polygon points={hexagon(R * 1.0)} fill="none" stroke={team} stroke-width={f(R * 0.045)} />}
      {second === undefined ? (
        ring(first, person(first).dash)
      ) : (
        <>
          {ring(first, '120 120')}
          {ring(second, '0 120 120 0')}
        </>
      )}
    </g>
  );
}

/** The hub is a gauge that reads the whole gravity of its island. */
function Hub({ pipeline, gravity, r }: { pipeline: boolean; gravity: number; r: number }) {
  const size = Math.max(11, r * (gravity < 10 ? 1.2 : gravity < 100 ? 0.95 : 0.72));
  return (
    <g class="hub" data-term="gauge">
      {pipeline && <circle r={f(r * 1.15)} fill={COPPER.dark} />}
      <circle class="body" r={f(r)} fill="#12161f" stroke={COPPER.plain} stroke-width={pipeline ? f(r * 0.17) : 0} />
      <text class="total" y={f(size * 0.36)} font-size={f(size)}>
        {gravity}
      </text>
    </g>
  );
}

interface Fitting {
  readonly text: string;
  readonly size: number;
}

/** The name as it fits on the land: whole, its last word, or not at all. */
function fitting(name: string, R: number, most: number): Fitting | null {
  const fits = (text: string, size: number): boolean => text.length * letter(text) * size <= most;
  const last = name.split(' ').at(-1) ?? name;
  for (const size of [Math.max(NAME_SIZE, R * 0.152), NAME_SIZE]) {
    if (fits(name, size)) return { text: name, size };
    if (fits(last, size)) return { text: last, size };
  }
  return null;
}
/** How wide a name may be; a token at one of the upper corners leaves it less room. */
const roomOf = (R: number, upper: boolean): number => R * (upper ? 1.44 : 1.66);

/** Whether an island of this size carries its name, whatever lies on it. */
export const carriesName = (name: string, R: number): boolean => fitting(name, R, roomOf(R, true)) !== null;

/** Source tokens of one side and colour lie together, blue before the printed source, red after it. */
function Tokens({ island, R, bead }: { island: IslandView; R: number; bead: number }) {
  const piles = new Map<string, { readonly side: number; readonly colour: 'blue' | 'red'; count: number }>();
  for (const { side, colour } of island.tokens) {
    const key = `${side} ${colour}`;
    const pile = piles.get(key) ?? { side, colour, count: 0 };
    pile.count++;
    piles.set(key, pile);
  }
  return (
    <>
      {[...piles].map(([key, { side, colour, count }]) => {
        const direction = directionOf(side, island.rotation);
        const at = sideMiddle(direction, R * 0.87);
        const along = polar(60 * direction + 90, R * (colour === 'blue' ? -0.25 : 0.25));
        return (
          <g key={key} transform={move({ x: at.x + along.x, y: at.y + along.y })}>
            <Source colour={colour === 'blue' ? 'B' : 'R'} r={bead * 0.75} token count={count} />
          </g>
        );
      })}
    </>
  );
}

function Art({ plan, island, R, small, nameless = small, team, counted = [], numbered = false }: Props) {
  const ground = groundOf(plan.id, plan.pipeline);
  const bead = R * (small ? 0.15 : 0.138);
  const { rotation } = island;
  const crowds: Crowd[] = [...island.hunters.map((count, seat) => ({ seat, count })), { seat: null, count: island.mercenaries }];
  const signs = crowds.reduce((sum, { count }) => sum + (count > 0 ? 2 + String(count).length : 0), 0);
  const crowded = signs > 6;
  const tight = small && signs > 5;
  const width = R * (small ? 0.34 : crowded ? 0.19 : 0.28);
  const size = Math.max(11, R * (small ? 0.32 : crowded ? 0.14 : 0.165));
  const upper = island.sabotaged.some((trunk) => [3, 5].includes(directionOf(plan.trunks[trunk]?.[0] ?? 0, rotation)));
  const name = nameless ? null : fitting(plan.name, R, roomOf(R, upper));
  // Type keeps its size where islands are small, and everything else makes room for it.
  const little = !small && R < 58;
  const hub = tight ? 0.25 : small ? 0.29 : little ? 0.17 : 0.19;
  // A number on a trunk leaves the sources of its sides in sight.
  const disc = Math.max(6.5, Math.min(11, R * 0.2));
  const height = tight ? 0.22 : small ? 0.17 : little ? 0.05 : 0.09;
  return (
    <g class="island-art" data-term="island">
      <linearGradient id={`ground-${plan.id}`} x1=".2" y1="0" x2=".75" y2="1">
        <stop stop-color={ground.lit} />
        <stop offset=".55" stop-color={ground.face} />
      </linearGradient>
      <Keel id={plan.id} ground={ground} R={R} />
      <polygon points={hexagon(R)} fill={`url(#ground-${plan.id})`} stroke="#0b0e15" stroke-opacity=".55" stroke-width="1.2" />
      {!small && <Scenery ground={ground} trunks={plan.trunks} rotation={rotation} R={R} />}
      <g class="turns">{plan.pipeline && <Pipeline trunks={plan.trunks} sabotaged={island.sabotaged} rotation={rotation} R={R} />}</g>
      <Control island={island} R={R} team={team} />
      <g class="turns">
        {plan.sources.map((colours, side) =>
          [...colours].map((colour, k) => {
            const at = sideMiddle(directionOf(side, rotation), R * 0.87);
            const along = polar(60 * directionOf(side, rotation) + 90, R * 0.28 * (k - (colours.length - 1) / 2));
            return (
              <g key={`${side}${k}`} transform={move({ x: at.x + along.x, y: at.y + along.y })}>
                <Source colour={colour as SourceColour} r={bead} lit={counted.includes(side)} />
              </g>
            );
          }),
        )}
        <Tokens island={island} R={R} bead={bead} />
        {island.sabotaged.map((trunk) => (
          <Sabotage key={trunk} trunk={plan.trunks[trunk] ?? []} rotation={rotation} R={R} />
        ))}
        {numbered &&
          plan.trunks.map((sides, trunk) => (
            <g key={trunk} class="trunk-number" transform={move(polar(60 * directionOf(sides[0] ?? 0, rotation) + 30, R * 0.54))}>
              <circle r={f(disc)} />
              <text y={f(disc * 0.5)} font-size={f(Math.max(11, disc * 1.3))}>
                {trunk + 1}
              </text>
            </g>
          ))}
      </g>
      <g transform={`translate(0 ${f(-R * height)})`}>
        {small ? (
          <Kinds permanent={island.permanent} temporary={island.temporary} R={R} away={hub} />
        ) : (
          <Wreath permanent={island.permanent} temporary={island.temporary} R={R} />
        )}
        <Hub pipeline={plan.pipeline || small} gravity={island.permanent + island.temporary} r={R * hub} />
      </g>
      {name && (
        <text class="island-name" y={f(-R * (little ? 0.37 : 0.4) + name.size * 0.36)} font-size={f(name.size)}>
          {name.text}
        </text>
      )}
      <g transform={`translate(0 ${f(R * (tight ? 0.3 : small ? 0.41 : 0.37))})`}>
        {tight ? <Counters crowds={crowds} r={Math.max(7, R * 0.21)} /> : <Pieces crowds={crowds} width={width} size={size} />}
      </g>
    </g>
  );
}

/** Drawn again only when something of the island has changed. */
export function Island(props: Props) {
  const { plan, island, R, small, nameless, team, counted, numbered } = props;
  const { cell: _, ...shown } = island;
  return useMemo(() => <Art {...props} />, [plan, JSON.stringify(shown), R, small, nameless, team, counted?.join(), numbered]);
}
