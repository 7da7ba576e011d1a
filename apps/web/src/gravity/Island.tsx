/** One island: keel, ground, pipes, sources, gravity, pieces and name; who holds it is a ring in colour and dash. */
import type { IslandView } from '@orrery/gravity';
import { directionOf, f, hexagon, move, polar, sideMiddle } from './hex.ts';
import { groundOf, Keel, Scenery } from './Land.tsx';
import { COPPER, type Crowd, Pieces, Pipeline, Sabotage, Source, type SourceColour, Wreath } from './parts.tsx';
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
  /** Names, wreath and fine stacks are left out. */
  readonly small: boolean;
  /** Colour of the team that holds it. */
  readonly team: string | null;
  readonly lit: boolean;
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
    <g>
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
function Hub({ pipeline, gravity, R, small }: { pipeline: boolean; gravity: number; R: number; small: boolean }) {
  const r = R * (small ? 0.33 : 0.225);
  const size = R * (small ? 0.4 : gravity > 9 ? 0.22 : 0.27);
  return (
    <g>
      {(pipeline || small) && <circle r={f(r + R * 0.035)} fill={COPPER.dark} />}
      <circle r={f(r)} fill="#12161f" stroke={COPPER.plain} stroke-width={pipeline || small ? f(R * 0.04) : 0} />
      <text class="total" y={f(size * 0.36)} font-size={f(size)}>
        {gravity}
      </text>
    </g>
  );
}

export function Island({ plan, island, R, small, team, lit }: Props) {
  const ground = groundOf(plan.id, plan.pipeline);
  const bead = R * (small ? 0.15 : 0.138);
  const { rotation } = island;
  const crowds: Crowd[] = [...island.hunters.map((count, seat) => ({ seat, count })), { seat: null, count: island.mercenaries }];
  const crowded = crowds.filter(({ count }) => count > 0).length > 2;
  const width = R * (small ? (crowded ? 0.24 : 0.34) : crowded ? 0.2 : 0.29);
  const size = Math.max(11, R * (small ? (crowded ? 0.24 : 0.32) : crowded ? 0.14 : 0.165));
  return (
    <g class="island-art">
      <linearGradient id={`ground-${plan.id}`} x1=".2" y1="0" x2=".75" y2="1">
        <stop stop-color={ground.lit} />
        <stop offset=".55" stop-color={ground.face} />
      </linearGradient>
      <Keel id={plan.id} ground={ground} R={R} />
      <polygon points={hexagon(R)} fill={`url(#ground-${plan.id})`} stroke="#0b0e15" stroke-opacity=".55" stroke-width="1.2" />
      {!small && <Scenery ground={ground} trunks={plan.trunks} rotation={rotation} R={R} />}
      {plan.pipeline && <Pipeline trunks={plan.trunks} sabotaged={island.sabotaged} rotation={rotation} R={R} />}
      <Control island={island} R={R} team={team} />
      {plan.sources.map((colours, side) =>
        [...colours].map((colour, k) => {
          const at = sideMiddle(directionOf(side, rotation), R * 0.87);
          const along = polar(60 * directionOf(side, rotation) + 90, R * 0.26 * (k - (colours.length - 1) / 2));
          return (
            <g key={`${side}${k}`} transform={move({ x: at.x + along.x, y: at.y + along.y })}>
              <Source colour={colour as SourceColour} r={bead} />
            </g>
          );
        }),
      )}
      {island.sabotaged.map((trunk) => (
        <Sabotage key={trunk} trunk={plan.trunks[trunk] ?? []} rotation={rotation} R={R} />
      ))}
      <g transform={`translate(0 ${f(-R * (small ? 0.14 : 0.04))})`}>
        {!small && <Wreath permanent={island.permanent} temporary={island.temporary} R={R} />}
        <Hub pipeline={plan.pipeline} gravity={island.permanent + island.temporary} R={R} small={small} />
      </g>
      {!small && (
        <text class="island-name" y={f(-R * (R < 60 ? 0.34 : 0.44))} font-size={f(Math.max(11, R * 0.152))}>
          {plan.name}
        </text>
      )}
      <g transform={`translate(0 ${f(R * (small ? 0.5 : 0.435))})`}>
        <Pieces crowds={crowds} width={width} size={size} />
      </g>
      {island.tokens.map(({ side, colour }, k) => {
        const direction = directionOf(side, rotation);
        const at = sideMiddle(direction, R * 0.87);
        const along = polar(60 * direction + 90, R * (k % 2 ? 0.36 : -0.36));
        return (
          <g key={`${side}${k}`} transform={move({ x: at.x + along.x, y: at.y + along.y })}>
            <Source colour={colour === 'blue' ? 'B' : 'R'} r={bead} token />
          </g>
        );
      })}
      {lit && <polygon class="glow" points={hexagon(R * 1.02)} />}
    </g>
  );
}
